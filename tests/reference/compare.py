#!/usr/bin/env python3
"""Replays a trace of the library in the reference model and compares every line.

    compare.py [trace]          (standard input without a name, or with -)

At the first difference it tells where, what the library said and what the model says, and exits
with 1; at the end it prints how many games and plies agree and exits with 0.

A trace, one item a line, fields separated by single spaces:

    game <index>
    options <name>=<value> ...
    hex <q> <r> <terrain> <number>      in the order of hex ids; 0 = no number; fog: undiscovered
    harbour <q> <r> <side> <kind>       the edge of a land hex, in the order of edge ids
    ply <actor> <question> <move> ...
    weights <weight> ...                only when the actor is chance
    position <text>                     only if asked for, where the active player acts
    play <move>
    facts <name>=<value> ...
    end running|draw|<seat>

ply, weights, play, facts repeat.  `end running` is a game that was cut off.  With Seafarers a
`facts` line goes on with pirate=<hex or -> and special=<special points by seat, separated by />;
with optional rules further still (facts() in model.py).
"""

import sys

from geometry import Geometry
from model import Game
from words import HARBOUR_KINDS


class Difference(Exception):
    """Library and model disagree, or the trace is not one."""

    def __init__(self, what, library, model):
        super().__init__(what)
        self.what = what
        self.library = library
        self.model = model


class Reader:
    """The lines of a trace, with one line of look-ahead."""

    def __init__(self, lines):
        self.lines = iter(lines)
        self.number = 0
        self.line = None
        self.advance()

    def advance(self):
        """Go on to the next line; None at the end of the trace."""
        line = next(self.lines, None)
        self.line = None if line is None else line.rstrip('\n')
        self.number += 1

    def word(self):
        """The first word of the line that comes next."""
        return '' if self.line is None else self.line.partition(' ')[0]

    def take(self, word):
        """Take the next line, which must begin with this word; returns the whole line."""
        if self.word() != word:
            raise Difference('a line beginning with "%s" is due' % word,
                             self.line or '(end of the trace)', '%s ...' % word)
        line = self.line
        self.advance()
        return line


