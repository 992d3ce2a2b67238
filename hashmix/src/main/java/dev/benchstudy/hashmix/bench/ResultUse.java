package dev.benchstudy.hashmix.bench;

import dev.benchstudy.hashmix.Mixer;
import dev.benchstudy.hashmix.MixerVariant;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What a loop over the mixer does with each result, in the order of the chapter: three lies, three
 * honest forms.
 */
enum ResultUse {
  /** Lies: the same known input every time is one known number, and their sum one more. */
  CONSTANT("constant") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      long sum = 0;
      for (int call = 0; call < calls; call++) {
        sum += MIXER.mix(42);
      }
      return sum;
    }
  },

  /** Lies: the whole loop is dead and disappears. */
  IGNORED("ignored") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      for (int call = 0; call < calls; call++) {
        MIXER.mix(first + call);
      }
      return 0;
    }
  },

  /**
   * Lies: only the last of many stores to a plain field can be seen, so only the last call is made.
   */
  STATIC_SINK("staticSink") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      for (int call = 0; call < calls; call++) {
        plainSink = MIXER.mix(first + call);
      }
      return 0;
    }
  },

  /** Honest: every call is part of the sum that is returned. */
  RETURNED("returned") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      long sum = 0;
      for (int call = 0; call < calls; call++) {
        sum += MIXER.mix(first + call);
      }
      return sum;
    }
  },

  /** Honest: each result is consumed; what that costs depends on the mode of the blackhole. */
  CONSUMED("consumed") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      for (int call = 0; call < calls; call++) {
        blackhole.consume(MIXER.mix(first + call));
      }
      return 0;
    }
  },

  /** Honest: a volatile store may not be dropped; it is also most of the time measured. */
  VOLATILE_SINK("volatileSink") {
    @Override
    long mixAll(long first, int calls, Blackhole blackhole) {
      for (int call = 0; call < calls; call++) {
        volatileSink = MIXER.mix(first + call);
      }
      return 0;
    }
  };

  /**
   * A static final field, so that the compiler knows the class, inlines the call, and may delete
   * it.
   */
  private static final Mixer MIXER = MixerVariant.FMIX64.mixer();

  static long plainSink;
  static volatile long volatileSink;

  private final String label;

  ResultUse(String label) {
    this.label = label;
  }

  /**
   * Calls the mixer once for each key; the value returned is consumed by JMH, once for the whole
   * loop.
   */
  abstract long mixAll(long first, int calls, Blackhole blackhole);

  /**
   * Returns the use with that label, as it stands in parameters and tables.
   *
   * @throws IllegalArgumentException if there is none
   */
  static ResultUse named(String label) {
    for (ResultUse use : values()) {
      if (use.label.equals(label)) {
        return use;
      }
    }
    throw new IllegalArgumentException("no use of a result is named \"" + label + "\"");
  }
}
