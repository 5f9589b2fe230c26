#!/usr/bin/env python3
"""Replays recorded games (recorded.py) in the library, and takes them back move by move.

    recorded_library.py --driver PATH --games FOLDER

PATH is catan_replay (replay.c).  Every action must be legal, every change of a hand, the awards,
the final points and the winner must be as recorded; then every move is taken back, and each time
the position must be the one from before it.  Exits with 77 where the folder is absent.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from recorded import Deviation, Recorded
from words import RESOURCES

SKIPPED = 77


def value_text(value):
    """The value of an option as the library takes it."""
    return {True: 'on', False: 'off'}[value] if isinstance(value, bool) else str(value)


class LibraryGame:
    """A game of the library in a process of its own; the methods are those of ModelGame."""

    def __init__(self, driver, options, hexes, harbours):
        self.process = subprocess.Popen([driver], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        encoding='ascii', bufsize=1)
        self.before = []    # for each move that was made, facts and position before it
        for name, value in options.items():
            self.must('option %s=%s' % (name, value_text(value)))
        for hex_ in hexes:
            self.must('hex %d %d %s %d' % hex_)
        for harbour in harbours:
            self.must('harbour %d %d %s %s' % harbour)
        self.must('begin')

    def ask(self, line):
        """The answer to one line, as words."""
        try:
            self.process.stdin.write(line + '\n')
        except OSError:
            pass    # it has ended: there is no answer either
        answer = self.process.stdout.readline()
        if not answer.endswith('\n'):
            raise Deviation('%s: no answer, exit status %s' % (line, self.process.wait()))
        return answer.rstrip('\n').split(' ')

    def must(self, line):
        """What must be done."""
        answer = self.ask(line)
        if answer != ['ok']:
            raise Deviation('%s: %s' % (line, ' '.join(answer)))

    def tell(self, name):
        """The answer to a question, without the word it begins with."""
        word, *answer = self.ask(name)
        if word != name:
            raise Deviation('%s: %s' % (name, word))
        return answer

    def facts(self):
        """The fields of a `facts` line."""
        return dict(field.split('=') for field in self.tell('facts'))

    def situation(self):
        """All that a move changes: the facts, and the position with whatever is hidden or due."""
        return self.facts(), self.tell('position')

    def question(self):
        """Who is asked, what, and the legal moves."""
        word, actor, question, *moves = self.ask('moves')
        if word != 'ply':
            raise Deviation('moves: %s' % word)
        return actor, question, moves

    def play(self, actor, move):
        """Let this actor make a move, which must be legal: listed and accepted."""
        due, _, moves = self.question()
        situation = self.situation()
        self.must('apply %s %s' % (actor, move))
        if actor != due or move not in moves:
            raise Deviation('%s was accepted from %s, but not listed' % (move, actor))
        self.before.append(situation)

    def take_back(self):
        """Take back all moves; returns how many."""
        number = len(self.before)
        while self.before:
            self.must('undo')
            if self.situation() != self.before.pop():
                raise Deviation('move %d taken back: not what was before' % len(self.before))
        if self.ask('undo') != ['refused', 'CATAN_E_NO_UNDO']:
            raise Deviation('more moves were taken back than were made')
        return number

    def hands(self):
        """The cards of all seats, by kind."""
        return [dict(zip(RESOURCES, map(int, hand.split('.'))))
                for hand in self.facts()['hands'].split('/')]

    def rate(self, seat, kind):
        """How many cards of a kind a seat gives to the bank for one."""
        rates = self.tell('rates')[0].split('/')[seat]
        return int(rates.split('.')[RESOURCES.index(kind)])

    def robber(self):
        """The hex with the robber."""
        return int(self.facts()['robber'].lstrip('h'))

    def awards(self):
        """Who holds which award: seats, or None."""
        facts = self.facts()
        holders = {'longest_road': facts['road'], 'largest_army': facts['army']}
        return {award: None if holder == '-' else int(holder.lstrip('s'))
                for award, holder in holders.items()}

    def points(self):
        """The points of all seats, hidden ones included."""
        return [int(points) for points in self.tell('points')[0].split('/')]

    def result(self):
        """'running', 'draw' or the seat that has won."""
        return self.tell('result')[0]

    def close(self):
        """End the process."""
        self.process.communicate()
        if self.process.returncode != 0:
            raise Deviation('the driver ended with %s' % self.process.returncode)


def replay(path, driver):
    """Replay one game and take it back; returns the numbers of actions and of moves."""
    recorded = Recorded(path, lambda *board: LibraryGame(driver, *board))
    actions = recorded.replay()
    moves = recorded.game.take_back()
    recorded.game.close()
    return actions, moves


def main():
    """Replay all games of the folder."""
    parser = argparse.ArgumentParser(description='Replays recorded games in the library.')
    parser.add_argument('--driver', required=True, help='the program catan_replay')
    parser.add_argument('--games', required=True, help='the folder with game-*.jsonl')
    arguments = parser.parse_args()
    folder = Path(arguments.games)
    if not folder.is_dir():
        print('skipped: no recorded games, %s is not there' % folder)
        return SKIPPED
    paths = sorted(folder.glob('game-*.jsonl'))
    if not paths:
        print('%s holds no recorded games' % folder)
        return 1
    actions = moves = 0
    for path in paths:
        try:
            more_actions, more_moves = replay(path, arguments.driver)
        except Deviation as deviation:
            print('%s: %s' % (path.name, deviation))
            return 1
        actions += more_actions
        moves += more_moves
    print('%d moves made and taken back' % moves)
    print('%d games, %d actions replayed' % (len(paths), actions))
    return 0


if __name__ == '__main__':
    sys.exit(main())
