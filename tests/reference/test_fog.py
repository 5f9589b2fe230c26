#!/usr/bin/env python3
"""Self-tests: discovery in the fog (S-80 to S-85, E108).

On the board for three players the sea hex (2, 1) lies between the land (3, 0), (3, 1) and the fog
(1, 1), (1, 2).
"""

import unittest

from sea_situations import names, rich, sail, scenario, sites
from situations import (
    NE, NW, SW, act, arguments, asked, build, edge, empty_bank, give_card, hand, kinds, node, pave,
    play, start_turn)


def outpost(players=3, **options):
    """Seat 0 has a settlement on the coast and a ship towards the fog, which it does not touch."""
    game = scenario('fog', players, **options)
    build(game, 0, 2, 1, NE)
    sail(game, 0, 2, 1, 'NE')
    return game


def terrain(game, q, r):
    """Terrain and number of a hex."""
    hex_ = game.geometry.hex_at(q, r)
    return game.terrain[hex_], game.number[hex_]


def build_ship(game, side, q=2, r=1):
    """Build a ship on this side, of the hex (2, 1) unless another is named."""
    play(game, 'build_ship:e%d' % edge(game, q, r, side))


class Discovery(unittest.TestCase):
    """What a piece discovers and what it brings."""

    def ready(self, **options):
        """In the turn of seat 0, which can build."""
        game = outpost(**options)
        rich(game)
        act(game)
        return game

    def test_chance(self):
        """S-80, S-81: the terrain by what the stack has left, then the number likewise."""
        game = self.ready()
        build_ship(game, 'NW')
        self.assertEqual(asked(game), 'chance discover')
        self.assertEqual(arguments(game, 'discover'), [
            'forest', 'hills', 'pasture', 'fields', 'mountains', 'sea', 'gold'])
        self.assertEqual(game.weights(), [1, 2, 1, 2, 2, 2, 2])
        play(game, 'discover:hills')
        self.assertEqual(asked(game), 'chance discover_number')
        self.assertEqual(game.moves(), ['discover_number:%d' % number
                                        for number in (3, 4, 5, 6, 8, 9, 10, 11, 12)])
        self.assertEqual(game.weights(), [2] + [1] * 8)
        play(game, 'discover_number:3')
        self.assertEqual((asked(game), terrain(game, 1, 1)), ('s0 action', ('hills', 3)))
        self.assertEqual(hand(game, 0), [3, 5, 3, 4, 4])        # S-82: a brick

    def test_next_draw(self):
        """S-80: what was drawn is gone."""
        game = self.ready()
        build_ship(game, 'NW')
        play(game, 'discover:forest', 'discover_number:12')
        build_ship(game, 'W')
        self.assertEqual(asked(game), 'chance discover')
        self.assertNotIn('discover:forest', game.moves())
        play(game, 'discover:hills')
        self.assertNotIn('discover_number:12', game.moves())

    def test_reds(self):
        """S-83: red numbers may come to lie side by side."""
        game = self.ready()
        build_ship(game, 'NW')
        play(game, 'discover:forest', 'discover_number:6')
        build_ship(game, 'W')
        play(game, 'discover:hills', 'discover_number:8')
        self.assertEqual(terrain(game, 1, 2), ('hills', 8))

    def test_sea(self):
        """S-82: sea bears no number and gives nothing."""
        game = self.ready()
        build_ship(game, 'NW')
        play(game, 'discover:sea')
        self.assertEqual((asked(game), terrain(game, 1, 1)), ('s0 action', ('sea', 0)))
        self.assertEqual(hand(game, 0), [3, 4, 3, 4, 4])

    def test_desert(self):
        """S-82: neither does a desert; the robber stays where it was."""
        game = scenario('fog', 5)
        robber = game.robber
        sail(game, 0, 1, 0, 'NW')       # ends at the rim of the fog (2, 0)
        rich(game)
        act(game)
        before = hand(game, 0)
        build_ship(game, 'NE', 1, 0)
        play(game, 'discover:desert')
        self.assertEqual((terrain(game, 2, 0), game.robber), (('desert', 0), robber))
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual(sum(hand(game, 0)), sum(before) - 2)

    def test_gold(self):
        """S-82: gold is a card of choice, at once; S-81: map order, hex by hex."""
        game = self.ready()
        sail(game, 0, 2, 1, 'NW')       # laid by hand, it discovered nothing
        build_ship(game, 'W')
        play(game, 'discover:gold', 'discover_number:6')
        self.assertEqual((asked(game), terrain(game, 1, 1)), ('s0 take_gold', ('gold', 6)))
        play(game, 'take_gold:ore')
        self.assertEqual(asked(game), 'chance discover')
        play(game, 'discover:fields', 'discover_number:5')
        self.assertEqual((asked(game), terrain(game, 1, 2)), ('s0 action', ('fields', 5)))
        self.assertEqual(hand(game, 0), [3, 4, 3, 5, 5])

    def test_bank(self):
        """S-82: only if the bank has the card."""
        game = outpost()
        empty_bank(game, 0, wool=1)
        act(game)
        build_ship(game, 'NW')
        play(game, 'discover:hills', 'discover_number:3')
        self.assertEqual((asked(game), game.bank['brick']), ('s0 action', 0))

    def test_both_ends(self):
        """S-81: fog at either end, the nearer one too."""
        game = self.ready()
        sail(game, 0, 2, 1, 'NW', 'W', 'SW')
        build_ship(game, 'SE')
        play(game, 'discover:sea')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual((terrain(game, 1, 1)[0], terrain(game, 1, 2)[0]), ('fog', 'sea'))

    def test_production(self):
        """A discovered hex produces, the setup of its number being known."""
        game = self.ready()
        build_ship(game, 'NW')
        play(game, 'discover:hills', 'discover_number:3')
        build(game, 0, 2, 1, NW)
        before = hand(game, 0)
        game.produce(3)
        self.assertEqual(hand(game, 0)[1], before[1] + 1)


