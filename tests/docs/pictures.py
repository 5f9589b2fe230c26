#!/usr/bin/env python3
"""The pictures of the documentation are what the programs draw today.

    pictures.py EXAMPLES_FOLDER [--draw]

--draw: draws them anew.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

PICTURES = build.ROOT / "docs" / "pictures"

# picture: program, its arguments; {} is the file that it is to draw, without one it prints
DRAWN_BY = {
    "board.svg": ["quickstart", "--quiet", "--seed", "150", "--svg", "{}"],
    "board-6.svg": ["quickstart", "--quiet", "--seed", "32", "--players", "6", "--svg", "{}"],
    "ids.svg": ["ids"],
}


def draw(examples, command, file):
    program, *arguments = command
    printed = build.must([examples / program, *[str(file) if a == "{}" else a for a in arguments]])
    if "{}" not in arguments:
        file.write_text(printed, encoding="utf-8")


def main():
    examples = Path(sys.argv[1])
    faults = [f"{path.name}: drawn by nothing" for path in sorted(PICTURES.iterdir())
              if path.name not in DRAWN_BY]
    with tempfile.TemporaryDirectory() as folder:
        for name, command in DRAWN_BY.items():
            file = PICTURES / name if "--draw" in sys.argv[2:] else Path(folder) / name
            draw(examples, command, file)
            if file.read_bytes() != (PICTURES / name).read_bytes():
                faults.append(f"docs/pictures/{name}: not what {command[0]} draws now "
                              "(pictures.py --draw)")
    build.finish(faults)


if __name__ == "__main__":
    main()
