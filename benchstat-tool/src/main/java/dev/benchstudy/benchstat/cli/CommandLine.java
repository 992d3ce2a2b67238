package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberSyntaxException;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of one call, cut into flags and inputs by Go's rules: one or two dashes, {@code
 * -name value} or {@code -name=value}; flags end at the first argument that is none, and at {@code
 * --}.
 */
final class CommandLine {
  private final Map<Flag, String> values;
  private final List<String> inputs;
  private final boolean helpWanted;

  private CommandLine(Map<Flag, String> values, List<String> inputs, boolean helpWanted) {
    this.values = values;
    this.inputs = inputs;
    this.helpWanted = helpWanted;
  }

  /**
   * Parses arguments, byte text.
   *
   * @throws CommandLineException for the first flag that cannot be understood
   */
  static CommandLine parse(List<String> arguments) throws CommandLineException {
    Map<Flag, String> values = new HashMap<>();
    int next = 0;
    while (next < arguments.size()) {
      String argument = arguments.get(next);
      if (argument.length() < 2 || argument.charAt(0) != '-') {
        break;
      }
      next++;
      if (argument.equals("--")) {
        break;
      }
      String body = argument.substring(argument.startsWith("--") ? 2 : 1);
      if (body.isEmpty() || body.charAt(0) == '-' || body.charAt(0) == '=') {
        throw CommandLineException.flag("bad flag syntax: " + argument);
      }
      int equals = body.indexOf('=', 1);
      String name = equals < 0 ? body : body.substring(0, equals);
      Optional<Flag> known = Flag.named(name);
      if (known.isEmpty() && (name.equals("h") || name.equals("help"))) {
        return new CommandLine(values, List.of(), true);
      } else if (known.isEmpty()) {
        throw CommandLineException.flag("flag provided but not defined: -" + name);
      }
      Flag flag = known.get();
      String value;
      if (equals >= 0) {
        value = body.substring(equals + 1);
      } else if (flag.kind() == Flag.Kind.SWITCH) {
        value = "true";
      } else if (next < arguments.size()) {
        value = arguments.get(next++);
      } else {
        throw CommandLineException.flag("flag needs an argument: -" + name);
      }
      check(flag, value);
      values.put(flag, value);
    }
    return new CommandLine(values, arguments.subList(next, arguments.size()), false);
  }

  private static void check(Flag flag, String value) throws CommandLineException {
    if (flag.kind() == Flag.Kind.SWITCH && !value.equals("true") && !value.equals("false")) {
      throw CommandLineException.flag(
          "invalid boolean value "
              + ByteText.quote(value)
              + " for -"
              + flag.flagName()
              + ": parse error");
    } else if (flag.kind() != Flag.Kind.NUMBER) {
      return;
    }
    try {
      NumberText.parse(value);
    } catch (NumberSyntaxException e) {
      String reason =
          switch (e.fault()) {
            case INVALID_SYNTAX -> "parse error";
            case OUT_OF_RANGE -> e.fault().message();
          };
      throw CommandLineException.flag(
          "invalid value "
              + ByteText.quote(value)
              + " for flag -"
              + flag.flagName()
              + ": "
              + reason);
    }
  }

  boolean helpWanted() {
    return helpWanted;
  }

  List<String> inputs() {
    return inputs;
  }

  String text(Flag flag) {
    return values.getOrDefault(flag, flag.initial());
  }

  boolean isSet(Flag flag) {
    return text(flag).equals("true");
  }

  double number(Flag flag) {
    try {
      return NumberText.parse(text(flag));
    } catch (NumberSyntaxException e) {
      throw new AssertionError("checked when it was parsed", e);
    }
  }
}
