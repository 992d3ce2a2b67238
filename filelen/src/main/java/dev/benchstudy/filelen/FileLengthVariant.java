package dev.benchstudy.filelen;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Every implementation of {@link FileLength}, in the order of the chapter. */
public enum FileLengthVariant {
  /** A new array for every read. */
  PER_READ("perRead"),
  /** One array for all reads. */
  REUSED("reused"),
  /** {@code Files.newInputStream}. */
  NEW_INPUT_STREAM("newInputStream"),
  /** A file channel with a buffer on the heap. */
  CHANNEL_HEAP("channelHeap"),
  /** A file channel with a buffer outside the heap. */
  CHANNEL_DIRECT("channelDirect"),
  /** A buffered stream around the file. */
  BUFFERED("buffered"),
  /** The file mapped into memory. */
  MAPPED("mapped"),
  /** The length the file system knows. */
  FILES_SIZE("filesSize");

  private final String label;

  FileLengthVariant(String label) {
    this.label = label;
  }

  /** Returns the name by which results, tables and {@code study.properties} know this variant. */
  public String label() {
    return label;
  }

  /** Returns the implementation. */
  public FileLength fileLength() {
    return switch (this) {
      case PER_READ -> new PerReadFileLength();
      case REUSED -> new ReusedFileLength();
      case NEW_INPUT_STREAM -> new NewInputStreamFileLength();
      case CHANNEL_HEAP -> new ChannelHeapFileLength();
      case CHANNEL_DIRECT -> new ChannelDirectFileLength();
      case BUFFERED -> new BufferedFileLength();
      case MAPPED -> new MappedFileLength();
      case FILES_SIZE -> new FilesSizeFileLength();
    };
  }

  /**
   * Returns the variant with a given {@link #label()}.
   *
   * @throws IllegalArgumentException if there is none; the message lists those there are
   */
  public static FileLengthVariant named(String label) {
    return Arrays.stream(values())
        .filter(variant -> variant.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(label)));
  }

  private static String unknown(String label) {
    return Arrays.stream(values())
        .map(FileLengthVariant::label)
        .collect(Collectors.joining(", ", "no way \"" + label + "\"; there are: ", ""));
  }
}
