#!/usr/bin/env bash
. "$(dirname -- "${BASH_SOURCE[0]}")/lib.sh"

usage() {
  cat <<'END'
scripts/compare.sh MODULE [benchstat flag...]

Prints the comparison of a study's results, results/MODULE/base.json against new.json, with the flags that
MODULE/study.properties names. What is added goes to benchstat: scripts/compare.sh slug -format csv
Builds benchstat-tool/target/benchstat.jar first if it is missing or older than its sources.

Exit status: 0 printed; 2 wrong argument or flag; 3 something needed is missing or cannot be read.
END
  echo "Studies: $(studies | paste -s -d ' ' -)"
}

case ${1:-} in
  -h | -help | --help) usage; exit 0 ;;
  "") usage >&2; exit 2 ;;
esac
require_study "$1"
jar=$(benchstat_jar)
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" dev.benchstudy.benchstat.cli.CompareStudy "$ROOT" "$@"
