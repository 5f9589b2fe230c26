#!/usr/bin/env python3
"""Compares library and model in positions with pieces moved about at random (rearrange.py).

    compare_positions.py --trace PATH --probe PATH [--games N] [--seed S] [--share P] [--plies N]
                         [-- ARGUMENT ...]

PATHs are catan_trace (trace.c) and catan_probe (probe.c).  Of the positions of random games in
which the active player acts, P percent are taken; the legal moves in them are compared, and what
comes of those moves that take up a piece, chase one, or play a card about pieces.  With --plies the
turn is then played on, and every move and all that comes of it is compared.  What comes after -- is handed on to catan_trace; maps of one's own cannot be asked for.  Tells the first differences,
with the position; exits with 1 if there is one.
"""

import argparse
import random
import subprocess
import sys

from compare import Difference, Replay, facts_line
from read_save import FIELDS
from rearrange import Rearrangement, clone
from words import CARDS, DEVELOPMENT, PROGRESS_CARDS

ORDER = [name for name, _, _ in FIELDS]

# V8: the fields that follow from where dikes lie.
DIKE_FIELDS = ('dikes', 'last_dikes', 'rights', 'closed_now')


class PositionText:
    """The text of a position (docs/notation.md), in which fields can be set."""

    def __init__(self, text):
        self.configuration, _, fields = text.partition(' | ')
        self.fields = dict(field.split('=', 1) for field in fields.split(' '))

    def set(self, name, value):
        """Set a field, or leave it out where it is at its default (None)."""
        self.fields[name] = value

    def set_seats(self, name, values):
        """Set a field of the seats."""
        self.set(name, '/'.join(values) if any(value != '-' for value in values) else None)

    def text(self):
        """The text as it is now; fields in their order, those not known last as they were."""
        known = [name for name in ORDER if self.fields.get(name) is not None]
        other = [name for name in self.fields if name not in ORDER and self.fields[name] is not None]
        return self.configuration + ' | ' + ' '.join(
            '%s=%s' % (name, self.fields[name]) for name in known + other)


def joined(letter, places):
    """A set of places: e1+e4."""
    return '+'.join('%s%d' % (letter, place) for place in sorted(places)) or '-'


def counts(cards, names):
    """Counts by kind, without the zeros at the end."""
    numbers = [cards[name] for name in names]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return '.'.join(str(number) for number in numbers) or '-'


def place_or_none(letter, number):
    """A hex or seat, None where there is none."""
    return None if number is None else '%s%d' % (letter, number)


def position_of(text, game):
    """The text of a position, but with the pieces and cards of this game."""
    position, seats = PositionText(text), game.seats()
    position.set_seats('roads', [joined('e', game.roads_of(seat)) for seat in seats])
    position.set_seats('buildings', [
        joined('n', [node for node in game.buildings if game.owner(node) == seat])
        for seat in seats])
    cities = [node for node, (_, piece) in game.buildings.items() if piece == 'city']
    position.set('cities', joined('n', cities) if cities else None)
    position.set_seats('hand', [counts(player.hand, CARDS) for player in game.players])
    position.set('bank', counts(game.bank, CARDS))
    position.set('longest_road', place_or_none('s', game.longest_road))
    if game.options.seafarers:
        position.set_seats('ships', [joined('e', game.ships_of(seat)) for seat in seats])
        position.set('pirate', place_or_none('h', game.pirate))
    if game.options.cities_knights:
        for name, nodes in (('walls', game.walls), ('turned', game.turned)):
            position.set(name, joined('n', nodes) if nodes else None)
        position.set('robber_free', '1' if game.robber_free else None)
        position.set('progress_deck', counts(game.shuffled, PROGRESS_CARDS))
        position.set_seats('progress', [counts(hand, PROGRESS_CARDS) for hand in game.progress])
        position.set_seats('knights_placed', ['+'.join(
            'n%d.%d.%d' % (node, game.knights[node].level, game.knights[node].state())
            for node in game.knights_of(seat)) or '-' for seat in seats])
    else:
        position.set('deck', counts(game.deck, DEVELOPMENT))
        position.set_seats('cards', [counts(player.cards, DEVELOPMENT) for player in game.players])
    if game.options.polders:
        for name in DIKE_FIELDS:
            position.fields.pop(name, None)
        polders = position.fields.pop('polders', None)
        position.set_seats('dikes', [joined('e', game.dikes_of(seat)) for seat in seats])
        position.set('last_dikes', hexes_of_seats(game.last_dike))
        position.set('rights', hexes_of_seats(game.rights()))
        position.set('polders', polders)
    return position.text()


