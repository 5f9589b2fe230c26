#!/usr/bin/env python3
"""Plays random games with the library and compares each with the reference model (compare.py).

    compare_library.py --trace PATH [--games N] [--seed S] [--jobs J] [-- ARGUMENT ...]

PATH is catan_trace (trace.c); game i is played with the seed S + i, in J processes at once.  What
comes after -- is handed on to catan_trace, as in `-- --option players=6 --board custom`.  At the
first difference it tells everything about it, and the command that shows it alone; exits with 1.
"""

import argparse
import contextlib
import io
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

from compare import Difference, Replay, report

BATCH = 10      # games of one process of catan_trace


def compare_batch(command, seed, games):
    """Compare some games; returns how many games and plies agree, and the difference, if any."""
    batch = command + ['--seed', str(seed), '--games', str(games)]
    told = io.StringIO()
    with subprocess.Popen(batch, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          encoding='ascii') as process:
        replay = Replay(process.stdout)
        try:
            replay.run()
        except Difference as difference:
            broken_off = replay.reader.line is None
            if not broken_off:
                process.kill()
            with contextlib.redirect_stdout(told):
                report(replay, difference)
                if broken_off:
                    print('  the trace ends here, the program with status %d' % process.wait())
                print('  to see it alone: %s --seed %d --games 1 | compare.py'
                      % (' '.join(command), seed + replay.games))
    if not told.getvalue() and (process.returncode != 0 or replay.games != games):
        told.write('%s: ended with %s after %d games\n'
                   % (' '.join(batch), process.returncode, replay.games))
    return replay.games, replay.plies, told.getvalue()


def batches(seed, games):
    """The games in batches: the seed and the number of games of each."""
    for start in range(0, games, BATCH):
        yield seed + start, min(BATCH, games - start)


def compare_all(arguments):
    """Compare all games; returns the exit status."""
    command = [arguments.trace] + arguments.handed_on
    games = plies = 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        waiting = [pool.submit(compare_batch, command, *batch)
                   for batch in batches(arguments.seed, arguments.games)]
        for future in waiting:
            more_games, more_plies, difference = future.result()
            if difference:
                pool.shutdown(wait=False, cancel_futures=True)
                print(difference, end='')
                return 1
            games += more_games
            plies += more_plies
            if sys.stderr.isatty():
                print('\r%d games' % games, end='', file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print('\r', end='', file=sys.stderr)
    print('%d games, %d plies agree' % (games, plies))
    return 0


def positive(text):
    """A number from 1 up."""
    if int(text) < 1:
        raise ValueError
    return int(text)


def main():
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description='Compares random games of library and model.')
    parser.add_argument('--trace', required=True, help='the program catan_trace')
    parser.add_argument('--games', type=positive, default=40, help='how many (40)')
    parser.add_argument('--seed', type=int, default=1, help='the seed of the first game (1)')
    parser.add_argument('--jobs', type=positive, default=1, help='how many at once (1)')
    parser.add_argument('handed_on', nargs='*', metavar='ARGUMENT',
                        help='after --: further arguments of catan_trace')
    return compare_all(parser.parse_args())


if __name__ == '__main__':
    sys.exit(main())
