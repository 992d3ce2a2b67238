package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import jdk.jfr.Recording;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * A JMH profiler that records a benchmark's measured iterations, and nothing before them, into one
 * Flight Recorder file: execution samples every {@value #PERIOD_MILLIS} ms and allocation samples.
 *
 * <p>Made for {@link TopMain}, which reads the file. Its option is the file's path, and one fork of
 * one row fills it.
 */
public final class RecordingProfiler implements InternalProfiler {
  /** The time from one execution sample of a thread to the next. */
  static final int PERIOD_MILLIS = 10;

  /** How many allocation samples a second are kept at most. */
  private static final String ALLOCATION_SAMPLES = "1000/s";

  private final Path file;
  private boolean settled;
  private int recorded;
  private @Nullable Recording recording;

  /**
   * A profiler that writes one file.
   *
   * @param file the path of the file to write
   */
  public RecordingProfiler(String file) {
    this.file = Path.of(file);
  }

  @Override
  public String getDescription() {
    return "Flight Recorder samples of the measured iterations, for scripts/profile.sh";
  }

  @Override
  public void beforeIteration(BenchmarkParams params, IterationParams iteration) {
    if (!settled) {
      Recordings.takeFirst(RecordingProfiler::newRecording);
      settled = true;
    }
    if (iteration.getType() == IterationType.MEASUREMENT && recording == null) {
      recording = newRecording();
      recording.start();
    }
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams params, IterationParams iteration, IterationResult result) {
    if (recording != null && ++recorded == iteration.getCount()) {
      try (Recording complete = recording) {
        complete.stop();
        complete.dump(file);
      } catch (IOException e) {
        throw new UncheckedIOException(file + ": the recording cannot be written", e);
      }
    }
    return List.of();
  }

  private static Recording newRecording() {
    Recording recording = new Recording();
    Duration period = Duration.ofMillis(PERIOD_MILLIS);
    for (String event : SampleKind.CPU.events()) {
      recording.enable(event).withPeriod(period);
    }
    recording
        .enable(SampleKind.ALLOCATION_SAMPLE)
        .with("throttle", ALLOCATION_SAMPLES)
        .withStackTrace();
    return recording;
  }
}
