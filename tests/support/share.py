#!/usr/bin/env python3
"""Runs a program with a share of CATAN_PROPERTY_SECONDS (default 10), in percent.

    share.py PERCENT PROGRAM [ARGUMENT...]
"""

import os
import subprocess
import sys


def main():
    percent, *command = sys.argv[1:]
    seconds = float(os.environ.get("CATAN_PROPERTY_SECONDS", "10")) * int(percent) / 100
    environment = dict(os.environ, CATAN_PROPERTY_SECONDS=f"{seconds:g}")
    ended = subprocess.run(command, env=environment, check=False).returncode
    if ended < 0:
        print(f"ended by signal {-ended}", flush=True)
    sys.exit(ended if ended >= 0 else 1)


if __name__ == "__main__":
    main()
