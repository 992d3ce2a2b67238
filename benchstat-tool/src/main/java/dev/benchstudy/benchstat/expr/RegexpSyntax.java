package dev.benchstudy.benchstat.expr;

import java.util.Optional;

/** Says what is wrong with a regular expression. */
@FunctionalInterface
public interface RegexpSyntax {
  /** Returns the message for a regular expression (byte text) that cannot be compiled. */
  Optional<String> errorIn(String regexp);
}
