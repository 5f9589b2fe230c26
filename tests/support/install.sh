#!/bin/sh
# Installs what is missing of what the tests need, on Debian and its relatives; does nothing if all
# of it is there.
#
#   sh tests/support/install.sh [--build]
#
# --build: only what building the library needs. Else also the locales that tests/run.sh tests in
# are generated, if they are not there.
set -u

has() {
  command -v "$1" >/dev/null 2>&1
}

# Debian's own interpreter, which runs Meson there
python=/usr/bin/python3
[ -x "$python" ] || python=python3

missing=
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

# has_locale de_DE: as UTF-8
has_locale() {
  locale -a 2>/dev/null | grep -qix "$1\.utf-\{0,1\}8"
}

locales=
optional= # a package that is only nice to have: for want of it nothing fails

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
  has cmake || want cmake
  has clang-format || want clang-format
  has codespell || want codespell
  has doxygen || want doxygen
  # the look of the HTML pages
  [ -d /usr/share/doxygen-awesome-css ] || optional=doxygen-awesome-css
  has luajit || want luajit
  has x86_64-w64-mingw32-gcc || want gcc-mingw-w64-x86-64
  "$python" -c 'import cffi' >/dev/null 2>&1 || want python3-cffi
  for name in de_DE tr_TR; do
    has_locale "$name" && continue
    locales="$locales $name"
    { has localedef && [ -e "/usr/share/i18n/locales/$name" ]; } || want locales
  done
fi

if [ -z "$missing$locales$optional" ]; then
  exit 0
fi
[ -z "$missing$locales" ] || echo "missing packages:${missing:- none}${locales:+; missing locales:$locales}"

if [ "$(id -u)" -eq 0 ]; then
  as_root() { "$@"; }
elif has sudo; then
  as_root() { sudo "$@"; }
elif [ -z "$missing$locales" ]; then
  exit 0
else
  echo 'neither root nor sudo: please install these as root'
  exit 1
fi

install() {
  echo "installing:$*"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install -y --no-install-recommends "$@" </dev/null >/dev/null
}

status=0
if [ -n "$missing" ] && ! has apt-get; then
  echo 'there is no apt-get here: please install the packages by hand'
  status=1
elif [ -n "$missing$optional" ] && has apt-get; then
  as_root apt-get -qq update </dev/null
  # shellcheck disable=SC2086  # a list of names
  [ -z "$missing" ] || install $missing || status=1
  [ -z "$optional" ] || install "$optional" || echo "going on without $optional"
fi
for name in $locales; do
  echo "generating the locale $name.UTF-8"
  as_root localedef -i "$name" -f UTF-8 "$name.UTF-8" </dev/null || status=1
done
exit $status
