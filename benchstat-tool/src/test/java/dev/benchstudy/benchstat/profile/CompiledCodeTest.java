package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Reads what a JVM prints under {@code -XX:CompileCommand=print}. */
class CompiledCodeTest {
  /** Bytes, as a JVM without disassembler prints them, behind another method's. */
  private static final List<String> BYTES =
      """
      # Warmup Iteration   1: CompileCommand: print *.*_avgt_jmhStub bool print = true
      Compiled method (c1)     287  526 %     3       dev.example.Mix_jmhTest::mix_avgt_jmhStub @ 13 (57 bytes)
      [MachCode]
        0x0000000000000f00: c3
      [/MachCode]
      1.7 ns/op
      Compiled method (c2)     803  552   !   4       dev.example.Mix_jmhTest::mix_avgt_jmhStub (57 bytes)
       main code      [0x0000000000001000,0x0000000000001017] = 23
       stub code      [0x0000000000001018,0x0000000000001020] = 8

      [MachCode]
      [Verified Entry Point]
        # {method} {0x00007f62cf465b20} 'mix_avgt_jmhStub' '()V' in 'dev/example/Mix_jmhTest'
        0x0000000000001000: 5548 8bec | 31c0

        0x0000000000001008: ;   {runtime_call UncommonTrapBlob}
        0x0000000000001006: 0faf c166 | 90e8

        0x000000000000100c: ; ImmutableOopMap {rbp=Oop }
                            ;*invokevirtual mix {reexecute=0 rethrow=0 return_oop=0}
                            ; - dev.example.Mix::mix@5 (line 21)
        0x000000000000100c: 0010 0000 | 8506 7cf1 | 5dc3 f4f4 | f4f4
      [Exception Handler]
        0x0000000000001018: e900 0000
      [/MachCode]
      1.6 ns/op
      """
          .lines()
          .toList();

  /** Instructions, as a JVM with a disassembler prints them. */
  private static final List<String> INSTRUCTIONS =
      """
      Compiled method (c2) 1030  680 %     4       dev.example.Mix_jmhTest::mix_avgt_jmhStub @ 13 (57 bytes)
       main code      [0x00001000,0x00001010] = 16
      [Disassembly]
      --------------------------------------------------------------------------------
      [Constant Pool (empty)]
        0x00001000:   imul    r9,r11
        0x00001004:   call 2005h                        ;*invokevirtual mix {reexecute=0 rethrow=0 return_oop=0}
                                                        ; - dev.example.Mix::mix@5 (line 21)
                                                        ;   {optimized virtual_call}
        0x00001009:   test    dword ptr [r11],eax       ;   {poll}
        0x0000100c:   jl      0x00001000
        0x0000100e:   ret
        0x00001010:   hlt
      [/Disassembly]
      """
          .lines()
          .toList();

  @Test
  void everyCompilationIsReadWithCompilerAndName() {
    List<CompiledCode> all = CompiledCode.parse(BYTES);

    assertThat(all)
        .extracting(CompiledCode::compiler, CompiledCode::onStack, CompiledCode::method)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "c1", true, "dev.example.Mix_jmhTest::mix_avgt_jmhStub"),
            org.assertj.core.groups.Tuple.tuple(
                "c2", false, "dev.example.Mix_jmhTest::mix_avgt_jmhStub"));
  }

  @Test
  void bytesEndWithTheMainCode() {
    CompiledCode code = CompiledCode.parse(BYTES).get(1);

    assertThat(code.start()).isEqualTo(0x1000);
    assertThat(code.hex()).isEqualTo("55488bec31c0" + "0fafc16690e8" + "0010000085067cf15dc3f4");
    assertThat(code.instructions()).isEmpty();
  }

  @Test
  void remarksKeepTheAddressTheyStandAt() {
    assertThat(CompiledCode.parse(BYTES).get(1).remarks())
        .isEqualTo(
            Map.of(
                0x1008L,
                List.of("{runtime_call UncommonTrapBlob}"),
                0x100cL,
                List.of(
                    "ImmutableOopMap {rbp=Oop }",
                    "*invokevirtual mix {reexecute=0 rethrow=0 return_oop=0}",
                    "- dev.example.Mix::mix@5 (line 21)")));
  }

  @Test
  void theJvmsOwnInstructionsAreTakenAsTheyAre() throws Exception {
    CompiledCode code = CompiledCode.parse(INSTRUCTIONS).get(0);
    List<Instruction> instructions =
        Disassembly.of(code, InstructionSet.X86_64, "no-objdump-is-needed");

    assertThat(instructions)
        .extracting(Instruction::mnemonic)
        .containsExactly("imul", "call", "test", "jl", "ret");
    assertThat(instructions.get(1).target()).isEqualTo(OptionalLong.of(0x2005));
    assertThat(instructions.get(1).remarks()).hasSize(3);
    StringBuilder text = new StringBuilder();
    Listing listing = new Listing(instructions, InstructionSet.X86_64);
    listing.writeSummary(text);
    listing.write(text, true);
    assertThat(text.toString())
        .isEqualTo(
            """
            loop L1, 4 instructions: 1 multiply, 1 call, 1 memory read, 0 memory writes, 1 conditional jump
            L1:  |    +0     imul      r9,r11
                 |    +4     call      2005h                                  ; -> mix, Mix.mix:21, optimized virtual_call
                 |    +9     test      dword ptr [r11],eax                    ; poll
                 |    +c     jl        L1
                      +e     ret
            """);
  }

  @Test
  void withoutAnyDisassemblerTheMessageSaysWhatToInstall() {
    CompiledCode code = CompiledCode.parse(BYTES).get(1);

    assertThatThrownBy(() -> Disassembly.of(code, InstructionSet.X86_64, "no-such-objdump"))
        .hasMessageContaining("no-such-objdump")
        .hasMessageContaining("binutils")
        .hasMessageContaining("hsdis")
        .hasFieldOrPropertyWithValue("status", CommandException.UNUSABLE);
  }

  @Test
  void otherTextHoldsNoCode() {
    assertThat(CompiledCode.parse(List.of("# JMH version: 1.37", "1.7 ns/op"))).isEmpty();
  }
}
