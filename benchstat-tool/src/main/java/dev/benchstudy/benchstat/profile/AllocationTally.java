package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/**
 * What a recording says about the allocations on a benchmark's threads.
 *
 * @param byClass what the benchmark's operations allocated in the measured loop, by class
 * @param threadBytes the bytes of every allocation on the benchmark's threads, the harness's own
 *     included
 * @param lost whether the JVM reported dropped events: then every count here is too low
 */
record AllocationTally(Map<String, Objects> byClass, long threadBytes, boolean lost) {

  /** The event that the JVM records for every object once thread-local buffers are off. */
  static final String ALLOCATION_EVENT = "jdk.ObjectAllocationOutsideTLAB";

  /** The event that says that events were dropped. */
  static final String LOSS_EVENT = "jdk.DataLoss";

  /** Objects of one class: how many, and their bytes together, headers and padding included. */
  record Objects(long count, long bytes) {
    Objects plus(Objects other) {
      return new Objects(count + other.count, bytes + other.bytes);
    }
  }

  AllocationTally {
    byClass = Map.copyOf(byClass);
  }

  /** The number of objects that the operations allocated. */
  long count() {
    return byClass.values().stream().mapToLong(Objects::count).sum();
  }

  /**
   * Reads a recording of {@link #ALLOCATION_EVENT} and {@link #LOSS_EVENT}.
   *
   * @throws IOException when the file cannot be read
   */
  static AllocationTally read(Path recording) throws IOException {
    Map<String, Objects> byClass = new HashMap<>();
    long threadBytes = 0;
    boolean lost = false;
    // Equal stacks are one object in the reader and few in number: each is looked at once.
    IdentityHashMap<RecordedStackTrace, Boolean> inOperation = new IdentityHashMap<>();
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        switch (event.getEventType().getName()) {
          case LOSS_EVENT -> lost = true;
          case ALLOCATION_EVENT -> {
            if (HarnessFrames.isWorker(event.getThread())) {
              long bytes = event.getLong("allocationSize");
              threadBytes += bytes;
              RecordedStackTrace stack = event.getStackTrace();
              if (stack != null && inOperation.computeIfAbsent(stack, HarnessFrames::inOperation)) {
                String allocated = ClassNames.readable(event.getClass("objectClass").getName());
                byClass.merge(allocated, new Objects(1, bytes), Objects::plus);
              }
            }
          }
          default -> {}
        }
      }
    }
    return new AllocationTally(byClass, threadBytes, lost);
  }
}
