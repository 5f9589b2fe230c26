#!/usr/bin/env python3
"""Whether docs/rules/trace.md, which traces the sentences of the original texts to rules, is whole.

    trace.py [--texts FOLDER] [FILE]

Every ID named there must be in the rule book, or have the form of one whose chapter is still
growing (matrix.py); the sentences and paragraphs of a text run without gap or repetition; a
sentence without a rule says why; labels stay short, as the file quotes nothing; the totals at the
end are right. Then the file is spoilt in several ways, each of which must be found.

--texts compares the numbers with the texts themselves, which are no part of the project: FOLDER
holds a file 000*.txt and so on, and units() is what counts as a sentence.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402
import matrix  # noqa: E402

TRACE = build.ROOT / "docs" / "rules" / "trace.md"
REASONS = ["heading", "introduction", "material", "picture", "pointer", "advice", "publication",
           "opening"]
COLUMNS = ["text", "paragraphs", "sentences", "traced", *REASONS]
TEXTS = [f"{number:03}" for number in range(5)]

SECTION = re.compile(r"^## (?:Text (\d{3})|(Totals))\b.*$", re.MULTILINE)
ROW = re.compile(r"\| (\d[\d-]*) \| (\d[\d-]*) \| ([^|]+) \| ([^|]+) \|(?: ([^|]+) \|| \|)")
SPAN = re.compile(r"([1-9]\d*)(?:-([1-9]\d*))?")
# the optional rules are numbered V1 to V16, their sentences by a second number
VARIANT = re.compile(r"V(?:[1-9]|1[0-6])\.[1-9]\d?")
LONGEST_LABEL, LONGEST_NOTE = 4, 9  # words

LIST_MARK = re.compile(r"^(?:\d+[.)]|[a-z]\)|•)\s+")
SENTENCE_END = re.compile(r"(?<=[.!?])([\"»”’)]*)\s+")


def units(text):
    """The sentences of a text, each with the number of its paragraph."""
    paragraphs = [line.strip() for line in text.splitlines() if line.strip()]
    for number, paragraph in enumerate(paragraphs, 1):
        for sentence in SENTENCE_END.sub(r"\1\n", LIST_MARK.sub("", paragraph)).split("\n"):
            yield number, sentence


def sections(content):
    """By name (000, ..., Totals) the lines of its table, without the two of its head."""
    marks = list(SECTION.finditer(content))
    found = {}
    for mark, after in zip(marks, [*marks[1:], None]):
        lines = content[mark.end():after.start() if after else len(content)].splitlines()
        name = mark.group(1) or mark.group(2)
        found.setdefault(name, []).extend([line for line in lines if line.startswith("|")][2:])
    return found


def span(written):
    """First and last of "7" or "7-9"; None if it is neither."""
    match = SPAN.fullmatch(written)
    if not match:
        return None
    first, last = int(match.group(1)), int(match.group(2) or match.group(1))
    return (first, last) if first < last or not match.group(2) else None


def check_rule(rule, rules):
    if rule in rules:
        return []
    if not matrix.is_to_come(rule):
        return [f"{rule} is not in the rule book"]
    wrong = rule.startswith("V") and not VARIANT.fullmatch(rule)
    return [f"{rule} has not the form of an ID"] if wrong else []


def check_answer(written, note, last, rules):
    """What is said of a sentence: rules, or why there is none."""
    if written == "-":
        reason = note.split(" ")[0]
        if reason not in REASONS:
            return [f'neither rule nor reason ("{note}")']
        target = re.fullmatch(r"pointer to (\d+)", note)
        if reason == "pointer" and not (target and 1 <= int(target.group(1)) <= last):
            return ["a pointer to no sentence"]
        return []
    named = written.split(", ")
    faults = [f"{rule} twice" for rule, times in Counter(named).items() if times > 1]
    for rule in named:
        faults += check_rule(rule, rules)
    return faults


class Text:
    """The table of one text, read and judged."""

    def __init__(self, name, lines, rules):
        self.name, self.counts, self.faults = name, Counter(), []
        self.paragraph, self.sentence = 0, 0
        self.places = {}  # by sentence, the paragraphs its row names
        rows = []
        for line in lines:
            match = ROW.fullmatch(line)
            spans = match and (span(match.group(1)), span(match.group(2)))
            if not match or None in spans:
                self.faults.append(f'{name}: not a row: "{line}"')
            else:
                rows.append((*spans, *match.groups("")[2:]))
        self.last = max((row[1][1] for row in rows), default=0)
        for row in rows:
            self.read(*row, rules)

    def read(self, paragraphs, sentences, label, written, note, rules):
        where = f"{self.name}, sentence {sentences[0]}"
        faults = check_answer(written, note, self.last, rules)
        if sentences[0] != self.sentence + 1:
            faults.append(f"comes after {self.sentence}")
        if paragraphs[0] not in {self.paragraph, self.paragraph + 1} - {0}:
            faults.append(f"paragraph {paragraphs[0]} comes after {self.paragraph}")
        if paragraphs[1] - paragraphs[0] > sentences[1] - sentences[0]:
            faults.append("more paragraphs than sentences")
        for words, longest in [(label, LONGEST_LABEL), (note, LONGEST_NOTE)]:
            if len(words.split()) > longest:
                faults.append(f'too long: "{words}"')
        self.faults += [f"{where}: {fault}" for fault in faults]
        self.paragraph, self.sentence = paragraphs[1], sentences[1]
        self.places |= {number: paragraphs for number in range(sentences[0], sentences[1] + 1)}
        kind = note.split(" ")[0] if written == "-" else "traced"
        self.counts[kind] += sentences[1] - sentences[0] + 1

    def totals(self):
        return [self.paragraph, self.sentence, *(self.counts[kind] for kind in COLUMNS[3:])]

    def compare(self, text):
        """The faults of its numbers, by the text itself."""
        paragraphs = [paragraph for paragraph, _ in units(text)]
        faults = []
        if self.totals()[:2] != [paragraphs[-1], len(paragraphs)]:
            faults.append(f"{self.name}: it has {len(paragraphs)} sentences in {paragraphs[-1]}")
        for number, paragraph in enumerate(paragraphs, 1):
            first, last = self.places.get(number, (0, 0))
            if not first <= paragraph <= last:
                faults.append(f"{self.name}, sentence {number}: it is in paragraph {paragraph}")
        return faults


def check_totals(lines, texts):
    said = [re.findall(r"\w+", line) for line in lines]
    counted = [[name, *map(str, text.totals())] for name, text in texts.items()]
    columns = zip(*(text.totals() for text in texts.values()))
    counted.append(["all", *(str(sum(column)) for column in columns)])
    return [f"totals: {' '.join(row)} is not said" for row in counted if row not in said] \
        + [f"totals: {' '.join(row)} is wrong" for row in said if row not in counted] \
        + (["totals: a line twice"] if len(said) > len(counted) else [])


def read(content, rules):
    """The texts traced, and all faults."""
    found = sections(content)
    texts = {name: Text(name, found.get(name, []), rules) for name in TEXTS}
    faults = [f"{name}: what text is that?" for name in sorted(set(found) - {*TEXTS, "Totals"})]
    faults += [f"{name}: not traced" for name, text in texts.items() if not text.sentence]
    faults += [fault for text in texts.values() for fault in text.faults]
    return texts, faults + check_totals(found.get("Totals", []), texts)


def spoilt(content):
    """The content with a fault in it, and words of what must be found."""
    rows = [line for line in content.splitlines() if ROW.fullmatch(line)]
    for row in [rows[0], rows[len(rows) // 2], rows[-1]]:
        yield "is not said", content.replace(row + "\n", "", 1)
        yield "comes after", content.replace(row, f"{row}\n{row}", 1)
    changes = [
        ("sentence 2: comes after 0", "| 1 | 1 | distance", "| 1 | 2 | distance"),
        ("paragraph 2 comes after 0", "| 1 | 1 | distance", "| 2 | 1 | distance"),
        ("more paragraphs", "| 1 | 1 | distance", "| 1-2 | 1 | distance"),
        ("not a row", "| 1 | 1 | distance", "| 1 | 1-1 | distance"),
        ("B-99 is not", "| B-53 |", "| B-99 |"),
        ("somewhere is not", "| B-53 |", "| somewhere |"),
        ("V99.1", "| B-53 |", "| V99.1 |"),
        ("V5 ", "| B-53 |", "| V5 |"),
        ("twice", "| B-53 |", "| B-53, B-53 |"),
        ("neither rule nor reason", "| - | heading |", "| - | |"),
        ("a pointer", "| pointer to ", "| pointer to 9"),
        ("too long", "| distance rule |", "| to keep the distance rule |"),
        ("002: not traced", "\n## Text 002", "\n## Further"),
        ("005: what text", "\n## Totals", "\n## Text 005\n\n## Totals"),
    ]
    for words, old, new in changes:
        yield words, content.replace(old, new, 1)
    for name in [*TEXTS, "all"]:
        yield "is wrong", re.sub(rf"^\| {name} \| (\d+)", rf"| {name} | 1\1", content,
                                 flags=re.MULTILINE)


def check_spoilt(content, rules):
    return [f'"{words}" is not found where it should be' for words, broken in spoilt(content)
            if not any(words in fault for fault in read(broken, rules)[1])]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--texts", metavar="FOLDER", type=Path)
    parser.add_argument("file", nargs="?", type=Path, default=TRACE)
    arguments = parser.parse_args()
    content = arguments.file.read_text(encoding="utf-8")
    rules = matrix.defined_rules()[0]
    texts, faults = read(content, rules)
    print("|", " | ".join(COLUMNS), "|")
    for name, text in texts.items():
        print("|", name, "|", " | ".join(map(str, text.totals())), "|")
        if arguments.texts:
            [path] = arguments.texts.glob(f"{name}*.txt")
            faults += text.compare(path.read_text(encoding="utf-8"))
    print("| all |", " | ".join(str(sum(column)) for column
                              in zip(*(text.totals() for text in texts.values()))), "|")
    build.finish(faults or check_spoilt(content, rules))


if __name__ == "__main__":
    main()
