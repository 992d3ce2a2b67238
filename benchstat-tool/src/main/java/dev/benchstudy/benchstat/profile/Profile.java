package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/**
 * The samples of one kind that a Flight Recorder file holds.
 *
 * @param kind what they are samples of
 * @param samples those that are kept
 * @param events how many events of each name the file holds, dropped ones included
 * @param dropped how many were left out because they are the harness's or another thread's
 */
record Profile(SampleKind kind, List<Sample> samples, Map<String, Integer> events, int dropped) {

  Profile {
    samples = List.copyOf(samples);
    events = Map.copyOf(events);
  }

  /** What all kept samples stand for together. */
  double total() {
    return samples.stream().mapToDouble(Sample::weight).sum();
  }

  /**
   * Reads a file, and folds the harness away where JMH ran: see {@link HarnessFrames}.
   *
   * <p>A file in which no stack leads through a measured loop of JMH is some other program's: all
   * its samples are kept. Otherwise a stack is kept as far as the loop, and without one is dropped.
   * A sample of the loop itself counts for {@value HarnessFrames#LOOP}.
   *
   * @param folded false to keep every sample and frame
   * @throws IOException when the file cannot be read or is not a recording
   */
  static Profile read(Path file, SampleKind kind, boolean folded) throws IOException {
    Map<String, Integer> events = new TreeMap<>();
    List<Sample> whole = new ArrayList<>();
    List<Sample> inLoop = new ArrayList<>();
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        String name = event.getEventType().getName();
        RecordedStackTrace stack = event.getStackTrace();
        if (!kind.events().contains(name) || stack == null || stack.getFrames().isEmpty()) {
          continue;
        }
        events.merge(name, 1, Integer::sum);
        double weight = kind.weight(event);
        String allocated = allocated(event, kind);
        whole.add(new Sample(weight, HarnessFrames.frames(stack.getFrames()), allocated));
        if (folded && HarnessFrames.isWorker(kind.thread(event))) {
          HarnessFrames.inMeasuredLoop(stack)
              .ifPresent(frames -> inLoop.add(new Sample(weight, frames, allocated)));
        }
      }
    } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
      // The reader checks less than it relies on: a damaged file ends in one of these.
      throw new IOException("the file is damaged", e);
    }
    List<Sample> kept = inLoop.isEmpty() ? whole : inLoop;
    return new Profile(kind, kept, events, whole.size() - kept.size());
  }

  private static String allocated(RecordedEvent event, SampleKind kind) {
    if (kind != SampleKind.ALLOCATION) {
      return "";
    }
    RecordedClass type = event.getClass("objectClass");
    return type == null ? "(unknown)" : ClassNames.readable(type.getName());
  }
}
