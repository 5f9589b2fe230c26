#!/bin/sh
# Installs what is missing of what the tests need, on Debian and its relatives; does nothing if all
# of it is there.
#
#   sh tests/support/install.sh [--build]
#
# --build: only what building the library needs.
set -u

has() {
  command -v "$1" >/dev/null 2>&1
}

# Debian's own interpreter, which runs Meson there
python=/usr/bin/python3
[ -x "$python" ] || python=python3

missing=
optional= # what is only nice to have
want() {
  case " $missing " in
    *" $1 "*) ;;
    *) missing="$missing $1" ;;
  esac
}

can_sanitize() {
  has clang || return 1
  work=$(mktemp -d) || return 1
  echo 'int main(void) { return 0; }' >"$work/a.c"
  clang -fsanitize=address,undefined "$work/a.c" -o "$work/a" >/dev/null 2>&1
  can=$?
  rm -rf "$work"
  return $can
}

has gcc || want gcc
{ has gcc && echo '#include <stdlib.h>' | gcc -E - >/dev/null 2>&1; } || want libc6-dev
has python3 || want python3
has meson || want meson
has ninja || want ninja-build

if [ "${1:-}" != --build ]; then
  has pkg-config || want pkg-config
  { has pkg-config && pkg-config --exists cmocka; } || want libcmocka-dev
  # without these tests are skipped
  can_sanitize || { want clang; want libclang-rt-dev; }
  has g++ || want g++
  has clang-format || want clang-format
  has codespell || want codespell
  has doxygen || want doxygen
  # the look of the HTML pages
  [ -d /usr/share/doxygen-awesome-css ] || optional=doxygen-awesome-css
  has luajit || want luajit
  has x86_64-w64-mingw32-gcc || want gcc-mingw-w64-x86-64
  "$python" -c 'import cffi' >/dev/null 2>&1 || want python3-cffi
fi

if [ -z "$missing$optional" ]; then
  exit 0
fi
[ -z "$missing" ] || echo "missing packages:$missing"

# for want of what is only nice to have nothing fails
give_up() {
  [ -n "$missing" ] || exit 0
  echo "$1"
  exit 1
}
has apt-get || give_up 'there is no apt-get here: please install these by hand'

if [ "$(id -u)" -eq 0 ]; then
  as_root() { "$@"; }
elif has sudo; then
  as_root() { sudo "$@"; }
else
  give_up 'neither root nor sudo: please install these as root'
fi

install() {
  echo "installing:$*"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install -y --no-install-recommends "$@" </dev/null >/dev/null
}

as_root apt-get -qq update </dev/null || give_up 'apt-get update failed'
[ -z "$optional" ] || install "$optional" || echo "going on without $optional"
# shellcheck disable=SC2086  # a list of names
[ -z "$missing" ] || install $missing
