package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.expr.ExpressionException;
import java.util.List;

/**
 * The four projections as a command line gives them, byte text.
 *
 * @param table fields whose values share a table
 * @param row fields whose values share a row
 * @param column fields whose values share a column
 * @param ignored fields that may vary within a cell
 */
public record ProjectionFlags(String table, String row, String column, String ignored) {
  /** What benchstat groups by unless told otherwise. */
  public static final ProjectionFlags DEFAULT =
      new ProjectionFlags(".config", ".fullname", ".file", "");

  /** Thrown for a projection that cannot be understood. */
  public static final class FlagException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String message;

    FlagException(String flag, ExpressionException fault) {
      super(fault.reason(), fault, false, false);
      message = "parsing -" + flag + ": " + fault.getMessage();
    }

    @Override
    public String getMessage() {
      return message;
    }
  }

  /**
   * Returns the projections.
   *
   * @throws FlagException for the first that cannot be understood
   */
  public ProjectionSet parse() throws FlagException {
    return ProjectionSet.of(
        parse("table", table), parse("row", row), parse("col", column), parse("ignore", ignored));
  }

  private static List<FieldSpec> parse(String flag, String expression) throws FlagException {
    try {
      return ProjectionSet.parse(expression);
    } catch (ExpressionException e) {
      throw new FlagException(flag, e);
    }
  }
}
