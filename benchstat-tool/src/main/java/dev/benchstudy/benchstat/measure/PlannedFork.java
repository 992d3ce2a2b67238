package dev.benchstudy.benchstat.measure;

/**
 * One fork to be run.
 *
 * @param block counted from 1
 * @param position its place in the block, counted from 1
 * @param side the index of its side
 */
record PlannedFork(int block, int position, int side, Row row) {}
