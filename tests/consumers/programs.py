"""C and C++ programs find the library by pkg-config and by CMake, or have it as a Meson subproject.

(Meson finds the installed library in readme.py only: version 1.0 cannot read what pkg-config says
of folders whose names have letters beyond ASCII.)
"""

import hashlib
import re
import shutil

import tree as tree_module
from tree import build

PROGRAM = tree_module.HERE / "program.c"
CMAKE = tree_module.HERE / "cmake"
SUBPROJECT = tree_module.HERE / "subproject"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
LANGUAGES = [("cc", "c99", "c"), ("c++", "c++11", "c++"), ("c++", "c++20", "c++")]
FALLBACK = ["-Dbuildtype=plain", "--wrap-mode=nodownload", "--force-fallback-for=catan"]
WRAP = """[wrap-file]
directory = libcatan
source_filename = libcatan.tar.gz
source_hash = {hash}

[provide]
dependency_names = catan
"""


def pkg_config(tree):
    """As C99, C++11 and C++20; shared, and static without anything to find at run time."""
    build.need("cc", "c++", "pkg-config")
    folder = tree.new("Programme")
    compile_flags, faults = tree.pkg_config("--cflags"), []
    links = {"shared": (tree.pkg_config("--libs"), tree.env),
             "static": (["-static", *tree.pkg_config("--static", "--libs")], tree.bare)}
    for compiler, standard, language in LANGUAGES:
        for kind, (flags, env) in links.items():
            program = folder / f"{standard} {kind}"
            build.must([compiler, "-x", language, f"-std={standard}", *WARNINGS, *compile_flags,
                        PROGRAM, "-x", "none", "-o", program, *flags], env=env)
            faults += tree.same_line([program], env)
    return faults


def cmake(tree):
    """As C and C++, with the shared and with the static library."""
    build.need("cmake", "cc", "c++")
    folder = tree.new("CMake ä")
    build.must(["cmake", "-S", CMAKE, "-B", folder], env=tree.env)
    build.must(["cmake", "--build", folder], env=tree.env)
    faults = []
    for name in ["program_c", "program_cpp", "program_static"]:
        faults += tree.same_line([folder / name], tree.bare)
    return faults


def cmake_moved(tree):
    """In an installed tree that was moved, and where there is only the static library."""
    build.need("cmake", "cc", "c++")
    moved, folder = tree.folder / "umgezogen ö", tree.new("CMake umgezogen")
    shutil.copytree(tree.prefix, moved, symlinks=True)
    for path in moved.glob("lib/libcatan.so*"):
        path.unlink()
    kept = tree.prefix.rename(tree.folder / "versteckt")
    try:
        env = tree_module.environment(CMAKE_PREFIX_PATH=str(moved))
        build.must(["cmake", "-S", CMAKE, "-B", folder], env=env)
        build.must(["cmake", "--build", folder], env=env)
        return tree.same_line([folder / "program_c"], tree.bare)
    finally:
        kept.rename(tree.prefix)


def cmake_versions(tree):
    """Requests for another series or a newer version are refused, those for an older one not."""
    build.need("cmake", "cc")
    lists = tree.new("CMake Versionen")
    major, minor, patch = re.search(r"libcatan (\d+)\.(\d+)\.(\d+)", tree.line).groups()
    good = [major, f"{major}.{minor}", f"{major}.{minor}.0", f"{major}.{minor}.{patch} EXACT",
            f"{major}.0...{major}.{int(minor) + 1}", ""]
    bad = [f"{major}.{int(minor) + 1}", f"{major}.{minor}.{int(patch) + 1}", str(int(major) + 1),
           f"{major}.{minor}.{int(patch) + 1} EXACT", f"{major}.0...<{major}.{minor}"]
    if major == "0" and minor != "0":
        bad.append(f"0.{int(minor) - 1}")
    lines = ["cmake_minimum_required(VERSION 3.19)", "project(versions C)"]
    for wanted, requests in ((1, good), (0, bad)):
        for request in requests:
            lines += ["unset(catan_DIR CACHE)", f"find_package(catan {request} QUIET)",
                      f"if({'NOT ' if wanted else ''}catan_FOUND)",
                      f'  message(SEND_ERROR "wrong answer to version {request!r}")', "endif()"]
    (lists / "CMakeLists.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = build.run(["cmake", "-S", lists, "-B", lists / "build"], env=tree.env)
    return [] if done.returncode == 0 else [done.stdout]


def meson_subproject(tree):
    """A Meson project has the library as a subproject, of which only the library is built. It comes
    from the archive by a wrap file."""
    build.need("meson", "ninja")
    project = tree.new("ein Projekt")
    for path in [*SUBPROJECT.iterdir(), PROGRAM]:
        shutil.copy(path, project)
    cache = project / "subprojects" / "packagefiles"
    cache.mkdir(parents=True)
    content = tree.archive.read_bytes()
    (cache / "libcatan.tar.gz").write_bytes(content)
    (project / "subprojects" / "libcatan.wrap").write_text(
        WRAP.format(hash=hashlib.sha256(content).hexdigest()), encoding="ascii")
    build.must(["meson", "setup", *FALLBACK, project / "build", project], env=tree.bare)
    build.must(["meson", "compile", "-C", project / "build"], env=tree.bare)
    faults = tree.same_line([project / "build" / "program"], tree.bare)
    listed = build.run(["meson", "test", "-C", project / "build", "--list", "--no-rebuild"],
                       env=tree.bare)
    if "No tests defined" not in listed.stdout:
        faults.append("tests of the library appear in the other project")
    if list((project / "build").glob("**/quickstart*")):
        faults.append("examples of the library are built in the other project")

    # without a wrap file, the fallback of dependency() finds the folder
    (project / "subprojects" / "libcatan.wrap").unlink()
    build.must(["meson", "setup", *FALLBACK, project / "build 2", project], env=tree.bare)
    return faults


CASES = [pkg_config, cmake, cmake_moved, cmake_versions, meson_subproject]
