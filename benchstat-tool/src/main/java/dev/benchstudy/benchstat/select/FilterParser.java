package dev.benchstudy.benchstat.select;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.expr.Token;
import dev.benchstudy.benchstat.expr.Tokenizer;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses a filter, one token ahead.
 *
 * <pre>{@code
 * expr  = and { OR and }
 * and   = match { AND | match }
 * match = "(" expr ")" | "-" match | "*" | key ":" value | key ":" "(" value { OR value } ")"
 * }</pre>
 */
final class FilterParser {
  private static final String CONFIG = ".config";
  private static final int DEEPEST = 1000;

  private final Tokenizer tokenizer;
  private final List<Token> keys = new ArrayList<>();
  private Token token = new Token(Token.Kind.END, "", 0);
  private int depth;

  FilterParser(String expression) {
    tokenizer = new Tokenizer(expression, Regexps::errorIn);
  }

  Condition parse() throws ExpressionException {
    advance();
    Condition condition = expression();
    if (token.kind() != Token.Kind.END) {
      throw unexpected();
    }
    for (Token key : keys) {
      if (key.text().equals(CONFIG)) {
        throw tokenizer.error(key.offset(), CONFIG + " is only allowed in projections");
      } else if (key.text().isEmpty()) {
        throw tokenizer.error(key.offset(), "key must not be empty");
      }
    }
    return condition;
  }

  /** Returns whether the filter that was parsed has a term on a key. */
  boolean namesKey(String key) {
    return keys.stream().anyMatch(token -> token.text().equals(key));
  }

  private void advance() throws ExpressionException {
    token = tokenizer.next();
  }

  private void advanceToValue() throws ExpressionException {
    token = tokenizer.nextValue();
  }

  private Condition expression() throws ExpressionException {
    List<Condition> operands = new ArrayList<>();
    operands.add(conjunction());
    while (token.kind() == Token.Kind.OR) {
      advance();
      operands.add(conjunction());
    }
    return operands.size() == 1 ? operands.get(0) : new Condition.Or(List.copyOf(operands));
  }

  private Condition conjunction() throws ExpressionException {
    List<Condition> operands = new ArrayList<>();
    operands.add(match());
    while (true) {
      if (token.kind() == Token.Kind.AND) {
        advance();
      } else if (startsMatch()) {
        operands.add(match());
      } else if (token.is(':') || token.is('@') || token.is(',')) {
        throw unexpected();
      } else {
        return operands.size() == 1 ? operands.get(0) : new Condition.And(List.copyOf(operands));
      }
    }
  }

  private ExpressionException unexpected() {
    return tokenizer.error(token.offset(), "unexpected " + ByteText.quote(token.text()));
  }

  private boolean startsMatch() {
    return token.isWord() || token.is('(') || token.is('-') || token.is('*');
  }

  private Condition match() throws ExpressionException {
    if (++depth > DEEPEST) {
      throw tokenizer.error(token.offset(), "more than " + DEEPEST + " levels");
    }
    Condition condition = matchHere();
    depth--;
    return condition;
  }

  private Condition matchHere() throws ExpressionException {
    if (token.is('(')) {
      advance();
      Condition inner = expression();
      if (!token.is(')')) {
        throw tokenizer.error(token.offset(), "missing \")\"");
      }
      advance();
      return inner;
    } else if (token.is('-')) {
      advance();
      return new Condition.Not(match());
    } else if (token.is('*')) {
      advance();
      return new Condition.And(List.of());
    } else if (token.isWord()) {
      return term();
    }
    throw tokenizer.error(token.offset(), "expected key:value or subexpression");
  }

  private Condition term() throws ExpressionException {
    Token key = token;
    keys.add(key);
    advance();
    if (!token.is(':')) {
      throw tokenizer.error(key.offset(), "expected key:value");
    }
    advanceToValue();
    Condition.Value value;
    if (token.is('(')) {
      value = valueList();
    } else if (isValue()) {
      value = value();
    } else {
      throw tokenizer.error(key.offset(), "expected key:value");
    }
    advance();
    return key.text().equals(Filter.UNIT)
        ? new Condition.UnitTerm(value)
        : new Condition.Term(key.text(), value);
  }

  private boolean isValue() {
    return token.isWord() || token.kind() == Token.Kind.REGEXP;
  }

  private Condition.Value value() {
    return token.kind() == Token.Kind.REGEXP
        ? new Condition.Value.Regexp(Regexps.compile(token.text()))
        : new Condition.Value.Literal(token.text());
  }

  /** Parses a list of values up to its closing parenthesis. */
  private Condition.Value valueList() throws ExpressionException {
    List<Condition.Value> values = new ArrayList<>();
    do {
      advanceToValue();
      if (!isValue()) {
        throw tokenizer.error(token.offset(), "expected value");
      }
      values.add(value());
      advanceToValue();
    } while (token.kind() == Token.Kind.OR);
    if (!token.is(')')) {
      throw tokenizer.error(token.offset(), "value list must be separated by OR");
    }
    return new Condition.Value.AnyOf(List.copyOf(values));
  }
}
