#!/usr/bin/env python3
"""Random games of the library, replayed in the reference model until CATAN_PROPERTY_SECONDS (default 5) are over.

    against_model.py TRACE_PROGRAM
"""

import os
import subprocess
import sys
import time
from pathlib import Path

COMPARE = Path(__file__).resolve().parents[1] / "reference" / "compare.py"
GAMES = 4  # a batch


def main():
    program = sys.argv[1]
    end = time.monotonic() + float(os.environ.get("CATAN_PROPERTY_SECONDS", "5"))
    batches = 0
    while batches == 0 or time.monotonic() < end:
        # Game i of a batch is played with seed + i.
        command = [program, "--games", str(GAMES), "--seed", str(1 + batches * GAMES)]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as trace:
            told = subprocess.run([sys.executable, COMPARE], stdin=trace.stdout, stdout=subprocess.PIPE,
                                  encoding="utf-8", check=False)
            trace.stdout.close()
        if trace.returncode != 0 or told.returncode != 0:
            print("from:", " ".join(command))
            print(told.stdout)
            print(f"the program ended with {trace.returncode}, the comparison with {told.returncode}")
            sys.exit(1)
        batches += 1
    print(f"{batches * GAMES} games agree")


if __name__ == "__main__":
    main()
