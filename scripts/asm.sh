#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

usage() {
  cat <<'END'
scripts/asm.sh MODULE [BENCHMARK...] [flag...]

Runs one benchmark of a study in one JVM and prints the machine code that the compiler made of its measured
loop, with the loops marked, and how many multiplies, calls, memory writes and so on they hold.
What the JVM printed is kept in MODULE/target/profile.

BENCHMARK is one or more words: a class, a method, a parameter's value or parameter=value, or a regular
expression that is found in Class.method/impl=builder/n=256; a slash separates words too. Several matches are
narrowed to the benchmarks of MODULE/study.properties. Parameters that its base and new set make a variant; of rows
that differ in other parameters only, the first is run.

  --method NAME     the code of another method, package.Class.method: one that the loop calls
  --all             the whole method, not only its loops
  --summary         only the counts
  --seconds N       how long to run it (4): the compiler needs many calls
  --jvmArgs ARGS    further arguments of the benchmark's JVM, such as -Xmx2g

Disassembles with the JVM's own disassembler library hsdis if it has one, otherwise with objdump, of the
package binutils. The variable OBJDUMP names another objdump.

Exit status: 0 printed; 1 the benchmark or its JVM failed; 2 wrong argument, no such benchmark or more than
one; 3 something needed is missing, or the compiler made no code of that name.
END
  echo "Studies: $(studies | paste -s -d ' ' -)"
}

require_study_or_usage "$@"
run_on_benchmarks dev.benchstudy.benchstat.profile.AsmMain "$@"
