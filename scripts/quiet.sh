#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

jar=$(benchstat_jar)
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" dev.benchstudy.benchstat.machine.QuietMain "$@"
