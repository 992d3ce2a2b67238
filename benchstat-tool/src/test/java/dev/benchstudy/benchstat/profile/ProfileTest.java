package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import jdk.jfr.Recording;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads recordings of allocations that this test makes, through methods named as JMH names its own.
 */
class ProfileTest {
  private static final String SELF = ProfileTest.class.getName() + ".";

  @TempDir static Path folder;
  private static Path harness;
  private static Path plain;

  @BeforeAll
  static void record() throws Exception {
    harness = record("benchmark-jmh-worker-1", ProfileTest::join_Throughput);
    plain = record("application", ProfileTest::join);
  }

  private static Path record(String threadName, Callable<Object> work) throws Exception {
    Path file = folder.resolve(threadName + ".jfr");
    try (Recording recording = new Recording()) {
      recording.enable(SampleKind.ALLOCATION_SAMPLE).with("throttle", "off").withStackTrace();
      recording.start();
      Thread thread =
          new Thread(
              () -> {
                try {
                  work.call();
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              },
              threadName);
      thread.start();
      thread.join();
      recording.stop();
      recording.dump(file);
    }
    return file;
  }

  // What JMH's generated code does: the measured loop, and calls around it.

  @SuppressWarnings("MethodName")
  private static Object join_Throughput() {
    return List.of(join(), join_thrpt_jmhStub());
  }

  @SuppressWarnings("MethodName")
  private static Object join_thrpt_jmhStub() {
    return List.of(setUp(), join());
  }

  private static Object setUp() {
    return new long[1 << 20];
  }

  private static Object join() {
    return List.of(largeArray(), largeArray());
  }

  /** So large that it lies outside any thread's buffer, and is an event of its own. */
  private static byte[] largeArray() {
    return new byte[1 << 23];
  }

  @Test
  void aStackIsKeptAsFarAsTheMeasuredLoop() throws IOException {
    Profile profile = Profile.read(harness, SampleKind.ALLOCATION, true);

    assertThat(profile.samples())
        .filteredOn(sample -> sample.allocated().equals("byte[]"))
        .hasSize(2)
        .allSatisfy(
            sample ->
                assertThat(sample.frames())
                    .extracting(Sample.Frame::method)
                    .containsExactly(SELF + "largeArray", SELF + "join"));
  }

  @Test
  void whatTheHarnessDoesOutsideTheLoopIsLeftOutAndCounted() throws IOException {
    Profile folded = Profile.read(harness, SampleKind.ALLOCATION, true);
    Profile whole = Profile.read(harness, SampleKind.ALLOCATION, false);

    assertThat(whole.samples()).hasSize(folded.samples().size() + folded.dropped());
    assertThat(folded.dropped()).isGreaterThanOrEqualTo(2);
    assertThat(whole.dropped()).isZero();
    assertThat(whole.samples())
        .anySatisfy(
            sample ->
                assertThat(sample.frames())
                    .extracting(Sample.Frame::method)
                    .contains(SELF + "join_thrpt_jmhStub", SELF + "join_Throughput"));
  }

  @Test
  void aRecordingWithoutAMeasuredLoopIsKeptWhole() throws IOException {
    Profile profile = Profile.read(plain, SampleKind.ALLOCATION, true);

    assertThat(profile.dropped()).isZero();
    assertThat(profile.samples())
        .anySatisfy(
            sample ->
                assertThat(sample.frames())
                    .extracting(Sample.Frame::method)
                    .contains(SELF + "join", "java.lang.Thread.run"));
  }

  @Test
  void onlyAnOperationThatTheLoopCallsIsCountedAsOne() throws IOException {
    // The large arrays that one stub's operation made, not those of set-up and of calls around it.
    Path file = folder.resolve("outside.jfr");
    try (Recording recording = new Recording()) {
      recording.enable(AllocationTally.ALLOCATION_EVENT).withStackTrace();
      recording.start();
      Thread thread = new Thread(ProfileTest::join_Throughput, "benchmark-jmh-worker-1");
      thread.start();
      thread.join();
      recording.stop();
      recording.dump(file);
    } catch (InterruptedException e) {
      throw new IOException(e);
    }

    AllocationTally tally = AllocationTally.read(file);

    assertThat(tally.byClass().get("byte[]"))
        .isNotNull()
        .extracting(AllocationTally.Objects::count)
        .isEqualTo(2L);
    assertThat(tally.byClass()).doesNotContainKey("long[]");
    assertThat(tally.threadBytes()).isGreaterThan((4L << 23) + (8L << 20));
    assertThat(tally.lost()).isFalse();
  }

  @Test
  void theTableNamesTheAllocatingFrameFirst() {
    Output output = run("-alloc", "-top", "1", harness.toString());

    assertThat(output.status).isZero();
    assertThat(output.out)
        .contains("samples, which stand for about", SampleKind.ALLOCATION_SAMPLE)
        .contains(SELF + "largeArray")
        .contains("byte[]  in " + SELF + "largeArray");
  }

  @Test
  void aFileThatIsNoneIsNamed() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.jfr"), "no recording");

    assertFails(CommandException.UNUSABLE, text.toString(), text.toString());
    assertFails(CommandException.UNUSABLE, "no such file", folder.resolve("none.jfr").toString());
  }

  @Test
  void aFileThatIsCutOffIsDamagedOrShorter() throws IOException {
    byte[] all = Files.readAllBytes(harness);
    for (int part = 1; part < 8; part++) {
      Path cut = folder.resolve("cut" + part + ".jfr");
      Files.write(cut, Arrays.copyOf(all, all.length * part / 8));

      assertThat(run("-alloc", cut.toString()).status).isIn(0, CommandException.UNUSABLE);
    }
  }

  @Test
  void aFileWithoutSuchSamplesSaysWhichItLooksFor() {
    assertFails(CommandException.UNUSABLE, "jdk.ExecutionSample", plain.toString());
  }

  @Test
  void wrongArgumentsAreUsageErrors() {
    assertFails(CommandException.USAGE, "-help");
    assertFails(CommandException.USAGE, "-colour", "-colour", "x.jfr");
    assertFails(CommandException.USAGE, "-top", "-top", "none", "x.jfr");
    assertFails(CommandException.USAGE, "-focus", "-focus=(", "x.jfr");
    assertFails(CommandException.USAGE, "one file", "x.jfr", "y.jfr");
    assertFails(CommandException.USAGE, "needs a value", "x.jfr", "-top");
  }

  @Test
  void aFileIsReadWithoutJmhOnTheClassPath() throws Exception {
    assertThat(runAlone("-alloc", plain.toString())).isZero();
    assertThat(runAlone("-run", folder.toString(), "join")).isEqualTo(CommandException.UNUSABLE);
  }

  /** The exit status of the program in a JVM of its own, with nothing but itself to load. */
  private static int runAlone(String... args) throws Exception {
    Path classes =
        Path.of(TopMain.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", classes.toString(), TopMain.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @Test
  void helpTellsTheExitStatuses() {
    Output output = run("--help");

    assertThat(output.status).isZero();
    assertThat(output.out).contains("Exit status: 0 ");
  }

  @Test
  void aSampleHasAFrame() {
    assertThatThrownBy(() -> new Sample(1, List.of(), "")).hasMessageContaining("without frames");
  }

  private static void assertFails(int status, String part, String... args) {
    Output output = run(args);

    assertThat(output.status).isEqualTo(status);
    assertThat(output.err).contains(part);
    assertThat(output.out).isEmpty();
  }

  private record Output(int status, String out, String err) {}

  private static Output run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        new TopMain(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .run(List.of(args));
    return new Output(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
