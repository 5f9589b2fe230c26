#!/usr/bin/env python3
"""Counts what Meson's JSON test logs tell: each case of a TAP program, each other test.

    count.py [--failed N] LOG...

Prints "N passed, N failed", with ", N skipped" if there are any. `--failed` adds to the failures,
for what never came to a test; a log that is missing is one failure.
"""

import argparse
import json
import re
import sys
from pathlib import Path

CASE = re.compile(r"^(not )?ok\b(.*)$", re.MULTILINE)
PLAN = re.compile(r"^1\.\.(\d+)", re.MULTILINE)
SKIP = re.compile(r"#\s*skip", re.IGNORECASE)


def count(test):
    """(passed, failed, skipped) of one test."""
    passed = failed = skipped = 0
    result = test["result"]
    output = test.get("stdout", "")
    planned = sum(int(number) for number in PLAN.findall(output))
    if planned:
        for bad, rest in CASE.findall(output):
            if SKIP.search(rest):
                skipped += 1
            elif bad:
                failed += 1
            else:
                passed += 1
    elif result == "SKIP":
        skipped = 1
    elif result in ("OK", "EXPECTEDFAIL"):
        passed = 1
    broken = result not in ("OK", "EXPECTEDFAIL", "SKIP")
    if not failed and (broken or passed + skipped < planned):
        failed = 1  # it crashed, or broke off, after the cases it told
    return passed, failed, skipped


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--failed", type=int, default=0)
    parser.add_argument("logs", nargs="*")
    arguments = parser.parse_args()
    totals = [0, arguments.failed, 0]
    for log in arguments.logs:
        lines = Path(log).read_text(encoding="utf-8").splitlines() if Path(log).is_file() else []
        if not lines:
            totals[1] += 1
        for line in lines:
            totals = [a + b for a, b in zip(totals, count(json.loads(line)))]
    text = f"{totals[0]} passed, {totals[1]} failed"
    print(text + (f", {totals[2]} skipped" if totals[2] else ""))
    sys.exit(1 if totals[1] else 0)


if __name__ == "__main__":
    main()
