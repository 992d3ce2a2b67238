package dev.benchstudy.benchstat.text;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Writes a file so that, whatever happens, either its old or its new content is there, whole.
 *
 * <p>The text goes into a file beside it, is brought to the disk, and takes the name last. A signal
 * that ends the process waits until that is done; only one that nobody can catch leaves the file
 * beside, {@code .benchstat-NUMBER.new}.
 */
public final class AtomicFile {
  private static final String PREFIX = ".benchstat-";
  private static final String SUFFIX = ".new";

  /** As many as Linux follows. */
  private static final int MOST_LINKS = 40;

  static {
    Thread wait = new Thread(AtomicFile::end, "file-being-written");
    try {
      Runtime.getRuntime().addShutdownHook(wait);
    } catch (IllegalStateException e) {
      // The process is ending already, and somebody else waits for what it writes.
    }
  }

  /** Whether the process is ending. */
  private static boolean ending;

  private AtomicFile() {}

  /**
   * Replaces a file's content. If this fails, the old content stands and nothing is left beside.
   */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Replaces a file's content. If this fails, the old content stands and nothing is left beside.
   *
   * <p>What is no regular file, such as a terminal or a pipe, is written to; a link is followed. A
   * file that is there keeps its permissions, and is not replaced if they forbid to write it.
   */
  public static void write(Path name, byte[] content) throws IOException {
    if (Files.exists(name) && !Files.isRegularFile(name) && !Files.isDirectory(name)) {
      Files.write(name, content);
      return;
    }
    writeAll(Map.of(name, content));
  }

  /**
   * Replaces the content of several files. None is touched before all new contents are on the disk;
   * should one then be unable to take its name, those before it have taken theirs.
   */
  public static synchronized void writeAll(Map<Path, byte[]> contents) throws IOException {
    if (ending) {
      throw new InterruptedIOException("a signal ended the program");
    }
    Map<Path, Path> files = new LinkedHashMap<>();
    try {
      for (Map.Entry<Path, byte[]> entry : contents.entrySet()) {
        Path file = linked(entry.getKey());
        // The name beside holds nothing of the file's own, which the locale may be unable to write.
        long number = ThreadLocalRandom.current().nextLong(Long.MAX_VALUE);
        Path beside = file.resolveSibling(PREFIX + number + SUFFIX);
        files.put(beside, file);
        writeWhole(beside, entry.getValue());
        if (Files.exists(file)) {
          keepPermissions(file, beside);
        }
      }
      for (Map.Entry<Path, Path> entry : files.entrySet()) {
        Files.move(
            entry.getKey(),
            entry.getValue(),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
        syncFolder(entry.getValue());
      }
    } catch (IOException e) {
      for (Path beside : files.keySet()) {
        Files.deleteIfExists(beside);
      }
      throw e;
    }
  }

  /** Returns once no file is being written, and lets no further one be begun. */
  private static synchronized void end() {
    ending = true;
  }

  private static Path linked(Path name) throws IOException {
    Path file = name;
    for (int i = 0; Files.isSymbolicLink(file); i++) {
      if (i == MOST_LINKS) {
        throw new FileSystemLoopException(name.toString());
      }
      file = file.resolveSibling(Files.readSymbolicLink(file));
    }
    return file;
  }

  private static void writeWhole(Path file, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
  }

  /** Windows has none of this kind. */
  private static void keepPermissions(Path from, Path to) throws IOException {
    if (!Files.isWritable(from)) {
      throw new AccessDeniedException(from.toString());
    }
    if (Files.getFileStore(from).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  /** Removes from a folder what killed writers left beside their files. */
  public static void removeLeftovers(Path folder) throws IOException {
    try (DirectoryStream<Path> leftovers =
        Files.newDirectoryStream(folder, PREFIX + "*" + SUFFIX)) {
      for (Path leftover : leftovers) {
        Files.deleteIfExists(leftover);
      }
    }
  }

  /** Brings a file's new name to the disk. Windows cannot open a folder, and need not. */
  private static void syncFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      return;
    }
  }
}
