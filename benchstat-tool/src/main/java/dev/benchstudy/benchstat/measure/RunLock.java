package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The right to measure on this machine: two runs at once would disturb each other. The system takes
 * it back when the process ends, however it ends.
 *
 * <p>JMH's own lock is taken as well, so that JMH started by hand and this program see each other.
 */
final class RunLock implements AutoCloseable {
  private static final String OWN = "benchstat-measuring.lock";
  private static final String JMH = "jmh.lock";

  private final List<FileLock> locks = new ArrayList<>();

  private RunLock() {}

  /**
   * Takes the lock.
   *
   * @param folder the system's folder for temporary files
   * @param title what is going to run, for the message that another run gets
   * @throws MeasureException if another run has it
   */
  static RunLock take(Path folder, String title) throws MeasureException {
    RunLock lock = new RunLock();
    try {
      Path own = folder.resolve(OWN);
      if (!lock.add(own)) {
        throw new MeasureException(
            "another measuring run has this machine: "
                + Files.readString(own).strip()
                + ". Two at once would disturb each other; start again when it has ended.");
      }
      FileChannel channel = (FileChannel) lock.locks.get(0).acquiredBy();
      String text = title + " (process " + ProcessHandle.current().pid() + ")\n";
      channel.truncate(0).write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      if (!lock.add(folder.resolve(JMH))) {
        throw new MeasureException(
            "JMH is running on this machine (it holds "
                + folder.resolve(JMH)
                + "). Two runs at once would disturb each other; start again when it has ended.");
      }
      return lock;
    } catch (IOException e) {
      lock.close();
      throw new MeasureException(
          "the lock in " + folder + " cannot be taken: " + SystemMessage.of(e), e);
    } catch (MeasureException e) {
      lock.close();
      throw e;
    }
  }

  private boolean add(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      return false;
    }
    locks.add(lock);
    return true;
  }

  @Override
  public void close() {
    for (FileLock lock : locks) {
      try {
        lock.acquiredBy().close();
      } catch (IOException e) {
        // The end of the process releases it.
      }
    }
  }
}
