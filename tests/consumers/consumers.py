#!/usr/bin/env python3
"""Others can use the library, as its source archive gives it: without a network, in folders whose
names have blanks and letters beyond ASCII.

The archive is unpacked, built, and installed by the commands of the README; then programs are built
against it. Each case is told as TAP.
"""

import contextlib
import io
import sys
import tempfile
import time
from pathlib import Path

import archive
import foreign
import programs
import readme
import tree as tree_module
from tree import build

# these first: the others need what they make
FIRST = [*readme.BEFORE, *archive.CASES[:1]]
CASES = [*archive.CASES[1:], *programs.CASES, *foreign.CASES, *readme.CASES, *archive.BEFORE]


def run_case(case, tree):
    """(passed, skipped) of one case; tells of it."""
    told = io.StringIO()
    status, began = 0, time.monotonic()
    with contextlib.redirect_stdout(told):
        try:
            faults = case(tree)
            print(*faults, sep="\n", end="\n" if faults else "")
            status = 1 if faults else 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
            if not isinstance(end.code, int):
                print(end.code)
        except Exception as error:  # any other fault of a case is its own
            print(f"{type(error).__name__}: {error}")
            status = 1
    for line in told.getvalue().splitlines():
        print("#", line)
    print(f"# {time.monotonic() - began:.1f} s")
    return status in (0, build.SKIPPED), status == build.SKIPPED


def main():
    network = tree_module.leave_network()
    passed = True
    with tempfile.TemporaryDirectory(prefix="catan-") as name:
        tree = tree_module.Tree(Path(name))
        print(f"1..{len(FIRST) + len(CASES)}")
        print("#", network)
        print("# archive:", tree.unpack())
        for number, case in enumerate(FIRST + CASES, 1):
            good, skipped = run_case(case, tree)
            title = " ".join(case.__doc__.split())
            name = f"{case.__module__}.{case.__name__}"
            mark = "ok" if good else "not ok"
            print(f"{mark} {number} - {name}: {title}{' # SKIP' if skipped else ''}", flush=True)
            passed = passed and good
            if case in FIRST and (skipped or not good):
                break
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
