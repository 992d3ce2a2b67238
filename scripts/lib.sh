# shellcheck shell=bash
# What the scripts share: where the repository is, which java runs, and how a jar is found or built.
# A script sources this file, says what it needs, and ends in one java start:
#
#     if [ -L "$0" ]; then exec "$(readlink -f -- "$0")" "$@"; fi
#     . "${0%"${0##*/}"}./lib.sh"
#     require_study "$1"
#     jar=$(benchstat_jar)
#     run_java -cp "$jar" dev.benchstudy.benchstat.cli.CompareStudy "$ROOT" "$@"
#
# Kept to bash 3.2 and to options that BSD and GNU tools share, so that it runs on macOS too.
# Exit statuses of its own: 2 for a wrong argument, 3 when something that is needed cannot be had.

set -eu

# The repository, wherever the caller stands and whatever blanks the path holds.
CDPATH='' cd -P -- "${BASH_SOURCE[0]%/*}/.."
ROOT=$PWD
cd -- "$OLDPWD"

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

# require_study_or_usage ARGUMENT...: the same for the first argument. The script's own usage is the answer to a call for
# help, and to none at all.
require_study_or_usage() {
  case ${1:-} in
    -h | -help | --help)
      usage
      exit 0
      ;;
    "")
      usage >&2
      exit 2
      ;;
  esac
  require_study "$1"
}

