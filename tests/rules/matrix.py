#!/usr/bin/env python3
"""Which rules the tests prove: compares the IDs of docs/rules/*.md with the citations in tests/.

    matrix.py [--where ID...]

A test cites a rule as RULE ("B-24") (tests/support/rule.h, without the blank); in Python the
same in a comment. One line a chapter tells how many of its IDs are cited; then come the faults:
a rule declared finished that nothing cites, a citation of an ID that does not exist. Exit status
1 if there are any. An ID of a chapter that is still growing may be cited before the rule book
has it; such are only named. `--where` names the files that cite a rule.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHAPTERS = ["B", "X", "M", "S", "C", "CS", "V", "P", "G", "H", "E"]

WRITTEN = re.compile(rf"(?:(?:{'|'.join(set(CHAPTERS) - {'E', 'V'})})-|E|V)\d+(?:\.\d+)?")
DEFINED = re.compile(rf"\*\*({WRITTEN.pattern})\*\*")
CITED = re.compile(r"\bRULE\(\s*\"([^\"]*)\"\s*\)")


# What is declared finished, so that a gap in it is a fault: whole chapters (None), or IDs of
# chapters that still grow.
FINISHED = {
    "B": None,
    "X": None,
    "M": None,
    "S": None,
    "C": None,
    "CS": None,
    "V": None,
    "P": None,
    "G": None,
    "H": None,
    "E": None,
}


def chapter_of(rule):
    """The letters before an ID's number."""
    return re.match(r"[A-Z]*", rule).group()


def order_of(rule):
    """Sorts IDs by chapter, then by number."""
    chapter = chapter_of(rule)
    place = CHAPTERS.index(chapter) if chapter in CHAPTERS else len(CHAPTERS)
    return place, chapter, [int(number) for number in re.findall(r"\d+", rule)]


def defined_rules(folder=ROOT / "docs" / "rules"):
    """The IDs of the rule book, and those that it defines twice."""
    rules, twice = set(), set()
    for path in sorted(folder.glob("*.md")):
        for rule in DEFINED.findall(path.read_text(encoding="utf-8")):
            (twice if rule in rules else rules).add(rule)
    return rules, twice


def citations(folder=ROOT / "tests"):
    """By ID, the files that cite it."""
    cited = {}
    for path in sorted([*folder.rglob("*.c"), *folder.rglob("*.py")]):
        for rule in CITED.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(rule, set()).add(path.relative_to(ROOT).as_posix())
    return cited


def finished_rules(rules):
    finished = set()
    for chapter, listed in FINISHED.items():
        whole = {rule for rule in rules if chapter_of(rule) == chapter}
        finished |= whole if listed is None else listed
    return finished


def is_to_come(rule):
    """Whether the rule book may define it later: of a chapter that is not whole yet."""
    return WRITTEN.fullmatch(rule) and FINISHED.get(chapter_of(rule), ()) is not None


def faults_of(rules, cited):
    finished = finished_rules(rules)
    faults = [f"{rule}: declared finished, but not in the rule book"
              for rule in finished - rules]
    faults += [f"{rule}: no test cites it" for rule in finished & rules - set(cited)]
    faults += [f"{rule}: cited by {', '.join(sorted(files))}, but not in the rule book"
               for rule, files in cited.items() if rule not in rules and not is_to_come(rule)]
    return sorted(faults, key=lambda fault: order_of(fault.split(":")[0]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--where", nargs="+", metavar="ID", default=[])
    arguments = parser.parse_args()
    rules, twice = defined_rules()
    cited = citations()
    for chapter in CHAPTERS:
        mine = {rule for rule in rules if chapter_of(rule) == chapter}
        print(f"{chapter} {len(mine & set(cited))}/{len(mine)}")
    to_come = {rule for rule in cited if rule not in rules and is_to_come(rule)}
    if to_come:
        print("cited before the rule book has them:", ", ".join(sorted(to_come, key=order_of)))
    for rule in arguments.where:
        print(f"{rule}: {', '.join(sorted(cited.get(rule, ['-'])))}")
    faults = [f"{rule}: defined twice" for rule in sorted(twice, key=order_of)]
    faults += faults_of(rules, cited)
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
