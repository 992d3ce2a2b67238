package dev.benchstudy.benchstat.profile;

import static dev.benchstudy.benchstat.profile.InstructionKind.ATOMIC;
import static dev.benchstudy.benchstat.profile.InstructionKind.BRANCH;
import static dev.benchstudy.benchstat.profile.InstructionKind.CALL;
import static dev.benchstudy.benchstat.profile.InstructionKind.DIVIDE;
import static dev.benchstudy.benchstat.profile.InstructionKind.MULTIPLY;
import static dev.benchstudy.benchstat.profile.InstructionKind.READ;
import static dev.benchstudy.benchstat.profile.InstructionKind.VECTOR;
import static dev.benchstudy.benchstat.profile.InstructionKind.WRITE;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A processor's instructions: what each does, and how {@code objdump} is told to read them. */
enum InstructionSet {
  /** 64-bit x86, in Intel's or the AT&amp;T notation. */
  X86_64("amd64|x86_64", List.of("-m", "i386:x86-64", "-M", "intel")) {
    @Override
    Set<InstructionKind> kinds(Instruction instruction) {
      return X86.kinds(instruction.mnemonic(), instruction.operands());
    }

    @Override
    boolean isJump(String mnemonic) {
      return X86.JUMP.matcher(mnemonic).matches();
    }

    @Override
    boolean isReturn(String mnemonic) {
      return X86.RETURN.matcher(mnemonic).matches();
    }
  },

  /** 64-bit Arm. */
  AARCH64("aarch64|arm64", List.of("-m", "aarch64")) {
    @Override
    Set<InstructionKind> kinds(Instruction instruction) {
      return Arm.kinds(instruction.mnemonic(), instruction.operands());
    }

    @Override
    boolean isJump(String mnemonic) {
      return mnemonic.equals("b") || mnemonic.equals("br");
    }

    @Override
    boolean isReturn(String mnemonic) {
      return mnemonic.equals("ret") || mnemonic.equals("udf") || mnemonic.equals("brk");
    }
  };

  private final String names;
  private final String objdumpOptions;

  InstructionSet(String names, List<String> objdumpOptions) {
    this.names = names;
    this.objdumpOptions = String.join(" ", objdumpOptions);
  }

  /** The instruction set of a processor by the name that the JVM's property os.arch gives it. */
  static Optional<InstructionSet> of(String architecture) {
    for (InstructionSet set : values()) {
      if (architecture.toLowerCase(Locale.ROOT).matches(set.names)) {
        return Optional.of(set);
      }
    }
    return Optional.empty();
  }

  /** The options by which objdump knows it. */
  List<String> objdumpOptions() {
    return List.of(objdumpOptions.split(" ", -1));
  }

  /**
   * What an instruction does. An instruction that changes memory in place is a read and a write,
   * one that multiplies with a number in memory a multiply and a read.
   */
  abstract Set<InstructionKind> kinds(Instruction instruction);

  /** Whether the instruction always continues elsewhere. */
  abstract boolean isJump(String mnemonic);

  /** Whether nothing follows the instruction: a return or a trap. */
  abstract boolean isReturn(String mnemonic);

  /** Whether the instruction may continue elsewhere, at its target. */
  boolean isConditionalJump(Instruction instruction) {
    return kinds(instruction).contains(BRANCH);
  }

  private static final class X86 {
    static final Pattern JUMP = Pattern.compile("(?:bnd |notrack )?jmpq?");
    static final Pattern RETURN = Pattern.compile("(?:rep[z]? |bnd )?retq?|hlt|ud2|int3");

    private static final Map<InstructionKind, Pattern> NAMES =
        Map.of(
            MULTIPLY,
            Pattern.compile(
                "i?mul[bwlqx]?|mulx[lq]?|v?p?mul[a-z]+|v?pmadd[a-z]+|vfn?m(?:add|sub)[a-z0-9]+"),
            DIVIDE,
            Pattern.compile("i?div[bwlq]?|v?div[sp][sd]"),
            CALL,
            Pattern.compile("callq?"),
            BRANCH,
            Pattern.compile("j(?!mp)[a-z]+|loopn?e?"),
            VECTOR,
            Pattern.compile(
                "v?p(?!op|ush|refetch|ause|ext|dep|test)[a-z0-9]+"
                    + "|v?(?:add|sub|mul|div|min|max|sqrt)p[sd]"));
    private static final Pattern WIDE = Pattern.compile("[yz]mm\\d");

