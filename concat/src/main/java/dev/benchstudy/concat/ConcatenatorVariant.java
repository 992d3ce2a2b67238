package dev.benchstudy.concat;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Every implementation of {@link Concatenator}, in the order in which the chapter tells of them.
 */
public enum ConcatenatorVariant {
  /** {@code String +=}. */
  PLUS("plus"),
  /** A {@link StringBuilder}. */
  BUILDER("builder"),
  /** A {@link StringBuilder} of the right size. */
  PRESIZED("presized"),
  /** Bytes, converted once. */
  BYTE_ARRAY("byteArray"),
  /** {@link String#join}. */
  JOIN("join"),
  /** {@link java.util.StringJoiner}. */
  JOINER("joiner"),
  /** {@link Collectors#joining()}. */
  COLLECTOR("collector"),
  /** {@link StringBuffer}. */
  BUFFER("buffer"),
  /** {@link String#concat}. */
  STRING_CONCAT("stringConcat"),
  /** Guava's {@code Joiner}. */
  GUAVA_JOINER("guavaJoiner");

  private final String label;

  ConcatenatorVariant(String label) {
    this.label = label;
  }

  /** Returns the name by which results, tables and {@code study.properties} know this variant. */
  public String label() {
    return label;
  }

  /** Returns the implementation. */
  public Concatenator concatenator() {
    return switch (this) {
      case PLUS -> new PlusConcatenator();
      case BUILDER -> new BuilderConcatenator();
      case PRESIZED -> new PresizedConcatenator();
      case BYTE_ARRAY -> new ByteArrayConcatenator();
      case JOIN -> new JoinConcatenator();
      case JOINER -> new JoinerConcatenator();
      case COLLECTOR -> new CollectorConcatenator();
      case BUFFER -> new BufferConcatenator();
      case STRING_CONCAT -> new StringConcatConcatenator();
      case GUAVA_JOINER -> new GuavaJoinerConcatenator();
    };
  }

  /**
   * Returns the variant with a given {@link #label()}.
   *
   * @throws IllegalArgumentException if there is none; the message lists those there are
   */
  public static ConcatenatorVariant named(String label) {
    return Arrays.stream(values())
        .filter(variant -> variant.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(label)));
  }

  private static String unknown(String label) {
    return Arrays.stream(values())
        .map(ConcatenatorVariant::label)
        .collect(Collectors.joining(", ", "no concatenator \"" + label + "\"; there are: ", ""));
  }
}
