#!/bin/sh
# Builds the library in several ways and runs all tests; the last line is "N passed, N failed".
#
#   sh tests/run.sh [--long]
#
# What is missing is installed first (Debian; tests/support/install.sh); no network is needed when
# all is there. --long plays the property tests ten times as long. CATAN_PROPERTY_SECONDS, if set,
# is how long they play on two cores in every build. CATAN_BUILD_DIR, if set, is where to build
# instead of build/.
set -u

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd) || exit 1
builds=${CATAN_BUILD_DIR:-$root/build}

factor=1
for argument; do
  case $argument in
    --long) factor=10 ;;
    *)
      echo "usage: sh tests/run.sh [--long]" >&2
      exit 2
      ;;
  esac
done

sh "$root/tests/support/install.sh" || echo 'going on with what is here'

# a failure that is no test's
broken=0
fail() {
  echo "FAILED: $*"
  broken=$((broken + 1))
}

# check NAME COMPILER SECONDS TEST_OPTIONS SETUP_OPTION...: one build, with warnings as errors, and
# its tests.
logs=
check() {
  name=$1
  compiler=$2
  seconds=$3
  selection=$4
  shift 4
  folder=$builds/$name
  echo
  echo "=== $name ($(date '+%H:%M:%S')) ==="
  if ! command -v "$compiler" >/dev/null 2>&1; then
    fail "$name: $compiler is not installed"
    return
  fi
  again=
  [ -d "$folder/meson-private" ] && again=--reconfigure
  mkdir -p "$builds"
  # shellcheck disable=SC2086  # $again is empty or one word
  log=$builds/$name.log
  if ! CC=$compiler meson setup $again --werror "$@" "$folder" "$root" >"$log" 2>&1 </dev/null; then
    tail -n 30 "$log"
    fail "$name: meson setup"
    return
  fi
  if ! ninja -C "$folder" >"$log" 2>&1 </dev/null; then
    tail -n 60 "$log"
    fail "$name: compilation"
    return
  fi
  logs="$logs $name/meson-logs/testlog.json"
  rm -f "$folder/meson-logs/testlog.json"
  # shellcheck disable=SC2086  # $selection is a list of words
  CATAN_PROPERTY_SECONDS=${CATAN_PROPERTY_SECONDS:-$((seconds * factor))} \
    meson test -C "$folder" --no-rebuild --print-errorlogs --timeout-multiplier 4 $selection \
    </dev/null
}

# check_in_locale NAME: the fast tests of the build "gcc" once more, in that locale (as UTF-8).
check_in_locale() {
  echo
  echo "=== gcc in $1.UTF-8 ($(date '+%H:%M:%S')) ==="
  [ -f "$builds/gcc/meson-logs/testlog.json" ] || return # it did not come to its tests, and counts
  if ! locale -a | grep -qix "$1\.utf-\{0,1\}8"; then
    if [ -n "${CI:-}" ] || [ "$(id -u)" -eq 0 ]; then
      fail "the locale $1.UTF-8 is not there"
    else
      echo "the locale $1.UTF-8 is not there and cannot be generated here: not tested"
    fi
    return
  fi
  log=gcc/meson-logs/testlog-$1.json
  rm -f "${builds:?}/$log"
  logs="$logs $log"
  CATAN_PROPERTY_SECONDS=10 CATAN_FUZZ_INPUTS=400 meson test -C "$builds/gcc" --no-rebuild --print-errorlogs \
    --timeout-multiplier 4 --setup "$1" --suite unit --suite rules --suite fuzz --suite texts \
    --no-suite slow </dev/null
}

# These look at the files, or make their own builds: once is enough.
once='--no-suite project --no-suite docs --no-suite consumers --no-suite reference'
sanitizers='-Db_sanitize=address,undefined -Db_lundef=false -Dbuildtype=debugoptimized'
sanitizers="$sanitizers -Db_ndebug=false -Dc_args=-fno-sanitize-recover=all"

check gcc gcc 30 ''
check_in_locale de_DE
check_in_locale tr_TR
check clang clang 30 "$once"
# shellcheck disable=SC2086  # a list of words
check clang-sanitizers clang 300 "$once" $sanitizers
# shellcheck disable=SC2086
check gcc-sanitizers gcc 10 "$once" $sanitizers

set --
for log in $logs; do
  set -- "$@" "$builds/$log"
done
echo
python3 "$root/tests/support/count.py" --failed "$broken" "$@" >"$builds/summary.txt"
status=$?
cat "$builds/summary.txt"
exit $status
