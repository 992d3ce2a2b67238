package dev.benchstudy.benchstat.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * The name of a benchmark, without the word {@code Benchmark}, in its parts.
 *
 * <pre>{@code
 * Encode/size=4k/fast-16
 * ------                  base
 *       --------          part with the key /size
 *               -----     part without a key
 *                    ---  threads: the suffix -16
 * }</pre>
 *
 * @param base what comes before the first slash
 * @param parts the parts that follow, each with its leading slash; a value may hold any character
 * @param suffix the number of threads as it is written, {@code -16}; empty if there is none
 * @param threadsKey the key besides {@code /gomaxprocs} that reads the number of threads, unless a
 *     part has that key; empty if there is none
 */
public record BenchmarkName(String base, List<String> parts, String suffix, String threadsKey) {
  /** The key that reads the number of threads of any benchmark. */
  public static final String GOMAXPROCS = "/gomaxprocs";

  /** The key that reads the number of threads of a JMH benchmark, 1 if it has no suffix. */
  public static final String THREADS = "/threads";

  /** Copies the list. */
  public BenchmarkName {
    Objects.requireNonNull(base);
    Objects.requireNonNull(suffix);
    Objects.requireNonNull(threadsKey);
    parts = List.copyOf(parts);
  }

  /** Returns the name that a text of Go's testing package writes. */
  public static BenchmarkName parse(String text) {
    int digits = text.length();
    while (digits > 0 && text.charAt(digits - 1) >= '0' && text.charAt(digits - 1) <= '9') {
      digits--;
    }
    boolean suffixed = digits < text.length() && digits > 0 && text.charAt(digits - 1) == '-';
    int end = suffixed ? digits - 1 : text.length();
    int slash = text.lastIndexOf('/', end - 1);
    List<String> parts = new ArrayList<>();
    int partEnd = end;
    while (slash >= 0) {
      parts.add(text.substring(slash, partEnd));
      partEnd = slash;
      slash = slash == 0 ? -1 : text.lastIndexOf('/', slash - 1);
    }
    Collections.reverse(parts);
    return new BenchmarkName(text.substring(0, partEnd), parts, text.substring(end), "");
  }

  /** Returns the whole name. */
  public String full() {
    return base + String.join("", parts) + suffix;
  }

  /** Returns the number of threads of a name with a {@link #threadsKey}, 1 of any other. */
  public int threads() {
    return threadsKey.isEmpty() || suffix.isEmpty()
        ? 1
        : Math.max(1, Integer.parseInt(suffix.substring(1)));
  }

  /**
   * Returns whether a key reads the suffix, and not a part. {@link #threadsKey} does unless a part
   * has that key, such as a parameter named {@code threads}.
   */
  public boolean readsSuffix(String key) {
    return key.equals(GOMAXPROCS) && !suffix.isEmpty()
        || key.equals(threadsKey) && !key.isEmpty() && partOf(key).isEmpty();
  }

  /** Returns what the name holds for a key that begins with a slash, empty if nothing. */
  public String value(String key) {
    if (readsSuffix(key)) {
      return suffix.isEmpty() ? "1" : suffix.substring(1);
    }
    String part = partOf(key);
    return part.isEmpty() ? "" : part.substring(key.length() + 1);
  }

  /** Returns the first part that begins with {@code key=}, empty if there is none. */
  private String partOf(String key) {
    for (String part : parts) {
      if (hasKey(part, key)) {
        return part;
      }
    }
    return "";
  }

  /** Returns whether a part begins with {@code key=}. */
  public static boolean hasKey(String part, String key) {
    return part.length() > key.length() && part.charAt(key.length()) == '=' && part.startsWith(key);
  }
}
