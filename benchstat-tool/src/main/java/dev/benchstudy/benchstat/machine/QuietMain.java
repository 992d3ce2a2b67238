package dev.benchstudy.benchstat.machine;

import dev.benchstudy.benchstat.text.StandardOutput;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The program behind {@code scripts/quiet.sh}: shows what makes runs noisy, and quiets it. */
public final class QuietMain {
  private static final String HELP =
      """
      Usage: scripts/quiet.sh check | on [--smt] | off

        check   lists what makes runs noisy on this machine, and what could not be read
        on      as root: performance governor, highest minimum clock, no boost, full ASLR, no
                NUMA balancing, as far as the kernel has the knobs; with --smt also one thread
                a core. The old values are on disk before the first change.
        off     restores exactly what was there before

      Exit status of check: 0 nothing noisy was found; 1 something was.
      Of on and off: 0 done; 1 some values could not be set (listed); 3 nothing was done.
      2 wrong usage.
      """;

  /** Long enough for stolen time to show, short enough to wait for. */
  private static final long STEAL_WATCH_MILLIS = 500;

  private final SystemFiles files;
  private final QuietSwitch quiet;
  private final PrintStream out;
  private final PrintStream err;

  QuietMain(SystemFiles files, PrintStream out, PrintStream err) {
    this.files = files;
    this.quiet = QuietSwitch.of(files);
    this.out = out;
    this.err = err;
  }

  /** Checks or switches; see {@code --help}. */
  public static void main(String[] args) {
    System.exit(StandardOutput.run(out -> run(out, Arrays.asList(args))));
  }

  private static int run(PrintStream out, List<String> args) {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    List<String> words = args;
    SystemFiles files = SystemFiles.ofThisMachine();
    // For trying it out on a made-up machine: a folder that stands for "/".
    if (words.size() > 1 && words.get(0).equals("--root")) {
      files = new SystemFiles(Path.of(words.get(1)));
      words = words.subList(2, words.size());
    }
    return new QuietMain(files, out, err).run(words);
  }

  int run(List<String> args) {
    try {
      return switch (String.join(" ", args)) {
        case "check" -> check();
        case "on" -> on(false);
        case "on --smt" -> on(true);
        case "off" -> off();
        case "-h", "--help" -> help(out, 0);
        default -> help(err, 2);
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    } catch (AccessDeniedException e) {
      err.println("quiet: " + e.getMessage() + " cannot be written; run it as root");
      err.println("Nothing was changed.");
      return 3;
    } catch (IOException e) {
      err.println("quiet: " + quiet.restoreFile() + ": " + SystemMessage.of(e));
      err.println("Nothing was changed.");
      return 3;
    }
  }

  private static int help(PrintStream stream, int status) {
    stream.print(HELP);
    return status;
  }

  private int check() throws InterruptedException {
    MachineLoad earlier = MachineLoad.read(files);
    Thread.sleep(STEAL_WATCH_MILLIS);
    List<Finding> findings = NoiseCheck.run(files, earlier);
    for (Finding finding : findings) {
      if (finding.state() != Finding.State.UNKNOWN) {
        String mark = finding.state() == Finding.State.NOISY ? "noisy" : "ok";
        String line =
            String.format(Locale.ROOT, "%-15s %-6s %s", finding.subject(), mark, finding.detail());
        out.println(finding.advice().isEmpty() ? line : line + " -> " + finding.advice());
      }
    }
    findings.stream()
        .filter(finding -> finding.state() == Finding.State.UNKNOWN)
        .forEach(
            finding ->
                out.printf(
                    Locale.ROOT,
                    "%-15s could not be read: %s%n",
                    finding.subject(),
                    finding.detail()));
    if (quiet.isOn()) {
      out.println("quiet.sh on is in force, or was interrupted; quiet.sh off restores.");
    }
    return NoiseCheck.anyNoisy(findings) ? 1 : 0;
  }

  private int on(boolean withMultithreading) throws IOException {
    if (quiet.isOn()) {
      err.println(
          "quiet: it is on already, or an earlier call was interrupted: "
              + quiet.restoreFile()
              + " holds the old values. First: quiet.sh off");
      return 3;
    }
    QuietSwitch.Report report = quiet.on(withMultithreading);
    show(report);
    if (report.set().isEmpty() && report.failed().isEmpty()) {
      err.println("quiet: this kernel has none of the knobs; nothing was changed");
    } else if (quiet.isOn()) {
      err.println("quiet: on. quiet.sh off restores; so does a restart of the machine.");
    }
    return report.failed().isEmpty() ? 0 : 1;
  }

  private int off() throws IOException {
    if (!quiet.isOn()) {
      err.println("quiet: nothing to restore");
      return 0;
    }
    QuietSwitch.Report report = quiet.off();
    show(report);
    if (!report.failed().isEmpty()) {
      err.println("quiet: not all is restored; " + quiet.restoreFile() + " is kept, try again");
    }
    return report.failed().isEmpty() ? 0 : 1;
  }

  private void show(QuietSwitch.Report report) {
    report.set().forEach(out::println);
    report.failed().forEach(line -> err.println("not set: " + line));
  }
}
