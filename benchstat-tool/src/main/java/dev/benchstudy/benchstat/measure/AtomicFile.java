package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file so that, whatever happens, either its old or its new content is there, whole.
 *
 * <p>The text goes into a file beside it, is brought to the disk, and takes the name last.
 */
public final class AtomicFile {
  private AtomicFile() {}

  /**
   * Replaces a file's content. If this fails, the old content stands and nothing is left beside.
   */
  static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Replaces a file's content. If this fails, the old content stands and nothing is left beside.
   *
   * <p>What is no regular file, such as a terminal or a pipe, is written to; a link is followed.
   */
  public static void write(Path name, byte[] content) throws IOException {
    if (Files.exists(name) && !Files.isRegularFile(name) && !Files.isDirectory(name)) {
      Files.write(name, content);
      return;
    }
    Path file = Files.isSymbolicLink(name) && Files.exists(name) ? name.toRealPath() : name;
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      try (FileChannel channel =
          FileChannel.open(
              beside,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      Files.deleteIfExists(beside);
      throw e;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      syncFolder(folder);
    }
  }

  /** Brings the new name to the disk. Windows cannot open a folder, and need not. */
  private static void syncFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      return;
    }
  }
}
