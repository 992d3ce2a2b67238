package dev.benchstudy.benchstat.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A made-up machine: files below a temporary folder. */
final class FakeMachine {
  private final Path root;

  FakeMachine(Path root) {
    this.root = root;
  }

  /** A laptop on which everything disturbs. */
  static FakeMachine noisy(Path root) throws IOException {
    FakeMachine machine = new FakeMachine(root);
    for (String cpu : new String[] {"cpu0", "cpu1"}) {
      machine
          .file("/sys/devices/system/cpu/" + cpu + "/cpufreq/scaling_governor", "powersave")
          .file("/sys/devices/system/cpu/" + cpu + "/cpufreq/scaling_min_freq", "800000")
          .file("/sys/devices/system/cpu/" + cpu + "/cpufreq/scaling_max_freq", "4200000")
          .file("/sys/devices/system/cpu/" + cpu + "/thermal_throttle/core_throttle_count", "7");
    }
    return machine
        .file("/sys/devices/system/cpu/intel_pstate/no_turbo", "0")
        .file("/sys/devices/system/cpu/smt/active", "1")
        .file("/sys/devices/system/cpu/smt/control", "on")
        .file("/proc/sys/kernel/randomize_va_space", "0")
        .file("/proc/sys/kernel/numa_balancing", "1")
        .file("/proc/loadavg", "3.50 2.00 1.00 2/300 4711")
        .file("/proc/stat", "cpu  100 0 100 700 0 0 0 100 0 0\ncpu0 1 2 3")
        .file("/proc/meminfo", "MemTotal:  8000000 kB\nMemAvailable:   200000 kB")
        .file("/proc/self/cgroup", "0::/user/run")
        .file("/sys/fs/cgroup/user/run/cpu.max", "max 100000")
        .file("/sys/fs/cgroup/user/cpu.max", "150000 100000")
        .file("/sys/fs/cgroup/user/run/cpu.stat", "nr_periods 9\nnr_throttled 4")
        .file("/proc/cpuinfo", "model name\t: Example 3000\nflags\t\t: fpu hypervisor sse2")
        .file("/sys/class/power_supply/AC/type", "Mains")
        .file("/sys/class/power_supply/AC/online", "0")
        .file("/sys/class/power_supply/BAT0/type", "Battery")
        .file("/sys/class/power_supply/BAT0/status", "Discharging")
        .folder("/run");
  }

  FakeMachine file(String name, String text) throws IOException {
    Path file = path(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
    return this;
  }

  FakeMachine folder(String name) throws IOException {
    Files.createDirectories(path(name));
    return this;
  }

  Path path(String name) {
    return root.resolve(name.substring(1));
  }

  String text(String name) throws IOException {
    return Files.readString(path(name)).strip();
  }

  SystemFiles files() {
    return new SystemFiles(root);
  }
}
