#!/usr/bin/env python3
"""The presets, examples/presets/*.config, are those of docs/variants/README.md, each is spelt as a
configuration is, and a board can be laid by it.

    presets.py BOARDS_PROGRAM
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

FOLDER = build.ROOT / "examples" / "presets"
PAGE = build.ROOT / "docs" / "variants" / "README.md"
LINE = re.compile(r"catan1((?: [a-z_]+=[a-z0-9_+-]+)+) \|\n")
ROW = re.compile(r"^\| `([\w-]+\.config)` \|[^|]*\| (.*) \|$", re.MULTILINE)
EVERYTHING = "all sixteen"  # too many for the table


def told():
    """By file, the options that the page lists, or None."""
    rows = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    return {name: None if options.startswith(EVERYTHING) else re.findall(r"`([^`]+)`", options)
            for name, options in rows.items()}


def check(file, said, boards):
    line = LINE.fullmatch(file.read_text(encoding="utf-8"))
    if not line:
        return [f"{file.name}: not one line 'catan1 NAME=VALUE ... |'"]
    pairs = line.group(1).split()
    faults = []
    if said is not None and said != pairs:
        faults.append(f"{file.name}: the page lists other options")
    done = build.run([boards, *[word for pair in pairs for word in ("--set", pair)]])
    if done.returncode != 0:
        faults.append(f"{file.name}: no board: {done.stdout.strip()[-200:]}")
    return faults


def main():
    boards = Path(sys.argv[1])
    rows = told()
    files = sorted(FOLDER.glob("*"))
    faults = [f"{PAGE.name}: {name} is not there" for name in rows if not (FOLDER / name).exists()]
    for file in files:
        if file.name in rows:
            faults += check(file, rows[file.name], boards)
        else:
            faults.append(f"{file.name}: not in the table of {PAGE.name}")
    print(f"{len(files)} presets")
    build.finish(faults)


if __name__ == "__main__":
    main()
