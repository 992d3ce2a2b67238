package dev.benchstudy.benchstat.render;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The formats in which tables are written. */
public enum OutputFormat {
  /** Aligned columns for a terminal. */
  TEXT,
  /** Comma-separated values. */
  CSV,
  /** Markdown for a comment on a pull request. */
  MD,
  /** Everything a report holds, for programs. */
  JSON,
  /** A page to look at. */
  HTML;

  /** Returns the name a user gives. */
  public String flagValue() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the format of a name, if there is one. */
  public static Optional<OutputFormat> named(String flagValue) {
    for (OutputFormat format : values()) {
      if (format.flagValue().equals(flagValue)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /** Returns all names, for a message. */
  public static String list() {
    return Arrays.stream(values()).map(OutputFormat::flagValue).collect(Collectors.joining(", "));
  }

  /** Returns whether intervals of ratios are shown even if nobody asks for them. */
  public boolean showsEffects() {
    return this == JSON || this == HTML;
  }

  /** Returns whether only JMH results are written in it. */
  public boolean isForJmhOnly() {
    return this == JSON || this == HTML;
  }

  /** Returns a renderer for one output. */
  public Renderer renderer(RenderOptions options) {
    return switch (this) {
      case TEXT -> new TextRenderer(options);
      case CSV -> inAscii(new CsvRenderer(options), options);
      case MD -> inAscii(new MarkdownRenderer(options), options);
      case JSON -> new JsonRenderer(options);
      case HTML -> new HtmlRenderer(options);
    };
  }

  /** Returns a renderer whose output is in ASCII if that is asked for; nothing in it is aligned. */
  private static Renderer inAscii(Renderer renderer, RenderOptions options) {
    if (!options.ascii()) {
      return renderer;
    }
    return (report, out, warnings) -> {
      StringBuilder text = new StringBuilder();
      renderer.render(report, text, warnings);
      out.append(Ascii.of(text.toString()));
    };
  }
}