class When(unittest.TestCase):
    """When it is discovered, and in whose name."""

    def test_settlement(self):
        """S-81: a settlement discovers nothing, only a route piece does."""
        game = outpost()
        sail(game, 0, 2, 1, 'NW', 'W')
        game.terrain[game.geometry.hex_at(1, 1)] = 'hills'
        rich(game)
        act(game)
        play(game, 'build_settlement:n%d' % node(game, 2, 1, SW))
        self.assertEqual((asked(game), terrain(game, 1, 2)[0]), ('s0 action', 'fog'))

    def test_road(self):
        """S-81: a road discovers as a ship does."""
        game = outpost()
        game.terrain[game.geometry.hex_at(2, 1)] = 'desert'
        rich(game)
        act(game)
        play(game, 'build_road:e%d' % edge(game, 2, 1, 'E'))
        self.assertEqual(asked(game), 's0 action')
        pave(game, 0, 2, 1, 'SE', 'SW')
        act(game)
        play(game, 'build_road:e%d' % edge(game, 2, 1, 'W'))
        self.assertEqual(asked(game), 'chance discover')

    def test_move(self):
        """S-81: a ship that is put discovers; nothing happens while it is in the hand."""
        game = outpost()
        sail(game, 0, 3, 1, 'W')
        act(game)
        play(game, 'lift_ship:e%d' % edge(game, 3, 1, 'W'))
        play(game, 'put_ship:e%d' % edge(game, 2, 1, 'NW'))
        self.assertEqual(asked(game), 'chance discover')
        play(game, 'discover:sea')
        self.assertEqual(asked(game), 's0 action')
        self.assertNotIn('lift_ship', kinds(game))

    def test_setup(self):
        """S-81: at setup as well; the card stays in the hand."""
        game = scenario('fog')
        play(game, 'setup_settlement:n%d' % node(game, 3, 0, SW))
        play(game, 'setup_ship:e%d' % edge(game, 2, 1, 'NW'))
        play(game, 'discover:gold', 'discover_number:8')
        self.assertEqual(asked(game), 's0 take_gold')
        play(game, 'take_gold:ore')
        self.assertEqual((asked(game), hand(game, 0)), ('s1 setup_settlement', [0, 0, 0, 0, 1]))

    def test_visible_islands(self):
        """3.8: starting settlements only at what is visible from the start."""
        game = scenario('fog')
        game.terrain[game.geometry.hex_at(1, 1)] = 'forest'
        self.assertNotIn('setup_settlement:n%d' % node(game, 2, 1, NW), game.moves())
        game.terrain[game.geometry.hex_at(2, 1)] = 'forest'
        self.assertIn('setup_settlement:n%d' % node(game, 2, 1, NE), game.moves())
        self.assertNotIn('setup_settlement:n%d' % node(game, 2, 1, NW), game.moves())

    def test_special_building(self):
        """E108: gold in the special building phase is asked at once, then the phase goes on."""
        game = scenario('fog', 5)
        sail(game, 1, 1, 0, 'W')        # at the sea (1, 0), beside the fog (2, 0) and (1, 1)
        rich(game, 1)
        act(game)
        play(game, 'end_turn')
        build_ship(game, 'SW', 1, 0)
        while game.actor() == 'chance':
            gold = game.question() == 'discover' and 'discover:gold' in game.moves()
            play(game, 'discover:gold' if gold else game.moves()[0])
        self.assertEqual(asked(game), 's1 take_gold')
        while game.question() != 'special_building':
            play(game, game.moves()[0])
        self.assertEqual(asked(game), 's1 special_building')
        play(game, 'pass')
        self.assertEqual(asked(game), 's2 special_building')

    def test_road_building(self):
        """S-81, S-42: the second free piece comes after the discovery of the first."""
        game = outpost()
        give_card(game, 0, 'road_building')
        start_turn(game)
        play(game, 'play_road_building', 'free_ship:e%d' % edge(game, 2, 1, 'NW'))
        self.assertEqual(asked(game), 'chance discover')
        play(game, 'discover:fields', 'discover_number:4')
        self.assertEqual(asked(game), 's0 free_road')
        self.assertIn('decline', game.moves())

    def test_judged_first(self):
        """S-81, G-10: first the route is judged; who wins by it discovers nothing."""
        game = outpost(victory_points=3)
        pave(game, 0, 3, 1, 'NW', 'NE', 'E')
        rich(game)
        act(game)
        build_ship(game, 'NW')
        self.assertEqual((game.result, game.question()), ('s0', 'over'))
        self.assertEqual(terrain(game, 1, 1), ('fog', 0))


