"""The source archive holds all that is needed: it can be built, tested and installed."""

import re

from tree import build

LIBRARIES = ["lib/libcatan.a", "lib/libcatan.so", "lib/libcatan.so.0", "lib/libcatan.so.{version}"]
OTHERS = ["lib/pkgconfig/catan.pc", "lib/cmake/catan/catanConfig.cmake",
          "lib/cmake/catan/catanConfigVersion.cmake", "share/catan/catan.cdef.h"]


def unit_tests(tree):
    """The unit tests pass where the archive was unpacked."""
    build.need("meson", "ninja", "pkg-config")
    if build.run(["pkg-config", "--exists", "cmocka"]).returncode != 0:
        build.skip("cmocka is not installed")
    folder = tree.folder / "Prüfung"
    build.must(["meson", "setup", "-Dexamples=false", "-Dbuildtype=plain", folder, tree.sources],
               env=tree.bare)
    told = build.must(["meson", "test", "-C", folder, "--suite", "unit", "--print-errorlogs",
                       "--timeout-multiplier", "4"], env=tree.bare)
    passed = re.search(r"^Ok:\s+(\d+)", told, re.MULTILINE)
    print(f"{passed.group(1)} unit tests")
    return [] if int(passed.group(1)) > 0 else ["no unit tests"]


def install(tree):
    """What the README built is installed once more, to a folder with an odd name."""
    options = [f"-Dprefix={tree.prefix}", "-Dlibdir=lib"]
    build.must(["meson", "configure", *options, tree.sources / "build"], env=tree.bare)
    build.must(["meson", "install", "-C", tree.sources / "build"], env=tree.bare)
    return []


def installed_files(tree):
    """Exactly the files that should be are installed, and the headers are those of the sources."""
    version = (build.must(["meson", "introspect", "--projectinfo", tree.sources / "build"],
                          env=tree.bare))
    version = re.search(r'"version": "([^"]+)"', version).group(1)
    headers = {f"include/catan/{path.name}": path for path in build.public_headers()}
    expected = {name.format(version=version) for name in LIBRARIES + OTHERS} | headers.keys()
    found = tree.installed()
    faults = [f"not installed: {name}" for name in sorted(expected - found)]
    faults += [f"installed, but not expected: {name}" for name in sorted(found - expected)]
    faults += [f"differs from the source: {name}" for name in sorted(headers.keys() & found)
               if (tree.prefix / name).read_bytes() != headers[name].read_bytes()]
    print(f"{len(found)} files")
    return faults


def names_of_library(tree):
    """Programs are bound to libcatan.so.0 and to the symbol version CATAN_0."""
    build.need("readelf", "nm")
    library = tree.prefix / "lib" / "libcatan.so"
    faults = []
    if "Library soname: [libcatan.so.0]" not in build.must(["readelf", "-d", library]):
        faults.append("the shared library does not call itself libcatan.so.0")
    for line in build.must(["nm", "-D", "--defined-only", library]).splitlines():
        name = line.split()[-1]
        if not name.endswith("@@CATAN_0") and name != "CATAN_0":
            faults.append(f"{name} has no version, or another than CATAN_0")
    return faults


BEFORE = [unit_tests]
CASES = [install, installed_files, names_of_library]
