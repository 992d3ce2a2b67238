#!/usr/bin/env bash
. "$(dirname -- "$(readlink -f -- "$0" 2>/dev/null || printf "%s\n" "$0")")/lib.sh"

jar=$(benchstat_jar)
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" dev.benchstudy.benchstat.machine.QuietMain "$@"
