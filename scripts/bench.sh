#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

# Help and mistakes come first: nothing is tested and measured for them.
case " $* " in
  *" -h "* | *" --help "*) ;;
  "  ") set -- --help ;;
  *)
    require_study "$1"
    tested_benchmarks_jar "$1" >/dev/null
    ;;
esac
jar=$(benchstat_jar)
if [ -t 2 ]; then set -- --bar "$@"; fi
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -cp "$jar" \
  dev.benchstudy.benchstat.measure.BenchMain bench --root "$ROOT" "$@"
