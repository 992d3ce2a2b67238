package dev.benchstudy.benchstat.select;

import com.google.re2j.Pattern;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.BitSet;
import java.util.List;

/** One node of a filter. */
sealed interface Condition {
  /** Returns what this condition says of a result. */
  Verdict judge(Result result);

  /**
   * All of several conditions; true if there are none.
   *
   * @param operands the conditions
   */
  record And(List<Condition> operands) implements Condition {
    @Override
    public Verdict judge(Result result) {
      Verdict all = Verdict.ALL;
      for (Condition operand : operands) {
        Verdict verdict = operand.judge(result);
        if (verdict.kind() == Verdict.Kind.NONE) {
          return Verdict.NONE;
        } else if (verdict.kind() == Verdict.Kind.SOME) {
          all = all.kind() == Verdict.Kind.ALL ? verdict : intersection(all, verdict);
        }
      }
      return all;
    }

    private static Verdict intersection(Verdict a, Verdict b) {
      BitSet both = (BitSet) a.measurements().clone();
      both.and(b.measurements());
      return Verdict.some(both);
    }
  }

  /**
   * Any of several conditions; false if there are none.
   *
   * @param operands the conditions
   */
  record Or(List<Condition> operands) implements Condition {
    @Override
    public Verdict judge(Result result) {
      Verdict any = Verdict.NONE;
      for (Condition operand : operands) {
        Verdict verdict = operand.judge(result);
        if (verdict.kind() == Verdict.Kind.ALL) {
          return Verdict.ALL;
        } else if (verdict.kind() == Verdict.Kind.SOME) {
          any = any.kind() == Verdict.Kind.NONE ? verdict : union(any, verdict);
        }
      }
      return any;
    }

    private static Verdict union(Verdict a, Verdict b) {
      BitSet either = (BitSet) a.measurements().clone();
      either.or(b.measurements());
      return Verdict.some(either);
    }
  }

  /**
   * The opposite of a condition.
   *
   * @param operand the condition
   */
  record Not(Condition operand) implements Condition {
    @Override
    public Verdict judge(Result result) {
      return operand.judge(result).negated(result.measurements().size());
    }
  }

  /**
   * A key whose value fits.
   *
   * @param key a key of the name or the configuration
   * @param value what fits
   */
  record Term(String key, Value value) implements Condition {
    @Override
    public Verdict judge(Result result) {
      return Verdict.of(value.fits(result.value(key)));
    }
  }

  /**
   * The measurements whose unit fits, as tidied or as written.
   *
   * @param value what fits
   */
  record UnitTerm(Value value) implements Condition {
    @Override
    public Verdict judge(Result result) {
      List<Measurement> measurements = result.measurements();
      BitSet fitting = new BitSet(measurements.size());
      for (int i = 0; i < measurements.size(); i++) {
        var unit = measurements.get(i).unit();
        fitting.set(i, value.fits(unit.name()) || unit.original().filter(value::fits).isPresent());
      }
      return Verdict.some(fitting);
    }
  }

  /** What the value of a key is held against. */
  sealed interface Value {
    /** Returns whether a value (byte text) fits. */
    boolean fits(String text);

    /**
     * One whole text.
     *
     * @param text the text
     */
    record Literal(String text) implements Value {
      @Override
      public boolean fits(String other) {
        return text.equals(other);
      }
    }

    /**
     * A regular expression that must be found somewhere.
     *
     * @param pattern the compiled expression
     */
    record Regexp(Pattern pattern) implements Value {
      @Override
      public boolean fits(String text) {
        return pattern.matcher(ByteText.toUnicode(text)).find();
      }
    }

    /**
     * Any of several values.
     *
     * @param values the values
     */
    record AnyOf(List<Value> values) implements Value {
      @Override
      public boolean fits(String text) {
        return values.stream().anyMatch(value -> value.fits(text));
      }
    }
  }
}
