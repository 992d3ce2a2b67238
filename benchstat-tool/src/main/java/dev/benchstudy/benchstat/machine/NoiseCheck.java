package dev.benchstudy.benchstat.machine;

import dev.benchstudy.benchstat.machine.Finding.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Looks for what makes runs noisy on this machine, and says of each thing whether it disturbs, does
 * not, or could not be read.
 */
public final class NoiseCheck {
  static final String CPU = "/sys/devices/system/cpu";

  /** A machine with nothing to do has a load well below this. */
  private static final double QUIET_LOAD = 0.3;

  private static final double QUIET_STEAL = 0.01;
  private static final long QUIET_MEMORY_KILOBYTES = 1 << 20;

  private final SystemFiles files;
  private final int cores;

  private NoiseCheck(SystemFiles files, int cores) {
    this.files = files;
    this.cores = cores;
  }

  /**
   * Looks at everything.
   *
   * @param earlier the load a moment ago: what is stolen shows between two moments
   */
  public static List<Finding> run(SystemFiles files, MachineLoad earlier) {
    NoiseCheck check = new NoiseCheck(files, Runtime.getRuntime().availableProcessors());
    return List.of(
        check.load(),
        check.steal(earlier),
        check.governor(),
        check.boost(),
        check.multithreading(),
        check.addressLayout(),
        check.quota(),
        check.throttling(),
        check.power(),
        check.memory(),
        check.numaBalancing(),
        check.hypervisor());
  }

  /** All in one or two lines: what disturbs, and what could not be read. */
  public static String brief(List<Finding> findings) {
    List<String> noisy = new ArrayList<>();
    List<String> unread = new ArrayList<>();
    for (Finding finding : findings) {
      switch (finding.state()) {
        case NOISY -> noisy.add(finding.subject() + ": " + finding.detail());
        case UNKNOWN -> unread.add(finding.subject());
        case QUIET -> {}
      }
    }
    String first =
        noisy.isEmpty() ? "nothing noisy found" : "noisy here: " + String.join("; ", noisy);
    return unread.isEmpty() ? first : first + ". Could not be read: " + String.join(", ", unread);
  }

  /** Whether anything was found to disturb. */
  public static boolean anyNoisy(List<Finding> findings) {
    return findings.stream().anyMatch(finding -> finding.state() == State.NOISY);
  }

  private Finding load() {
    OptionalDouble load = MachineLoad.read(files).loadAverage();
    if (load.isEmpty()) {
      return Finding.unknown("load", "no /proc/loadavg");
    }
    String detail = String.format(Locale.ROOT, "%.2f on %d processors", load.getAsDouble(), cores);
    return load.getAsDouble() <= QUIET_LOAD
        ? Finding.quiet("load", detail)
        : Finding.noisy("load", detail, "end what else runs; top shows it");
  }

  private Finding steal(MachineLoad earlier) {
    OptionalDouble share = MachineLoad.read(files).stolenShareSince(earlier);
    if (share.isEmpty()) {
      return Finding.unknown("steal", "no /proc/stat");
    }
    String detail =
        String.format(
            Locale.ROOT, "%.1f %% of the time given to other guests", 100 * share.getAsDouble());
    return share.getAsDouble() <= QUIET_STEAL
        ? Finding.quiet("steal", detail)
        : Finding.noisy("steal", detail, "choose another host, or a time when its others rest");
  }

  private Finding governor() {
    List<String> governors = perProcessor("cpufreq/scaling_governor");
    if (governors.isEmpty()) {
      return Finding.unknown("governor", "no cpufreq for this kernel");
    }
    List<String> kinds = governors.stream().distinct().toList();
    return kinds.equals(List.of("performance"))
        ? Finding.quiet("governor", "performance on all processors")
        : Finding.noisy(
            "governor",
            String.join(", ", kinds),
            "only performance keeps the clock steady; quiet.sh on");
  }

  private Finding boost() {
    Optional<String> noTurbo = files.read(CPU + "/intel_pstate/no_turbo");
    Optional<String> boost = files.read(CPU + "/cpufreq/boost");
    if (noTurbo.isEmpty() && boost.isEmpty()) {
      return Finding.unknown("boost", "neither intel_pstate/no_turbo nor cpufreq/boost");
    }
    boolean off = noTurbo.map("1"::equals).orElse(false) || boost.map("0"::equals).orElse(false);
    return off
        ? Finding.quiet("boost", "off")
        : Finding.noisy(
            "boost", "on", "the clock then depends on heat and on the other cores; quiet.sh on");
  }

