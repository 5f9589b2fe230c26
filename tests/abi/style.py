#!/usr/bin/env python3
"""The form of the files: clang-format (version 14), spelling, blanks. Long files are only named.

    style.py [--fix]
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

FOLDERS = ["include", "lib", "tests", "examples"]
C_ENDINGS = {".c", ".h", ".cpp"}
TEXT_ENDINGS = C_ENDINGS | {".build", ".def", ".in", ".lua", ".map", ".md", ".py", ".sh", ".txt"}
FORMATTER = "clang-format"
VERSION = "14"  # other versions lay out some lines differently
LONG = 500


def files(folder):
    return [path for path in sorted((build.ROOT / folder).rglob("*"))
            if path.is_file() and "__pycache__" not in path.parts]


def check_format(paths, fix):
    if not build.tools(FORMATTER):
        build.missing(FORMATTER)
        return []
    version = re.search(r"version (\d+)", build.must([FORMATTER, "--version"]))
    if not version or version.group(1) != VERSION:
        print(f"{FORMATTER} is not version {VERSION}: layout not checked")
        return []
    mode = ["-i"] if fix else ["--dry-run", "-Werror"]
    done = build.run([FORMATTER, "--style=file", *mode, *paths])
    wrong = sorted({line.split(":")[0] for line in done.stdout.splitlines()
                    if "code should be clang-formatted" in line})
    return [f"{path}: not laid out as .clang-format says (style.py --fix)" for path in wrong]


def check_spelling(paths):
    if not build.tools("codespell"):
        build.missing("codespell")
        return []
    done = build.run(["codespell", *paths], cwd=build.ROOT)
    return [line for line in done.stdout.splitlines() if "==>" in line]


def check_blanks(path):
    faults = []
    content = path.read_bytes()
    name = path.relative_to(build.ROOT)
    if content and not content.endswith(b"\n"):
        faults.append(f"{name}: no line end at the end of the file")
    if content.endswith(b"\n\n"):
        faults.append(f"{name}: empty lines at the end of the file")
    for number, line in enumerate(content.split(b"\n"), 1):
        if line != line.rstrip():
            faults.append(f"{name}:{number}: blanks at the end of the line")
        if b"\t" in line:
            faults.append(f"{name}:{number}: a tab")
    return faults


def main():
    paths = [path for folder in FOLDERS + ["docs", "pkgconfig"] for path in files(folder)]
    paths += [path for path in build.ROOT.iterdir() if path.is_file()]
    texts = [path for path in paths if path.suffix in TEXT_ENDINGS]
    sources = [path for path in texts if path.suffix in C_ENDINGS]
    faults = check_format(sources, "--fix" in sys.argv[1:]) + check_spelling(texts)
    for path in texts:
        faults += check_blanks(path)
    for path in sources:
        length = len(path.read_bytes().splitlines())
        if length > LONG:
            print(f"warning: {path.relative_to(build.ROOT)} has {length} lines")
    build.finish(faults)


if __name__ == "__main__":
    main()
