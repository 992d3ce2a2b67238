package dev.benchstudy.slug;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Every implementation of {@link Slugger}, in the order in which the chapter tells of them. */
public enum SluggerVariant {
  /** {@code String +=}, a character at a time. */
  CONCAT("concat"),
  /** One {@link StringBuilder}, sized beforehand. */
  BUILDER("builder"),
  /** A look-up table of bytes. */
  TABLE("table"),
  /** Regular expressions. */
  REGEX("regex"),
  /** Guava's {@code CharMatcher}. */
  CHAR_MATCHER("charMatcher"),
  /** A look-up table of pairs of bytes, eight bytes at a time. */
  FASTEST("fastest");

  private final String label;

  SluggerVariant(String label) {
    this.label = label;
  }

  /** Returns the name by which results, tables and {@code study.properties} know this variant. */
  public String label() {
    return label;
  }

  /** Returns the implementation. */
  public Slugger slugger() {
    return switch (this) {
      case CONCAT -> new ConcatSlugger();
      case BUILDER -> new BuilderSlugger();
      case TABLE -> new TableSlugger();
      case REGEX -> new RegexSlugger();
      case CHAR_MATCHER -> new CharMatcherSlugger();
      case FASTEST -> new FastestSlugger();
    };
  }

  /**
   * Returns the variant with a given {@link #label()}.
   *
   * @throws IllegalArgumentException if there is none; the message lists those there are
   */
  public static SluggerVariant named(String label) {
    return Arrays.stream(values())
        .filter(variant -> variant.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(label)));
  }

  private static String unknown(String label) {
    return Arrays.stream(values())
        .map(SluggerVariant::label)
        .collect(Collectors.joining(", ", "no slugger \"" + label + "\"; there are: ", ""));
  }
}
