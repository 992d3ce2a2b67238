package dev.benchstudy.benchstat.profile;

/** What an instruction does; it may do several. */
enum InstructionKind {
  MULTIPLY("multiply", "multiplies"),
  DIVIDE("divide", "divides"),
  CALL("call", "calls"),
  READ("memory read", "memory reads"),
  WRITE("memory write", "memory writes"),
  BRANCH("conditional jump", "conditional jumps"),
  VECTOR("vector instruction", "vector instructions"),
  ATOMIC("atomic instruction", "atomic instructions");

  private final String singular;
  private final String plural;

  InstructionKind(String singular, String plural) {
    this.singular = singular;
    this.plural = plural;
  }

  /** Whether it is told that a loop has none: of the others only what there is. */
  boolean isAlwaysCounted() {
    return this == MULTIPLY || this == CALL || this == READ || this == WRITE;
  }

  /** The number and the name. */
  String count(long number) {
    return number + " " + (number == 1 ? singular : plural);
  }
}
