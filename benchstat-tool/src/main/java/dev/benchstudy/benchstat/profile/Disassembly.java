package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns the bytes of compiled code into instructions, by {@code objdump} of the package binutils.
 */
final class Disassembly {
  private static final Pattern OBJDUMP_LINE =
      Pattern.compile("\\s*([0-9a-f]+):\\t((?:[0-9a-f]{2,8} ?)+)\\s*(?:\\t(.*))?");
  private static final Pattern CODE =
      Pattern.compile(
          "((?:(?:lock|rep|repn?z|repne|data16|bnd|notrack|[cdefgs]s|rex\\S*) )*\\S+)\\s*(.*)");
  private static final Pattern TARGET =
      Pattern.compile("(?:^|.*[, ])(?:0x)?([0-9a-f]{4,16})h?(?: <.*>)?");

  private Disassembly() {}

  /**
   * The instructions of compiled code, with the JVM's remarks at the instructions they are about.
   *
   * @param objdump the program to call where the JVM printed bytes
   * @throws CommandException when there is no such program, or it fails
   */
  static List<Instruction> of(CompiledCode code, InstructionSet set, String objdump)
      throws CommandException {
    if (!code.instructions().isEmpty()) {
      return withRemarks(code.instructions(), code.remarks());
    }
    List<Instruction> instructions = parse(run(objdump, code, set));
    return withRemarks(instructions, exact(code.remarks(), instructions));
  }

  private static List<String> run(String objdump, CompiledCode code, InstructionSet set)
      throws CommandException {
    try {
      Path file = Files.createTempFile("code", ".bin");
      try {
        Files.write(file, HexFormat.of().parseHex(code.hex()));
        List<String> command = new ArrayList<>(List.of(objdump, "-D", "-w", "-b", "binary"));
        command.addAll(set.objdumpOptions());
        command.add("--adjust-vma=0x" + Long.toHexString(code.start()));
        command.add(file.toString());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
          throw new CommandException(
              CommandException.UNUSABLE,
              String.join(" ", command)
                  + " failed:\n"
                  + text.strip()
                  + "\nAn objdump that knows this processor is needed: set OBJDUMP to one.");
        }
        return text.lines().toList();
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new CommandException(
          CommandException.UNUSABLE,
          "This JVM has no disassembler library (hsdis), and "
              + objdump
              + " cannot be started: "
              + e.getMessage()
              + "\nInstall the package binutils (apt-get install binutils; on macOS, brew install"
              + " binutils), or set OBJDUMP to an objdump.",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandException(CommandException.UNUSABLE, "interrupted", e);
    }
  }

  /** The instructions of a text of objdump. */
  static List<Instruction> parse(List<String> lines) {
    List<Instruction> instructions = new ArrayList<>();
    for (String line : lines) {
      Matcher matcher = OBJDUMP_LINE.matcher(line);
      if (matcher.matches() && matcher.group(3) != null) {
        long address = Long.parseUnsignedLong(matcher.group(1), 16);
        int size = matcher.group(2).replace(" ", "").length() / 2;
        instructions.add(instruction(address, address + size, matcher.group(3)));
      }
    }
    return instructions;
  }

  /** One instruction from its text; a comment of the disassembler behind it is dropped. */
  static Instruction instruction(long address, long end, String text) {
    String code = text.replaceFirst("\\s*(?:#|//).*", "").strip();
    Matcher parts = CODE.matcher(code);
    String mnemonic = parts.matches() ? parts.group(1) : code;
    String operands = parts.matches() ? parts.group(2) : "";
    Matcher target = TARGET.matcher(operands);
    boolean direct = target.matches() && operands.indexOf('[') < 0 && operands.indexOf('(') < 0;
    return new Instruction(
        address,
        end,
        mnemonic,
        operands,
        direct
            ? OptionalLong.of(Long.parseUnsignedLong(target.group(1), 16))
            : OptionalLong.empty(),
        List.of());
  }

  /** Instructions whose ends are not known, each ending where the next begins. */
  static List<Instruction> withEnds(List<Instruction> instructions) {
    List<Instruction> all = new ArrayList<>();
    for (int i = 0; i < instructions.size(); i++) {
      Instruction one = instructions.get(i);
      long end =
          i + 1 < instructions.size() ? instructions.get(i + 1).address() : one.address() + 1;
      all.add(
          new Instruction(
              one.address(), end, one.mnemonic(), one.operands(), one.target(), one.remarks()));
    }
    return all;
  }

  private static List<Instruction> withRemarks(
      List<Instruction> instructions, Map<Long, List<String>> remarks) {
    return instructions.stream()
        .map(one -> one.withRemarks(remarks.getOrDefault(one.address(), List.of())))
        .toList();
  }

  /**
   * The remarks by the exact address of their instruction. Where the JVM prints bytes it prints
   * four at a time, and remarks before the four that they are about: a relocation before the four
   * in which its instruction begins; the place of a bytecode before the four at whose end the call
   * ends, or whose end is no call's and where its instruction begins.
   */
  private static Map<Long, List<String>> exact(
      Map<Long, List<String>> remarks, List<Instruction> instructions) {
    Map<Long, List<String>> exact = new TreeMap<>();
    new TreeMap<>(remarks)
        .forEach(
            (four, texts) -> {
              for (String text : texts) {
                boolean isPlace = text.startsWith("*") || text.startsWith("- ");
                (isPlace ? placed(instructions, four) : relocated(instructions, four))
                    .ifPresent(
                        one ->
                            exact.computeIfAbsent(one.address(), a -> new ArrayList<>()).add(text));
              }
            });
    return exact;
  }

  private static Optional<Instruction> placed(List<Instruction> instructions, long four) {
    return instructions.stream()
        .filter(one -> isCall(one) && one.end() > four && one.end() <= four + 4)
        .findFirst()
        .or(
            () ->
                instructions.stream()
                    .filter(one -> one.address() > four && one.address() <= four + 4)
                    .findFirst());
  }

  private static Optional<Instruction> relocated(List<Instruction> instructions, long four) {
    List<Instruction> inside =
        instructions.stream()
            .filter(one -> one.address() >= four && one.address() < four + 4)
            .toList();
    return inside.stream()
        .filter(Disassembly::isCall)
        .findFirst()
        .or(() -> inside.stream().findFirst());
  }

  private static boolean isCall(Instruction one) {
    return one.mnemonic().startsWith("call") || one.mnemonic().startsWith("bl");
  }
}
