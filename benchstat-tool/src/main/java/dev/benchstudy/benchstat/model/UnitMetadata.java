package dev.benchstudy.benchstat.model;

import dev.benchstudy.benchstat.unit.Unit;

/**
 * A property of a unit, such as {@code assume=exact}; it holds for all inputs.
 *
 * @param position where it stands
 * @param unit the unit
 * @param key name of the property
 * @param value value of the property
 */
public record UnitMetadata(Position position, Unit unit, String key, String value)
    implements BenchRecord {}
