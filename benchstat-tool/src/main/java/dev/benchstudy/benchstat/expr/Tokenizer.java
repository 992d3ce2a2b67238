package dev.benchstudy.benchstat.expr;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Optional;

/**
 * Reads one token after the other from a filter or projection.
 *
 * <p>A slash opens a regular expression only where the caller says that a value may stand; anywhere
 * else it begins a bare word, such as the key {@code /size}.
 */
public final class Tokenizer {
  private static final String OPERATORS = "():@,-*";
  private static final String WORD_ENDS = "():@,";

  private final String expression;
  private final Optional<RegexpSyntax> regexps;
  private int index;

  /**
   * Makes a tokenizer at the start of an expression.
   *
   * @param expression byte text
   * @param regexps checks regular expressions
   */
  public Tokenizer(String expression, RegexpSyntax regexps) {
    this(expression, Optional.of(regexps));
  }

  /** The same for an expression that holds no regular expressions, whatever stands in it. */
  public Tokenizer(String expression) {
    this(expression, Optional.empty());
  }

  private Tokenizer(String expression, Optional<RegexpSyntax> regexps) {
    this.expression = expression;
    this.regexps = regexps;
  }

  /** Returns the next token where no value may stand. */
  public Token next() throws ExpressionException {
    return next(false);
  }

  /** Returns the next token where a value, and so a regular expression, may stand. */
  public Token nextValue() throws ExpressionException {
    return next(true);
  }

  private Token next(boolean valueMayStand) throws ExpressionException {
    index = ByteText.skipBlanks(expression, index);
    int start = index;
    if (start == expression.length()) {
      return new Token(Token.Kind.END, "", start);
    }
    char first = expression.charAt(start);
    if (OPERATORS.indexOf(first) >= 0) {
      index++;
      return new Token(Token.Kind.OPERATOR, String.valueOf(first), start);
    } else if (first == '"') {
      return quoted(start);
    } else if (first == '/' && valueMayStand && regexps.isPresent()) {
      return regexp(start, regexps.get());
    }
    return bare(start);
  }

  private Token quoted(int start) throws ExpressionException {
    int end = start + 1;
    while (end < expression.length() && expression.charAt(end) != '"') {
      end += expression.charAt(end) == '\\' ? 2 : 1;
    }
    if (end >= expression.length()) {
      throw error(start, "missing end quote");
    }
    index = end + 1;
    String text =
        QuotedText.unescape(expression.substring(start + 1, end))
            .orElseThrow(() -> error(start, "bad escape sequence"));
    return new Token(Token.Kind.QUOTED, text, start);
  }

  private Token regexp(int start, RegexpSyntax syntax) throws ExpressionException {
    int end = regexpEnd(start + 1);
    if (end < 0) {
      throw error(start, "missing close \"/\"");
    }
    String text = expression.substring(start + 1, end);
    String fault = syntax.errorIn(text).orElse("");
    if (!fault.isEmpty()) {
      throw error(start, fault);
    }
    index = end + 1;
    if (index < expression.length() && !endsRegexp(index)) {
      throw error(index, "regexp must be followed by space or an operator (unescaped \"/\"?)");
    }
    return new Token(Token.Kind.REGEXP, text, start);
  }

  /**
   * Returns the index of the slash that closes a regular expression outside brackets and
   * parentheses, or -1.
   */
  private int regexpEnd(int from) {
    int brackets = 0;
    int parentheses = 0;
    for (int i = from; i < expression.length(); i++) {
      char c = expression.charAt(i);
      if (c == '/' && brackets == 0 && parentheses == 0) {
        return i;
      } else if (c == '\\') {
        i++;
      } else if (c == '[') {
        brackets++;
      } else if (c == ']') {
        brackets = Math.max(0, brackets - 1);
      } else if (brackets == 0 && (c == '(' || c == ')')) {
        parentheses += c == '(' ? 1 : -1;
      }
    }
    return -1;
  }

  private boolean endsRegexp(int at) {
    return OPERATORS.indexOf(expression.charAt(at)) >= 0
        || ByteText.isBlank(ByteText.codePointAt(expression, at));
  }

  private Token bare(int start) {
    int end = start;
    while (end < expression.length()
        && WORD_ENDS.indexOf(expression.charAt(end)) < 0
        && !ByteText.isBlank(ByteText.codePointAt(expression, end))) {
      end += ByteText.sizeAt(expression, end);
    }
    index = end;
    String word = expression.substring(start, end);
    Token.Kind kind =
        switch (word) {
          case "AND" -> Token.Kind.AND;
          case "OR" -> Token.Kind.OR;
          default -> Token.Kind.WORD;
        };
    return new Token(kind, word, start);
  }

  /** Returns an exception for a place of this expression. */
  public ExpressionException error(int offset, String reason) {
    return new ExpressionException(expression, offset, reason);
  }
}
