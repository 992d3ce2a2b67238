package dev.benchstudy.benchstat.read;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * The bytes of a file that nobody changes meanwhile: half of an old content and half of a new one
 * would pass for a result. A file that another takes the place of is read to its own end.
 */
final class SteadyFile extends FilterInputStream {
  private final Path path;
  private final BasicFileAttributes before;
  private long count;

  private SteadyFile(InputStream stream, Path path, BasicFileAttributes before) {
    super(stream);
    this.path = path;
    this.before = before;
  }

  /** Opens a file, or whatever else has a name: only a regular file has a size to keep. */
  static InputStream open(Path path) throws IOException {
    // Opened first: every JDK then says in the same words what is wrong with a name.
    InputStream stream = Files.newInputStream(path);
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return attributes.isRegularFile() && attributes.size() > 0
          ? new SteadyFile(stream, path, attributes)
          : stream;
    } catch (IOException e) {
      stream.close();
      throw e;
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads as other streams do.
   *
   * @throws IOException also at the end, and once more was read than there was, if the file changed
   */
  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int got = in.read(target, offset, length);
    count += Math.max(0, got);
    if ((got < 0 || count > before.size()) && hasChanged()) {
      throw new IOException("the file changed while it was read");
    }
    return got;
  }

  private boolean hasChanged() throws IOException {
    if (!Files.exists(path)) {
      return false;
    }
    BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
    return String.valueOf(now.fileKey()).equals(String.valueOf(before.fileKey()))
        && (now.size() != before.size()
            || !now.lastModifiedTime().equals(before.lastModifiedTime()));
  }
}
