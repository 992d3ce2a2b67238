package dev.benchstudy.benchstat.profile;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;

/**
 * A JMH profiler that keeps the machine code that the JVM prints after compiling certain methods.
 *
 * <p>Made for {@link AsmMain}, which reads the file. Its option is the methods, as {@code
 * -XX:CompileCommand=print} names them, a blank, and the path of the file.
 */
public final class CodePrintProfiler implements ExternalProfiler {
  private final String methods;
  private final Path file;

  /**
   * A profiler that writes one file.
   *
   * @param option methods, a blank, path
   * @throws ProfilerException when the blank is missing
   */
  public CodePrintProfiler(String option) throws ProfilerException {
    int blank = option.indexOf(' ');
    if (blank < 0) {
      throw new ProfilerException("expected methods, a blank and a file: " + option);
    }
    methods = option.substring(0, blank);
    file = Path.of(option.substring(blank + 1));
  }

  @Override
  public String getDescription() {
    return "Machine code of certain methods as the JVM prints it, for scripts/asm.sh";
  }

  @Override
  public Collection<String> addJVMInvokeOptions(BenchmarkParams params) {
    return List.of();
  }

  @Override
  public Collection<String> addJVMOptions(BenchmarkParams params) {
    return List.of(
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:PrintAssemblyOptions=intel",
        "-XX:CompileCommand=print," + methods);
  }

  @Override
  public void beforeTrial(BenchmarkParams params) {}

  @Override
  public Collection<? extends Result<?>> afterTrial(
      BenchmarkResult result, long pid, File stdOut, File stdErr) {
    try {
      Files.copy(stdOut.toPath(), file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": the printed code cannot be kept", e);
    }
    return List.of();
  }

  @Override
  public boolean allowPrintOut() {
    return false;
  }

  @Override
  public boolean allowPrintErr() {
    return true;
  }
}
