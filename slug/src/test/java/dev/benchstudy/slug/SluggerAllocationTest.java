package dev.benchstudy.slug;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the chapter says about bytes allocated, on titles of letters only; no time here. */
class SluggerAllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int[] LENGTHS = {16, 256, 4096};

  /** A string object beside its bytes; a builder object has the same size. */
  private static final long STRING = 24;

  @BeforeAll
  static void allocationIsCounted() {
    assumeTrue(THREADS.isThreadAllocatedMemorySupported(), "this JVM does not count allocation");
  }

  @Test
  void concatMakesAStringAndItsBytesForEveryCharacter() {
    for (int length : new int[] {16, 256}) {
      long bytes = 0;
      for (int i = 1; i <= length; i++) {
        bytes += STRING + array(i);
      }
      assertThat(allocated(SluggerVariant.CONCAT, length))
          .as("length %d", length)
          .isBetween(bytes - STRING - array(1), bytes);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BUILDER", "TABLE", "FASTEST"})
  void oneBufferAndOneStringAreMadeWhateverTheLength(SluggerVariant variant) {
    for (int length : LENGTHS) {
      long bytes = array(length) + STRING + array(length);
      assertThat(allocated(variant, length))
          .as("length %d", length)
          // The builder object itself is there or not, as the compiler decides.
          .isBetween(bytes, bytes + STRING);
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"CONCAT"})
  void sixteenTimesTheTitleIsAtMostSixteenTimesTheBytes(SluggerVariant variant) {
    assertThat(allocated(variant, 4096)).isLessThanOrEqualTo(16 * allocated(variant, 256));
  }

  @Test
  void sixteenTimesTheTitleIsOverAHundredTimesTheBytesForConcat() {
    assertThat(allocated(SluggerVariant.CONCAT, 4096))
        .isGreaterThan(100 * allocated(SluggerVariant.CONCAT, 256));
  }

  /** The size on the heap of an array of so many bytes: a header of 16, rounded up to 8. */
  private static long array(long bytes) {
    return (16 + bytes + 7) / 8 * 8;
  }

  /** The fewest bytes that one call allocates, of many calls after some to warm up. */
  private static long allocated(SluggerVariant variant, int length) {
    Slugger slugger = variant.slugger();
    String title = "Abcdefgh".repeat(length / 8);
    long thread = Thread.currentThread().getId();
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < 300; i++) {
      long before = THREADS.getThreadAllocatedBytes(thread);
      slugger.slug(title);
      fewest = Math.min(fewest, THREADS.getThreadAllocatedBytes(thread) - before);
    }
    return fewest;
  }
}
