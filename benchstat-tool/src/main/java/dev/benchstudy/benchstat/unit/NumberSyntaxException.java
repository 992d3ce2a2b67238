package dev.benchstudy.benchstat.unit;

/** Thrown for a text that is no number. */
public final class NumberSyntaxException extends Exception {
  private static final long serialVersionUID = 1L;

  private final NumberFormatFault fault;

  NumberSyntaxException(NumberFormatFault fault) {
    super(fault.message(), null, false, false);
    this.fault = fault;
  }

  /** Returns what is wrong with the text. */
  public NumberFormatFault fault() {
    return fault;
  }
}
