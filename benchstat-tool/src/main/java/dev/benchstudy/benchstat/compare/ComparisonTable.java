package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.UnitClass;
import java.util.List;

/**
 * All results of one unit and one table key: rows against columns, each compared with the first
 * column.
 *
 * @param header the fields of the table's key
 * @param unit the tidied unit
 * @param unitClass how its numbers are scaled
 * @param columnFields the names of the fields of the columns' keys
 * @param columns for each column the values of these fields
 * @param rows the rows in order, one or more
 * @param geomeans the last row, one for each column
 */
public record ComparisonTable(
    List<HeaderLine> header,
    String unit,
    UnitClass unitClass,
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
}