class Replay:
    """The comparison of a whole trace."""

    def __init__(self, lines):
        self.reader = Reader(lines)
        self.games = 0
        self.plies = 0
        self.geometries = {}    # by set of hexes: numbering is the same for all their games
        self.forget()

    def forget(self):
        """Forget the game before."""
        self.game = None
        self.ply = 0
        self.heading = []       # the lines that tell which game and options
        self.last_play = None
        self.last_facts = None

    def run(self):
        """Compare all games."""
        while self.reader.line is not None:
            self.forget()
            self.one_game()
            self.games += 1
        if self.games == 0:
            raise Difference('the trace holds no game', '(nothing)', 'game 0')

    def expect(self, what, library, model):
        """Two lines must be equal."""
        if library != model:
            raise Difference(what, library, model)

    def one_game(self):
        """Compare one game from its heading to its end."""
        self.heading.append(self.reader.take('game'))
        options = self.read_options()
        hexes, harbours = self.read_board()
        self.check_board(hexes, harbours)
        try:
            self.game = Game(options, hexes, harbours, self.geometry(hexes))
        except (AssertionError, ValueError) as error:
            raise Difference('the model refuses the game', self.heading[-1], str(error)) from error
        while self.reader.word() == 'ply':
            self.one_ply()
            self.ply += 1
            self.plies += 1
        self.expect('the result', self.reader.take('end'), 'end ' + self.game.result)

    def read_options(self):
        """The `options` line, as a dict of texts."""
        line = self.reader.take('options')
        self.heading.append(line)
        return dict(field.split('=', 1) for field in line.split(' ')[1:])

    def read_board(self):
        """The `hex` and `harbour` lines."""
        hexes, harbours = [], []
        while self.reader.word() == 'hex':
            _, q, r, terrain, number = self.reader.take('hex').split(' ')
            hexes.append((int(q), int(r), terrain, int(number)))
        while self.reader.word() == 'harbour':
            _, q, r, side, kind = self.reader.take('harbour').split(' ')
            harbours.append((int(q), int(r), side, kind))
        return hexes, harbours

    def geometry(self, hexes):
        """The numbering of these hexes."""
        places = frozenset((q, r) for q, r, _, _ in hexes)
        if places not in self.geometries:
            self.geometries[places] = Geometry(places)
        return self.geometries[places]

    def check_board(self, hexes, harbours):
        """Hexes and harbours must come in the order of their ids, harbours on the coast of land."""
        geometry = self.geometry(hexes)
        self.expect('the order of hexes',
                    [(q, r) for q, r, _, _ in hexes], geometry.hexes)
        edges = [geometry.edge_at(q, r, side) for q, r, side, _ in harbours]
        self.expect('the edges of harbours, ascending', edges, sorted(set(edges)))
        land = {(q, r) for q, r, terrain, _ in hexes if terrain not in ('sea', 'fog')}
        for q, r, side, kind in harbours:
            around = geometry.edge_hexes[geometry.edge_at(q, r, side)]
            at_land = [geometry.hexes[hex_] for hex_ in around if geometry.hexes[hex_] in land]
            self.expect('the land hexes at a harbour', [(q, r)], at_land)
            if kind not in HARBOUR_KINDS:
                raise Difference('the kind of a harbour', kind, ' '.join(HARBOUR_KINDS))

    def one_ply(self):
        """Compare one decision: who, what, the legal moves, and what follows from the one made."""
        game, moves = self.game, self.game.moves()
        self.expect('who is asked what, and the legal moves', self.reader.take('ply'),
                    ' '.join(['ply', game.actor(), game.question()] + moves))
        if game.actor() == 'chance':
            self.expect('the weights of chance', self.reader.take('weights'),
                        ' '.join(['weights'] + [str(weight) for weight in game.weights()]))
        if self.reader.word() == 'position':
            self.look(self.reader.take('position').partition(' ')[2])
        self.last_play = self.reader.take('play')
        move = self.last_play.partition(' ')[2]
        if move not in moves:
            raise Difference('the move that was made', move, 'not a legal move')
        game.play(move)
        facts = self.reader.take('facts')
        self.expect('the facts after "%s"' % self.last_play, facts, facts_line(game))
        self.last_facts = facts

    def look(self, text):
        """What is done with the text of a position: compare_positions.py compares some."""


def facts_line(game):
    """The `facts` line of the model."""
    return ' '.join(['facts'] + ['%s=%s' % item for item in game.facts().items()])


def only(first, second):
    """The fields of the first line that are not in the second."""
    if not (isinstance(first, str) and isinstance(second, str)):
        return '-'
    others = set(second.split(' '))
    return ' '.join(field for field in first.split(' ') if field not in others) or '-'


def report(replay, difference):
    """Tell where library and model differ, and how."""
    print('DIFFERENCE: %s' % difference.what)
    for line in replay.heading:
        print('  ' + line)
    print('  ply %d of the game, line %d of the trace' % (replay.ply, replay.reader.number - 1))
    print('  last move: %s' % replay.last_play)
    print('  library:  %s' % (difference.library,))
    print('  model:    %s' % (difference.model,))
    print('  only library: %s' % only(difference.library, difference.model))
    print('  only model:   %s' % only(difference.model, difference.library))
    print('  last facts agreed on: %s' % replay.last_facts)
    if replay.game is not None:
        print('  the model now:        %s' % facts_line(replay.game))
        print('  its roads:     %s' % dict(sorted(replay.game.roads.items())))
        print('  its ships:     %s' % dict(sorted(replay.game.ships.items())))
        print('  its buildings: %s' % dict(sorted(replay.game.buildings.items())))


def compare(lines):
    """Compare a trace; returns the exit status."""
    replay = Replay(lines)
    try:
        replay.run()
    except Difference as difference:
        report(replay, difference)
        return 1
    print('%d games, %d plies agree' % (replay.games, replay.plies))
    return 0


def main():
    """Compare the file that is named, or standard input."""
    if len(sys.argv) > 2 or '--help' in sys.argv:
        print(__doc__.strip())
        return 2
    if len(sys.argv) == 1 or sys.argv[1] == '-':
        return compare(sys.stdin)
    with open(sys.argv[1], encoding='ascii') as trace:
        return compare(trace)


if __name__ == '__main__':
    sys.exit(main())
