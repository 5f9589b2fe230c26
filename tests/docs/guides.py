#!/usr/bin/env python3
"""The programs in the documentation compile without a warning, run, and print what it says.

    guides.py LIBRARY [--write] [DOCUMENT...]

In docs/guides/*.md, docs/variants/*.md and docs/maps.md (or the documents named; tests/consumers/ sees to README.md) a block
that opens with

    ```c file=NAME

is a part of the program NAME: the blocks of a document with the same name are put together in their
order. A block that opens with

    ```text output=NAME

is what that program prints; a line `...` in it stands for any number of lines, also none. Every
program must end with status 0. A block of C without a file is refused, lest it be forgotten.

--write: writes what the programs print into the documents, where there is no `...`.
"""

import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

FENCE = re.compile(r"^```(.*)$")
OPENING = re.compile(r"(?:c file|text output)=([\w.-]+)")
WARNINGS = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]

SHOWN = 40  # lines of a wrong output


def blocks(text):
    """What the fenced blocks of a document open with, where, and their lines."""
    opening, start, lines = None, 0, []
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if fence and opening is None:
            opening, start, lines = fence.group(1).strip(), number, []
        elif fence:
            yield opening, start, lines
            opening = None
        elif opening is not None:
            lines.append(line)


def read(document):
    """The programs of a document, as {name: C text}, their outputs, and faults of its form."""
    programs, outputs, faults = {}, {}, []
    for opening, start, lines in blocks(document.read_text(encoding="utf-8")):
        name = OPENING.fullmatch(opening)
        if name and opening.startswith("c "):
            # so that the compiler names the line of the document
            place = f'#line {start + 1} "{document.name}"'
            programs.setdefault(name.group(1), []).extend([place, *lines])
        elif name:
            outputs[name.group(1)] = lines
        elif opening.split(" ")[0] == "c" or "=" in opening:
            faults.append(f"{document.name}:{start}: a block that opens with '{opening}'")
    faults += [f"{document.name}: output of an unknown program {name}"
               for name in outputs if name not in programs]
    return {name: "\n".join(lines) + "\n" for name, lines in programs.items()}, outputs, faults


def matches(said, printed):
    """Whether the printed lines are those said, `...` being any number of lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in said)
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


def write(document, name, printed):
    """Replaces what the document says that a program prints."""
    block = re.compile(rf"^```text output={re.escape(name)}\n.*?^```$", re.MULTILINE | re.DOTALL)
    text = "\n".join([f"```text output={name}", *printed, "```"])
    content = block.sub(lambda _: text, document.read_text(encoding="utf-8"))
    document.write_text(content, encoding="utf-8")


def compile_and_run(text, name, library, folder):
    """Returns the compiler, if it failed, or else the program, when it has ended."""
    source, program = folder / name, folder / (name + ".out")
    source.write_text(text, encoding="utf-8")
    done = build.run(["gcc", *WARNINGS, f"-I{build.ROOT / 'include'}", source, library, "-o",
                      program])
    return build.run([program], cwd=folder) if done.returncode == 0 else done


def check(document, name, text, said, library, folder):
    """Compiles and runs one program; returns the faults."""
    where = f"{document.name}, {name}"
    done = compile_and_run(text, name, library, folder)
    printed = done.stdout.splitlines()
    if done.returncode != 0:
        return [f"{where}: {Path(done.args[0]).name} ended with {done.returncode}", *printed[:SHOWN]]
    if said is not None and not matches(said, printed):
        if "--write" in sys.argv and "..." not in said:
            write(document, name, printed)
            return []
        return [f"{where}: prints something else than the document says:", *printed[:SHOWN]]
    return []


def check_document(document, library, folder):
    programs, outputs, faults = read(document)
    folder.mkdir()
    for name, text in programs.items():
        faults += check(document, name, text, outputs.get(name), library, folder)
    print(f"{document.name}: {len(programs)} programs, {len(outputs)} outputs")
    return faults


def main():
    if not shutil.which("gcc"):
        build.skip("gcc is not installed")
    library = Path(sys.argv[1]).resolve()
    documents = [Path(name) for name in sys.argv[2:] if name != "--write"] or [
        *sorted((build.ROOT / "docs" / "guides").glob("*.md")),
        *sorted((build.ROOT / "docs" / "variants").glob("*.md")), build.ROOT / "docs" / "maps.md"]
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        results = [pool.submit(check_document, document, library, Path(name) / document.stem)
                   for document in documents]
        faults = [fault for result in results for fault in result.result()]
    build.finish(faults)


if __name__ == "__main__":
    main()
