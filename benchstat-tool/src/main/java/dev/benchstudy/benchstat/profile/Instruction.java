package dev.benchstudy.benchstat.profile;

import java.util.List;
import java.util.OptionalLong;

/**
 * One machine instruction.
 *
 * @param address where it stands in memory
 * @param end the address of the byte after it
 * @param mnemonic its name, with prefixes such as {@code lock}
 * @param operands its operands as the disassembler writes them; may be empty
 * @param target where a direct jump or call leads
 * @param remarks what the JVM says about it
 */
record Instruction(
    long address,
    long end,
    String mnemonic,
    String operands,
    OptionalLong target,
    List<String> remarks) {

  Instruction {
    remarks = List.copyOf(remarks);
  }

  /** The same with other remarks. */
  Instruction withRemarks(List<String> newRemarks) {
    return new Instruction(address, end, mnemonic, operands, target, newRemarks);
  }
}
