package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Loops and listings of texts in the form that objdump writes. */
class ListingTest {
  /** Two nested loops; a slow path behind the return that comes back; one that does not. */
  private static final List<String> NESTED =
      """
          1000:\t55                   \tpush   rbp
          1001:\t31 c0                \txor    eax,eax
          1003:\t31 c9                \txor    ecx,ecx
          1005:\t0f af c1             \timul   eax,ecx
          1008:\t85 c0                \ttest   eax,eax
          100a:\t7c 14                \tjl     0x1020
          100c:\t85 d2                \ttest   edx,edx
          100e:\t7c 20                \tjl     0x1030
          1010:\tff c1                \tinc    ecx
          1012:\t83 f9 40             \tcmp    ecx,0x40
          1015:\t7c ee                \tjl     0x1005
          1017:\t89 06                \tmov    DWORD PTR [rsi],eax
          1019:\tff ca                \tdec    edx
          101b:\t75 e6                \tjne    0x1003
          101d:\t5d                   \tpop    rbp
          101e:\tc3                   \tret
          1020:\te8 00 10 00 00       \tcall   0x2025
          1025:\teb e5                \tjmp    0x100c
          1030:\te8 00 20 00 00       \tcall   0x3035
          1035:\tf4                   \thlt
      """
          .lines()
          .toList();

  @Test
  void loopsAreNestedAndHoldTheirSlowPaths() throws Exception {
    assertThat(summary(NESTED))
        .isEqualTo(
            """
            loop L1, 14 instructions: 1 multiply, 1 call, 0 memory reads, 1 memory write, 4 conditional jumps
              loop L2 inside L1, 10 instructions: 1 multiply, 1 call, 0 memory reads, 0 memory writes, 3 conditional jumps
            """);
  }

  @Test
  void barsMarkTheLoopsAndWhatIsOutsideIsCounted() throws Exception {
    StringBuilder text = new StringBuilder();
    listing(NESTED).write(text, false);

    assertThat(text.toString())
        .isEqualTo(
            """
                    ... 2 outside the loops
            L1:  |    +3     xor       ecx,ecx
            L2:  ||   +5     imul      eax,ecx
                 ||   +8     test      eax,eax
                 ||   +a     jl        +20
                 ||   +c     test      edx,edx
                 ||   +e     jl        +30
                 ||   +10    inc       ecx
                 ||   +12    cmp       ecx,0x40
                 ||   +15    jl        L2
                 |    +17    mov       DWORD PTR [rsi],eax
                 |    +19    dec       edx
                 |    +1b    jne       L1
                    ... 2 outside the loops
                 ||   +20    call      0x2025
                 ||   +25    jmp       +c
                    ... 2 outside the loops
            """);
  }

  @Test
  void aCallThatGivesUpTheCompiledCodeIsInNoLoop() {
    List<Instruction> code =
        Disassembly.parse(NESTED.subList(0, 18)).stream()
            .map(
                one ->
                    one.address() == 0x1020
                        ? one.withRemarks(List.of("{runtime_call UncommonTrapBlob}"))
                        : one)
            .toList();

    assertThat(Loop.of(code, InstructionSet.X86_64))
        .allSatisfy(loop -> assertThat(loop.body().get(16)).isFalse());
  }

  @Test
  void codeWithoutALoopIsCountedAsAWhole() throws Exception {
    assertThat(summary(NESTED.subList(0, 4)))
        .isEqualTo(
            "no loop in 4 instructions: 1 multiply, 0 calls, 0 memory reads, 0 memory writes\n");
  }

  private static String summary(List<String> objdump) throws Exception {
    StringBuilder text = new StringBuilder();
    listing(objdump).writeSummary(text);
    return text.toString();
  }

  private static Listing listing(List<String> objdump) {
    return new Listing(Disassembly.parse(objdump), InstructionSet.X86_64);
  }
}
