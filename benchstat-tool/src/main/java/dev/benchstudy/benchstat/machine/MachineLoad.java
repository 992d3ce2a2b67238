package dev.benchstudy.benchstat.machine;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How busy the machine is at one moment.
 *
 * @param loadAverage threads that wanted to run, averaged over about the last minute
 * @param stolenTicks time in which a hypervisor let others run, since the machine started
 * @param allTicks all processors' time since the machine started, in the same unit
 */
public record MachineLoad(OptionalDouble loadAverage, long stolenTicks, long allTicks) {
  /**
   * Where the stolen time stands in the first line of /proc/stat, and where guests' time begins.
   */
  private static final int STOLEN = 8;

  private static final int GUESTS = 9;

  /** Reads the load now. */
  public static MachineLoad read(SystemFiles files) {
    OptionalDouble load = OptionalDouble.empty();
    String[] averages = files.read("/proc/loadavg").orElse("").split(" ", -1);
    if (!averages[0].isEmpty()) {
      load = OptionalDouble.of(Double.parseDouble(averages[0]));
    }
    long stolen = 0;
    long all = 0;
    List<String> stat = files.lines("/proc/stat");
    if (!stat.isEmpty()) {
      String[] fields = stat.get(0).split("\\s+", -1);
      // A guest's time is part of user time already.
      for (int i = 1; i < Math.min(fields.length, GUESTS); i++) {
        long ticks = Long.parseLong(fields[i]);
        all += ticks;
        stolen += i == STOLEN ? ticks : 0;
      }
    }
    return new MachineLoad(load, stolen, all);
  }

  /** The share of all processor time that was stolen between an earlier moment and this one. */
  public OptionalDouble stolenShareSince(MachineLoad earlier) {
    long elapsed = allTicks - earlier.allTicks;
    return elapsed > 0
        ? OptionalDouble.of((double) (stolenTicks - earlier.stolenTicks) / elapsed)
        : OptionalDouble.empty();
  }
}
