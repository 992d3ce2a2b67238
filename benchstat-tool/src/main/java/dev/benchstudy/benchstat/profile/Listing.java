package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A method's instructions as text, with its loops marked and counted. */
final class Listing {
  private static final Pattern PLACE =
      Pattern.compile("- (?:\\(reexecute\\) )?(\\S+)@-?\\d+(?: \\(line (\\d+)\\))?");
  private static final Pattern CALLEE = Pattern.compile("\\*invoke\\w+ (\\S+).*");
  private static final Pattern RELOCATION =
      Pattern.compile(
          "\\{(runtime_call [^}]+|poll|poll_return|static_call[^}]*|(?:\\w+ )?virtual_call[^}]*)\\}");

  private final List<Instruction> code;
  private final InstructionSet set;
  private final List<Loop> loops;
  private final long start;

  /** A listing of at least one instruction. */
  Listing(List<Instruction> code, InstructionSet set) {
    this.code = List.copyOf(code);
    this.set = set;
    this.loops = Loop.of(code, set);
    this.start = code.get(0).address();
  }

  /** Writes a line for each loop: how many instructions of each kind it holds. */
  void writeSummary(Appendable out) throws IOException {
    if (loops.isEmpty()) {
      out.append("no loop in " + code.size() + " instructions: " + counts(code) + "\n");
    }
    for (int i = 0; i < loops.size(); i++) {
      Loop loop = loops.get(i);
      List<Instruction> body = loop.body().stream().mapToObj(code::get).toList();
      out.append("  ".repeat(loop.depth(loops)));
      out.append(isMeasured(loop) ? "measured loop " : "loop ");
      out.append(label(i) + around(loop) + ", " + body.size() + " instructions: ");
      out.append(counts(body)).append('\n');
    }
  }

  /** Whether the loop is JMH's: some bytecode of the stub itself is in it and no loop around it. */
  private boolean isMeasured(Loop loop) {
    return loop.depth(loops) == 0
        && loop.body().stream()
            .mapToObj(code::get)
            .anyMatch(one -> remarks(one).contains(HarnessFrames.STUB_SUFFIX + ":"));
  }

  private String around(Loop loop) {
    return loops.stream()
        .filter(outer -> outer.contains(loop))
        .min(Comparator.comparingInt(outer -> outer.body().cardinality()))
        .map(outer -> " inside " + label(loops.indexOf(outer)))
        .orElse("");
  }

  private String counts(List<Instruction> instructions) {
    Map<InstructionKind, Long> counts = new EnumMap<>(InstructionKind.class);
    for (InstructionKind kind : InstructionKind.values()) {
      counts.put(kind, instructions.stream().filter(one -> set.kinds(one).contains(kind)).count());
    }
    return counts.entrySet().stream()
        .filter(entry -> entry.getValue() > 0 || entry.getKey().isAlwaysCounted())
        .map(entry -> entry.getKey().count(entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  /**
   * Writes the instructions; bars in the margin say how many loops one is in.
   *
   * @param whole false to leave out what is in no loop, if there is one
   */
  void write(Appendable out, boolean whole) throws IOException {
    int skipped = 0;
    for (int i = 0; i < code.size(); i++) {
      int depth = depth(i);
      if (!whole && depth == 0 && !loops.isEmpty()) {
        skipped++;
        continue;
      }
      writeSkipped(out, skipped);
      skipped = 0;
      out.append(line(i, depth)).append('\n');
    }
    writeSkipped(out, skipped);
  }

  private static void writeSkipped(Appendable out, int skipped) throws IOException {
    if (skipped > 0) {
      out.append("        ... " + skipped + " outside the loops\n");
    }
  }

  private int depth(int index) {
    return (int) loops.stream().filter(loop -> loop.body().get(index)).count();
  }

  private String line(int index, int depth) {
    Instruction one = code.get(index);
    String label = labelAt(index).map(text -> text + ":").orElse("");
    String text =
        String.format(
            Locale.ROOT,
            "%-4s %-4s +%-5x %-9s %-38s %s",
            label,
            "|".repeat(depth),
            one.address() - start,
            one.mnemonic(),
            operands(one),
            remarks(one));
    return text.stripTrailing();
  }

  private Optional<String> labelAt(int index) {
    for (int i = 0; i < loops.size(); i++) {
      if (loops.get(i).header() == index) {
        return Optional.of(label(i));
      }
    }
    return Optional.empty();
  }

  private static String label(int loop) {
    return "L" + (loop + 1);
  }

  /**
   * Operands, in which a place in this method is its distance from the start, or a loop's label.
   */
  private String operands(Instruction one) {
    OptionalLong target = one.target();
    if (target.isEmpty()) {
      return one.operands();
    }
    for (int i = 0; i < code.size(); i++) {
      if (code.get(i).address() == target.getAsLong()) {
        String place = String.format(Locale.ROOT, "+%x", target.getAsLong() - start);
        String shown = labelAt(i).orElse(place);
        return one.operands().replaceFirst("(?:0x)?[0-9a-f]{4,16}h?(?: <.*>)?$", shown);
      }
    }
    return one.operands();
  }

  private static String remarks(Instruction one) {
    StringBuilder text = new StringBuilder();
    boolean placed = false;
    for (String remark : one.remarks()) {
      Matcher relocation = RELOCATION.matcher(remark);
      Matcher callee = CALLEE.matcher(remark);
      Matcher place = PLACE.matcher(remark);
      if (relocation.find()) {
        append(text, relocation.group(1).replace("runtime_call ", "-> "));
      } else if (callee.matches()) {
        append(text, "-> " + callee.group(1));
      } else if (!placed && place.matches()) {
        placed = true;
        String line = place.group(2) == null ? "" : ":" + place.group(2);
        append(text, simpleName(place.group(1)) + line);
      }
    }
    return text.toString();
  }

  /** {@code Class.method} of {@code package.Class::method}. */
  private static String simpleName(String method) {
    int separator = method.indexOf("::");
    int packages = method.lastIndexOf('.', separator < 0 ? method.length() : separator);
    return method.substring(packages + 1).replace("::", ".");
  }

  private static void append(StringBuilder text, String remark) {
    text.append(text.length() == 0 ? "; " : ", ").append(remark);
  }
}
