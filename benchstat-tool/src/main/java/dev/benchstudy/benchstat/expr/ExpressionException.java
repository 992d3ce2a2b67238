package dev.benchstudy.benchstat.expr;

import dev.benchstudy.benchstat.text.ByteText;

/** Thrown for an expression that cannot be understood; its message shows the place with a caret. */
public final class ExpressionException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String message;
  private final String reason;
  private final int offset;

  /**
   * Makes the exception for one place.
   *
   * @param expression the whole expression, byte text
   * @param offset index of the fault, 0 to the length of the expression
   * @param reason what is wrong there
   */
  public ExpressionException(String expression, int offset, String reason) {
    super(reason, null, false, false);
    this.message =
        "syntax error: "
            + reason
            + "\n\t"
            + expression
            + "\n\t"
            + " ".repeat(columns(expression, offset))
            + "^";
    this.reason = reason;
    this.offset = offset;
  }

  private static int columns(String expression, int offset) {
    int columns = 0;
    for (int i = 0; i < offset; i += ByteText.sizeAt(expression, i)) {
      columns += ByteText.isGraphic(ByteText.codePointAt(expression, i)) ? 1 : 0;
    }
    return columns;
  }

  /** Returns what is wrong, without the place. */
  public String reason() {
    return reason;
  }

  /** Returns the index of the fault in the expression. */
  public int offset() {
    return offset;
  }

  @Override
  public String getMessage() {
    return message;
  }
}
