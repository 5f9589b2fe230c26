#!/usr/bin/env python3
"""Each public header alone, and twice in a row, is clean C99, C11, C23, C++11, C++17 and C++20; and
many files of one program may include it.

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
C_STANDARDS = [["c99"], ["c11"], ["c23", "c2x"]]  # the first name that the compiler knows
CPP_STANDARDS = [["c++11"], ["c++17"], ["c++20"]]
COMPILERS = {
    "gcc": ("c", C_STANDARDS),
    "clang": ("c", C_STANDARDS),
    "g++": ("c++", CPP_STANDARDS),
    "clang++": ("c++", CPP_STANDARDS),
}


def languages(compilers):
    """[compiler, -x, language, -std=] for each standard of each compiler."""
    for compiler in compilers:
        language, standards = COMPILERS[compiler]
        for names in standards:
            for name in names:
                command = [compiler, "-x", language, f"-std={name}"]
                if name == names[-1] or build.run([*command, "-fsyntax-only",
                                                   "/dev/null"]).returncode == 0:
                    yield command
                    break


def sources(folder):
    """A file a header, which has it twice, and one that has them all, the last first."""
    headers = build.public_headers()
    lines = {path.stem: f'#include "catan/{path.name}"\n' for path in headers}
    texts = {name: line + line + "typedef int nothing_else;\n" for name, line in lines.items()}
    texts["all_of_them"] = "".join(reversed(lines.values())) + (
        "int main(void) {\n    return 0;\n}\n")
    for name, text in texts.items():
        (folder / f"{name}.inc").write_text(text, encoding="ascii")
    return list(texts)


def check(command, names, folder):
    """Compiles all files in one language and links them; the fault, if there is one."""
    target = folder / "_".join(command).replace("/", "_")
    target.mkdir()
    extra = C_WARNINGS if command[2] == "c" else ["-Wno-deprecated"]
    for name in names:
        done = build.run([*command, *WARNINGS, *extra, f"-I{build.ROOT / 'include'}", "-c",
                          folder / f"{name}.inc", "-o", target / f"{name}.o"])
        if done.returncode != 0:
            return f"{' '.join(command)} {name}:\n{done.stdout}"
    done = build.run([command[0], *(target / f"{name}.o" for name in names), "-o",
                      target / "program"])
    return f"{' '.join(command)}: {done.stdout}" if done.returncode != 0 else None


def main():
    found = build.tools(*COMPILERS)
    if not found:
        build.skip("no compiler that is known")
    for compiler in COMPILERS.keys() - set(found):
        build.missing(compiler)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        names, commands = sources(folder), list(languages(found))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            results = list(pool.map(lambda command: check(command, names, folder), commands))
    for command in commands:
        print(*command[::3])
    print(f"{len(names)} files each")
    build.finish([fault for fault in results if fault])


if __name__ == "__main__":
    main()
