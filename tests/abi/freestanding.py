#!/usr/bin/env python3
"""The library's sources compile freestanding, and their objects need nothing but the four memory
functions.

    freestanding.py NAMES_INC SOURCE...

Without optimisation, where compilers like to call their own library; symbols.py looks at the
optimised build.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

OPTIONS = ["-ffreestanding", "-fno-stack-protector", "-O0"]
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
            objects = build.compile_library(compiler, OPTIONS, sources, names_inc,
                                            Path(folder) / compiler)
            strange = sorted(outside(objects) - build.MEMORY_FUNCTIONS)
            faults += [f"{compiler}: needs {name}" for name in strange]
            print(f"{compiler}: {len(objects)} objects")
    build.finish(faults)


if __name__ == "__main__":
    main()
