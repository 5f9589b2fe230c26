#!/usr/bin/env python3
"""Self-tests: building, harbours, longest road and largest army on the board."""

import unittest

import boards
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, give, give_card, hand, kinds, make,
    node, pave, play, roll, start_turn)


class Sites(unittest.TestCase):
    """B-50 to B-55: what may be built where."""

    def edges(self, game, *sides):
        """Edge texts of sides of the hex (0, 0)."""
        return {'e%d' % edge(game, 0, 0, side) for side in sides}

    def test_costs(self):
        """B-50, B-51: exact prices, paid to the bank."""
        game = make(players=2)
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, 0, 'NE', 'E')
        give(game, 0, lumber=2, brick=2, wool=2, grain=4, ore=4)
        act(game)
        play(game, 'build_road:e%d' % edge(game, 0, 0, 'SE'))
        self.assertEqual(hand(game, 0), [1, 1, 2, 4, 4])
        play(game, 'build_settlement:n%d' % node(game, 0, 0, SE))
        self.assertEqual(hand(game, 0), [0, 0, 1, 3, 4])
        play(game, 'build_city:n%d' % node(game, 0, 0, SE))     # E55
        self.assertEqual(hand(game, 0), [0, 0, 1, 1, 1])
        play(game, 'buy_development')
        self.assertEqual(asked(game), 'chance draw_development')
        self.assertEqual(game.weights(), [14, 5, 2, 2, 2])
        play(game, 'draw_development:plenty')
        self.assertEqual((hand(game, 0), game.moves()), ([0] * 5, ['end_turn']))
        self.assertEqual([game.bank[kind] for kind in game.kinds], [19] * 5)
        self.assertEqual((game.supply(0, 'settlement'), game.supply(0, 'city')), (4, 3))

    def test_road_connects(self):
        """B-52: at an own building or road; no road goes on from one at an opponent's building."""
        game = make(players=2)
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, 0, 'NE')
        build(game, 1, 0, 0, NE)
        give(game, 0, lumber=1, brick=1)
        act(game)
        at_building = {'e%d' % i for i in game.geometry.node_edges[node(game, 0, 0, N)]}
        self.assertEqual(set(arguments(game, 'build_road')),
                         at_building - self.edges(game, 'NE'))       # E68

    def test_far_part(self):
        """E69: the far part of an interrupted road may be continued, an own building too."""
        game = make(players=2)
        pave(game, 0, 0, 0, 'NE', 'E')
        build(game, 1, 0, 0, NE)
        give(game, 0, lumber=1, brick=1)
        act(game)
        self.assertIn('build_road:e%d' % edge(game, 0, 0, 'SE'), game.moves())
        at_cut = set(game.geometry.node_edges[node(game, 0, 0, NE)])
        taken = {int(text[1:]) for text in arguments(game, 'build_road')}
        self.assertFalse(at_cut & taken)

    def test_coast_and_sea(self):
        """B-52: an edge with land on one side will do, one between two seas will not."""
        game = make(boards.with_sea(boards.beginner()), players=2)
        build(game, 0, 0, -2, N)
        give(game, 0, lumber=1, brick=1)
        act(game)
        self.assertEqual(set(arguments(game, 'build_road')),
                         {'e%d' % edge(game, 0, -2, side) for side in ('NE', 'NW')})

    def test_settlement_sites(self):
        """B-53, E70: at an own road, in the middle of a foreign one too; distance to all."""
        game = make(players=2)
        pave(game, 0, 0, 0, 'NE', 'E')
        pave(game, 1, 0, 0, 'SE', 'SW')
        build(game, 0, 0, 0, N)
        give(game, 0, lumber=1, brick=1, wool=1, grain=1)
        act(game)
        self.assertEqual(arguments(game, 'build_settlement'), ['n%d' % node(game, 0, 0, SE)])
        build(game, 1, 0, 0, S)
        self.assertEqual(arguments(game, 'build_settlement'), [])

    def test_supply(self):
        """E56, B-51: no fifth city, no sixth settlement, no sixteenth road."""
        game = make(players=2)
        for q, r in ((0, -2), (1, -2), (2, -2), (0, 0), (1, 0)):
            build(game, 0, q, r, N)
        pave(game, 0, 0, 2, 'NE')
        give(game, 0, lumber=5, brick=5, wool=5, grain=5, ore=5)
        act(game)
        self.assertNotIn('build_settlement', kinds(game))
        self.assertEqual(len(arguments(game, 'build_city')), 5)
        game.play('build_city:n%d' % node(game, 0, 0, N))
        self.assertIn('build_settlement', kinds(game))
        for q, r in ((0, -2), (1, -2), (2, -2)):
            build(game, 0, q, r, N, 'city')
        self.assertNotIn('build_city', kinds(game))
        for i in range(13):
            game.roads[i] = 0
        self.assertEqual(game.supply(0, 'road'), 1)
        self.assertIn('build_road', kinds(game))
        game.roads[13] = 0
        self.assertNotIn('build_road', kinds(game))

    def test_empty_deck(self):
        """E34: nothing can be bought."""
        game = make(players=2, trade=0)
        game.deck = {kind: 0 for kind in game.deck}
        give(game, 0, wool=1, grain=1, ore=1)
        act(game)
        self.assertEqual(game.moves(), ['end_turn'])


