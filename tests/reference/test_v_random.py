#!/usr/bin/env python3
"""Self-tests on random games with optional rules: what must hold in every position."""

import unittest

import selfplay
from test_ck_random import check_all
from test_random import check_position, say
from words import split

SETTINGS = [selfplay.random_setting, selfplay.sea_setting(), selfplay.knights_setting(),
            selfplay.knights_sea_setting()]


def check_any(test, game):
    """What must hold before every move, with whichever modules; not while awards wait."""
    if game.options.cities_knights:
        check_all(test, game)
    else:
        check_position(test, game)


def check_games(test, option, plies, watch, missing):
    """Games of all modules with an option; a trace of the model agrees with it; all these kinds of
    moves are met."""
    for seed in range(12):
        setting = selfplay.setting_of(('', 'knights', 'sea', 'knights_sea')[seed % 4] + '+' + option)
        lines = list(selfplay.play_game(0, seed, plies, watch, setting))
        test.assertEqual(say(lines)[0], 0)
        for line in lines:
            if line.startswith('ply'):
                missing -= {split(word)[0] for word in line.split(' ')}
    test.assertFalse(missing)


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
