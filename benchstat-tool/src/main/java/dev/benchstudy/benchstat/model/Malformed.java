package dev.benchstudy.benchstat.model;

/**
 * A line that could not be understood; reading went on after it.
 *
 * @param position where it stands
 * @param message what is wrong with it
 */
public record Malformed(Position position, String message) implements BenchRecord {}
