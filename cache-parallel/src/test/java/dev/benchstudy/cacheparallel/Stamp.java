package dev.benchstudy.cacheparallel;

/** A value that shows whether it is whole: the second number is the complement of the first. */
record Stamp(long number, long complement) {

  static Stamp of(long number) {
    return new Stamp(number, ~number);
  }

  boolean whole() {
    return complement == ~number;
  }
}
