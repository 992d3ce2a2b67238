package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths as the bytes they were given as, whatever the locale of the process can name. */
public final class RawPath {
  private static final String PLAIN = "/._-~";

  private RawPath() {}

  /**
   * Returns the file of a path (byte text) that starts in a folder unless it is absolute.
   *
   * @throws InvalidPathException if the system takes no such path
   */
  public static Path of(Path folder, String path) {
    if (ByteText.isAscii(path) || folder.getFileSystem().getSeparator().equals("\\")) {
      return folder.resolve(ByteText.toUnicode(path));
    }
    // A URI escapes bytes, so that nothing is encoded on the way.
    String start = path.startsWith("/") ? "file://" : folder.toAbsolutePath().toUri() + "/";
    return Path.of(URI.create(start + escaped(path)));
  }

  private static String escaped(String path) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) {
        escaped.append(c);
      } else {
        escaped
            .append('%')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      }
    }
    return escaped.toString();
  }
}
