#!/usr/bin/env python3
"""Each public header alone, and twice in a row, is clean C99, C11, C++11 and C++17.

For every compiler that is here.
"""

import concurrent.futures
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-pedantic-errors", "-Wconversion", "-Wshadow",
            "-Wundef", "-Werror"]
C_WARNINGS = ["-Wstrict-prototypes", "-Wmissing-prototypes", "-Wc++-compat"]
COMPILERS = {
    "gcc": ("c", ["c99", "c11"]),
    "clang": ("c", ["c99", "c11"]),
    "g++": ("c++", ["c++11", "c++17"]),
    "clang++": ("c++", ["c++11", "c++17"]),
}


def main():
    found = build.tools(*COMPILERS)
    if not found:
        build.skip("no compiler that is known")
    print("compilers:", ", ".join(found))
    with tempfile.TemporaryDirectory() as folder:
        jobs = []
        for header in build.public_headers():
            source = Path(folder) / (header.stem + ".inc")
            line = f'#include "catan/{header.name}"\n'
            source.write_text(line + line + "typedef int nothing_else;\n", encoding="ascii")
            for compiler in found:
                language, standards = COMPILERS[compiler]
                extra = C_WARNINGS if language == "c" else ["-Wno-deprecated"]
                for standard in standards:
                    jobs.append([compiler, "-x", language, f"-std={standard}", *WARNINGS, *extra,
                                 f"-I{build.ROOT / 'include'}", "-fsyntax-only", source])
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            results = list(pool.map(build.run, jobs))
    faults = [f"{' '.join(map(str, job[:4]))} {job[-1].stem}.h:\n{done.stdout}"
              for job, done in zip(jobs, results) if done.returncode != 0]
    print(f"{len(jobs)} compilations")
    build.finish(faults)


if __name__ == "__main__":
    main()
