package dev.benchstudy.benchstat.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The limits a Linux control group sets on this process: how many processors' worth of time it may
 * use, and how much memory.
 *
 * @param cpuLimit in processors; empty without a limit
 * @param memoryLimitBytes empty without a limit
 */
record ControlGroup(OptionalDouble cpuLimit, Optional<Long> memoryLimitBytes) {
  /** Version 1 writes "no limit" as a number near 2^63; no machine has 2^60 bytes. */
  private static final long UNLIMITED_BYTES = 1L << 60;

  static ControlGroup read(SystemFiles files) {
    OptionalDouble cpu = OptionalDouble.empty();
    Optional<Long> memory = Optional.empty();
    for (String line : files.lines("/proc/self/cgroup")) {
      String[] parts = line.split(":", 3);
      if (parts.length < 3) {
        continue;
      }
      List<String> controllers = List.of(parts[1].split(","));
      // The limits of the folders above apply too, so the smallest on the way to the top counts.
      for (String folder : fromHereToTheTop(parts[2])) {
        if (parts[1].isEmpty()) {
          cpu = least(cpu, version2Cpu(files, "/sys/fs/cgroup" + folder + "/cpu.max"));
          memory = least(memory, bytes(files, "/sys/fs/cgroup" + folder + "/memory.max"));
        } else if (controllers.contains("cpu")) {
          cpu = least(cpu, version1Cpu(files, "/sys/fs/cgroup/cpu" + folder));
        } else if (controllers.contains("memory")) {
          memory =
              least(
                  memory,
                  bytes(files, "/sys/fs/cgroup/memory" + folder + "/memory.limit_in_bytes"));
        }
      }
    }
    return new ControlGroup(cpu, memory);
  }

  /** Periods in which the group was stopped because its processor time was used up. */
  static long throttledPeriods(SystemFiles files) {
    long count = 0;
    for (String line : files.lines("/proc/self/cgroup")) {
      String[] parts = line.split(":", 3);
      if (parts.length < 3) {
        continue;
      }
      boolean unified = parts[1].isEmpty();
      if (!unified && !List.of(parts[1].split(",")).contains("cpu")) {
        continue;
      }
      String stat = (unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu") + parts[2] + "/cpu.stat";
      count +=
          files.lines(stat).stream()
              .filter(entry -> entry.startsWith("nr_throttled "))
              .mapToLong(entry -> Long.parseLong(entry.substring("nr_throttled ".length()).strip()))
              .sum();
    }
    return count;
  }

  /** For instance {@code cpu 1.5, memory 2048 MiB}, or {@code none}. */
  String describe() {
    List<String> limits = new ArrayList<>();
    cpuLimit.ifPresent(value -> limits.add(String.format(Locale.ROOT, "cpu %.2f", value)));
    memoryLimitBytes.ifPresent(value -> limits.add("memory " + (value >> 20) + " MiB"));
    return limits.isEmpty() ? "none" : String.join(", ", limits);
  }

  private static List<String> fromHereToTheTop(String path) {
    List<String> folders = new ArrayList<>();
    String folder = path.equals("/") ? "" : path;
    while (!folder.isEmpty()) {
      folders.add(folder);
      folder = folder.substring(0, Math.max(0, folder.lastIndexOf('/')));
    }
    folders.add("");
    return folders;
  }

  private static OptionalDouble version2Cpu(SystemFiles files, String name) {
    return files.read(name).map(text -> quota(text.split("\\s+"))).orElse(OptionalDouble.empty());
  }

  private static OptionalDouble version1Cpu(SystemFiles files, String folder) {
    Optional<String> quota = files.read(folder + "/cpu.cfs_quota_us");
    Optional<String> period = files.read(folder + "/cpu.cfs_period_us");
    return quota.isPresent() && period.isPresent()
        ? quota(new String[] {quota.get(), period.get()})
        : OptionalDouble.empty();
  }

  /** {@code max 100000} and {@code -1 100000} set no limit. */
  private static OptionalDouble quota(String[] quotaAndPeriod) {
    try {
      double quota = Double.parseDouble(quotaAndPeriod[0]);
      double period = quotaAndPeriod.length > 1 ? Double.parseDouble(quotaAndPeriod[1]) : 100_000;
      return quota > 0 && period > 0 ? OptionalDouble.of(quota / period) : OptionalDouble.empty();
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  private static Optional<Long> bytes(SystemFiles files, String name) {
    try {
      return files.read(name).map(Long::parseLong).filter(value -> value < UNLIMITED_BYTES);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static OptionalDouble least(OptionalDouble a, OptionalDouble b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.isEmpty() ? b : a;
    }
    return OptionalDouble.of(Math.min(a.getAsDouble(), b.getAsDouble()));
  }

  private static Optional<Long> least(Optional<Long> a, Optional<Long> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.isEmpty() ? b : a;
    }
    return Optional.of(Math.min(a.get(), b.get()));
  }
}