class LongestRoad(unittest.TestCase):
    """B-71 to B-74 on the board."""

    def test_first_to_five(self):
        """E67, E59: five roads take the card, an own building does not interrupt."""
        game = make(players=2)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW')
        build(game, 0, 0, 0, SE)
        give(game, 0, lumber=1, brick=1)
        act(game)
        self.assertIsNone(game.longest_road)
        game.play('build_road:e%d' % edge(game, 0, 0, 'W'))
        self.assertEqual((game.longest_road, game.facts()['points']), (0, '3/0'))

    def test_equal_and_longer(self):
        """E62: the holder keeps it at equal length; strictly longer takes it."""
        game = make(players=2)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        start_turn(game)
        self.assertEqual(game.longest_road, 0)
        pave(game, 1, 0, -2, 'NE', 'NW', 'W', 'SW')
        give(game, 1, lumber=2, brick=2)
        act(game, 1)
        game.play('build_road:e%d' % edge(game, 0, -2, 'SE'))
        self.assertEqual(game.longest_road, 0)
        game.play('build_road:e%d' % edge(game, 0, -2, 'E'))
        self.assertEqual(game.longest_road, 1)

    def cut(self, game, seat=1):
        """Seat 1 builds a settlement at the south-east corner of the hex (0, 0)."""
        pave(game, seat, 1, 0, 'SW')    # ends at that corner
        give(game, seat, lumber=1, brick=1, wool=1, grain=1)
        act(game, seat)
        game.play('build_settlement:n%d' % node(game, 0, 0, SE))

    def test_cut_holder_below_five(self):
        """E65, E66: the holder is cut, nobody has five: the card is set aside."""
        game = make(players=3)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        start_turn(game)
        self.cut(game)
        self.assertEqual((game.road_length(0), game.longest_road), (3, None))

    def test_cut_and_taken(self):
        """B-74: exactly one other has the longest line, of at least five."""
        game = make(players=3)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        start_turn(game)
        pave(game, 2, 0, -2, 'NE', 'NW', 'W', 'SW', 'SE')
        self.cut(game)
        self.assertEqual(game.longest_road, 2)

    def test_cut_and_tied(self):
        """E64: two others tie: aside, until one is alone in front."""
        game = make(players=4)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        start_turn(game)
        pave(game, 2, 0, -2, 'NE', 'NW', 'W', 'SW', 'SE')
        pave(game, 3, -2, 2, 'NE', 'NW', 'W', 'SW', 'SE')
        self.cut(game)
        self.assertIsNone(game.longest_road)
        give(game, 3, lumber=1, brick=1)
        act(game, 3)
        game.play('build_road:e%d' % edge(game, -2, 2, 'E'))
        self.assertEqual(game.longest_road, 3)

    def loop_and_tail(self):
        """Seat 0 holds the card with a loop of six and a tail of one, seven in all."""
        game = make(players=3)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W', 'NW')
        pave(game, 0, 0, -1, 'E')
        start_turn(game)
        self.assertEqual((game.road_length(0), game.longest_road), (7, 0))
        pave(game, 2, 0, -2, 'NE', 'NW', 'W', 'SW', 'SE', 'E')
        return game

    def test_cut_but_jointly_longest(self):
        """E63: cut from seven to six, another has six: he keeps it."""
        game = self.loop_and_tail()
        self.cut(game)
        self.assertEqual([game.road_length(seat) for seat in (0, 2)], [6, 6])
        self.assertEqual(game.longest_road, 0)

    def test_cut_and_shorter(self):
        """B-74: cut from seven to six, another has seven: he takes it."""
        game = self.loop_and_tail()
        pave(game, 2, -1, -1, 'NW')
        start_turn(game)
        self.assertEqual([game.road_length(seat) for seat in (0, 2)], [7, 7])
        self.assertEqual(game.longest_road, 0)
        self.cut(game)
        self.assertEqual(game.longest_road, 2)

    def test_cut_wins(self):
        """G-10: a settlement that brings its builder the card can win at once."""
        game = make(players=2, victory_points=3)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        start_turn(game)
        pave(game, 1, 0, -2, 'NE', 'NW', 'W', 'SW', 'SE')
        self.cut(game)
        self.assertEqual((game.longest_road, game.result), (1, 's1'))