    /** Their memory operand is an address to compute or a hint, and is not touched. */
    private static final Pattern UNTOUCHED =
        Pattern.compile("lea[lq]?|nop[wl]?|prefetch\\w+|clflush\\w*");

    /** All their operands are read. */
    private static final Pattern READS_ONLY =
        Pattern.compile(
            "cmp[bwlq]?|test[bwlq]?|bt[wlq]?|v?u?comis[sd]|v?ptest|push[q]?|jmpq?|callq?"
                + "|i?mul[bwlq]?|i?div[bwlq]?");

    /** Their destination is written and not read. */
    private static final Pattern WRITES_ONLY =
        Pattern.compile("v?mov\\w*|set\\w+|v?p?extr\\w+|stos[bwlqd]?|popq?");

    private X86() {}

    static Set<InstructionKind> kinds(String written, String operands) {
      boolean locked = written.startsWith("lock ");
      String mnemonic = written.substring(written.lastIndexOf(' ') + 1);
      EnumSet<InstructionKind> kinds = named(NAMES, mnemonic);
      if (WIDE.matcher(operands).find()) {
        kinds.add(VECTOR);
      }
      addMemory(kinds, mnemonic, operands);
      if (locked || mnemonic.startsWith("xchg") && kinds.contains(WRITE)) {
        kinds.add(ATOMIC);
      }
      return kinds;
    }

    private static void addMemory(
        EnumSet<InstructionKind> kinds, String mnemonic, String operands) {
      boolean att = operands.indexOf('%') >= 0;
      String memory = att ? "(" : "[";
      if (!operands.contains(memory) || UNTOUCHED.matcher(mnemonic).matches()) {
        return;
      }
      if (READS_ONLY.matcher(mnemonic).matches()) {
        kinds.add(READ);
        return;
      }
      // The destination comes first in Intel's notation, last in AT&T's, whose operands hold commas
      // between parentheses as well.
      boolean destination =
          att ? operands.endsWith(")") : operands.indexOf('[') < (operands + ",").indexOf(',');
      if (!destination) {
        kinds.add(READ);
      } else {
        kinds.add(WRITE);
        if (!WRITES_ONLY.matcher(mnemonic).matches()) {
          kinds.add(READ);
        }
      }
    }
  }

  private static final class Arm {
    private static final Map<InstructionKind, Pattern> NAMES =
        Map.of(
            MULTIPLY,
            Pattern.compile(
                "[su]?mul[lh]?2?|[su]?m(?:add|sub|neg)l?"
                    + "|m(?:la|ls)|f?n?mul|fn?m(?:add|sub)|fml[as]|pmull2?|[su]mnegl"),
            DIVIDE,
            Pattern.compile("[suf]div"),
            CALL,
            Pattern.compile("blr?"),
            BRANCH,
            Pattern.compile("b\\.[a-z]+|cbn?z|tbn?z"),
            READ,
            Pattern.compile("ld[a-z0-9]+"),
            WRITE,
            Pattern.compile("st[a-z0-9]+"),
            ATOMIC,
            Pattern.compile(
                "cas[a-z]*|swp[a-z]*|(?:ld|st)(?:add|set|clr|eor|[su]max|[su]min)[a-z]*"
                    + "|(?:ld|st)a?l?xr[bh]?"));
    private static final Pattern VECTORS = Pattern.compile("\\bv\\d+\\.\\d+[bhsd]\\b");

    private Arm() {}

    static Set<InstructionKind> kinds(String mnemonic, String operands) {
      EnumSet<InstructionKind> kinds = named(NAMES, mnemonic);
      if (kinds.contains(ATOMIC) && !mnemonic.endsWith("xr")) {
        kinds.add(READ);
        kinds.add(WRITE);
      }
      if (VECTORS.matcher(operands).find()) {
        kinds.add(VECTOR);
      }
      return kinds;
    }
  }

  private static EnumSet<InstructionKind> named(
      Map<InstructionKind, Pattern> names, String mnemonic) {
    EnumSet<InstructionKind> kinds = EnumSet.noneOf(InstructionKind.class);
    names.forEach(
        (kind, pattern) -> {
          if (pattern.matcher(mnemonic).matches()) {
            kinds.add(kind);
          }
        });
    return kinds;
  }
}
