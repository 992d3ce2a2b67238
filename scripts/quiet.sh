#!/usr/bin/env bash
. "$(dirname -- "${BASH_SOURCE[0]}")/lib.sh"

jar=$(benchstat_jar)
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" dev.benchstudy.benchstat.machine.QuietMain "$@"
