package dev.benchstudy.benchstat.machine;

import java.util.ArrayList;
import java.util.List;

/**
 * A setting of the kernel that makes runs steadier.
 *
 * @param path the file that holds it
 * @param quietValue what to write there
 */
record Knob(String path, String quietValue) {

  /**
   * The knobs this kernel has, in the order in which they are to be set: a new governor may set the
   * boost back.
   *
   * @param withMultithreading whether to take the second thread of each core away as well
   */
  static List<Knob> of(SystemFiles files, boolean withMultithreading) {
    List<Knob> knobs = new ArrayList<>();
    for (String processor : NoiseCheck.processors(files)) {
      add(knobs, files, processor + "/cpufreq/scaling_governor", "performance");
    }
    for (String processor : NoiseCheck.processors(files)) {
      files
          .read(processor + "/cpufreq/scaling_max_freq")
          .ifPresent(max -> add(knobs, files, processor + "/cpufreq/scaling_min_freq", max));
    }
    add(knobs, files, NoiseCheck.CPU + "/intel_pstate/no_turbo", "1");
    add(knobs, files, NoiseCheck.CPU + "/cpufreq/boost", "0");
    add(knobs, files, "/proc/sys/kernel/randomize_va_space", "2");
    add(knobs, files, "/proc/sys/kernel/numa_balancing", "0");
    if (withMultithreading) {
      // Last, and so restored first: a processor that is switched off has no other knobs.
      addIfSwitchable(knobs, files);
    }
    return knobs;
  }

  private static void add(List<Knob> knobs, SystemFiles files, String path, String value) {
    if (files.exists(path)) {
      knobs.add(new Knob(path, value));
    }
  }

  /** Where it is not supported the file says so and takes no other word. */
  private static void addIfSwitchable(List<Knob> knobs, SystemFiles files) {
    String control = NoiseCheck.CPU + "/smt/control";
    if (files.read(control).map("on"::equals).orElse(false)) {
      knobs.add(new Knob(control, "off"));
    }
  }
}
