package dev.benchstudy.benchstat.machine;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Sets the kernel's knobs for steadier runs, and back.
 *
 * <p>Before the first change every old value is on disk; whoever ends this program in between loses
 * none of them. The file lies where a restart of the machine removes it, as it removes the changes.
 */
final class QuietSwitch {
  private static final String RESTORE = "benchstat-quiet.restore";

  private final SystemFiles files;
  private final Path restore;

  private QuietSwitch(SystemFiles files, Path folder) {
    this.files = files;
    this.restore = folder.resolve(RESTORE);
  }

  /** The switch of the machine whose files these are. */
  static QuietSwitch of(SystemFiles files) {
    return new QuietSwitch(files, files.path("/run"));
  }

  /**
   * What was done.
   *
   * @param set what has the wanted value now
   * @param failed what has not, and why
   */
  record Report(List<String> set, List<String> failed) {
    Report {
      set = List.copyOf(set);
      failed = List.copyOf(failed);
    }
  }

  /** Whether old values wait to be restored: the switch is on, or was interrupted. */
  boolean isOn() {
    return Files.exists(restore);
  }

  /** Where the old values are kept. */
  Path restoreFile() {
    return restore;
  }

  /**
   * Sets all knobs this kernel has and lets this user set.
   *
   * @throws IOException if the old values cannot be kept; then nothing was changed
   */
  Report on(boolean withMultithreading) throws IOException {
    List<Knob> changes = new ArrayList<>();
    List<String> set = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (Knob knob : Knob.of(files, withMultithreading)) {
      String old = files.read(knob.path()).orElse("");
      if (old.equals(knob.quietValue())) {
        set.add(knob.path() + " was " + old);
      } else {
        changes.add(knob);
        lines.add(knob.path() + "\t" + old);
      }
    }
    List<String> failed = new ArrayList<>();
    if (!changes.isEmpty()) {
      keep(lines);
      for (Knob knob : changes) {
        apply(knob, set, failed);
      }
      if (failed.size() == changes.size()) {
        // Nothing was changed, so there is nothing to restore.
        Files.delete(restore);
      }
    }
    return new Report(set, failed);
  }

  /**
   * Restores the old values, last change first, and forgets them once all are back.
   *
   * @throws IOException if the old values cannot be read
   */
  Report off() throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(restore));
    Collections.reverse(lines);
    List<String> set = new ArrayList<>();
    List<String> failed = new ArrayList<>();
    for (String line : lines) {
      int tab = line.indexOf('\t');
      if (tab > 0) {
        apply(new Knob(line.substring(0, tab), line.substring(tab + 1)), set, failed);
      }
    }
    if (failed.isEmpty()) {
      Files.delete(restore);
    }
    return new Report(set, failed);
  }

  private void apply(Knob knob, List<String> set, List<String> failed) {
    try {
      // The kernel takes a value in one write, and no file may appear where there is none.
      Files.writeString(
          files.path(knob.path()),
          knob.quietValue(),
          StandardOpenOption.WRITE,
          StandardOpenOption.TRUNCATE_EXISTING);
    } catch (IOException e) {
      failed.add(knob.path() + ": " + reason(e));
      return;
    }
    String now = files.read(knob.path()).orElse("");
    if (now.equals(knob.quietValue())) {
      set.add(knob.path() + " = " + now);
    } else {
      failed.add(knob.path() + ": the kernel keeps " + now);
    }
  }

  private static String reason(IOException e) {
    return e instanceof java.nio.file.AccessDeniedException
        ? "not allowed; run it as root"
        : SystemMessage.of(e);
  }

  /** Writes all old values beside, brings them to the disk, and only then gives them their name. */
  private void keep(List<String> lines) throws IOException {
    Path beside = restore.resolveSibling(RESTORE + ".new");
    try (FileChannel channel =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      channel.write(
          ByteBuffer.wrap((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)));
      channel.force(true);
    }
    Files.move(beside, restore, StandardCopyOption.ATOMIC_MOVE);
  }
}
