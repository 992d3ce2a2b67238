package dev.benchstudy.benchstat.profile;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import org.jspecify.annotations.Nullable;

/**
 * Tells JMH's part of a thread's work from the benchmark's.
 *
 * <p>JMH writes one class for each benchmark method, and in it one <i>stub</i> for each mode: the
 * measured loop, named {@code METHOD_MODE_jmhStub}. A stack on a worker thread therefore reads,
 * from the innermost frame outwards:
 *
 * <pre>
 *   java.util.Arrays.copyOf          the operation and what it calls
 *   dev.example.JoinBenchmark.join   the operation
 *   ... .join_avgt_jmhStub           the measured loop
 *   ... .join_AverageTime, ... .run  the harness
 * </pre>
 *
 * <p>The stub also calls set-up methods of level {@code Invocation} and {@code Blackhole}; and
 * before and after the loop the harness calls the operation outside the stub, while it waits for
 * other threads, in code that is not warm. None of these are the operation here.
 */
final class HarnessFrames {
  /** How the name of a measured loop ends. */
  static final String STUB_SUFFIX = "_jmhStub";

  /** What stands for the measured loop's own time in a table. */
  static final String LOOP = "(JMH's loop)";

  private static final String JMH_PACKAGE = "org.openjdk.jmh.";

  /**
   * Classes that stand between a caller and what it asks for: those that the JVM writes to link
   * method handles, and the one through which the library reaches the JVM.
   */
  private static final Pattern LINKAGE =
      Pattern.compile(
          "java\\.lang\\.invoke\\.(?:LambdaForm\\$.*|.*\\$Holder)|jdk\\.internal\\.misc\\.Unsafe");

  private HarnessFrames() {}

  /** Whether the thread is one of those that JMH runs the benchmark on. */
  static boolean isWorker(@Nullable RecordedThread thread) {
    return thread != null && WorkerThreads.has(thread.getJavaName());
  }

  /** The index of the measured loop's frame, counted from the innermost, or -1 without one. */
  static int stubIndex(List<RecordedFrame> frames) {
    for (int i = 0; i < frames.size(); i++) {
      RecordedMethod method = frames.get(i).getMethod();
      if (method != null && method.getName().endsWith(STUB_SUFFIX)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether the stack's innermost frame belongs to the operation that the measured loop calls. A
   * stack so deep that its outer frames were cut off does: the harness's own are never that deep.
   */
  static boolean inOperation(RecordedStackTrace stack) {
    List<RecordedFrame> frames = stack.getFrames();
    int stub = stubIndex(frames);
    if (stub < 0) {
      return stack.isTruncated();
    }
    return stub > 0
        && frames
            .get(stub - 1)
            .getMethod()
            .getName()
            .equals(operation(frames.get(stub).getMethod().getName()));
  }

  /**
   * The benchmark method's name within that of its stub: {@code join} of {@code join_avgt_jmhStub}.
   */
  static String operation(String stub) {
    String withMode = stub.substring(0, stub.length() - STUB_SUFFIX.length());
    return withMode.substring(0, withMode.lastIndexOf('_'));
  }

  /**
   * The frames from the innermost to the operation that the measured loop called, JMH's own and
   * those that link method handles left out; {@link #LOOP} alone if none remains. Empty when the
   * stack does not lead through the loop.
   */
  static Optional<List<Sample.Frame>> inMeasuredLoop(RecordedStackTrace stack) {
    List<RecordedFrame> all = stack.getFrames();
    int stub = stubIndex(all);
    if (stub < 0 && !stack.isTruncated()) {
      return Optional.empty();
    }
    List<RecordedFrame> inner = stub < 0 ? all : all.subList(0, stub);
    List<Sample.Frame> frames = frames(inner.stream().filter(frame -> !isFolded(frame)).toList());
    return Optional.of(frames.isEmpty() ? List.of(new Sample.Frame(LOOP, 0)) : frames);
  }

  /** All frames, as tables show them. */
  static List<Sample.Frame> frames(List<RecordedFrame> frames) {
    return frames.stream().map(HarnessFrames::frame).toList();
  }

  private static boolean isFolded(RecordedFrame frame) {
    String type = typeName(frame);
    return type.startsWith(JMH_PACKAGE) || LINKAGE.matcher(type).matches();
  }

  private static Sample.Frame frame(RecordedFrame frame) {
    RecordedMethod method = frame.getMethod();
    String name = method == null ? "(unknown)" : method.getName();
    return new Sample.Frame(
        ClassNames.readable(typeName(frame)) + "." + name, Math.max(0, frame.getLineNumber()));
  }

  private static String typeName(RecordedFrame frame) {
    RecordedMethod method = frame.getMethod();
    return method == null ? "(unknown)" : method.getType().getName();
  }
}
