package dev.benchstudy.benchstat.cli;

/** The text that tells how the program is called. */
final class Usage {
  private Usage() {}

  static String text() {
    StringBuilder text = new StringBuilder();
    text.append("Usage: benchstat [flags] inputs...\n\n");
    text.append(
        "Compares benchmark results. An input is a file, LABEL=FILE, or - for standard input;\n");
    text.append("it holds JMH results in JSON or Go benchmark text.\n\n");
    text.append("Flags:\n");
    for (Flag flag : Flag.values()) {
      text.append(flag.usage()).append('\n');
    }
    text.append(
        "\nExit status: 0 tables were printed, and the gate passed if there is one; 1 the\n");
    text.append(
        "gate found a row worse or gone; 2 wrong usage; 3 an input could not be read, the\n");
    text.append(
        "output could not be written, there was nothing to show or to judge, or a fault that\n");
    text.append("was not foreseen; 4 the gate could not decide every row.\n");
    return text.toString();
  }
}
