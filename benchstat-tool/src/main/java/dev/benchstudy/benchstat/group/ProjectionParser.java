package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.expr.Token;
import dev.benchstudy.benchstat.expr.Tokenizer;
import dev.benchstudy.benchstat.select.Filter;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Parses a projection.
 *
 * <pre>{@code
 * list  = [ field { [","] field } ]
 * field = key [ "@" ( order | "(" value { value } ")" ) ]
 * }</pre>
 */
final class ProjectionParser {
  /** A field before its order has been checked. */
  private record RawField(Token key, Optional<Token> order, List<String> values) {}

  private final Tokenizer tokenizer;
  private Token token = new Token(Token.Kind.END, "", 0);

  ProjectionParser(String expression) {
    // No regular expressions: a slash begins a key.
    tokenizer = new Tokenizer(expression);
  }

  List<FieldSpec> parse() throws ExpressionException {
    List<RawField> raw = new ArrayList<>();
    advance();
    while (token.kind() != Token.Kind.END) {
      raw.add(field());
      if (token.is(',')) {
        advance();
        if (!token.isWord()) {
          throw tokenizer.error(token.offset(), "expected key");
        }
      }
    }
    List<FieldSpec> fields = new ArrayList<>();
    for (RawField field : raw) {
      fields.add(checked(field));
    }
    return fields;
  }

  private void advance() throws ExpressionException {
    token = tokenizer.next();
  }

  private RawField field() throws ExpressionException {
    if (!token.isWord()) {
      throw tokenizer.error(token.offset(), "expected key");
    }
    Token key = token;
    advance();
    if (!token.is('@')) {
      return new RawField(key, Optional.empty(), List.of());
    }
    advance();
    Token order = token;
    if (order.isWord()) {
      advance();
      return new RawField(key, Optional.of(order), List.of());
    } else if (order.is('(')) {
      return new RawField(key, Optional.of(order), values());
    }
    throw tokenizer.error(token.offset(), "expected named sort order or parenthesized list");
  }

  private List<String> values() throws ExpressionException {
    List<String> values = new ArrayList<>();
    advance();
    while (token.isWord()) {
      values.add(token.text());
      advance();
    }
    if (!token.is(')')) {
      throw tokenizer.error(token.offset(), "missing )");
    } else if (values.isEmpty()) {
      throw tokenizer.error(token.offset(), "nothing to match");
    }
    advance();
    return values;
  }

  private FieldSpec checked(RawField field) throws ExpressionException {
    String key = field.key().text();
    KeyOrder order = new KeyOrder.First();
    if (field.order().isPresent()) {
      Token token = field.order().get();
      order = field.values().isEmpty() ? named(token) : KeyOrder.Fixed.of(field.values());
      if (order instanceof KeyOrder.Fixed && key.equals(FieldSpec.CONFIG)) {
        throw tokenizer.error(token.offset(), "fixed order not allowed for " + FieldSpec.CONFIG);
      }
    }
    if (key.equals(Filter.UNIT)) {
      throw tokenizer.error(field.key().offset(), Filter.UNIT + " is only allowed in filters");
    } else if (key.isEmpty()) {
      throw tokenizer.error(field.key().offset(), "key must not be empty");
    }
    return new FieldSpec(key, order);
  }

  private KeyOrder named(Token name) throws ExpressionException {
    return switch (name.text()) {
      case "first" -> new KeyOrder.First();
      case "alpha" -> new KeyOrder.Alpha();
      case "num" -> new KeyOrder.Numeric();
      default ->
          throw tokenizer.error(name.offset(), "unknown order " + ByteText.quote(name.text()));
    };
  }
}
