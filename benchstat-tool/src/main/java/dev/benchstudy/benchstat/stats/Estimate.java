package dev.benchstudy.benchstat.stats;

/**
 * The centre of a sample and the range in which the centre of its population is expected.
 *
 * @param center the estimate
 * @param interval holds {@code center}
 */
public record Estimate(double center, Interval interval) {}
