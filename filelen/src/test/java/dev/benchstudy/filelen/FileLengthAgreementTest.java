package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All implementations give one answer on files and buffers drawn at random. */
class FileLengthAgreementTest {

  private static final long SEED = 1_609L;

  @TempDir Path folder;

  @Test
  void allVariantsAgreeOnRandomFilesAndBuffers() throws IOException {
    Random random = new Random(SEED);
    for (int i = 0; i < 200; i++) {
      byte[] content = new byte[random.nextInt(1 << random.nextInt(16))];
      random.nextBytes(content);
      Path file = Files.write(folder.resolve("random"), content);
      int bufferSize = 1 + random.nextInt(1 << random.nextInt(1, 17));
      for (FileLengthVariant variant : FileLengthVariant.values()) {
        assertThat(variant.fileLength().of(file, bufferSize))
            .as("%s, buffer of %d, case %d of seed %d", variant, bufferSize, i, SEED)
            .isEqualTo(content.length);
      }
    }
  }
}
