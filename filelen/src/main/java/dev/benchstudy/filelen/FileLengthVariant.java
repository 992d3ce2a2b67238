package dev.benchstudy.filelen;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Every implementation of {@link FileLength}, in the order of the chapter. */
public enum FileLengthVariant {
  /** A new array for every read. */
  PER_READ("perRead", new PerReadFileLength()),
  /** One array for all reads. */
  REUSED("reused", new ReusedFileLength()),
  /** {@code Files.newInputStream}. */
  NEW_INPUT_STREAM("newInputStream", new NewInputStreamFileLength()),
  /** A file channel with a buffer on the heap. */
  CHANNEL_HEAP("channelHeap", new ChannelHeapFileLength()),
  /** A file channel with a buffer outside the heap. */
  CHANNEL_DIRECT("channelDirect", new ChannelDirectFileLength()),
  /** A buffered stream around the file. */
  BUFFERED("buffered", new BufferedFileLength()),
  /** The file mapped into memory. */
  MAPPED("mapped", new MappedFileLength()),
  /** The length the file system knows. */
  FILES_SIZE("filesSize", new FilesSizeFileLength());

  private final String label;

  @SuppressWarnings("ImmutableEnumChecker") // implementations hold no state
  private final FileLength fileLength;

  FileLengthVariant(String label, FileLength fileLength) {
    this.label = label;
    this.fileLength = fileLength;
  }

  /** The name used in benchmark parameters and tables. */
  public String label() {
    return label;
  }

  /** The implementation. */
  public FileLength fileLength() {
    return fileLength;
  }

  /**
   * The variant with a label.
   *
   * @throws IllegalArgumentException if there is none; the message lists the labels there are
   */
  public static FileLengthVariant named(String label) {
    return Arrays.stream(values())
        .filter(variant -> variant.label.equals(label))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no variant '" + label + "', only " + labels()));
  }

  private static String labels() {
    return Arrays.stream(values()).map(FileLengthVariant::label).collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    return label;
  }
}
