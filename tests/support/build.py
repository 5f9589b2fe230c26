"""What the tests of the build share: folders, tools, headers, compiling without Meson."""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = 77

# All that the library may ask of its surroundings.
MEMORY_FUNCTIONS = {"memcmp", "memcpy", "memmove", "memset"}

DECLARATION = re.compile(r"^CATAN_API\b[^;{]*?\b(\w+)\s*\([^;{]*\);", re.MULTILINE)
HEADER = re.compile(r"^ *'(\w+\.h)',$", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def skip(why):
    """Ends the test as skipped; in continuous integration, where all should be there, as failed."""
    print(f"skipped: {why}")
    if os.environ.get("CI"):
        print("in continuous integration (CI is set) that is a failure")
        sys.exit(1)
    sys.exit(SKIPPED)


def missing(tool):
    """Says that a tool is not here; in continuous integration that ends the test as failed."""
    print(f"{tool} is not installed")
    if os.environ.get("CI"):
        sys.exit(1)


def tools(*names):
    """Those of the named programs that are installed."""
    return [name for name in names if shutil.which(name)]


def arguments_of_variants(what):
    """The command line of a test that builds variants of the library: [--keep FOLDER]
    [--only WHAT...] [NAMES_INC SOURCE...]."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", metavar="FOLDER", type=Path)
    parser.add_argument("--only", nargs="+", metavar=what, default=[])
    parser.add_argument("names_inc", nargs="?")
    parser.add_argument("sources", nargs="*")
    return parser.parse_args()


def need(*names):
    """Skips the test unless all the named programs are installed."""
    for name in names:
        if not shutil.which(name):
            skip(f"{name} is not installed")


def run(command, **options):
    """Runs a command to its end and returns it; its output is text, errors included."""
    command = [str(part) for part in command]
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
                          **options)


def must(command, **options):
    """As run(), but the test ends here if the command fails."""
    done = run(command, **options)
    if done.returncode != 0:
        print("failed:", " ".join(str(part) for part in command))
        print(done.stdout)
        sys.exit(1)
    return done.stdout


def public_headers():
    """The headers that are installed, as include/catan/meson.build lists them."""
    folder = ROOT / "include" / "catan"
    listed = HEADER.findall((folder / "meson.build").read_text(encoding="utf-8"))
    return sorted(folder / name for name in listed)


def declared_functions():
    """The functions that the public headers declare."""
    names = []
    for header in public_headers():
        names += DECLARATION.findall(COMMENT.sub("", header.read_text(encoding="utf-8")))
    return set(names)


def compile_library(compiler, options, sources, names_inc, folder):
    """Compiles the library's sources, named relative to lib/; returns the objects.

    The test ends if one fails.
    """
    folder.mkdir(parents=True, exist_ok=True)
    common = ["-std=c11", "-DCATAN_BUILDING", f"-I{ROOT / 'include'}", f"-I{ROOT / 'lib'}",
              f"-I{Path(names_inc).resolve().parent}"]

    def compile_one(source):
        target = folder / (source.replace("/", "_") + ".o")
        must([compiler, *common, *options, "-c", ROOT / "lib" / source, "-o", target])
        return target

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        try:
            return list(pool.map(compile_one, sources))
        except SystemExit as end:
            pool.shutdown(cancel_futures=True)
            raise end


def finish(faults):
    """Prints the faults and ends the test."""
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    sys.exit(1 if faults else 0)
