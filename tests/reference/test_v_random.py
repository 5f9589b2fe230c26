#!/usr/bin/env python3
"""Self-tests on random games with optional rules: what must hold in every position."""

import unittest

import selfplay
from test_random import check_position, say
from words import split

SETTINGS = [selfplay.random_setting, selfplay.sea_setting(), selfplay.knights_setting(),
            selfplay.knights_sea_setting()]


class RandomGames(unittest.TestCase):
    """Games of random moves under random options."""

    def watch(self, game):
        """Cards and pieces; V2.2: holders have the marks; V4: tokens are conserved."""
        if not (game.options.cities_knights or game.options.seafarers):
            check_position(self, game)
        for terrain, seat in game.specialists.items():
            if seat is not None:
                self.assertGreaterEqual(game.marks(seat, terrain),
                                        game.options.specialist_threshold)
        if game.options.scarcity:
            self.tokens.add(tuple(sorted(filter(None, game.number))))

    def test_everywhere(self):
        """A trace of the model agrees with it."""
        for setting in SETTINGS:
            for seed in range(4):
                self.tokens = set()
                lines = list(selfplay.play_game(0, seed, 400, self.watch,
                                                selfplay.variants_setting(setting)))
                self.assertEqual(say(lines)[0], 0)
                self.assertLessEqual(len(self.tokens), 1)

    def test_seen(self):
        """Random games meet every kind of move."""
        missing = {'take_income', 'take_token', 'put_token', 'market_give', 'market_take'}
        for seed in range(60):
            setting = selfplay.variants_setting(SETTINGS[seed % 4])
            for line in selfplay.play_game(0, seed, 800, setting=setting):
                if line.startswith('play'):
                    missing.discard(split(line.split(' ')[1])[0])
            if not missing:
                return
        self.assertFalse(missing)


if __name__ == '__main__':
    unittest.main()
