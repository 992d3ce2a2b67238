package dev.benchstudy.benchstat.compare;

/**
 * One field of a table's key.
 *
 * @param name the field
 * @param value its value, may be empty
 */
public record HeaderLine(String name, String value) {}
