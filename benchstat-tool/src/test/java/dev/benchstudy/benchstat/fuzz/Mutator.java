package dev.benchstudy.benchstat.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Changes inputs at random; the same seed makes the same changes. */
final class Mutator {
  private static final int MOST_CHANGES = 6;
  private static final int MOST_COPIES = 300;
  private static final int LARGEST = 1 << 16;

  private final SplittableRandom random;
  private final List<byte[]> words;

  Mutator(long seed, List<String> words) {
    this.random = new SplittableRandom(seed);
    this.words = words.stream().map(word -> word.getBytes(StandardCharsets.UTF_8)).toList();
  }

  /** Returns an input made of one of those given, which are one or more. */
  byte[] next(List<byte[]> corpus) {
    byte[] input = any(corpus);
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes; i++) {
      input = changed(input, corpus);
    }
    return input;
  }

  private byte[] any(List<byte[]> list) {
    return list.get(random.nextInt(list.size()));
  }

  private byte[] changed(byte[] input, List<byte[]> corpus) {
    int from = random.nextInt(input.length + 1);
    int to = from + random.nextInt(Math.min(input.length - from, span()) + 1);
    return switch (random.nextInt(8)) {
      case 0 -> replaced(input, from, to, new byte[0], 1);
      case 1, 2 -> replaced(input, from, from, any(words), 1);
      case 3 -> replaced(input, from, to, any(words), 1);
      case 4 -> replaced(input, from, Math.min(from + 1, input.length), anyByte(), 1);
      case 5 -> replaced(input, from, from, slice(input, from, to), 1 + random.nextInt(copies()));
      default -> {
        byte[] other = any(corpus);
        int start = random.nextInt(other.length + 1);
        int end = start + random.nextInt(Math.min(other.length - start, span()) + 1);
        yield replaced(input, from, to, slice(other, start, end), 1);
      }
    };
  }

  /** Returns a length: mostly a few bytes, seldom thousands. */
  private int span() {
    return 1 << random.nextInt(14);
  }

  private int copies() {
    return random.nextInt(10) == 0 ? MOST_COPIES : 3;
  }

  private byte[] anyByte() {
    return new byte[] {(byte) random.nextInt(256)};
  }

  private static byte[] slice(byte[] bytes, int from, int to) {
    return java.util.Arrays.copyOfRange(bytes, from, to);
  }

  private static byte[] replaced(byte[] input, int from, int to, byte[] by, int copies) {
    ByteArrayOutputStream made = new ByteArrayOutputStream();
    made.write(input, 0, from);
    for (int i = 0; i < copies && made.size() < LARGEST; i++) {
      made.writeBytes(by);
    }
    made.write(input, to, input.length - to);
    return made.size() > LARGEST ? slice(made.toByteArray(), 0, LARGEST) : made.toByteArray();
  }
}
