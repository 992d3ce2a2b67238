#!/usr/bin/env bash
. "$(dirname -- "${BASH_SOURCE[0]}")/lib.sh"

# Help and mistakes first: nothing is built for them.
case " $* " in
  *" -h "* | *" --help "* | "  ")
    jar=$(benchstat_jar)
    run_java -cp "$jar" dev.benchstudy.benchstat.measure.BenchMain --help
    ;;
esac
require_study "$1"
jar=$(benchstat_jar)
tested_benchmarks_jar "$1" >/dev/null
bar=
if [ -t 2 ]; then bar=--bar; fi
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -cp "$jar" \
  dev.benchstudy.benchstat.measure.BenchMain "$@" --root "$ROOT" ${bar:+"$bar"}
