#!/usr/bin/env python3
"""Self-tests: gold (S-50 to S-53, E100 to E103)."""

import unittest

from sea_situations import hex_name, strait
from situations import (
    N, NE, NW, S, SE, SW, arguments, asked, build, empty_bank, give_card, hand, kinds, node, play,
    roll, start_turn)
from words import RESOURCES

GOLD_ROWS = [(0, 0, 'L4 ~ G10'), (1, 0, 'B6 G10 O8')]


class Rolls(unittest.TestCase):
    """Gold when its number falls."""

    def test_settlement(self):
        """S-50: one card of choice, nothing else happens for the hex."""
        game = strait()
        build(game, 0, 4, 2, NW)
        roll(game, 10)
        self.assertEqual(asked(game), 's0 take_gold')
        self.assertEqual(game.moves(), ['take_gold:' + kind for kind in RESOURCES])
        play(game, 'take_gold:wool')
        self.assertEqual((hand(game, 0), game.bank['wool']), ([0, 0, 1, 0, 0], 18))
        self.assertEqual(asked(game), 's0 action')

    def test_city(self):
        """E100: two cards, equal or not, in kind order."""
        game = strait()
        build(game, 0, 4, 2, NW, 'city')
        roll(game, 10)
        play(game, 'take_gold:wool')
        self.assertEqual(arguments(game, 'take_gold'), ['wool', 'grain', 'ore'])
        play(game, 'take_gold:wool')
        self.assertEqual(hand(game, 0), [0, 0, 2, 0, 0])

    def test_kind_order(self):
        """S-50: a card is offered only if the rest can still be filled."""
        game = strait(players=3)
        build(game, 0, 4, 2, NW, 'city')
        empty_bank(game, 2, lumber=1, ore=1)
        roll(game, 10)
        self.assertEqual(arguments(game, 'take_gold'), ['lumber'])
        play(game, 'take_gold:lumber')
        self.assertEqual(arguments(game, 'take_gold'), ['ore'])

    def test_several(self):
        """S-50: all picks of a seat are one choice, over buildings and hexes."""
        game = strait(GOLD_ROWS)
        build(game, 0, 1, 1, N)         # at both gold hexes
        build(game, 0, 1, 1, SW, 'city')
        roll(game, 10)
        for _ in range(4):
            self.assertEqual(asked(game), 's0 take_gold')
            play(game, 'take_gold:ore')
        self.assertEqual((hand(game, 0)[4], asked(game)), (4, 's0 action'))

    def test_order(self):
        """S-51: in turn order from the active player, also before those of others."""
        game = strait(players=3)
        for seat, corner in ((0, N), (1, SW), (2, SE)):
            build(game, seat, 4, 2, corner)
        roll(game, 10, 1)
        for seat in (1, 2, 0):
            self.assertEqual(asked(game), 's%d take_gold' % seat)
            play(game, 'take_gold:brick')
        self.assertEqual(asked(game), 's1 action')

    def test_after_production(self):
        """E101: after the ordinary production, from what is left; it lapses when there is none."""
        game = strait([(0, 0, 'O10 ~ G10')], players=3)
        build(game, 0, 0, 0, N, 'city')
        build(game, 1, 2, 0, N)
        build(game, 2, 2, 0, S, 'city')
        empty_bank(game, 0, ore=3)
        roll(game, 10, 2)
        self.assertEqual(game.bank['ore'], 1)
        self.assertEqual((asked(game), game.moves()), ('s2 take_gold', ['take_gold:ore']))
        play(game, 'take_gold:ore')
        self.assertEqual(asked(game), 's2 action')

    def test_robber(self):
        """E102, S-53: none at the robber; other gold hexes go on."""
        game = strait(GOLD_ROWS)
        build(game, 0, 1, 1, N)
        game.robber = game.geometry.hex_at(1, 1)
        roll(game, 10)
        play(game, 'take_gold:ore')
        self.assertEqual(asked(game), 's0 action')

    def test_robber_may_go(self):
        """S-53: gold is land, the robber goes there."""
        game = strait()
        roll(game, 7)
        self.assertIn('move_robber:' + hex_name(game, 4, 2), game.moves())

    def test_not_rolled(self):
        """Gold gives nothing at another number, and plenty is not gold."""
        game = strait()
        build(game, 0, 4, 2, NW)
        give_card(game, 0, 'plenty')
        start_turn(game)
        play(game, 'play_plenty')
        self.assertEqual(kinds(game), {'take'})
        play(game, 'take:ore', 'take:ore', 'roll', 'dice:9')
        self.assertEqual(asked(game), 's0 action')


class Setup(unittest.TestCase):
    """Gold at the start."""

    def test_second_settlement(self):
        """S-52, E103: a card for each gold hex at the second one, before its road or ship."""
        game = strait(GOLD_ROWS)
        play(game, 'setup_settlement:n%d' % node(game, 1, 1, N))
        self.assertEqual(asked(game), 's0 setup_road')      # the first one gives nothing
        play(game, game.moves()[0])
        play(game, 'setup_settlement:n%d' % node(game, 0, 0, SW))
        play(game, game.moves()[0])
        play(game, 'setup_settlement:n%d' % node(game, 1, 1, SE))
        self.assertEqual((asked(game), hand(game, 1)), ('s1 take_gold', [0, 0, 0, 0, 1]))
        play(game, 'take_gold:lumber')
        self.assertEqual((asked(game), hand(game, 1)), ('s1 setup_road', [1, 0, 0, 0, 1]))

    def test_two_hexes(self):
        """E103: two gold hexes, two cards, in kind order."""
        game = strait(GOLD_ROWS)
        game.run_script(game.setup_pieces(0, True))
        play(game, 'setup_settlement:n%d' % node(game, 1, 1, NE))
        play(game, 'take_gold:grain')
        self.assertEqual(arguments(game, 'take_gold'), ['grain', 'ore'])
        play(game, 'take_gold:ore')
        self.assertEqual(asked(game), 's0 setup_road')


if __name__ == '__main__':
    unittest.main()
