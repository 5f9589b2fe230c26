#!/usr/bin/env python3
"""The same games have the same hashes whatever compiled the library.

    hash_streams.py NAMES_INC SOURCE...

tests/property/hash_stream.c plays games and prints a hash for each; its output must be the same
from every build.
"""

import sys
import tempfile
from itertools import takewhile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

GAMES = "1000"
PROGRAM = build.ROOT / "tests" / "property" / "hash_stream.c"
EMPTY = '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n'
BUILDS = [
    ("gcc", ["-O3"]),
    ("gcc", ["-O0", "-funsigned-char"]),
    ("gcc", ["-O2", "-m32"]),
    ("clang", ["-O3"]),
    ("clang", ["-O0"]),
]


def can_link(compiler, options, folder):
    """Whether programs can be made this way here; -m32 needs a C library of its own."""
    source = folder / "empty.c"
    source.write_text(EMPTY, encoding="ascii")
    return build.run([compiler, *options, source, "-o", folder / "empty"]).returncode == 0


def main():
    names_inc, *sources = sys.argv[1:]
    streams = {}
    with tempfile.TemporaryDirectory() as name:
        for number, (compiler, options) in enumerate(BUILDS):
            label = " ".join([compiler, *options])
            if not build.tools(compiler) or not can_link(compiler, options, Path(name)):
                print(f"{label}: cannot be built here")
                continue
            folder = Path(name) / str(number)
            objects = build.compile_library(compiler, options, sources, names_inc, folder)
            program = folder / "hash_stream"
            build.must([compiler, "-std=c11", *options, f"-I{build.ROOT / 'include'}",
                        f"-I{build.ROOT / 'tests'}", PROGRAM, *objects, "-o", program])
            streams[label] = build.must([program, GAMES])
            print(f"{label}: {len(streams[label].splitlines())} lines")
    if len(streams) < 2:
        build.skip("only one kind of build can be made here")
    labels = list(streams)
    first = streams[labels[0]].splitlines()
    faults = [] if first else [f"{labels[0]} printed nothing"]
    for label in labels[1:]:
        lines = streams[label].splitlines()
        if lines != first:
            alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, lines)))
            faults.append(f"{labels[0]} and {label} differ from line {alike + 1} on")
    build.finish(faults)


if __name__ == "__main__":
    main()
