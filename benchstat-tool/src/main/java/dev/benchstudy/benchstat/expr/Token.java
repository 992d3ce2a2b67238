package dev.benchstudy.benchstat.expr;

/**
 * One token of a filter or projection.
 *
 * @param kind what it is
 * @param text the content of a word or regular expression without its quotes; an operator as
 *     written; empty at the end
 * @param offset index of its first byte in the expression; the length of the expression at its end
 */
public record Token(Kind kind, String text, int offset) {
  /** The kinds of tokens. */
  public enum Kind {
    /** One of {@code ( ) : @ , - *}. */
    OPERATOR,
    /** A word without quotes, no keyword. */
    WORD,
    /** A word in double quotes. */
    QUOTED,
    /** The bare word {@code AND}. */
    AND,
    /** The bare word {@code OR}. */
    OR,
    /** A regular expression between slashes. */
    REGEXP,
    /** The end of the expression. */
    END
  }

  /** Returns whether this is a given operator. */
  public boolean is(char operator) {
    return kind == Kind.OPERATOR && text.charAt(0) == operator;
  }

  /** Returns whether this is a word, bare or quoted. */
  public boolean isWord() {
    return kind == Kind.WORD || kind == Kind.QUOTED;
  }
}
