package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.Direction;
import dev.benchstudy.benchstat.unit.UnitClass;
import java.util.List;

/**
 * All results of one unit and one table key: rows against columns, each compared with the first
 * column.
 *
 * @param header the fields of the table's key
 * @param unit the tidied unit
 * @param exact whether all values of the unit should be equal
 * @param columnFields the names of the fields of the columns' keys
 * @param columns for each column the values of these fields
 * @param rows the rows in order, one or more
 * @param geomeans the last row, one for each column
 */
public record ComparisonTable(
    List<HeaderLine> header,
    String unit,
    boolean exact,
    List<String> columnFields,
    List<List<String>> columns,
    List<Row> rows,
    List<Geomean> geomeans) {
  /** Copies the lists. */
  public ComparisonTable {
    header = List.copyOf(header);
    columnFields = List.copyOf(columnFields);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    geomeans = List.copyOf(geomeans);
  }

  /** Makes a table whose last row follows from the others. */
  static ComparisonTable of(
      List<HeaderLine> header,
      String unit,
      boolean exact,
      List<String> columnFields,
      List<List<String>> columns,
      List<Row> rows) {
    return new ComparisonTable(
        header, unit, exact, columnFields, columns, rows, Geomean.ofColumns(rows, columns.size()));
  }

  /** Returns this table with other rows; the last row follows from them. */
  public ComparisonTable withRows(List<Row> others) {
    return of(header, unit, exact, columnFields, columns, others);
  }

  /** Returns how the numbers of the unit are scaled. */
  public UnitClass unitClass() {
    return UnitClass.of(unit);
  }

  /** Returns which direction of the unit is better. */
  public Direction direction() {
    return Direction.of(unit);
  }
}
