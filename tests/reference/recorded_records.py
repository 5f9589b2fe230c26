#!/usr/bin/env python3
"""Writes recorded games (recorded.py) as records (docs/formats.md) and plays these again.

    recorded_records.py --driver PATH --reader PATH --games FOLDER [--write FOLDER]

The driver is catan_replay (replay.c), in which a game is first replayed and checked against the
facts of its recording; then its moves are written as a record, which catan_read_record
(read_record.c) must take line by line, with the same facts and the same position before every move
and at the end.  Dice are recorded as sums.  --write keeps the records.  Exits with 77 where the
folder of games is absent.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from recorded import Deviation, Recorded
from recorded_library import SKIPPED, LibraryGame


class WrittenGame(LibraryGame):
    """A game that notes what is needed to write it as a record."""

    def __init__(self, driver, options, hexes, harbours):
        super().__init__(driver, options, hexes, harbours)
        self.moves_made = []
        self.start = ' '.join(self.tell('position'))

    def play(self, actor, move):
        super().play(actor, move)
        self.moves_made.append((actor, move))

    def record(self, name):
        """The record."""
        lines = ['catan-record 1 rules 1', 'observer all', 'start ' + self.start,
                 'tag source ' + name]
        lines += ['%d %s %s' % (ply, actor, move)
                  for ply, (actor, move) in enumerate(self.moves_made, 1)]
        lines.append('result ' + self.result())
        return ''.join(line + '\n' for line in lines)

    def situations(self):
        """Facts and position before each move and at the end, as the reader prints them."""
        lines = []
        for facts, position in [*self.before, self.situation()]:
            lines.append('facts ' + ' '.join('%s=%s' % field for field in facts.items()))
            lines.append('position ' + ' '.join(position))
        return lines


def read_again(reader, record):
    """What the reader says of a record."""
    done = subprocess.run([reader], input=record, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding='ascii', check=False)
    if done.returncode != 0:
        raise Deviation(done.stderr.strip() or 'exit status %d' % done.returncode)
    return done.stdout.splitlines()


def check(path, arguments):
    """One game; returns the number of its moves."""
    recorded = Recorded(path, lambda *board: WrittenGame(arguments.driver, *board))
    recorded.replay()
    game = recorded.game
    record = game.record(path.stem)
    if arguments.write:
        Path(arguments.write, path.stem + '.record').write_text(record, encoding='ascii')
    expected = game.situations() + ['points ' + '/'.join(map(str, game.points())),
                                    'result ' + game.result()]
    found = read_again(arguments.reader, record)
    for number, (was, now) in enumerate(zip(expected, found)):
        if was != now:
            raise Deviation('move %d: %s\nrecorded is %s' % (number // 2 + 1, now, was))
    if len(expected) != len(found):
        raise Deviation('%d moves, recorded are %d' % (len(found) // 2, len(expected) // 2))
    game.close()
    return len(game.moves_made)


def main():
    """All games of the folder."""
    parser = argparse.ArgumentParser(description='Recorded games as records.')
    parser.add_argument('--driver', required=True, help='the program catan_replay')
    parser.add_argument('--reader', required=True, help='the program catan_read_record')
    parser.add_argument('--games', required=True, help='the folder with game-*.jsonl')
    parser.add_argument('--write', help='a folder for the records')
    arguments = parser.parse_args()
    folder = Path(arguments.games)
    if not folder.is_dir():
        print('skipped: no recorded games, %s is not there' % folder)
        return SKIPPED
    paths = sorted(folder.glob('game-*.jsonl'))
    moves = 0
    for path in paths:
        try:
            moves += check(path, arguments)
        except Deviation as deviation:
            print('%s: %s' % (path.name, deviation))
            return 1
    print('%d games written as records and played again, %d moves' % (len(paths), moves))
    return 0 if paths else 1


if __name__ == '__main__':
    sys.exit(main())
