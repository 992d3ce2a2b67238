#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

if [ $# -eq 0 ]; then set -- --help; fi
jar=$(measuring_jar "${1:-}")
if [ -t 2 ]; then set -- --bar "$@"; fi
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -cp "$jar" \
  dev.benchstudy.benchstat.measure.BenchMain ab --root "$ROOT" "$@"
