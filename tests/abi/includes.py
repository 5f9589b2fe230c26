#!/usr/bin/env python3
"""Dependencies between the folders of lib/ run one way.

Board, core and game know no rule; rules know these; variants know rules only through what a module
offers; text, play and the like know no rule either. Nobody includes a header that another folder
keeps to itself. Only lib/engine*.c and other files directly in lib/ put things together. Public
functions sit on top: <folder>/*_api.c may know all but rules.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

LIB = build.ROOT / "lib"

# folder: folders it may include from, besides itself and the public headers
LOW = {"board", "core", "game", "play"}
KNOWS = {
    "board": {"core", "play"},
    "codec": LOW,
    "core": LOW,
    "game": LOW,
    "play": LOW,
    "rules": LOW,
    "text": LOW,
    "variants": LOW | {"rules"},
    "view": LOW,
}

# What a folder offers to others; core offers all its headers, a module of rules
# rules/<module>/<module>.h.
OFFERS = {
    "board": {"board.h"},
    "game": {"compiled.h", "game.h", "options.h", "wishes.h"},
    "play": {"rng_inline.h"},
    "text": set(),
}

SYSTEM = {"limits.h", "stdbool.h", "stddef.h", "stdint.h", "string.h"}
GENERATED = {"names.inc"}
TEST_MODULES = build.ROOT / "tests" / "modules"

INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]', re.MULTILINE)


def home(path):
    """The folder whose private things a file may use: lib/<folder>, or lib/rules/<module>."""
    parts = path.relative_to(LIB).parts[:-1]
    return parts[:2] if parts and parts[0] == "rules" else parts[:1]


def offered(target):
    folder, *rest = target.relative_to(LIB).parts
    if folder == "core":
        return True
    if folder == "rules":
        return len(rest) == 2 and rest[1] == rest[0] + ".h"
    return "/".join(rest) in OFFERS.get(folder, set())


def fault_of(path, system, name):
    """Why a file may not include something, or None."""
    if system:
        return None if name in SYSTEM else "not a header that a pure library needs"
    if name.startswith("catan/"):
        return None if (build.ROOT / "include" / name).is_file() else "no such public header"
    beside, target = path.parent / name, LIB / name
    if name in GENERATED or TEST_MODULES in beside.resolve().parents:
        return None
    if beside.is_file():
        target = beside.resolve()
    if not target.is_file():
        return "no such file in lib/"
    own = home(path)
    if not own or home(target) == own:
        return None
    folder = home(target)[0] if home(target) else "lib/ itself"
    knows = LOW if path.stem.endswith("_api") and own[0] != "rules" else KNOWS.get(own[0], set())
    if folder != own[0] and folder not in knows:
        return f"{own[0]} knows nothing of {folder}"
    return None if offered(target) else "kept to itself by its folder"


def main():
    faults = []
    count = 0
    for path in sorted(LIB.rglob("*")):
        if path.suffix not in {".c", ".h", ".def"}:
            continue
        for mark, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
            count += 1
            why = fault_of(path, mark == "<", name)
            if why:
                faults.append(f"{path.relative_to(build.ROOT)}: includes {name}: {why}")
    print(f"{count} includes")
    build.finish(faults)


if __name__ == "__main__":
    main()
