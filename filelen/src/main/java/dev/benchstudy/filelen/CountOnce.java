package dev.benchstudy.filelen;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Counts one file once and prints its length: small enough to be watched by {@code strace}.
 *
 * <p>Arguments: a variant's label, the buffer size, the file.
 */
public final class CountOnce {

  private CountOnce() {}

  /**
   * Counts the file.
   *
   * @param arguments label, buffer size, file
   * @throws IOException if the file cannot be counted
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 3) {
      throw new IllegalArgumentException("give three arguments: variant, buffer size, file");
    }
    FileLength fileLength = FileLengthVariant.named(arguments[0]).fileLength();
    System.out.println(fileLength.of(Path.of(arguments[2]), Integer.parseInt(arguments[1])));
  }
}
