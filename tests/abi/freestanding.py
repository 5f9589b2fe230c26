#!/usr/bin/env python3
"""The library's sources compile freestanding, and their objects need nothing but the four memory functions.

    freestanding.py NAMES_INC SOURCE...

At the baseline of the processor family and without optimisation, too, where compilers like to call their own library.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

LEVELS = ["-O0", "-O1"]
LINKER = {"_GLOBAL_OFFSET_TABLE_"}


def outside(objects):
    """Names that the objects need and do not define."""
    defined, needed = set(), set()
    for line in build.must(["nm", "-P", "-g", *objects]).splitlines():
        parts = line.split()
        if len(parts) >= 2 and not line.endswith(":"):
            (needed if parts[1] in "Uw" else defined).add(parts[0])
    return needed - defined - LINKER


def main():
    names_inc, *sources = sys.argv[1:]
    compilers = build.tools("gcc", "clang")
    build.need("nm")
    if not compilers:
        build.skip("neither gcc nor clang is installed")
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for compiler in compilers:
            for level in LEVELS:
                objects = build.compile_library(compiler, ["-ffreestanding", "-fno-stack-protector", level],
                                                sources, names_inc, Path(folder) / f"{compiler}{level}")
                strange = sorted(outside(objects) - build.MEMORY_FUNCTIONS)
                faults += [f"{compiler} {level}: needs {name}" for name in strange]
                print(f"{compiler} {level}: {len(objects)} objects")
    build.finish(faults)


if __name__ == "__main__":
    main()