  private Finding multithreading() {
    Optional<String> active = files.read(CPU + "/smt/active");
    if (active.isEmpty()) {
      return Finding.unknown("SMT", "no smt/active");
    }
    return active.get().equals("0")
        ? Finding.quiet("SMT", "off")
        : Finding.noisy(
            "SMT", "on: two threads share a core", "leave the siblings idle, or quiet.sh on --smt");
  }

  /** Random layout is wanted: without it every fork repeats one layout, and its luck. */
  private Finding addressLayout() {
    Optional<String> aslr = files.read("/proc/sys/kernel/randomize_va_space");
    if (aslr.isEmpty()) {
      return Finding.unknown("ASLR", "no randomize_va_space");
    }
    return aslr.get().equals("2")
        ? Finding.quiet("ASLR", "on, so that forks do not share one memory layout")
        : Finding.noisy(
            "ASLR", "not full: " + aslr.get(), "forks share a memory layout; quiet.sh on");
  }

  private Finding quota() {
    if (!files.exists("/proc/self/cgroup")) {
      return Finding.unknown("cgroup quota", "no control groups");
    }
    ControlGroup group = ControlGroup.read(files);
    if (group.cpuLimit().isEmpty()) {
      return Finding.quiet("cgroup quota", "none");
    }
    long throttled = ControlGroup.throttledPeriods(files);
    return Finding.noisy(
        "cgroup quota",
        String.format(
            Locale.ROOT,
            "%.2f processors, used up in %d periods so far",
            group.cpuLimit().getAsDouble(),
            throttled),
        "forks stop when it is used up; raise or lift it");
  }

  private Finding throttling() {
    List<String> counts = perProcessor("thermal_throttle/core_throttle_count");
    if (counts.isEmpty()) {
      return Finding.unknown("throttling", "no thermal_throttle counters");
    }
    long sum = counts.stream().mapToLong(NoiseCheck::numberOrZero).sum();
    return sum == 0
        ? Finding.quiet("throttling", "never since the start")
        : Finding.noisy(
            "throttling", sum + " times since the start", "the processor gets too hot; cool it");
  }

  private Finding power() {
    String folder = "/sys/class/power_supply";
    if (!files.exists(folder)) {
      return Finding.unknown("power source", "no power_supply");
    }
    boolean mains = false;
    boolean battery = false;
    for (String supply : files.list(folder)) {
      String type = files.read(folder + "/" + supply + "/type").orElse("");
      mains |=
          type.equals("Mains")
              && files.read(folder + "/" + supply + "/online").orElse("").equals("1");
      battery |=
          type.equals("Battery")
              && files.read(folder + "/" + supply + "/status").orElse("").equals("Discharging");
    }
    return battery && !mains
        ? Finding.noisy("power source", "battery", "plug it in")
        : Finding.quiet("power source", mains ? "mains" : "no battery in use");
  }

  private Finding memory() {
    Optional<String> available = files.field("/proc/meminfo", "MemAvailable", ':');
    if (available.isEmpty()) {
      return Finding.unknown("memory", "no MemAvailable in /proc/meminfo");
    }
    long kilobytes = numberOrZero(available.get().replace("kB", "").strip());
    String detail = (kilobytes >> 10) + " MiB available";
    return kilobytes >= QUIET_MEMORY_KILOBYTES
        ? Finding.quiet("memory", detail)
        : Finding.noisy("memory", detail, "a fork that swaps measures the disk; free some");
  }

  private Finding numaBalancing() {
    Optional<String> balancing = files.read("/proc/sys/kernel/numa_balancing");
    if (balancing.isEmpty()) {
      return Finding.unknown("NUMA balancing", "no numa_balancing");
    }
    return balancing.get().equals("0")
        ? Finding.quiet("NUMA balancing", "off")
        : Finding.noisy("NUMA balancing", "on", "the kernel moves memory meanwhile; quiet.sh on");
  }

  private Finding hypervisor() {
    String virtualization = Machine.virtualization(files);
    if (virtualization.equals(Machine.UNKNOWN)) {
      return Finding.unknown("hypervisor", "no /proc/cpuinfo");
    }
    return virtualization.contains("virtual machine")
        ? Finding.noisy(
            "hypervisor", virtualization, "neighbours cannot be seen; compare only within blocks")
        : Finding.quiet("hypervisor", virtualization);
  }

  private List<String> perProcessor(String name) {
    return processors(files).stream()
        .flatMap(processor -> files.read(processor + "/" + name).stream())
        .toList();
  }

  /** The folders of the processors. */
  static List<String> processors(SystemFiles files) {
    return files.list(CPU).stream()
        .filter(name -> name.matches("cpu\\d+"))
        .map(name -> CPU + "/" + name)
        .toList();
  }

  private static long numberOrZero(String text) {
    return text.matches("\\d{1,18}") ? Long.parseLong(text) : 0;
  }
}
