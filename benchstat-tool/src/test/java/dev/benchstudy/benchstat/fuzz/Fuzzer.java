package dev.benchstudy.benchstat.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Feeds a target with inputs and says of the first that it does not stand. */
final class Fuzzer {
  /** How many seconds an input may take, on a machine that may be busy. */
  private static final int LONGEST = 20;

  private static final Path SAVED = Path.of("src/test/resources/fuzz");
  private static final Path FOUND = Path.of("target/fuzz");

  private final FuzzTarget target;
  private final long seed;
  private final Mutator mutator;
  private final AtomicInteger seconds = new AtomicInteger();
  private volatile byte @Nullable [] running;

  Fuzzer(FuzzTarget target, long seed) {
    this.target = target;
    this.seed = seed;
    this.mutator = new Mutator(seed, target.words());
    var unused = WATCH.scheduleWithFixedDelay(this::watch, 1, 1, TimeUnit.SECONDS);
  }

  /** Returns the saved inputs of a target, one or more, in the order of their names. */
  static List<byte[]> saved(FuzzTarget target) throws IOException {
    return inputs(SAVED.resolve(target.folder()));
  }

  private static List<byte[]> inputs(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<byte[]> inputs = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        inputs.add(Files.readAllBytes(file));
      }
      return inputs;
    }
  }

  /** Tries the saved inputs, then some changes of each. */
  void tryFew(int changes) throws IOException {
    List<byte[]> corpus = saved(target);
    for (byte[] input : corpus) {
      feed(target, input);
    }
    for (int i = 0; i < changes; i++) {
      feed(target, mutator.next(corpus));
    }
  }

  /**
   * Tries inputs until the time is over; an input that reached something new is changed further,
   * and kept for the next run.
   *
   * @return a line that says how far it came
   */
  String tryFor(Duration time) throws IOException {
    Path kept = FOUND.resolve(target.folder());
    Files.createDirectories(kept);
    try (Coverage coverage = new Coverage()) {
      Consumer<byte[]> copy = coverage.copyOf(target);
      List<byte[]> corpus = new ArrayList<>();
      List<byte[]> first = new ArrayList<>(saved(target));
      first.addAll(inputs(kept));
      for (byte[] input : first) {
        feed(copy, input);
        if (coverage.reachedNew()) {
          corpus.add(input);
        }
      }
      int known = coverage.reached();
      long tries = 0;
      long end = System.nanoTime() + time.toNanos();
      while (System.nanoTime() < end) {
        byte[] input = mutator.next(corpus);
        feed(copy, input);
        tries++;
        if (coverage.reachedNew()) {
          corpus.add(input);
          Files.write(
              kept.resolve(String.format(Locale.ROOT, "%08x", Arrays.hashCode(input))), input);
        }
      }
      return String.format(
          Locale.ROOT,
          "fuzzed %s, seed %d: %d inputs; branches reached: %d, %d of them by saved inputs; kept: %d",
          target,
          seed,
          tries,
          coverage.reached(),
          known,
          corpus.size());
    }
  }

  /** Feeds one input; what it throws is a finding, and so is an input that takes too long. */
  private void feed(Consumer<byte[]> fed, byte[] input) {
    seconds.set(0);
    running = input;
    try {
      fed.accept(input);
    } catch (Throwable e) { // an Error is what is looked for
      throw new AssertionError(target + " did not stand " + save(smallest(fed, input, e)), e);
    } finally {
      running = null;
    }
  }

  private static final ScheduledExecutorService WATCH =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "fuzz-watch");
            thread.setDaemon(true);
            return thread;
          });

  /** Counts seconds one by one, so that those in which the process was halted do not count. */
  private void watch() {
    byte[] input = running;
    if (input != null && seconds.incrementAndGet() == LONGEST) {
      hung(input);
    }
  }

  /** Nothing can be done about a thread that hangs but to say where, and to end the process. */
  @SuppressWarnings("SystemOut") // what JUnit would say is never said
  private void hung(byte[] input) {
    System.err.println(target + " takes longer than " + LONGEST + " s for " + save(input));
    Thread.getAllStackTraces()
        .forEach((thread, frames) -> System.err.println(thread + " " + Arrays.toString(frames)));
    Runtime.getRuntime().halt(1);
  }

  /** Leaves out pieces, half of the input down to single bytes, as long as the same is thrown. */
  private static byte[] smallest(Consumer<byte[]> fed, byte[] input, Throwable fault) {
    byte[] smallest = input;
    for (int size = smallest.length / 2; size > 0; size /= 2) {
      for (int from = 0; from + size <= smallest.length; ) {
        byte[] without = new byte[smallest.length - size];
        System.arraycopy(smallest, 0, without, 0, from);
        System.arraycopy(smallest, from + size, without, from, without.length - from);
        if (throwsSame(fed, without, fault)) {
          smallest = without;
        } else {
          from += size;
        }
      }
    }
    return smallest;
  }

  private static boolean throwsSame(Consumer<byte[]> fed, byte[] input, Throwable fault) {
    try {
      fed.accept(input);
      return false;
    } catch (Throwable e) { // compared below
      StackTraceElement[] frames = e.getStackTrace();
      StackTraceElement[] wanted = fault.getStackTrace();
      return e.getClass() == fault.getClass()
          && frames.length > 0
          && wanted.length > 0
          && frames[0].equals(wanted[0]);
    }
  }

  private String save(byte[] input) {
    Path file =
        FOUND.resolve(
            target.folder()
                + "-found-"
                + String.format(Locale.ROOT, "%08x", Arrays.hashCode(input)));
    try {
      Files.createDirectories(FOUND);
      Files.write(file, input);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String text = new String(input, 0, Math.min(input.length, 400), StandardCharsets.ISO_8859_1);
    return file + " (seed " + seed + "): " + text;
  }
}
