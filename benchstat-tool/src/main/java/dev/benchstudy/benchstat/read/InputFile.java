package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One input of a command line.
 *
 * @param label the value of the key {@link Result#FILE}; empty means none
 * @param path where it is, {@code -} for standard input
 */
public record InputFile(String label, String path) {
  /** The path of standard input. */
  public static final String STANDARD_INPUT = "-";

  /** Checks the parts. */
  public InputFile {
    Objects.requireNonNull(label);
    Objects.requireNonNull(path);
  }

  /**
   * Returns the inputs that arguments name: {@code LABEL=PATH}, or a path that is its own label.
   * Paths that stand there several times without a label get the labels {@code PATH#0}, {@code
   * PATH#1} and so on.
   */
  public static List<InputFile> parse(List<String> arguments) {
    Map<String, Integer> count = new HashMap<>();
    for (String argument : arguments) {
      if (argument.indexOf('=') < 0) {
        count.merge(argument, 1, Integer::sum);
      }
    }
    Map<String, Integer> next = new HashMap<>();
    List<InputFile> inputs = new ArrayList<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (equals >= 0) {
        inputs.add(new InputFile(argument.substring(0, equals), argument.substring(equals + 1)));
      } else if (count.getOrDefault(argument, 0) > 1) {
        int number = next.merge(argument, 1, Integer::sum) - 1;
        inputs.add(new InputFile(argument + "#" + number, argument));
      } else {
        inputs.add(new InputFile(argument, argument));
      }
    }
    return inputs;
  }
}
