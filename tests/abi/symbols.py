#!/usr/bin/env python3
"""What the built library exports, imports and holds.

    symbols.py SHARED STATIC

- The shared library exports exactly the functions that the public headers declare.
- Every global name of the archive begins with catan_.
- Both import nothing but memcpy, memmove, memset and memcmp; start-up symbols of the shared library
  aside.
- Neither has a variable that could change.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

START_UP = {"__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable",
            "_ITM_registerTMCloneTable"}
LINKER = {"_GLOBAL_OFFSET_TABLE_"}
PUBLIC = re.compile(r"catan_[a-z]")
VARIABLES = re.compile(r"^\.(t?data|t?bss)(\.(?!rel\.ro).*)?$")


def symbols(path, *options):
    """[(type, name)] of a library, names without their version."""
    rows = []
    for line in build.must(["nm", "-P", *options, path]).splitlines():
        parts = line.split()
        if len(parts) >= 2 and not line.endswith(":"):
            rows.append((parts[1], parts[0].split("@")[0]))
    return rows


def check_shared(path):
    faults = []
    exported = {name for kind, name in symbols(path, "-D", "--defined-only") if kind != "A"}
    declared = build.declared_functions()
    faults += [f"exports {name}, which is not declared" for name in exported - declared]
    faults += [f"does not export {name}, which is declared" for name in declared - exported]
    faults += [f"{name} is not a public name" for name in declared if not PUBLIC.match(name)]
    imported = {name for _, name in symbols(path, "-D", "--undefined-only")}
    faults += [f"imports {name}" for name in imported - build.MEMORY_FUNCTIONS - START_UP]
    return [f"{path}: {fault}" for fault in sorted(faults)]


def check_static(path):
    faults = []
    rows = symbols(path, "-g")
    defined = {name for kind, name in rows if kind not in "Uw"}
    imported = {name for kind, name in rows if kind in "Uw"} - defined
    faults += [f"defines {name}" for name in defined if not name.startswith("catan_")]
    faults += [f"imports {name}" for name in imported - build.MEMORY_FUNCTIONS - LINKER]
    return [f"{path}: {fault}" for fault in sorted(faults)]


def check_variables(path):
    """Sections of data that can be written must be empty; constants may be in .data.rel.ro."""
    faults = []
    member = ""
    for line in build.must(["size", "-A", path]).splitlines():
        parts = line.split()
        if line.rstrip().endswith(":") or "(ex " in line:
            member = parts[0]
        elif len(parts) == 3 and VARIABLES.match(parts[0]) and int(parts[1]) > 0:
            faults.append(f"{path}: {member} has {parts[1]} bytes in {parts[0]}")
    return faults


def main():
    build.need("nm", "size")
    shared, static = sys.argv[1:]
    build.finish(check_shared(shared) + check_static(static) + check_variables(static))


if __name__ == "__main__":
    main()
