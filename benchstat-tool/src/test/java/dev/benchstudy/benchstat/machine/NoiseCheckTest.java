package dev.benchstudy.benchstat.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.machine.Finding.State;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoiseCheckTest {
  private static final MachineLoad AT_START = new MachineLoad(OptionalDouble.empty(), 0, 0);

  @TempDir private Path root;

  @Test
  void everythingThatDisturbsIsFound() throws IOException {
    List<Finding> findings = NoiseCheck.run(FakeMachine.noisy(root).files(), AT_START);

    assertThat(findings).allSatisfy(f -> assertThat(f.state()).isEqualTo(State.NOISY));
    assertThat(findings).allSatisfy(f -> assertThat(f.advice()).isNotEmpty());
    assertThat(details(findings))
        .contains("load 3.50 on", "steal 10.0 %", "governor powersave", "boost on")
        .contains("cgroup quota 1.50 processors, used up in 4 periods")
        .contains("throttling 14 times", "memory 195 MiB", "power source battery");
  }

  @Test
  void quietMachineIsCalledQuiet() throws IOException {
    FakeMachine machine =
        FakeMachine.noisy(root)
            .file("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance")
            .file("/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "performance")
            .file("/sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "0")
            .file("/sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "0")
            .file("/sys/devices/system/cpu/intel_pstate/no_turbo", "1")
            .file("/sys/devices/system/cpu/smt/active", "0")
            .file("/proc/sys/kernel/randomize_va_space", "2")
            .file("/proc/sys/kernel/numa_balancing", "0")
            .file("/proc/loadavg", "0.02 0.01 0.00 1/300 4711")
            .file("/proc/stat", "cpu  100 0 100 800 0 0 0 0 0 0")
            .file("/proc/meminfo", "MemAvailable:   7000000 kB")
            .file("/sys/fs/cgroup/user/cpu.max", "max 100000")
            .file("/proc/cpuinfo", "model name\t: Example 3000\nflags\t\t: fpu sse2")
            .file("/sys/class/power_supply/AC/online", "1");

    List<Finding> findings = NoiseCheck.run(machine.files(), AT_START);

    assertThat(findings).allSatisfy(f -> assertThat(f.state()).isEqualTo(State.QUIET));
    assertThat(NoiseCheck.anyNoisy(findings)).isFalse();
    assertThat(NoiseCheck.brief(findings)).isEqualTo("nothing noisy found");
  }

  @Test
  void whatThisSystemDoesNotTellIsListedAsUnread() {
    List<Finding> findings = NoiseCheck.run(new SystemFiles(root), AT_START);

    assertThat(findings).allSatisfy(f -> assertThat(f.state()).isEqualTo(State.UNKNOWN));
    assertThat(NoiseCheck.brief(findings)).contains("Could not be read: load, steal, governor");
  }

  @Test
  void machineIsDescribedWithoutItsName() throws IOException {
    FakeMachine machine =
        FakeMachine.noisy(root)
            .file("/etc/machine-id", "0123456789abcdef")
            .file("/etc/os-release", "NAME=x\nPRETTY_NAME=\"Example OS 12\"")
            .file("/proc/sys/kernel/osrelease", "6.1.0");

    Machine described = Machine.describe(machine.files());

    assertThat(described.toMap())
        .containsEntry("os", "Example OS 12")
        .containsEntry("kernel", "6.1.0")
        .containsEntry("cpu", "Example 3000")
        .containsEntry("governor", "powersave")
        .containsEntry("virtualization", "virtual machine")
        .containsEntry("cgroup", "cpu 1.50");
    assertThat(described.id()).matches("[0-9a-f]{12}").doesNotContain("0123456789ab");
    assertThat(Machine.describe(machine.files())).isEqualTo(described);
  }

  @ParameterizedTest(name = "{0}: same machine {2}")
  @CsvSource({
    "one more processor, 'processor : 0\nprocessor : 1\nmodel name : A', false",
    "the same, 'processor : 0\nmodel name : A', true",
    "another model, 'processor : 0\nmodel name : B', false",
  })
  void theMachineIsToldByWhatItHasAndNotByWhatTheJvmMayUse(
      String ignored, String cpus, boolean same) throws IOException {
    FakeMachine machine =
        new FakeMachine(root).file("/proc/cpuinfo", "processor : 0\nmodel name : A");
    String id = Machine.describe(machine.files()).id();
    machine.file("/proc/cpuinfo", cpus);

    assertThat(Machine.describe(machine.files()).id().equals(id)).isEqualTo(same);
  }

  @Test
  void oldControlGroupsTellTheirLimitsToo() throws IOException {
    FakeMachine machine =
        new FakeMachine(root)
            .file("/proc/self/cgroup", "4:memory:/job\n1:cpu,cpuacct:/job")
            .file("/sys/fs/cgroup/cpu/job/cpu.cfs_quota_us", "50000")
            .file("/sys/fs/cgroup/cpu/job/cpu.cfs_period_us", "100000")
            .file("/sys/fs/cgroup/memory/job/memory.limit_in_bytes", "2147483648")
            .file("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712");

    assertThat(ControlGroup.read(machine.files()).describe())
        .isEqualTo("cpu 0.50, memory 2048 MiB");
  }

  private static String details(List<Finding> findings) {
    return String.join("\n", findings.stream().map(f -> f.subject() + " " + f.detail()).toList());
  }
}
