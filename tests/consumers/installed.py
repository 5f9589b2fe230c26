#!/usr/bin/env python3
"""Others can use the library: installed and found by pkg-config, or as a Meson subproject; without
a network, from folders whose names have blanks and letters beyond ASCII.

The sources are copied to such a folder, built there, and installed to another one; programs are
built against them.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

HERE = Path(__file__).resolve().parent
SOURCES = ["include", "lib", "pkgconfig", "docs", "examples", "tests", "meson.build",
           "meson_options.txt"]
FAST = ["-Dbuildtype=plain", "-Dc_args=-O0"]


def copy_sources(target):
    target.mkdir(parents=True)
    for name in SOURCES:
        source = build.ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / name)


def environment(**more):
    """The environment of a plain user: nothing of the Meson that runs this test."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("MESON", "NINJA"))}
    kept.update(more)
    return kept


def flags(option, env):
    """What pkg-config says, taken apart as a shell would; it quotes non-ASCII letters bytewise."""
    done = subprocess.run(["pkg-config", option, "catan"], env=env, stdout=subprocess.PIPE,
                          check=True)
    return shlex.split(os.fsdecode(done.stdout))


def check_installed(folder, sources):
    """Builds and installs; C and C++ programs find the library by pkg-config, shared and static."""
    prefix = folder / "mein Präfix"
    work = folder / "build ä"
    build.must(["meson", "setup", *FAST, f"--prefix={prefix}", "--libdir=lib", "-Dtests=false",
                "-Dexamples=false", work, sources], env=environment())
    build.must(["meson", "install", "-C", work], env=environment())

    env = environment(PKG_CONFIG_PATH=str(prefix / "lib" / "pkgconfig"),
                      LD_LIBRARY_PATH=str(prefix / "lib"))
    include = flags("--cflags", env)
    libraries = {"shared": flags("--libs", env), "static": [prefix / "lib" / "libcatan.a"]}
    faults = []
    for compiler, standard, language in [("cc", "c99", "c"), ("c++", "c++11", "c++")]:
        if not build.tools(compiler):
            print(f"{compiler} is not installed")
            continue
        for kind, files in libraries.items():
            program = folder / f"program {language} {kind}"
            build.must([compiler, "-x", language, f"-std={standard}", *include,
                        HERE / "subproject" / "program.c", "-x", "none", "-o", program, *files],
                       env=env)
            done = build.run([program], env=env if kind == "shared" else environment())
            print(f"{language}, {kind}: {done.stdout.strip()}")
            if done.returncode != 0:
                faults.append(f"{program.name} ended with {done.returncode}")
    return faults


def check_subproject(folder, sources):
    """Builds a Meson project that has the library as a subproject, of which only the library."""
    project = folder / "ein Projekt"
    shutil.copytree(HERE / "subproject", project)
    (project / "subprojects").mkdir()
    shutil.copytree(sources, project / "subprojects" / "libcatan")
    work = folder / "build project"
    build.must(["meson", "setup", *FAST, "--wrap-mode=nodownload", work, project],
               env=environment())
    build.must(["meson", "compile", "-C", work], env=environment())
    print("subproject:", build.must([work / "program"], env=environment()).strip())
    listed = build.run(["meson", "test", "-C", work, "--list", "--no-rebuild"], env=environment())
    if "No tests defined" in listed.stdout:
        return []
    return ["tests of the library appear in the other project"]


def main():
    build.need("meson", "ninja", "pkg-config")
    with tempfile.TemporaryDirectory(prefix="Hof für Bücher ") as name:
        folder = Path(name)
        sources = folder / "die Quellen"
        copy_sources(sources)
        faults = check_installed(folder, sources) + check_subproject(folder, sources)
    build.finish(faults)


if __name__ == "__main__":
    main()
