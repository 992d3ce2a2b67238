package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that changes while it is read is no result. */
class SteadyFileTest {
  private static final String CHANGED = "the file changed while it was read";

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("a.txt"), "BenchmarkA 1 2 ns/op\n".repeat(3));
  }

  @Test
  void aFileThatNobodyTouchesIsReadToItsEnd() throws IOException {
    try (InputStream stream = SteadyFile.open(file)) {
      assertThat(stream.read()).isEqualTo('B');
      assertThat(stream.readAllBytes()).hasSize((int) Files.size(file) - 1);
      assertThat(stream.read()).isEqualTo(-1);
    }
  }

  @Test
  void aFileThatGrowsIsRefused() throws IOException {
    try (InputStream stream = SteadyFile.open(file)) {
      stream.readNBytes(10);
      Files.writeString(file, "BenchmarkA 1 2 ns/op\n", StandardOpenOption.APPEND);

      assertThatThrownBy(stream::readAllBytes).hasMessage(CHANGED);
    }
  }

  @Test
  void aFileThatIsCutOffIsRefused() throws IOException {
    try (InputStream stream = SteadyFile.open(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      stream.readNBytes(10);
      channel.truncate(20);

      assertThatThrownBy(stream::readAllBytes).hasMessage(CHANGED);
    }
  }

  @Test
  void aFileWhosePlaceAnotherTakesIsReadToItsOwnEnd() throws IOException {
    byte[] old = Files.readAllBytes(file);
    Path other = Files.writeString(folder.resolve("b.txt"), "other");
    try (InputStream stream = SteadyFile.open(file)) {
      Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);

      assertThat(stream.readAllBytes()).isEqualTo(old);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, BenchmarkA 1 2 ns/op, 0",
    "5000, BenchmarkA 1 2 ns/op, 5000",
    "1, '[', 0",
    "40000, '[]', 40000",
  })
  void theMessageNamesTheFileAndThePlace(int lines, String line, int place) throws IOException {
    Files.writeString(file, (line + "\n").repeat(lines));
    InputStream shrinking =
        new FilterInputStream(Files.newInputStream(file)) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int got = in.read(target, offset, length);
            if (got < 0) {
              throw new IOException("The file changed");
            }
            return got;
          }
        };
    ResultFiles files = new ResultFiles(shrinking, folder);

    assertThatThrownBy(() -> files.read(new InputFile("", "-"), entry -> {}))
        .isInstanceOf(InputException.class)
        .hasMessage("-:" + place + ": read -: the file changed");
  }
}