def hexes_of_seats(seats):
    """A seat by hex: h4.s1+h9.s0, None where there is none."""
    return '+'.join('h%d.s%d' % item for item in sorted(seats.items())) or None


class Probe(Replay):
    """A replay that looks at positions on its way."""

    def __init__(self, lines, library, rng, share):
        """library: the running catan_probe; share: of the positions, in percent."""
        super().__init__(lines)
        self.library = library
        self.rng = rng
        self.share = share
        self.compared = self.refused = self.followed = self.played = self.differences = 0

    def look(self, text):
        """Compare what can be done when pieces have been moved about."""
        if self.rng.randrange(100) >= self.share or self.game.options.paired_turns:
            return
        game = clone(self.game)
        Rearrangement(self.rng, game).move_all()
        text = position_of(text, game)
        print(text, file=self.library.stdin, flush=True)
        answer = self.read()
        if answer.startswith('refused'):
            self.refused += 1
            return
        self.compared += 1
        self.judge(text, answer, ' '.join(['position', game.question()] + game.moves()))
        answer = self.read()
        while answer.startswith('after'):
            self.followed += 1
            move = answer.split(' ')[1]
            self.judge(text, answer, self.after(game, move))
            answer = self.read()
        while answer != 'end':
            if game is not None:
                game = self.play_on(text, game, answer)
            answer = self.read()

    def play_on(self, text, game, line):
        """A line of the turn that is played on; returns None where the two are no longer agreed."""
        word, _, rest = line.partition(' ')
        if word == 'play':
            if rest not in game.moves():
                return None     # it was told with the line before
            game.play(rest)
            self.played += 1
            return game
        if word == 'ply':
            expected = ' '.join(['ply', game.actor(), game.question()] + game.moves())
        elif word == 'weights':
            expected = ' '.join(['weights'] + [str(weight) for weight in game.weights()])
        else:
            expected = facts_line(game)
        self.judge(text, line, expected)
        return game if line == expected else None

    def read(self):
        """A line of the library."""
        line = self.library.stdout.readline()
        if not line:
            raise Difference('catan_probe ended', '', '')
        return line.rstrip('\n')

    def after(self, game, move):
        """What the model says of this move: an `after` line."""
        if move not in game.moves():
            return 'after %s is not legal' % move
        game = clone(game)
        game.play(move)
        if game.result == 'running' and game.asked is None:
            return 'after %s ends the turn' % move
        words = ['after', move, game.actor(), game.question()]
        return ' '.join(words + (game.moves() if game.question() != 'action' else []))

    def judge(self, text, library, model):
        """Two lines must be equal; the first ones that are not are told."""
        if library == model:
            return
        self.differences += 1
        if self.differences <= 10:
            print('DIFFERENCE at %s' % text)
            print('  only library: %s' % (set(library.split(' ')) - set(model.split(' ')) or '-'))
            print('  only model:   %s' % (set(model.split(' ')) - set(library.split(' ')) or '-'))
            print('  library: %s' % library)
            print('  model:   %s' % model)


def compare(arguments):
    """Compare the positions of all games; returns the exit status."""
    trace = [arguments.trace, '--games', str(arguments.games), '--seed', str(arguments.seed),
             '--positions', '1'] + arguments.handed_on
    probe_command = [arguments.probe, str(arguments.plies), str(arguments.seed)]
    with subprocess.Popen(probe_command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          encoding='ascii') as library, \
            subprocess.Popen(trace, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             encoding='ascii') as games:
        probe = Probe(games.stdout, library, random.Random(arguments.seed), arguments.share)
        try:
            probe.run()
        except Difference as difference:
            print('DIFFERENCE in the games themselves: %s' % difference.what)
            probe.differences += 1
            games.kill()
        library.stdin.close()
    print('%d positions, %d moves and %d plies compared, %d positions refused, %d differences'
          % (probe.compared, probe.followed, probe.played, probe.refused, probe.differences))
    return 1 if probe.differences or probe.compared == 0 else 0


def main():
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description='Compares positions of library and model.')
    parser.add_argument('--trace', required=True, help='the program catan_trace')
    parser.add_argument('--probe', required=True, help='the program catan_probe')
    parser.add_argument('--games', type=int, default=10, help='how many (10)')
    parser.add_argument('--seed', type=int, default=1, help='the seed of the first game (1)')
    parser.add_argument('--share', type=int, default=20, help='percent of the positions (20)')
    parser.add_argument('--plies', type=int, default=0, help='to play on, at most (0)')
    parser.add_argument('handed_on', nargs='*', metavar='ARGUMENT',
                        help='after --: further arguments of catan_trace')
    return compare(parser.parse_args())


if __name__ == '__main__':
    sys.exit(main())
