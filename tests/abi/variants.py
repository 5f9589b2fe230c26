#!/usr/bin/env python3
"""Optional rules stay in lib/variants.

No other folder of the library names one: core, board, rules, views and texts ask terrain flags,
predicates and extra edges that modules set. Excepted are the tables that list things once (*.def),
the file that puts the engine together, and the flags of terrains.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

LIB = build.ROOT / "lib"

NAMES = re.compile(
    r"volcan|market|polder|\bdikes?\b|_dikes?\b|bridge|great.?wall|specialist|conflicts?\b|scarc"
    r"|landing.?stage|sandstorm|\brain\b|buy.?harbour|irrigate|explorer|other.?dice"
    r"|robber_and_pirate|\bV\d+(?:[._]\d+)?\b",
    re.IGNORECASE,
)

# The deck of dice is an option of the base; a scenario is a map, whatever it plays.
FINE = re.compile(r"V13[._]6|CATAN_SCENARIO_SPECIALISTS|catan__specialists")

# file: what it may name, and why
EXCEPTED = {
    "engine.c": NAMES,  # puts all together
    "board/board.h": re.compile("CATAN_(VOLCANO|MARKET)"),  # flags of terrains
    "board/maps/specialists.c": NAMES,  # the scenario's map
}


def faults_of(path):
    """Lines of a source file that name an optional rule."""
    place = path.relative_to(LIB).as_posix()
    allowed = EXCEPTED.get(place)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        rest = FINE.sub("", line)
        rest = allowed.sub("", rest) if allowed else rest
        named = NAMES.search(rest)
        if named:
            yield f"lib/{place}:{number}: names an optional rule: {named.group(0)}"


def main():
    faults = []
    for path in sorted(LIB.rglob("*.[ch]")):
        if path.relative_to(LIB).parts[0] != "variants":
            faults += faults_of(path)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
