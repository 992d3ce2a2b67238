package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstructionSetTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "imul   r9,r11                             | MULTIPLY",
        "imul   r9,QWORD PTR [rsi+0x10]            | MULTIPLY READ",
        "imul   rax,rcx,0x1f                       | MULTIPLY",
        "mul    QWORD PTR [rsi]                    | MULTIPLY READ",
        "mulx   rax,rdx,rcx                        | MULTIPLY",
        "vmulsd xmm0,xmm1,xmm2                     | MULTIPLY",
        "vpmulld ymm3,ymm3,ymm5                    | MULTIPLY VECTOR",
        "vfmadd231sd xmm0,xmm1,xmm2                | MULTIPLY",
        "idiv   r11d                               | DIVIDE",
        "vdivsd xmm0,xmm0,xmm1                     | DIVIDE",
        "call   0x7f25e4989680                     | CALL",
        "call   r10                                | CALL",
        "call   QWORD PTR [rax+0x20]               | CALL READ",
        "mov    QWORD PTR [rsp+0x50],rax           | WRITE",
        "mov    rax,QWORD PTR [rsp+0x50]           | READ",
        "movzx  r10d,BYTE PTR [r10+0x94]           | READ",
        "add    DWORD PTR [r8+0xc],0x1             | READ WRITE",
        "cmp    DWORD PTR [r15+0x20],0x0           | READ",
        "test   DWORD PTR [r11],eax                | READ",
        "sete   BYTE PTR [rdi]                     | WRITE",
        "rep stos QWORD PTR es:[rdi],rax           | WRITE",
        "vmovdqu YMMWORD PTR [rdi],ymm0            | VECTOR WRITE",
        "vpaddd ymm0,ymm0,YMMWORD PTR [rsi]        | READ VECTOR",
        "lock cmpxchg QWORD PTR [rdx],rcx          | READ WRITE ATOMIC",
        "xchg   QWORD PTR [rdx],rcx                | READ WRITE ATOMIC",
        "xchg   ax,ax                              | ",
        "data16 xchg ax,ax                         | ",
        "lea    edx,[rsi+rdi*1]                    | ",
        "nop    DWORD PTR [rax+0x0]                | ",
        "prefetchnta BYTE PTR [r11+0xc0]           | ",
        "pop    rbp                                | ",
        "popcnt eax,ecx                            | ",
        "jl     0x7f25e4989680                     | BRANCH",
        "jmp    0x7f25e4989680                     | ",
        "imulq  0x10(%rsi),%r9                     | MULTIPLY READ",
        "movq   %rax,0x50(%rsp)                    | WRITE",
        "movq   0x50(%rsp,%rcx,8),%rax             | READ",
        "leaq   0x8(%rsi,%rdi,1),%rax              | ",
        "cmpl   $0x0,0x20(%r15)                    | READ",
      })
  void x86InstructionsAreOfTheseKinds(String text, String kinds) {
    assertThat(kinds(InstructionSet.X86_64, text)).isEqualTo(expected(kinds));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "mul    x0, x1, x2               | MULTIPLY",
        "madd   x0, x1, x2, x3           | MULTIPLY",
        "umulh  x0, x1, x2               | MULTIPLY",
        "fmul   d0, d1, d2               | MULTIPLY",
        "mul    v0.4s, v1.4s, v2.4s      | MULTIPLY VECTOR",
        "sdiv   w0, w1, w2               | DIVIDE",
        "bl     0xffff8c0a1000           | CALL",
        "blr    x8                       | CALL",
        "b      0xffff8c0a1000           | ",
        "b.lt   0xffff8c0a1000           | BRANCH",
        "cbz    w0, 0xffff8c0a1000       | BRANCH",
        "tbnz   w0, #3, 0xffff8c0a1000   | BRANCH",
        "ldr    x0, [x1, #16]            | READ",
        "ldp    x29, x30, [sp, #16]      | READ",
        "str    x0, [x1, #16]            | WRITE",
        "stlr   w0, [x1]                 | WRITE",
        "ldaxr  x0, [x1]                 | READ ATOMIC",
        "casal  x0, x1, [x2]             | READ WRITE ATOMIC",
        "ldaddal x0, x1, [x2]            | READ WRITE ATOMIC",
        "add    v0.4s, v1.4s, v2.4s      | VECTOR",
        "mov    x0, x1                   | ",
      })
  void armInstructionsAreOfTheseKinds(String text, String kinds) {
    assertThat(kinds(InstructionSet.AARCH64, text)).isEqualTo(expected(kinds));
  }

  @Test
  void processorsAreKnownByTheNamesOfTheJvm() {
    assertThat(InstructionSet.of("amd64")).contains(InstructionSet.X86_64);
    assertThat(InstructionSet.of("x86_64")).contains(InstructionSet.X86_64);
    assertThat(InstructionSet.of("aarch64")).contains(InstructionSet.AARCH64);
    assertThat(InstructionSet.of("riscv64")).isEmpty();
  }

  private static Set<String> kinds(InstructionSet set, String text) {
    return set.kinds(Disassembly.instruction(0, 4, text)).stream()
        .map(Enum::name)
        .collect(Collectors.toSet());
  }

  private static Set<String> expected(@org.jspecify.annotations.Nullable String kinds) {
    return kinds == null ? Set.of() : Set.copyOf(List.of(kinds.split(" ", -1)));
  }
}
