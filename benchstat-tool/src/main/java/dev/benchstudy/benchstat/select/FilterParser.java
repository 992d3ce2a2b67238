package dev.benchstudy.benchstat.select;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.expr.RegexpSyntax;
import dev.benchstudy.benchstat.expr.Token;
import dev.benchstudy.benchstat.expr.Tokenizer;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

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

  FilterParser(String expression) {
    tokenizer = new Tokenizer(expression, new Re2Syntax());
  }

  private static final class Re2Syntax implements RegexpSyntax {
    @Override
    public Optional<String> errorIn(String regexp) {
      return Regexps.errorIn(regexp);
    }
  }

  Condition parse() throws ExpressionException {
    advance();
    Condition condition = expression();
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
    for (Token named : keys) {
      if (named.text().equals(key)) {
        return true;
      }
    }
    return false;
  }

  private void advance() throws ExpressionException {
    token = tokenizer.next();
  }

  private void advanceToValue() throws ExpressionException {
    token = tokenizer.nextValue();
  }

  /** What a pair of parentheses, or the whole filter, has held so far. */
  private static final class Group {
    private final List<Condition> alternatives = new ArrayList<>();
    private List<Condition> operands = new ArrayList<>();
    private boolean negated;

    /** Takes a minus sign before the next operand. */
    void negate() {
      negated = !negated;
    }

    void add(Condition operand) {
      operands.add(negated ? new Condition.Not(operand) : operand);
      negated = false;
    }

    /** Begins the next alternative. */
    void or() {
      alternatives.add(conjunction());
      operands = new ArrayList<>();
    }

    private Condition conjunction() {
      return operands.size() == 1 ? operands.get(0) : new Condition.And(List.copyOf(operands));
    }

    Condition condition() {
      or();
      return alternatives.size() == 1
          ? alternatives.get(0)
          : new Condition.Or(List.copyOf(alternatives));
    }
  }

  /** Parses up to the end; open parentheses are kept on a stack of its own. */
  private Condition expression() throws ExpressionException {
    Deque<Group> open = new ArrayDeque<>();
    Group group = new Group();
    while (true) {
      if (token.is('-')) {
        group.negate();
        advance();
      } else if (token.is('(')) {
        if (open.size() == DEEPEST) {
          throw error("more than " + DEEPEST + " open parentheses");
        }
        open.push(group);
        group = new Group();
        advance();
      } else {
        group.add(match());
        group = close(group, open);
        if (token.kind() == Token.Kind.OR) {
          group.or();
          advance();
        } else if (token.kind() == Token.Kind.END && open.isEmpty()) {
          return group.condition();
        } else if (!startsMatch()) {
          throw token.kind() == Token.Kind.END ? error("missing \")\"") : unexpected();
        }
      }
    }
  }

  /** Skips AND, and closes each group whose parenthesis stands here; returns the one still open. */
  private Group close(Group innermost, Deque<Group> open) throws ExpressionException {
    Group group = innermost;
    while (token.kind() == Token.Kind.AND || token.is(')') && !open.isEmpty()) {
      if (token.is(')')) {
        Condition inner = group.condition();
        group = open.pop();
        group.add(inner);
      }
      advance();
    }
    return group;
  }

  private ExpressionException error(String reason) {
    return tokenizer.error(token.offset(), reason);
  }

  private ExpressionException unexpected() {
    return error("unexpected " + ByteText.quote(token.text()));
  }

  private boolean startsMatch() {
    return token.isWord() || token.is('(') || token.is('-') || token.is('*');
  }

  private Condition match() throws ExpressionException {
    if (token.is('*')) {
      advance();
      return new Condition.And(List.of());
    } else if (token.isWord()) {
      return term();
    }
    throw error("expected key:value or subexpression");
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
        throw error("expected value");
      }
      values.add(value());
      advanceToValue();
    } while (token.kind() == Token.Kind.OR);
    if (!token.is(')')) {
      throw error("value list must be separated by OR");
    }
    return new Condition.Value.AnyOf(List.copyOf(values));
  }
}
