package dev.benchstudy.benchstat.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A command line: flags with one or two dashes, anywhere, and other arguments. A value follows its
 * flag or stands behind {@code =}; after {@code --} nothing is a flag.
 */
final class Arguments {
  private final Map<String, String> flags = new HashMap<>();
  private final List<String> others = new ArrayList<>();

  /**
   * Reads a command line.
   *
   * @param switches the flags that have no value
   * @param valued the flags that have one
   * @throws CommandException for any other flag, or a missing value
   */
  Arguments(List<String> words, Set<String> switches, Set<String> valued) throws CommandException {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("--")) {
        others.addAll(words.subList(i + 1, words.size()));
        return;
      }
      if (!word.startsWith("-") || word.equals("-")) {
        others.add(word);
        continue;
      }
      String flag = word.substring(word.startsWith("--") ? 2 : 1);
      int equals = flag.indexOf('=');
      String name = equals < 0 ? flag : flag.substring(0, equals);
      if (switches.contains(name) && equals < 0) {
        flags.put(name, "");
      } else if (valued.contains(name) && equals >= 0) {
        flags.put(name, flag.substring(equals + 1));
      } else if (valued.contains(name) && i + 1 < words.size()) {
        flags.put(name, words.get(++i));
      } else if (valued.contains(name)) {
        throw usage("flag needs a value: -" + name);
      } else if (switches.contains(name)) {
        throw usage("flag takes no value: -" + name);
      } else {
        throw usage("no such flag: -" + name + " (-help lists them)");
      }
    }
  }

  /** The flags of a set and some more. */
  static Set<String> union(Set<String> flags, String... more) {
    Set<String> all = new HashSet<>(flags);
    all.addAll(List.of(more));
    return all;
  }

  boolean has(String flag) {
    return flags.containsKey(flag);
  }

  String text(String flag, String otherwise) {
    return flags.getOrDefault(flag, otherwise);
  }

  /** A flag's whole number, 1 or more. */
  int positive(String flag, int otherwise) throws CommandException {
    String text = flags.get(flag);
    if (text == null) {
      return otherwise;
    }
    try {
      int number = Integer.parseInt(text);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw usage("-" + flag + " is \"" + text + "\"; it must be a whole number, 1 or more");
  }

  /** A flag's regular expression; one that matches everything without the flag. */
  Pattern pattern(String flag) throws CommandException {
    return pattern("-" + flag, flags.getOrDefault(flag, ""));
  }

  /** The regular expression that an argument is. */
  static Pattern pattern(String name, String text) throws CommandException {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new CommandException(
          CommandException.USAGE, name + " is no regular expression: " + e.getMessage(), e);
    }
  }

  /** The arguments that are no flags. */
  List<String> others() {
    return Collections.unmodifiableList(others);
  }

  /** The only argument that is no flag, or what is given here if there is none. */
  String only(String noun, String otherwise) throws CommandException {
    if (others.size() > 1) {
      throw usage("one " + noun + " is expected, not " + others.size() + ": " + others);
    }
    return others.isEmpty() ? otherwise : others.get(0);
  }

  private static CommandException usage(String message) {
    return new CommandException(CommandException.USAGE, message);
  }
}
