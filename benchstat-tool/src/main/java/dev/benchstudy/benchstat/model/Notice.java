package dev.benchstudy.benchstat.model;

/**
 * Something a reader should know about a record that was understood.
 *
 * @param position where it stands
 * @param message what to know
 */
public record Notice(Position position, String message) implements BenchRecord {}
