package dev.benchstudy.benchstat.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuietSwitchTest {
  private static final String GOVERNOR = "/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor";
  private static final String NO_TURBO = "/sys/devices/system/cpu/intel_pstate/no_turbo";
  private static final String SMT = "/sys/devices/system/cpu/smt/control";

  @TempDir private Path root;
  private FakeMachine machine;
  private QuietSwitch quiet;

  @BeforeEach
  void makeMachine() throws IOException {
    machine = FakeMachine.noisy(root);
    quiet = QuietSwitch.of(machine.files());
  }

  @Test
  void onSetsEveryKnobThatIsThere() throws IOException {
    QuietSwitch.Report report = quiet.on(false);

    assertThat(report.failed()).isEmpty();
    assertThat(machine.text(GOVERNOR)).isEqualTo("performance");
    assertThat(machine.text("/sys/devices/system/cpu/cpu0/cpufreq/scaling_min_freq"))
        .isEqualTo("4200000");
    assertThat(machine.text(NO_TURBO)).isEqualTo("1");
    assertThat(machine.text("/proc/sys/kernel/randomize_va_space")).isEqualTo("2");
    assertThat(machine.text("/proc/sys/kernel/numa_balancing")).isEqualTo("0");
    assertThat(machine.text(SMT)).isEqualTo("on");
    assertThat(root.resolve("sys/devices/system/cpu/cpufreq")).doesNotExist();
  }

  @Test
  void secondThreadsAreTakenAwayOnlyIfAsked() throws IOException {
    quiet.on(true);

    assertThat(machine.text(SMT)).isEqualTo("off");
  }

  @Test
  void offRestoresExactlyWhatWasThere() throws IOException {
    Map<String, String> before = everything();

    quiet.on(true);
    assertThat(everything()).isNotEqualTo(before);
    QuietSwitch.Report report = quiet.off();

    assertThat(report.failed()).isEmpty();
    assertThat(everything()).isEqualTo(before);
    assertThat(quiet.isOn()).isFalse();
  }

  @Test
  void oldValuesAreOnDiskBeforeTheFirstChange() throws IOException {
    // Where the file cannot be kept, nothing may change.
    Path restore = quiet.restoreFile();
    Files.createDirectories(restore.resolveSibling(restore.getFileName() + ".new"));
    Map<String, String> before = everything();

    assertThatThrownBy(() -> quiet.on(false)).isInstanceOf(IOException.class);

    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void killedBetweenChangesItIsRestoredAllTheSame() throws IOException {
    Map<String, String> before = everything();
    quiet.on(false);
    // As if the program had been killed before its last changes.
    machine.file(NO_TURBO, "0").file(GOVERNOR, "powersave");

    quiet.off();

    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void valueThatCannotBeRestoredKeepsTheFile() throws IOException {
    quiet.on(false);
    Files.delete(machine.path(NO_TURBO));

    QuietSwitch.Report report = quiet.off();

    assertThat(report.failed()).singleElement().asString().contains("no_turbo");
    assertThat(quiet.isOn()).isTrue();
    assertThat(machine.path(NO_TURBO)).doesNotExist();
  }

  @Test
  void secondOnChangesNothingAndSaysWhatToDo() throws IOException, InterruptedException {
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(messages, true, StandardCharsets.UTF_8);
    QuietMain main = new QuietMain(machine.files(), stream, stream);

    assertThat(main.run(List.of("on"))).isZero();
    Map<String, String> quieted = everything();
    assertThat(main.run(List.of("on"))).isEqualTo(3);

    assertThat(everything()).isEqualTo(quieted);
    assertThat(messages.toString(StandardCharsets.UTF_8)).contains("First: quiet.sh off");
    assertThat(main.run(List.of("off"))).isZero();
    assertThat(main.run(List.of("off"))).isZero();
    assertThat(main.run(List.of("away"))).isEqualTo(2);
  }

  /** Every file of the machine but the one that keeps the old values. */
  private Map<String, String> everything() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.equals(quiet.restoreFile())) {
          texts.put(root.relativize(file).toString(), Files.readString(file).strip());
        }
      }
    }
    return texts;
  }
}