# find_java: sets JAVA to the java to use, from JAVA_HOME or else PATH, JAVA_NAME to a name for what it is, and
# JAVA_MAJOR to its version; it is 17 or later. What its release file says costs no start of a JVM; without one it is
# asked.
find_java() {
  local file key value version=
  if [ -n "${JAVA_HOME:-}" ]; then
    JAVA=$JAVA_HOME/bin/java
    [ -x "$JAVA" ] || fail 3 "JAVA_HOME is $JAVA_HOME, but there is no $JAVA" \
      "Set JAVA_HOME to a JDK 17 or later, or unset it to use the java on PATH."
  else
    JAVA=$(command -v java) || fail 3 "There is no java on PATH, and JAVA_HOME is not set." \
      "A JDK 17 or later is needed."
  fi
  file=$(readlink -f -- "$JAVA" 2>/dev/null) || file=$JAVA
  if [ -r "${file%/*}/../release" ]; then
    while IFS='=' read -r key value; do
      if [ "$key" = JAVA_VERSION ]; then version=${value//\"/}; fi
    done <"${file%/*}/../release"
  fi
  if [ -z "$version" ]; then version=$("$JAVA" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p'); fi
  set_java_major "$version"
  [ "$JAVA_MAJOR" -ge 17 ] || fail 3 "$JAVA is Java ${version:-of unknown version}; a JDK 17 or later is needed." \
    "Set JAVA_HOME to one."
  JAVA_NAME=${file//[!A-Za-z0-9]/-}-$version
}

# set_java_major VERSION: sets JAVA_MAJOR to 17 for 17.0.15, to 8 for 1.8.0, and to 0 if that cannot be told.
set_java_major() {
  JAVA_MAJOR=${1#1.}
  JAVA_MAJOR=${JAVA_MAJOR%%[!0-9]*}
  JAVA_MAJOR=${JAVA_MAJOR:-0}
}

# run_java ARGUMENT...: becomes that java, so that its exit status and its signals are the script's.
run_java() {
  find_java
  exec "$JAVA" "$@"
}

# run_on_benchmarks MAIN MODULE ARGUMENT...: becomes a program of the tool that runs benchmarks of a study.
run_on_benchmarks() {
  local main=$1 module=$2 tool benchmarks
  shift 2
  tool=$(benchstat_jar)
  benchmarks=$(benchmarks_jar "$module")
  run_java -cp "$benchmarks:$tool" "$main" \
    -run "$ROOT/$module/target/profile" -study "$ROOT/$module/study.properties" "$@"
}

# run_comparison MODULE ARGUMENT...: becomes benchstat on the saved results of a study. It is over before much is
# compiled, and most of what is left is loading classes: they come from an archive, made by the first run.
run_comparison() {
  local jar=$ROOT/benchstat-tool/target/benchstat.jar archive write=-XX:ArchiveClassesAtExit use=-XX:SharedArchiveFile
  local main=dev.benchstudy.benchstat.cli.CompareStudy
  local options=(-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData -XX:CICompilerCount=1 -cp "$jar")
  benchstat_jar >/dev/null
  find_java
  archive=${jar%.jar}$JAVA_NAME.jsa
  # From Java 25 on it can hold classes as they are after linking, but not if the user has a say in sharing them.
  case $JAVA_MAJOR:${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-} in
    17:* | 18:* | 19:* | 2[0-4]:* | *-Xshare:* | *SharedArchiveFile*) ;;
    *)
      write=-XX:AOTCacheOutput
      use=-XX:AOTCache
      ;;
  esac
  if [ ! "$archive" -nt "$jar" ] && [ -w "${jar%/*}" ]; then
    (archive_classes "$write" "$archive" "${options[@]}" "$main" "$ROOT" "$1") >/dev/null 2>&1 </dev/null || :
  fi
  # A JVM that cannot use the archive does without, and need not say so. It is mapped where it was written for, so that
  # no address in it has to be changed.
  if [ -s "$archive" ]; then
    options+=(-XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0)
    options+=("$use=$archive" -Xlog:disable)
  fi
  exec "$JAVA" "${options[@]}" "$main" "$ROOT" "$@"
}

# archive_classes OPTION FILE ARGUMENT...: runs the program with these arguments and, if that goes well, keeps the
# classes it used, as a JVM does with this option. The file gets its name when it is complete, so that several runs may
# do this at once; it is empty if the JVM makes no archive.
archive_classes() {
  write=$1
  archive=$2
  beside=$2.$$
  shift 2
  trap 'rm -f "$beside" "$beside.config"' EXIT
  "$JAVA" "$write=$beside" "$@" || return
  if [ ! -e "$beside" ]; then : >"$beside"; fi
  mv -f "$beside" "$archive"
}

# benchstat_jar: the path of the tool's jar, built if it is missing or older than its sources.
benchstat_jar() {
  up_to_date_jar benchstat-tool benchstat src/main -Dmaven.test.skip=true
}

# measuring_jar MODULE: the same for a program that builds MODULE while it runs: a copy if that is the tool itself,
# since a JVM does not survive that its jar is written anew.
measuring_jar() {
  local jar
  jar=$(benchstat_jar)
  if [ "$1" = benchstat-tool ]; then
    cp "$jar" "${jar%.jar}-measuring.jar.$$"
    mv -f "${jar%.jar}-measuring.jar.$$" "${jar%.jar}-measuring.jar"
    jar=${jar%.jar}-measuring.jar
  fi
  printf '%s\n' "$jar"
}

# benchmarks_jar MODULE: the path of a module's benchmarks, built if it is missing or older than its sources. Those of
# the tool stand among its tests.
benchmarks_jar() {
  up_to_date_jar "$1" benchmarks src -DskipTests
}

# tested_benchmarks_jar MODULE: the same, after its tests passed now and each benchmark ran for a moment.
tested_benchmarks_jar() {
  build "$1" "$1/target/benchmarks.jar and testing it" verify
  printf '%s\n' "$ROOT/$1/target/benchmarks.jar"
}

# up_to_date_jar MODULE NAME SOURCES OPTION: decides from file times alone; Maven starts only when something changed.
up_to_date_jar() {
  local jar=$1/target/$2.jar
  if [ ! -e "$ROOT/$jar" ] || is_older_than_sources "$ROOT/$jar" "$1" "$3"; then
    build "$1" "$jar" package "$4"
  fi
  printf '%s\n' "$ROOT/$jar"
}

# is_older_than_sources JAR MODULE SOURCES. Folders count as well: theirs is the time of the last deletion.
is_older_than_sources() {
  [ -n "$(find "$ROOT/pom.xml" "$ROOT/.mvn" "$ROOT/$2/pom.xml" "$ROOT/$2/$3" -newer "$1" -print)" ]
}

# build MODULE WHAT GOAL...: runs Maven on one module, silently unless it fails.
build() {
  local module=$1 what=$2 log
  shift 2
  command -v mvn >/dev/null || fail 3 "There is no mvn on PATH; Maven 3.8 or later is needed to build $module."
  find_java
  printf 'building %s ...\n' "$what" >&2
  log=$(cd -- "$ROOT" && mvn -B -q -pl "$module" "$@" 2>&1) ||
    fail 3 "$log" "" "The build of $module failed; the reason is above. To repeat it: mvn -B -pl $module $*"
}
