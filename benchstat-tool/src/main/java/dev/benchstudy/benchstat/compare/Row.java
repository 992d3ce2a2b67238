package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * One row of a table.
 *
 * @param labels the values of its key's fields
 * @param cells one for each column, empty where there are no results
 */
public record Row(List<String> labels, List<Optional<Cell>> cells) {
  /** Copies the lists. */
  public Row {
    labels = List.copyOf(labels);
    cells = List.copyOf(cells);
  }

  boolean hasForks() {
    for (Optional<Cell> cell : cells) {
      if (cell.isPresent() && !cell.get().sample().forks().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  boolean isComplete() {
    for (Optional<Cell> cell : cells) {
      if (cell.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the values of its key's fields that are not empty, joined by blanks. */
  public String label() {
    StringJoiner joined = new StringJoiner(" ");
    for (String label : labels) {
      if (!label.isEmpty()) {
        joined.add(label);
      }
    }
    return joined.toString();
  }
}
