#!/usr/bin/env python3
"""Self-tests: positions with pieces moved about, as compare_positions.py compares them."""

import random
import unittest

import selfplay
from compare import facts_line
from compare_positions import PositionText, counts, position_of
from rearrange import Rearrangement, clone
from words import CARDS, SUPPLY, bundle


class Texts(unittest.TestCase):
    """Fields of positions."""

    def test_fields(self):
        """Fields are set where they belong, and left out at their default."""
        text = 'catan1 players=2 | turn=3 robber=h1 bank=9 roads=e1/e2 tasks=x other=1'
        position = PositionText(text)
        self.assertEqual(set(position.text().split(' ')), set(text.split(' ')))
        position.set('robber', None)
        position.set('longest_road', 's1')
        position.set_seats('roads', ['-', 'e2'])
        position.set_seats('ships', ['-', '-'])
        self.assertEqual(position.text(), 'catan1 players=2 | turn=3 longest_road=s1 bank=9 tasks=x'
                                          ' roads=-/e2 other=1')

    def test_counts(self):
        """Zeros at the end are left out."""
        self.assertEqual(counts(bundle(brick=2), CARDS), '0.2')
        self.assertEqual(counts(bundle(), CARDS), '-')


class Rearranged(unittest.TestCase):
    """Random games."""

    def watch(self, game):
        """Pieces suffice and stand alone; the game itself stays as it is."""
        if game.question() != 'action' or self.rng.random() < 0.7:
            return
        before = facts_line(game), game.moves(), dict(game.ships), dict(game.roads)
        other = clone(game)
        self.assertEqual(before[:2], (facts_line(other), other.moves()))
        Rearrangement(self.rng, other).move_all()
        self.assertEqual(before, (facts_line(game), game.moves(), game.ships, game.roads))
        self.assertFalse(set(other.roads) & set(other.ships))
        self.assertFalse(set(other.knights) & set(other.buildings))
        for seat in other.seats():
            for piece in SUPPLY:
                self.assertGreaterEqual(other.supply(seat, piece), 0)
        self.assertTrue(other.moves())
        self.assertIn(' bank=' + counts(other.bank, CARDS), position_of('catan1 | a=1', other))
        self.seen += 1

    def test_games(self):
        """With and without Seafarers, with and without Cities & Knights."""
        self.rng, self.seen = random.Random(1), 0
        for setting in (selfplay.knights_sea_setting(), selfplay.knights_sea_setting('fog'),
                        selfplay.knights_setting(), selfplay.sea_setting('desert')):
            for seed in range(2):
                for _ in selfplay.play_game(0, seed, 250, self.watch, setting):
                    pass
        self.assertGreater(self.seen, 40)


if __name__ == '__main__':
    unittest.main()
