#!/usr/bin/env python3
"""Enumerators keep their values for ever; pinned.txt records them.

    pinned.py [--accept]

--accept adds new enumerators to the record. It never changes or drops one: that is done by hand, on
purpose.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

sys.path.insert(0, str(build.ROOT / "lib" / "generate"))
import names  # noqa: E402

RECORD = Path(__file__).resolve().with_name("pinned.txt")


def recorded():
    rows = {}
    for line in RECORD.read_text(encoding="ascii").splitlines() if RECORD.exists() else []:
        enum, name, value = line.split()
        rows[(enum, name)] = int(value)
    return rows


def main():
    # those that are not installed yet, too: what they number is taken
    enums = names.read_enums(sorted((build.ROOT / "include" / "catan").glob("*.h")))
    present = {(enum, name): value for enum, rows in enums.items() for name, value, _ in rows}
    pinned = recorded()
    faults = []
    for key, value in pinned.items():
        if present.get(key) != value:
            faults.append(f"{' '.join(key)} was {value} and is {present.get(key, 'gone')}")
    new = sorted(present.keys() - pinned.keys())
    if "--accept" in sys.argv[1:] and not faults:
        pinned.update({key: present[key] for key in new})
        rows = sorted(pinned.items(), key=lambda row: (row[0][0], row[1], row[0][1]))
        lines = [f"{enum} {name} {value}\n" for (enum, name), value in rows]
        RECORD.write_text("".join(lines), encoding="ascii")
        print(f"{len(new)} enumerators added")
    else:
        faults += [f"{' '.join(key)} is not recorded (pinned.py --accept)" for key in new]
    print(f"{len(present)} enumerators")
    build.finish(faults)


if __name__ == "__main__":
    main()
