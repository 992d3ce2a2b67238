package dev.benchstudy.benchstat.profile;

import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;
import org.jspecify.annotations.Nullable;

/** What a profile is a sample of. */
enum SampleKind {
  /** Where threads were found running: each sample counts one. */
  CPU {
    @Override
    List<String> events() {
      return List.of("jdk.ExecutionSample", "jdk.NativeMethodSample");
    }

    @Override
    double weight(RecordedEvent event) {
      return 1;
    }

    @Override
    @Nullable RecordedThread thread(RecordedEvent event) {
      return event.getThread("sampledThread");
    }
  },

  /** What was allocated: each sample stands for the bytes allocated since the one before. */
  ALLOCATION {
    @Override
    List<String> events() {
      return List.of(ALLOCATION_SAMPLE);
    }

    @Override
    double weight(RecordedEvent event) {
      return event.getLong("weight");
    }

    @Override
    @Nullable RecordedThread thread(RecordedEvent event) {
      return event.getThread();
    }
  };

  /** The event of which allocation profiles consist. */
  static final String ALLOCATION_SAMPLE = "jdk.ObjectAllocationSample";

  /** The names of the events that are such samples. */
  abstract List<String> events();

  /** How much an event stands for: samples, or bytes. */
  abstract double weight(RecordedEvent event);

  /** The thread that was sampled. */
  abstract @Nullable RecordedThread thread(RecordedEvent event);
}
