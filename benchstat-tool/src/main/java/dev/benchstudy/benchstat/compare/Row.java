package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
    return cells.stream()
        .flatMap(Optional::stream)
        .anyMatch(cell -> !cell.sample().forks().isEmpty());
  }

  /** Returns the values of its key's fields that are not empty, joined by blanks. */
  public String label() {
    return labels.stream().filter(label -> !label.isEmpty()).collect(Collectors.joining(" "));
  }
}
