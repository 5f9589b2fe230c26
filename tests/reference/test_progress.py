#!/usr/bin/env python3
"""Self-tests: progress cards drawn, kept, put back."""

import unittest

from ck_situations import game_of_knights, hold, levels, stack, throw
from situations import act, asked, play
from words import PROGRESS, TRACKS, count


class Decks(unittest.TestCase):
    """C-8, C-86."""

    def test_contents(self):
        """C-8: three decks of eighteen."""
        # RULE("C-8")
        game = game_of_knights()
        self.assertEqual([game.deck_size(track) for track in TRACKS], [18] * 3)
        self.assertEqual(len(PROGRESS), 25)

    def test_weights(self):
        """C-86, G-1: the cards that are shuffled, each as likely as any other."""
        # RULE("C-86")
        game = game_of_knights()
        levels(game, 0, trade=1)
        hold(game, 1, 'merchant', 'merchant')
        throw(game, 1, 1, 'trade')
        self.assertEqual(dict(zip(game.moves(), game.weights())), {
            'draw_progress:commercial_harbour': 2, 'draw_progress:merchant_fleet': 2,
            'draw_progress:master_merchant': 2, 'draw_progress:trade_monopoly': 2,
            'draw_progress:resource_monopoly': 4, 'draw_progress:merchant': 4})

    def test_put_under(self):
        """C-86: cards put under a deck come after all others, in their order."""
        # RULE("C-86")
        game = game_of_knights(players=2)
        levels(game, 0, politics=5)
        stack(game, 'politics', 'warlord', 'spy', 'bishop')
        game.shuffled['wedding'] = 1
        for name in ('wedding', 'warlord', 'spy', 'bishop'):
            throw(game, 6, 6, 'politics')
            self.assertEqual(game.moves(), ['draw_progress:' + name])
            self.assertEqual(game.weights(), [1])
            play(game, 'draw_progress:' + name)
        throw(game, 6, 6, 'politics')
        self.assertEqual(asked(game), 's0 action')


class Gates(unittest.TestCase):
    """C-79, C-85: who draws."""

    def test_red_die(self):
        """C-79, E124: level n draws up to n + 1; without a level nobody does."""
        # RULE("C-79") RULE("C-85") RULE("E124")
        for level in range(6):
            for red in range(1, 7):
                game = game_of_knights(players=2)
                levels(game, 0, science=level, trade=5)
                throw(game, red, 1 if red != 6 else 2, 'science')
                draws = asked(game) == 'chance draw_progress'
                self.assertEqual(draws, level >= 1 and red <= level + 1)

    def test_everybody(self):
        """C-85, E125: all who may, in turn order, one card each."""
        # RULE("C-85") RULE("E125")
        game = game_of_knights(players=3)
        for seat in range(3):
            levels(game, seat, science=1)
        throw(game, 2, 1, 'science', seat=1)
        play(game, 'draw_progress:mining', 'draw_progress:smith', 'draw_progress:crane')
        self.assertEqual([hand['mining'] for hand in game.progress], [0, 1, 0])
        self.assertEqual([hand['smith'] for hand in game.progress], [0, 0, 1])
        self.assertEqual([hand['crane'] for hand in game.progress], [1, 0, 0])
        self.assertEqual(asked(game), 's1 action')

    def test_short_deck(self):
        """C-86, E128: in turn order while there are cards."""
        # RULE("C-86") RULE("E128")
        game = game_of_knights(players=3)
        for seat in range(3):
            levels(game, seat, science=1)
        stack(game, 'science', 'smith', 'mining')
        throw(game, 2, 1, 'science', seat=2)
        play(game, 'draw_progress:smith', 'draw_progress:mining')
        self.assertEqual(asked(game), 's2 action')
        self.assertEqual([count(hand) for hand in game.progress], [1, 0, 1])

    def test_ship(self):
        """A ship is no gate."""
        # RULE("C-24")
        game = game_of_knights(players=2)
        levels(game, 0, trade=5, politics=5, science=2)
        throw(game, 1, 1, 'ship')
        self.assertEqual(asked(game), 's0 action')


class Limit(unittest.TestCase):
    """C-88, C-89: four in hand."""

    def setUp(self):
        self.game = game_of_knights(players=3)
        for seat in range(3):
            levels(self.game, seat, trade=1)
            hold(self.game, seat, 'spy', 'mining', 'smith', 'crane' if seat else 'inventor')

    def test_off_turn(self):
        """C-88, E126: after all draws, in turn order, any card; the active player keeps his."""
        # RULE("C-88") RULE("E126")
        throw(self.game, 2, 3, 'trade', seat=1)
        play(self.game, *['draw_progress:merchant'] * 3)
        self.assertEqual(asked(self.game), 's2 discard_progress')
        self.assertEqual(self.game.moves(), [
            'discard_progress:' + name for name in ('crane', 'mining', 'smith', 'spy', 'merchant')])
        play(self.game, 'discard_progress:merchant')
        self.assertEqual(asked(self.game), 's0 discard_progress')
        play(self.game, 'discard_progress:smith')
        self.assertEqual(asked(self.game), 's1 action')
        self.assertEqual((self.game.under['trade'], self.game.under['science']),
                         (['merchant'], ['smith']))

    def test_before_production(self):
        """C-88: and before the discards of a 7."""
        # RULE("C-24") RULE("C-88")
        self.game.players[2].hand['ore'] = 9
        throw(self.game, 2, 5, 'trade')
        play(self.game, *['draw_progress:merchant'] * 3)
        play(self.game, 'discard_progress:spy')
        self.assertEqual(asked(self.game), 's2 discard_progress')
        play(self.game, 'discard_progress:spy')
        self.assertEqual(asked(self.game), 's2 discard')

    def test_end_of_turn(self):
        """C-88: in one's own turn more may be held, but not at its end."""
        # RULE("C-88")
        hold(self.game, 0, 'merchant', 'merchant')
        act(self.game)
        play(self.game, 'end_turn')
        self.assertEqual(asked(self.game), 's0 discard_progress')
        play(self.game, 'discard_progress:spy')
        self.assertEqual(asked(self.game), 's0 discard_progress')
        play(self.game, 'discard_progress:merchant')
        self.assertEqual(asked(self.game), 's1 before_roll')
        self.assertEqual(self.game.moves(), ['roll'])       # C-23

    def test_points(self):
        """C-89, E127: a card that is a point is laid open, also off turn, and is not in the hand."""
        # RULE("C-89") RULE("C-94") RULE("E127")
        for seat in (1, 2):
            levels(self.game, seat, politics=1)
        throw(self.game, 2, 3, 'politics')
        play(self.game, 'draw_progress:constitution')
        self.assertEqual(self.game.laid_open, {'printer': None, 'constitution': 1})
        self.assertEqual(self.game.public_points(1), 1)
        play(self.game, 'draw_progress:wedding')
        self.assertEqual(asked(self.game), 's2 discard_progress')

    def test_win(self):
        """C-95: the point wins in one's own turn; what was pending does not happen (G-10)."""
        # RULE("C-95") RULE("G-10")
        for seat in (0, 1):
            levels(self.game, seat, science=1)
        self.game.defender[0] = 12
        throw(self.game, 2, 3, 'trade')
        self.setUp()
        levels(self.game, 0, science=1)
        levels(self.game, 1, science=1)
        self.game.defender[0] = 12
        throw(self.game, 2, 3, 'science')
        play(self.game, 'draw_progress:printer')
        self.assertEqual(self.game.result, 's0')
        self.assertEqual(count(self.game.progress[1]), 4)


if __name__ == '__main__':
    unittest.main()