class LargestArmy(unittest.TestCase):
    """B-70, E72, E73."""

    def knight(self, game, seat):
        """This seat plays a knight before its roll."""
        give_card(game, seat, 'knight')
        start_turn(game, seat)
        game.play('play_knight')

    def test_army(self):
        """First to three; equal strength changes nothing; strictly more takes it."""
        game = make(players=2)
        game.players[0].knights = 2
        game.players[1].knights = 2
        self.knight(game, 0)
        self.assertEqual((game.largest_army, game.facts()['points']), (0, '2/0'))
        self.knight(game, 1)
        self.assertEqual(game.largest_army, 0)
        self.knight(game, 1)
        self.assertEqual((game.largest_army, game.facts()['army']), (1, 's1'))

    def test_third_knight_wins(self):
        """E73, B-68: the third knight before the roll wins before the robber moves."""
        game = make(players=2, victory_points=3)
        build(game, 0, 0, 0, N)
        game.players[0].knights = 2
        self.knight(game, 0)
        self.assertEqual(game.result, 's0')

    def test_knight_and_seven(self):
        """E26: a knight before the roll, then a 7: the robber moves twice."""
        game = make(players=2)
        self.knight(game, 0)
        play(game, game.moves()[0])
        self.assertEqual(game.moves(), ['roll'])
        play(game, 'roll', 'dice:7')
        self.assertEqual(asked(game), 's0 move_robber')

    def test_no_discards(self):
        """E25: a knight makes nobody discard."""
        game = make(players=2)
        give(game, 1, ore=12)
        self.knight(game, 0)
        self.assertEqual(asked(game), 's0 move_robber')


class Harbours(unittest.TestCase):
    """B-40 to B-42."""

    def test_rates(self):
        """B-40, E51: the best rate of each kind; E53: from the moment the building stands."""
        game = make(players=2)
        give(game, 0, lumber=4, grain=2, ore=3)
        act(game)
        self.assertEqual(arguments(game, 'trade_bank'),
                         ['lumber>' + kind for kind in ('brick', 'wool', 'grain', 'ore')])
        build(game, 0, 1, -2, N)        # the grain harbour
        self.assertEqual(len(arguments(game, 'trade_bank')), 8)
        self.assertEqual([game.rate(0, kind) for kind in game.kinds], [4, 4, 4, 2, 4])
        build(game, 0, 2, 0, NE)        # a harbour for any
        self.assertEqual([game.rate(0, kind) for kind in game.kinds], [3, 3, 3, 2, 3])
        game.play('trade_bank:grain>ore')
        self.assertEqual(hand(game, 0), [4, 0, 0, 0, 4])
        game.play('trade_bank:ore>wool')
        self.assertEqual(hand(game, 0), [4, 0, 1, 0, 1])

    def test_road_or_opponent_there(self):
        """E52: a road does not open a harbour; an opponent's building only to him."""
        game = make(players=2)
        pave(game, 0, 1, -2, 'NE')
        build(game, 1, 1, -2, NE)
        self.assertEqual((game.rate(0, 'grain'), game.rate(1, 'grain')), (4, 2))

    def test_bank_without(self):
        """E49, B-42: what the bank does not hold cannot be got; E47: nor the kind given."""
        game = make(players=2)
        give(game, 0, wool=4)
        game.bank.update(ore=0, grain=0)
        act(game)
        self.assertEqual(arguments(game, 'trade_bank'), ['wool>lumber', 'wool>brick'])

    def test_not_before_the_roll(self):
        """B-21: before the roll nothing but a development card."""
        game = make(players=2)
        give(game, 0, lumber=4, brick=4, wool=4, grain=4, ore=4)
        build(game, 0, 0, 0, N)
        build(game, 0, 0, 0, S)
        pave(game, 0, 0, 0, 'NE')
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])

    def test_usable_while_robbed(self):
        """E28: the robber on its hex does not close a harbour."""
        game = make(players=2)
        build(game, 0, 1, -2, N)
        game.robber = game.geometry.hex_at(1, -2)
        give(game, 0, grain=2)
        roll(game, 3)
        self.assertIn('trade_bank:grain>ore', game.moves())
        self.assertNotIn(node(game, 1, -2, NW), game.buildings)
        self.assertNotIn(node(game, 1, -2, SW), game.buildings)


if __name__ == '__main__':
    unittest.main()