class Building(unittest.TestCase):
    """S-84, S-85."""

    def test_ships(self):
        """S-84: a ship may run along fog if its edge touches sea, not between two fog hexes."""
        game = outpost()
        sail(game, 0, 2, 1, 'NW', 'W')
        found = sites(game, 'build_ship')
        self.assertTrue(names(game, 2, 1, 'SW') | names(game, 1, 1, 'NE') <= found)
        self.assertFalse(names(game, 1, 1, 'SE') & found)

    def test_rim(self):
        """S-84, M-10: between fog and the frame a ship, no road."""
        game = scenario('fog')
        build(game, 0, 0, 0, NW)        # by hand: nobody could have come there
        self.assertEqual(sites(game, 'build_ship'), names(game, 0, 0, 'NW', 'W'))
        self.assertEqual(arguments(game, 'build_road'), [])

    def test_roads(self):
        """S-84: a road may run along fog if its edge touches land; a ship may not there."""
        game = outpost()
        game.terrain[game.geometry.hex_at(2, 1)] = 'desert'
        pave(game, 0, 2, 1, 'NW')
        self.assertIn(list(names(game, 2, 1, 'W'))[0], sites(game, 'build_road'))
        self.assertNotIn('build_ship:e%d' % edge(game, 2, 1, 'W'), game.moves())

    def test_settlements(self):
        """S-84: none on a node that touches fog and sea only."""
        game = outpost()
        sail(game, 0, 2, 1, 'NW', 'W')
        self.assertEqual(sites(game, 'build_settlement'), set())
        game.terrain[game.geometry.hex_at(1, 1)] = 'gold'
        act(game)
        self.assertIn('build_settlement:n%d' % node(game, 2, 1, SW), game.moves())

    def test_inland_ship(self):
        """S-85: a ship on an edge that turns into inland stays, counts, and may be moved."""
        game = outpost()
        sail(game, 0, 2, 1, 'NW', 'W')
        for q, r in ((1, 1), (2, 1)):
            game.terrain[game.geometry.hex_at(q, r)] = 'forest'
        rich(game)
        act(game)
        self.assertEqual(game.road_length(0), 3)
        self.assertIn('lift_ship:e%d' % edge(game, 2, 1, 'W'), game.moves())
        self.assertNotIn('build_road:e%d' % edge(game, 2, 1, 'W'), game.moves())


if __name__ == '__main__':
    unittest.main()
