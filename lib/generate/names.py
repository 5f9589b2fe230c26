#!/usr/bin/env python3
"""Writes names.inc: the names that the library tells, as C tables, from the enums of the public
headers.

    names.py --version 0.1.0 OUTPUT HEADER...

So each list is written once, in the header, where its comment is also its documentation. (The names
of kinds of moves stand in core/kinds.def.)
"""

import argparse
import ast
import operator
import re
import sys
from pathlib import Path

# enum -> (table, prefix that the names lose)
WORDS = {
    "catan_card": ("card_names", "CATAN_"),
    "catan_counter_kind": ("counter_names", "CATAN_COUNTER_"),
    "catan_development": ("development_names", "CATAN_"),
    "catan_event_kind": ("event_names", "CATAN_EVENT_"),
    "catan_face": ("face_names", "CATAN_FACE_"),
    "catan_harbour": ("harbour_names", "CATAN_HARBOUR_"),
    "catan_piece_kind": ("piece_names", "CATAN_PIECE_"),
    "catan_progress": ("progress_names", "CATAN_PROGRESS_"),
    "catan_question_kind": ("question_names", "CATAN_ASK_"),
    "catan_reason": ("reason_names", "CATAN_REASON_"),
    "catan_source": ("source_names", "CATAN_SOURCE_"),
    "catan_terrain": ("terrain_names", "CATAN_"),
    "catan_track": ("track_names", "CATAN_TRACK_"),
}
STATUSES = "catan_status"
# enum -> table of its comments, without the rule IDs at their ends
TEXTS = {"catan_question_kind": "question_texts"}
# enumerators that are no names: lengths
LENGTHS = {"CATAN_PIECES", "CATAN_PROGRESS_KINDS", "CATAN_REASONS", "CATAN_SOURCES", "CATAN_TRACKS"}

ENUM = re.compile(r"typedef\s+enum\s+(\w+)\s*\{(.*?)\}\s*\1\s*;", re.DOTALL)
ENTRY = re.compile(r"(\w+)\s*=\s*([^,/]+?)\s*,?\s*/\*\*<(.*?)\*/", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULES = re.compile(r"\s*\([A-Z0-9.\-, ]+\)$")
LAST_NUMBER = 255  # tables of words are dense

OPERATORS = {ast.LShift: operator.lshift, ast.BitOr: operator.or_, ast.USub: operator.neg}


class Fault(Exception):
    """Something in the headers that no table can be made of."""


def value_of(text, known):
    """The value of an enumerator: a literal, `-n`, `1 << n`, or `A | B`."""

    def walk(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        if isinstance(node, ast.Name) and node.id in known:
            return known[node.id]
        if isinstance(node, ast.UnaryOp) and type(node.op) in OPERATORS:
            return OPERATORS[type(node.op)](walk(node.operand))
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            return OPERATORS[type(node.op)](walk(node.left), walk(node.right))
        raise Fault(f"cannot evaluate {text!r}")

    return walk(ast.parse(text.strip(), mode="eval").body)


def read_enums(paths):
    """{enum: [(name, value, comment)]} of all headers."""
    enums = {}
    for path in paths:
        for enum, body in ENUM.findall(Path(path).read_text(encoding="utf-8")):
            known, rows = {}, []
            for name, value, comment in ENTRY.findall(body):
                known[name] = value_of(value, known)
                comment = " ".join(re.sub(r"\n\s*\*", " ", comment).split())
                rows.append((name, known[name], comment))
            bare = [part for part in COMMENT.sub("", body).split(",") if part.strip()]
            if len(bare) != len(rows):
                raise Fault(f"{path}: {enum}: every enumerator needs a value and a /**< comment */")
            enums[enum] = rows
    return enums


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def dense(table, pairs):
    """A C array of strings indexed by value; numbers without a name have an empty one."""
    by_value = {}
    for value, text in pairs:
        if not 0 <= value <= LAST_NUMBER or value in by_value:
            raise Fault(f"{table}: {text!r} has the number {value}")
        by_value[value] = text
    lines = [f"    {literal(by_value.get(i, ''))}," for i in range(max(by_value) + 1)]
    return [f"static const char *const {table}[] = {{", *lines, "};", ""]


def statuses(rows):
    """A C array of {number, name, text}, ascending by number."""
    rows = sorted(rows, key=lambda row: row[1])
    for (name, value, text), (other, next_value, _) in zip(rows, rows[1:]):
        if value == next_value:
            raise Fault(f"{name} and {other} are both {value}")
    for name, _, text in rows:
        if not text.endswith("."):
            raise Fault(f"{name}: {text!r} is no sentence")
    lines = [f"    {{{value}, {literal(name)}, {literal(text)}}}," for name, value, text in rows]
    return ["static const status_row status_rows[] = {", *lines, "};", ""]


def version_lines(version):
    numbers = [int(part) for part in version.split(".")]
    if len(numbers) != 3 or max(numbers[1:]) > 99:
        raise Fault(f"version {version!r}")
    return [
        f"enum {{ version_number = {numbers[0] * 10000 + numbers[1] * 100 + numbers[2]} }};",
        f"static const char version_text[] = {literal(version)};",
        "",
    ]


def tables(enums, version):
    missing = [enum for enum in [STATUSES, *WORDS] if enum not in enums]
    if missing:
        raise Fault("no enum " + ", ".join(missing))
    lines = ["/* Made by lib/generate/names.py from the public headers. */", ""]
    lines += version_lines(version)
    lines += statuses(enums[STATUSES])
    for enum, (table, prefix) in WORDS.items():
        for name, _, _ in enums[enum]:
            if not name.startswith(prefix) and name not in LENGTHS:
                raise Fault(f"{name}: not {prefix}...")
        words = [(value, name[len(prefix):].lower()) for name, value, _ in enums[enum]
                 if name not in LENGTHS]
        lines += dense(table, words)
    for enum, table in TEXTS.items():
        lines += dense(table, [(value, RULES.sub("", text)) for _, value, text in enums[enum]])
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--version", required=True)
    parser.add_argument("output")
    parser.add_argument("headers", nargs="+")
    arguments = parser.parse_args()
    try:
        lines = tables(read_enums(arguments.headers), arguments.version)
    except Fault as fault:
        sys.exit(f"names.py: {fault}")
    Path(arguments.output).write_text("\n".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
