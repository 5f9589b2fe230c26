#!/usr/bin/env python3
"""The library compiles for Windows without a warning, and the DLL exports exactly the declared
functions.

    mingw.py NAMES_INC SOURCE...
"""

import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

PREFIX = "x86_64-w64-mingw32-"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wundef", "-Werror"]
EXPORT = re.compile(r"^\s*\[\s*\d+\](?:\s+\+base\[\s*\d+\])?(?:\s+[0-9a-f]+)?\s+(\w+)$",
                    re.MULTILINE)
PROGRAM = """#include "catan/catan.h"
int main(void) {
    return catan_version() != 0 && catan_status_text(CATAN_OK) != NULL ? 0 : 1;
}
"""


def main():
    names_inc, *sources = sys.argv[1:]
    build.need(PREFIX + "gcc", PREFIX + "objdump")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        objects = build.compile_library(PREFIX + "gcc", ["-O1", "-fvisibility=hidden", *WARNINGS],
                                        sources, names_inc, folder)
        dll, library = folder / "libcatan-0.dll", folder / "libcatan.dll.a"
        build.must([PREFIX + "gcc", "-shared", *objects, "-o", dll, f"-Wl,--out-implib,{library}"])
        table = build.must([PREFIX + "objdump", "-p", dll])
        exported = set(EXPORT.findall(table[table.index("[Ordinal/Name Pointer] Table"):]))

        program = folder / "program.c"
        program.write_text(PROGRAM, encoding="ascii")
        build.must([PREFIX + "gcc", "-std=c11", *WARNINGS, f"-I{build.ROOT / 'include'}", program,
                    library, "-o", folder / "program.exe"])
    declared = build.declared_functions()
    print(f"{len(exported)} functions exported")
    build.finish([f"exported, but not declared: {one}" for one in sorted(exported - declared)]
                 + [f"declared, but not exported: {one}" for one in sorted(declared - exported)])


if __name__ == "__main__":
    main()
