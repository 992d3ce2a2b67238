# shellcheck shell=bash
# What the scripts share: where the repository is, which java runs, and how a jar is found or built.
# A script sources this file, says what it needs, and ends in one java start:
#
#     . "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
#     require_study "$1"
#     jar=$(benchstat_jar)
#     run_java -cp "$jar" dev.benchstudy.benchstat.cli.CompareStudy "$ROOT" "$@"
#
# Kept to bash 3.2 and to options that BSD and GNU tools share, so that it runs on macOS too.
# Exit statuses of its own: 2 for a wrong argument, 3 when something that is needed cannot be had.

set -eu

# The repository, wherever the caller stands and whatever blanks the path holds.
ROOT=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# fail STATUS MESSAGE...: prints each message on a line of its own and ends the script.
fail() {
  local status=$1
  shift
  printf '%s\n' "$@" >&2
  exit "$status"
}

# In the C locale Java can name no file beyond ASCII, be it its own jar.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
  C | POSIX)
    case $ROOT in
      *[!\ -~]*) { export LC_ALL=C.UTF-8; } 2>/dev/null ;;
    esac
    ;;
esac

# studies: the names of the study modules, one a line.
studies() {
  local file
  for file in "$ROOT"/*/study.properties; do
    if [ -e "$file" ]; then basename "$(dirname "$file")"; fi
  done
}

# require_study NAME: ends the script unless NAME is a study module.
require_study() {
  case $1 in
    "" | */* | .*) ;;
    *) [ -e "$ROOT/$1/study.properties" ] && return 0 ;;
  esac
  fail 2 "${0##*/}: no study is named \"$1\"; there are: $(studies | paste -s -d ' ' -)"
}

# java_command: the path of the java to use, from JAVA_HOME or else PATH; it is 17 or later.
java_command() {
  local java version major
  if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || fail 3 "JAVA_HOME is $JAVA_HOME, but there is no $java" \
      "Set JAVA_HOME to a JDK 17 or later, or unset it to use the java on PATH."
  else
    java=$(command -v java) || fail 3 "There is no java on PATH, and JAVA_HOME is not set." \
      "A JDK 17 or later is needed."
  fi
  version=$(java_version "$java")
  major=${version#1.}
  major=${major%%[!0-9]*}
  [ "${major:-0}" -ge 17 ] || fail 3 "$java is Java ${version:-of unknown version}; a JDK 17 or later is needed." \
    "Set JAVA_HOME to one."
  printf '%s\n' "$java"
}

# java_version JAVA: what its release file says, which costs no start of a JVM; else what it says itself.
java_version() {
  local file=$1 link release
  while [ -L "$file" ]; do
    link=$(readlink "$file")
    case $link in
      /*) file=$link ;;
      *) file=$(dirname "$file")/$link ;;
    esac
  done
  release=$(dirname "$file")/../release
  if [ -r "$release" ] && grep -q '^JAVA_VERSION=' "$release"; then
    sed -n 's/^JAVA_VERSION="\{0,1\}\([^"]*\).*/\1/p' "$release"
  else
    "$1" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p'
  fi
}

# run_java ARGUMENT...: becomes that java, so that its exit status and its signals are the script's.
run_java() {
  local java
  java=$(java_command)
  exec "$java" "$@"
}

# benchstat_jar: the path of the tool's jar, built if it is missing or older than its sources.
benchstat_jar() {
  up_to_date_jar benchstat-tool benchstat
}

# benchmarks_jar MODULE: the path of a study's jar, built if it is missing or older than its sources.
benchmarks_jar() {
  up_to_date_jar "$1" benchmarks
}

# tested_benchmarks_jar MODULE: the same, after its tests passed now and each benchmark ran for a moment.
tested_benchmarks_jar() {
  build "$1" "$1/target/benchmarks.jar and testing it" verify
  printf '%s\n' "$ROOT/$1/target/benchmarks.jar"
}

# up_to_date_jar MODULE NAME: decides from file times alone; Maven starts only when something changed.
up_to_date_jar() {
  local jar=$1/target/$2.jar
  if [ ! -e "$ROOT/$jar" ] || is_older_than_sources "$ROOT/$jar" "$1"; then
    build "$1" "$jar" package -Dmaven.test.skip=true
  fi
  printf '%s\n' "$ROOT/$jar"
}

# is_older_than_sources JAR MODULE. Folders count as well: theirs is the time of the last deletion.
is_older_than_sources() {
  [ -n "$(find "$ROOT/pom.xml" "$ROOT/.mvn" "$ROOT/$2/pom.xml" "$ROOT/$2/src/main" -newer "$1" -print)" ]
}

# build MODULE WHAT GOAL...: runs Maven on one module, silently unless it fails.
build() {
  local module=$1 what=$2 log
  shift 2
  command -v mvn >/dev/null || fail 3 "There is no mvn on PATH; Maven 3.8 or later is needed to build $module."
  java_command >/dev/null
  printf 'building %s ...\n' "$what" >&2
  log=$(cd -- "$ROOT" && mvn -B -q -pl "$module" "$@" 2>&1) ||
    fail 3 "$log" "" "The build of $module failed; the reason is above. To repeat it: mvn -B -pl $module $*"
}
