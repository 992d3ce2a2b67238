package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells whether two jars are the same: a run may only go on with the jar it began with. */
final class JarDigest {
  private static final int BYTES = 8;

  private JarDigest() {}

  /** The beginning of a file's SHA-256 digest, in hexadecimal. */
  static String of(Path jar) throws MeasureException {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      try (InputStream in = new DigestInputStream(Files.newInputStream(jar), sha)) {
        in.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(sha.digest(), 0, BYTES);
    } catch (IOException e) {
      throw new MeasureException(jar + " cannot be read: " + SystemMessage.of(e), e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
