#!/usr/bin/env bash
if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
# shellcheck source=scripts/lib.sh
. "${0%"${0##*/}"}./lib.sh"

usage() {
  cat <<'END'
scripts/compare.sh MODULE [LABEL...] [benchstat flag...]

Prints the comparison of a study's saved results, results/MODULE/LABEL.json, the first label being what the others
are compared with; without labels base and new. The flags that MODULE/study.properties names are used, and those
given here after them: scripts/compare.sh slug -format csv
Builds benchstat-tool/target/benchstat.jar first if it is missing or older than its sources. The first run after that
also writes an archive of loaded classes beside the jar, which the later ones start from.

Exit status: that of benchstat (0 printed, 2 wrong flag, 3 results missing or unreadable; more with -gate),
2 for an unknown module, 3 when Java, Maven or the build fails.
END
  echo "Studies: $(studies | paste -s -d ' ' -)"
}

require_study_or_usage "$@"
run_comparison "$@"
