#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

usage() {
  cat <<'END'
scripts/report.sh MODULE [LABEL...] [benchstat flag...]

Makes a page of a study's saved results to look at, results/MODULE/report.html, and its charts as pictures beside it,
results/MODULE/CHART-UNIT.svg. With labels, as scripts/compare.sh takes them, their names come first:
scripts/report.sh slug all makes results/slug/all-report.html and all-growth-sec-op.svg. No browser is needed.
Builds benchstat-tool/target/benchstat.jar first if it is missing or older than its sources.

Exit status: that of benchstat (0 written, 2 wrong flag, 3 results missing or unreadable, or a file cannot be written),
2 for an unknown module, 3 when Java, Maven or the build fails.
END
  echo "Studies: $(studies | paste -s -d ' ' -)"
}

require_study_or_usage "$@"
module=$1
shift
labels=()
while [ $# -gt 0 ] && [ "${1#-}" = "$1" ]; do
  labels+=("$1")
  shift
done
prefix=results/$module/
for label in ${labels[@]+"${labels[@]}"}; do prefix=$prefix$label-; done
jar=$(benchstat_jar)
run_java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$jar" dev.benchstudy.benchstat.cli.CompareStudy "$ROOT" "$module" \
  ${labels[@]+"${labels[@]}"} -format html -o "$ROOT/${prefix}report.html" -pictures "$ROOT/$prefix" "$@"
