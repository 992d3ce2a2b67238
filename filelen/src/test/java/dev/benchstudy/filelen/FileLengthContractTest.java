package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of {@link FileLength}, rule by rule, for every implementation. */
class FileLengthContractTest {

  @TempDir Path folder;

  static Stream<Arguments> variantsAndBufferSizes() {
    int[] sizes = {
      1, 2, 10, 100, 1000, 8191, 8192, 8193, 10_000, 65_203, 65_204, 65_205, 100_000, 1 << 20
    };
    return Stream.of(FileLengthVariant.values())
        .flatMap(
            variant ->
                java.util.Arrays.stream(sizes).mapToObj(size -> Arguments.of(variant, size)));
  }

  @ParameterizedTest(name = "{0}, buffer of {1}")
  @MethodSource("variantsAndBufferSizes")
  void theTestFileHas65204BytesWhateverTheBuffer(FileLengthVariant variant, int bufferSize)
      throws IOException {
    Path file = Files.write(folder.resolve("data.txt"), DataText.stored());
    assertThat(variant.fileLength().of(file, bufferSize)).isEqualTo(65_204);
  }

  @ParameterizedTest
  @EnumSource
  void anEmptyFileHasLengthZero(FileLengthVariant variant) throws IOException {
    Path file = Files.createFile(folder.resolve("empty"));
    assertThat(variant.fileLength().of(file, 1)).isZero();
    assertThat(variant.fileLength().of(file, 1000)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void bytesAreCountedNotCharacters(FileLengthVariant variant) throws IOException {
    Path file = Files.writeString(folder.resolve("word"), "é€𝄞", StandardCharsets.UTF_8);
    assertThat(variant.fileLength().of(file, 4)).isEqualTo(2 + 3 + 4);
  }

  @ParameterizedTest
  @EnumSource
  void aLinkIsFollowed(FileLengthVariant variant) throws IOException {
    Path file = Files.writeString(folder.resolve("target"), "12345");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertThat(variant.fileLength().of(link, 2)).isEqualTo(5);
  }

  @ParameterizedTest
  @EnumSource
  void aBufferSizeBelowOneIsRefusedBeforeTheFileIsTouched(FileLengthVariant variant) {
    Path missing = folder.resolve("missing");
    for (int size : new int[] {0, -1, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> variant.fileLength().of(missing, size))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("buffer size " + size)
          .hasMessageContaining("below 1");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMissingFileIsNamed(FileLengthVariant variant) {
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> variant.fileLength().of(missing, 10))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessageContaining(missing.toString())
        .hasMessageContaining("no such file");
  }

  @ParameterizedTest
  @EnumSource
  void aDirectoryHasNoLength(FileLengthVariant variant) {
    assertThatThrownBy(() -> variant.fileLength().of(folder, 10))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("is a directory");
  }

  @ParameterizedTest
  @EnumSource
  void anUnreadableFileIsNamed(FileLengthVariant variant) throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "text");
    assumeTrue(
        Files.getFileStore(file).supportsFileAttributeView("posix"),
        "this file system has no permissions to take away");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeFalse(
        Files.isReadable(file),
        "permissions are not enforced for this user (root?), so nothing is unreadable");
    assertThatThrownBy(() -> variant.fileLength().of(file, 10))
        .isInstanceOf(AccessDeniedException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("may not be read");
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("NullAway") // the point of the test
  void noFileIsANullPointerException(FileLengthVariant variant) {
    assertThatThrownBy(() -> variant.fileLength().of(null, 10))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("file");
  }

  @ParameterizedTest
  @EnumSource
  void aFileOverTwoGibibytesIsCountedWhole(FileLengthVariant variant) throws IOException {
    long length = (1L << 31) + 65_204;
    Path file = folder.resolve("sparse");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(length);
    }
    assertThat(variant.fileLength().of(file, 1 << 20)).isEqualTo(length);
  }
}
