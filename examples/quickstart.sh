#!/bin/sh
# Builds the library and plays a game of Catan: told in the terminal, the final board drawn.
#
#   sh examples/quickstart.sh [--seed N] [--players N] [--quiet] [--svg FILE]
#
# What is missing is installed first (Debian; tests/support/install.sh); no network is needed when
# all is there. CATAN_BUILD_DIR, if set, is where to build instead of build/.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
builds=${CATAN_BUILD_DIR:-$root/build}
folder=$builds/quickstart
log=$builds/quickstart.log

# The tools that a build needs and that are not here.
missing_tools() {
  for tool in meson ninja python3; do
    command -v "$tool" >/dev/null 2>&1 || echo "$tool"
  done
  if ! echo '#include <stdlib.h>' | "${CC:-cc}" -E - >/dev/null 2>&1; then
    echo 'a C compiler'
  fi
}

# step MESSAGE COMMAND...: runs quietly; if it fails, shows what it said and ends.
step() {
  echo "$1"
  shift
  if ! "$@" >"$log" 2>&1 </dev/null; then
    tail -n 40 "$log"
    echo "quickstart: that failed; all of its output is in $log" >&2
    exit 1
  fi
}

if [ -n "$(missing_tools)" ]; then
  echo "Not installed: $(missing_tools | paste -s -d , - | sed 's/,/, /g')."
  sh "$root/tests/support/install.sh" --build
  if [ -n "$(missing_tools)" ]; then
    echo "quickstart: still missing: $(missing_tools | paste -s -d , - | sed 's/,/, /g')" >&2
    exit 1
  fi
fi

mkdir -p "$builds"
if [ ! -f "$folder/build.ninja" ]; then
  step "Configuring $folder" meson setup -Dtests=false -Ddefault_library=static "$folder" "$root"
fi
step 'Building the library and the examples' ninja -C "$folder"
echo
exec "$folder/examples/quickstart" --svg "$folder/board.svg" "$@"
