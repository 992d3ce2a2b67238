package dev.benchstudy.benchstat.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One method as the JVM printed it after compiling it: its bytes, or its instructions where the JVM
 * has a disassembler of its own, and what the JVM says about them.
 *
 * @param method package, class and method: {@code dev.example.Join::join}
 * @param compiler {@code c1} or {@code c2}
 * @param onStack whether it was compiled for a call that ran already (OSR)
 * @param start the address of the first instruction
 * @param hex the bytes of its main code as hexadecimal digits; empty where there are instructions
 * @param instructions its instructions; empty where there are bytes
 * @param remarks what the JVM says, by address, which is that of the instruction or up to three
 *     less
 */
record CompiledCode(
    String method,
    String compiler,
    boolean onStack,
    long start,
    String hex,
    List<Instruction> instructions,
    Map<Long, List<String>> remarks) {

  private static final Pattern HEADER =
      Pattern.compile(
          "Compiled method \\((\\w+)\\)\\s+\\d+\\s+\\d+\\s([%sbn! ]*)\\d\\s+(\\S+)(?: @ .*| \\(.*)?");
  private static final Pattern MAIN_CODE =
      Pattern.compile("\\s*main code\\s+\\[0x([0-9a-f]+),\\s*0x([0-9a-f]+)\\].*");
  private static final Pattern AT_ADDRESS = Pattern.compile("\\s*0x([0-9a-f]+):\\s*(.*)");
  private static final Pattern LEAVES =
      Pattern.compile("\\{runtime_call (?:UncommonTrapBlob|\\S*rethrow\\S*)\\}");
  private static final Pattern HEX = Pattern.compile("[0-9a-f |]+");

  CompiledCode {
    instructions = List.copyOf(instructions);
    remarks = Map.copyOf(remarks);
  }

  /** Whether an instruction gives up the compiled code and goes on in the interpreter. */
  static boolean leaves(Instruction instruction) {
    return instruction.remarks().stream().anyMatch(remark -> LEAVES.matcher(remark).find());
  }

  /** Every compiled method that a text of the JVM holds, in its order; other text is skipped. */
  static List<CompiledCode> parse(List<String> lines) {
    List<CompiledCode> all = new ArrayList<>();
    Reader reader = null;
    for (String line : lines) {
      Matcher header = HEADER.matcher(line);
      if (header.lookingAt()) {
        reader = new Reader(header.group(3), header.group(1), header.group(2).contains("%"));
      } else if (reader != null && reader.isComplete(line)) {
        all.add(reader.code());
        reader = null;
      }
    }
    return all;
  }

  private static final class Reader {
    private final String method;
    private final String compiler;
    private final boolean onStack;
    private final StringBuilder hex = new StringBuilder();
    private final List<Instruction> instructions = new ArrayList<>();
    private final Map<Long, List<String>> remarks = new TreeMap<>();
    private long start = -1;
    private long end = Long.MAX_VALUE;
    private long address;
    private boolean inside;
    private boolean asBytes;

    Reader(String method, String compiler, boolean onStack) {
      this.method = method;
      this.compiler = compiler;
      this.onStack = onStack;
    }

    /** Takes a line; true when it was the method's last. */
    boolean isComplete(String line) {
      if (line.startsWith("[MachCode]") || line.startsWith("[Disassembly]")) {
        inside = true;
        asBytes = line.startsWith("[MachCode]");
      } else if (line.startsWith("[/MachCode]") || line.startsWith("[/Disassembly]")) {
        return true;
      } else if (inside) {
        codeLine(line);
      } else {
        Matcher range = MAIN_CODE.matcher(line);
        if (range.matches()) {
          end = Long.parseUnsignedLong(range.group(2), 16);
        }
      }
      return false;
    }

    private void codeLine(String line) {
      String text = line;
      Matcher placed = AT_ADDRESS.matcher(line);
      if (placed.matches()) {
        address = Long.parseUnsignedLong(placed.group(1), 16);
        text = placed.group(2);
      } else if (!line.trim().startsWith(";")) {
        return;
      }
      if (address >= end) {
        return;
      }
      int remark = text.indexOf(';');
      String code = (remark < 0 ? text : text.substring(0, remark)).trim();
      if (asBytes) {
        addBytes(HEX.matcher(code).matches() ? code.replaceAll("[ |]", "") : "");
      } else if (!code.isEmpty()) {
        instructions.add(Disassembly.instruction(address, address, code));
      }
      if (remark >= 0) {
        String said = text.substring(remark + 1).trim();
        remarks.computeIfAbsent(address, a -> new ArrayList<>()).add(said);
      }
    }

    private void addBytes(String digits) {
      if (start == -1 && !digits.isEmpty()) {
        start = address;
      }
      // The last line may run on into the code behind the main code.
      long fit = Math.min(digits.length() / 2, end - address);
      hex.append(digits, 0, 2 * (int) fit);
    }

    CompiledCode code() {
      return new CompiledCode(
          method,
          compiler,
          onStack,
          start,
          hex.toString(),
          Disassembly.withEnds(instructions),
          remarks);
    }
  }
}
