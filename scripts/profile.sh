#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

usage() {
  cat <<'END'
scripts/profile.sh MODULE [BENCHMARK...] [flag...]

Runs one benchmark of a study in one JVM under Flight Recorder and prints where its time goes, or with
--alloc where its bytes go: the heaviest frames, and the classes they allocate. The recording is kept in
MODULE/target/profile, and "scripts/profile.sh FILE.jfr [flag...]" prints any recording again.

BENCHMARK is one or more words: a class, a method, a parameter's value or parameter=value, or a regular
expression that is found in Class.method/impl=builder/n=256; a slash separates words too. Several matches are
narrowed to the benchmarks of MODULE/study.properties. Parameters that its base and new set make a variant; of rows
that differ in other parameters only, the last is run.

  --alloc           bytes allocated, by frame and by class
  --top N           at most N rows a table (20)
  --focus REGEXP    only stacks with a frame that matches
  --lines           a row for each line instead of each method
  --harness         keep JMH's frames, and samples outside the benchmark's loop
  --seconds N       how long to record (5), after as long a warm-up
  --jvmArgs ARGS    further arguments of the benchmark's JVM, such as -Xmx2g

Exit status: 0 printed; 1 the benchmark or its JVM failed; 2 wrong argument, no such benchmark or more than
one; 3 something needed is missing or cannot be read.
END
  echo "Studies: $(studies | paste -s -d ' ' -)"
}

main=dev.benchstudy.benchstat.profile.TopMain
case ${1:-} in
  *.jfr)
    jar=$(benchstat_jar)
    run_java -cp "$jar" "$main" "$@"
    ;;
esac
require_study_or_usage "$@"
run_on_benchmarks "$main" "$@"
