package dev.benchstudy.benchstat.calibrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The tables that a run of {@link Calibration} printed, in a file: each below its title. */
public final class SavedTables {
  private static final String CELL = " \\| ";
  private static final List<String> RULES =
      List.of(
          "this benchstat",
          "all iterations as one sample, tested by rank",
          "JMH's error bars do not overlap");

  private final List<String> lines;

  /** Reads a file. */
  public SavedTables(Path file) throws IOException {
    this.lines = Files.readAllLines(file);
  }

  /**
   * Returns the lines of the first table below a title.
   *
   * @param title a line of the file, without the {@code **} that may stand around it
   */
  public List<String> below(String title) {
    int at = Math.max(lines.indexOf(title), lines.indexOf("**" + title + "**"));
    if (at < 0) {
      throw new IllegalArgumentException("no title " + title);
    }
    return lines.stream()
        .skip(at)
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .toList();
  }

  /** Returns one row of a table, turned: a line for each rule, with the designs as columns. */
  public List<String> turned(String title, String row, List<String> designs) {
    List<String> table = below(title);
    List<String> header = List.of(table.get(0).split(CELL, -1));
    String[] cells =
        table.stream()
            .filter(line -> line.startsWith("| " + row + " |"))
            .findFirst()
            .orElseThrow()
            .split(CELL, -1);
    List<String> turned = new ArrayList<>();
    turned.add("| forks x iterations a side | " + String.join(" | ", designs) + " |");
    turned.add("|---|" + "---|".repeat(designs.size()));
    for (int rule = 0; rule < RULES.size(); rule++) {
      StringBuilder line = new StringBuilder("| " + RULES.get(rule) + " |");
      for (String design : designs) {
        String shares = cells[header.indexOf(design)];
        line.append(' ').append(shares.split(" / ", -1)[rule]).append(" % |");
      }
      turned.add(line.toString());
    }
    return turned;
  }
}
