package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The arguments of a call as the bytes they were given as, whatever the locale made of them. */
final class RawArguments {
  private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

  private RawArguments() {}

  /**
   * Returns arguments as byte text; those of this process are looked up where the system tells
   * them.
   */
  static List<String> of(String... arguments) {
    List<String> decoded = new ArrayList<>();
    for (String argument : arguments) {
      decoded.add(ByteText.of(argument));
    }
    if (decoded.equals(List.of(arguments))) {
      return decoded;
    }
    try {
      List<String> raw = split(Files.readAllBytes(COMMAND_LINE));
      int skip = raw.size() - arguments.length;
      return skip < 0 ? decoded : raw.subList(skip, raw.size());
    } catch (IOException e) {
      return decoded;
    }
  }

  private static List<String> split(byte[] commandLine) {
    String all = new String(commandLine, StandardCharsets.ISO_8859_1);
    List<String> raw = new ArrayList<>();
    for (int from = 0; from < all.length(); ) {
      int end = all.indexOf('\0', from);
      end = end < 0 ? all.length() : end;
      raw.add(all.substring(from, end));
      from = end + 1;
    }
    return raw;
  }
}
