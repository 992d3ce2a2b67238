package dev.benchstudy.concat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the chapter says about bytes allocated when 200 times "hello" is joined; no time here. */
class ConcatenatorAllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int PARTS = 200;
  private static final String PART = "hello";
  private static final String[] HELLO_200 = Collections.nCopies(PARTS, PART).toArray(String[]::new);

  /** A string object beside its bytes; a builder object has the same size. */
  private static final long STRING = 24;

  private static final long LENGTH = (long) PARTS * PART.length();

  @BeforeAll
  static void allocationIsCounted() {
    assumeTrue(THREADS.isThreadAllocatedMemorySupported(), "this JVM does not count allocation");
  }

  @Test
  void plusMakesAStringAndItsBytesForEveryPartButTheFirst() {
    // The first += copies nothing: the new string shares the bytes of the part.
    long bytes = STRING;
    for (int part = 2; part <= PARTS; part++) {
      bytes += STRING + array((long) part * PART.length());
    }
    assertThat(bytes).isEqualTo(109_176);
    assertThat(allocated(ConcatenatorVariant.PLUS)).isEqualTo(bytes);
  }

  @Test
  void stringConcatAllocatesAsPlusDoes() {
    long plus = allocated(ConcatenatorVariant.PLUS);
    assertThat(allocated(ConcatenatorVariant.STRING_CONCAT))
        .isBetween(plus - STRING, plus + STRING);
  }

  @ParameterizedTest
  @EnumSource(names = {"PRESIZED", "BYTE_ARRAY"})
  void aPresizedBufferIsCopiedOnceIntoTheString(ConcatenatorVariant variant) {
    long bufferAndString = array(LENGTH) + STRING + array(LENGTH);
    // The builder object itself is there or not, as the compiler decides.
    assertThat(allocated(variant)).isBetween(bufferAndString, bufferAndString + STRING);
  }

  @Test
  void joinFillsTheBytesThatTheStringKeeps() {
    long copyOfTheParts = array(PARTS * 4L);
    assertThat(allocated(ConcatenatorVariant.JOIN))
        .isEqualTo(copyOfTheParts + STRING + array(LENGTH));
  }

  @ParameterizedTest
  @EnumSource(names = {"BUILDER", "BUFFER"})
  void aGrowingBufferIsReplacedWheneverItIsFull(ConcatenatorVariant variant) {
    long arrays = 0;
    for (long capacity = 16; ; capacity = 2 * capacity + 2) {
      arrays += array(capacity);
      if (capacity >= LENGTH) {
        break;
      }
    }
    long bytes = arrays + STRING + array(LENGTH);
    assertThat(bytes).isEqualTo(3_440);
    assertThat(allocated(variant)).isBetween(bytes, bytes + STRING + 8);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"PLUS", "STRING_CONCAT"})
  void allOthersAllocateAtMostAFewTimesTheResult(ConcatenatorVariant variant) {
    assertThat(allocated(variant)).isLessThan(6 * LENGTH);
  }

  /** The size on the heap of an array of so many bytes: a header of 16, rounded up to 8. */
  private static long array(long bytes) {
    return (16 + bytes + 7) / 8 * 8;
  }

  /** The fewest bytes that one call allocates, of many calls after some to warm up. */
  private static long allocated(ConcatenatorVariant variant) {
    Concatenator concatenator = variant.concatenator();
    long thread = Thread.currentThread().getId();
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < 2_000; i++) {
      long before = THREADS.getThreadAllocatedBytes(thread);
      concatenator.concat(HELLO_200);
      fewest = Math.min(fewest, THREADS.getThreadAllocatedBytes(thread) - before);
    }
    return fewest;
  }
}
