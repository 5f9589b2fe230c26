#!/usr/bin/env python3
"""Self-tests: ships, building across the sea, setup (S-1, S-10 to S-16, S-30 to S-32)."""

import unittest

from sea_situations import at_node, names, put_pirate, rich, sail, scenario, sites, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, give, give_card, hand, kinds, node,
    pave, play, start_turn)


class Places(unittest.TestCase):
    """Where a ship may lie."""

    def test_cost(self):
        """S-10: lumber and wool, to the bank."""
        game = strait()
        build(game, 0, 0, 1, NE)
        give(game, 0, lumber=1, wool=1)
        act(game)
        play(game, 'build_ship:e%d' % edge(game, 0, 1, 'E'))
        self.assertEqual((hand(game, 0), game.bank['lumber'], game.bank['wool']), ([0] * 5, 19, 19))
        self.assertEqual(game.supply(0, 'ship'), 14)

    def test_coast_and_sea(self):
        """S-11, E83: open sea and coast take ships, inland edges do not; coast takes roads too."""
        game = strait()
        build(game, 0, 0, 1, NE)
        self.assertEqual(sites(game, 'build_ship'), at_node(game, 0, 1, NE))
        self.assertEqual(set(arguments(game, 'build_road')), names(game, 0, 1, 'NE', 'E'))

    def test_inland(self):
        """S-11: an edge between two land hexes takes roads only."""
        game = strait()
        build(game, 0, 0, 1, N)
        self.assertEqual(sites(game, 'build_ship'),
                         names(game, 0, 1, 'NE') | names(game, 0, 0, 'E'))
        self.assertEqual(set(arguments(game, 'build_road')), at_node(game, 0, 1, N))

    def test_rim(self):
        """M-10: the frame around a sea map is sea; where there is none the rim is land."""
        game = strait(frame=0)
        build(game, 0, 0, 1, S)
        self.assertEqual(sites(game, 'build_ship'), set())
        game = strait()
        build(game, 0, 0, 1, S)
        self.assertEqual(sites(game, 'build_ship'),
                         names(game, 0, 1, 'SW') | names(game, 0, 2, 'W'))

    def test_one_piece(self):
        """S-12, E83: a coastal edge holds a road or a ship, anybody's, never both."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 1, 0, 1, 'NE')
        pave(game, 1, 0, 1, 'E')
        self.assertEqual(sites(game, 'build_ship'), names(game, 1, 1, 'NW'))
        self.assertEqual(set(arguments(game, 'build_road')), set())

    def test_line_and_branch(self):
        """S-13: at an own ship too, branches are allowed."""
        game = strait()
        sail(game, 0, 2, 1, 'NW', 'NE')
        expected = at_node(game, 2, 1, NW) | at_node(game, 2, 1, N) | at_node(game, 2, 1, NE)
        self.assertEqual(sites(game, 'build_ship'), expected - names(game, 2, 1, 'NW', 'NE'))

    def test_opponent_between(self):
        """S-13: an opponent's building does not pass the line on."""
        game = strait()
        sail(game, 0, 0, 1, 'E')
        build(game, 1, 0, 1, NE)
        self.assertEqual(sites(game, 'build_ship'), names(game, 1, 1, 'SW'))

    def test_ship_at_road(self):
        """S-14, E80, E82: a ship is not attached to a road, a road not to a ship (S-15)."""
        game = strait()
        pave(game, 0, 0, 1, 'NE')
        self.assertEqual(sites(game, 'build_ship'), set())
        game = strait()
        sail(game, 0, 0, 1, 'NE')
        self.assertEqual(sites(game, 'build_road'), set())
        self.assertIn(list(names(game, 0, 1, 'E'))[0], arguments(game, 'build_ship'))

    def test_ship_ends_at_road(self):
        """S-14: a ship that hangs on a ship may end where an own road ends."""
        game = strait()
        sail(game, 0, 1, 1, 'NW')       # ends at the node NE of (0, 1)
        pave(game, 0, 0, 1, 'SE')
        self.assertIn(list(names(game, 0, 1, 'E'))[0], sites(game, 'build_ship'))

    def test_pirate(self):
        """S-16, E96: no ship on an edge of the pirate's hex; roads do not care."""
        game = strait()
        build(game, 0, 0, 1, NE)
        put_pirate(game, 1, 1)
        self.assertEqual(sites(game, 'build_ship'), names(game, 0, 1, 'NE'))
        self.assertEqual(set(arguments(game, 'build_road')), names(game, 0, 1, 'NE', 'E'))

    def test_supply(self):
        """S-1: fifteen ships."""
        game = strait()
        for q, r in ((2, 1), (2, 2)):
            sail(game, 0, q, r, 'NW', 'NE', 'E', 'SE', 'SW', 'W')
        sail(game, 0, 1, 1, 'NW', 'NE', 'W')
        self.assertEqual(game.supply(0, 'ship'), 1)
        self.assertTrue(sites(game, 'build_ship'))
        sail(game, 0, 1, 1, 'SW')
        act(game)
        self.assertNotIn('build_ship', kinds(game))

    def test_without_seafarers(self):
        """No ships and no pirate in the base game, whatever the board."""
        game = strait(seafarers=0)
        build(game, 0, 0, 1, NE)
        self.assertEqual(sites(game, 'build_ship'), set())
        self.assertNotIn('pirate', game.facts())


class Across(unittest.TestCase):
    """Settling across the sea, road building, special building."""

    def test_settlement(self):
        """S-30: at an own ship, on land."""
        game = strait()
        sail(game, 0, 4, 1, 'W')
        self.assertEqual(sites(game, 'build_settlement'),
                         {'n%d' % node(game, 4, 1, corner) for corner in (NW, SW)})

    def test_open_sea(self):
        """E107: never on a node without land."""
        game = strait()
        sail(game, 0, 2, 1, 'W', 'NW')
        self.assertEqual(sites(game, 'build_settlement'), set())

    def test_distance(self):
        """S-31, E105: the distance rule holds across a strait."""
        game = strait([(0, 0, 'L4 ~ W5'), (1, 0, 'B6 ~ O8')])
        sail(game, 0, 1, 0, 'SE')       # from the coast of (0, 1) to that of (2, 0)
        self.assertEqual(len(sites(game, 'build_settlement')), 2)
        build(game, 1, 0, 1, NE)
        act(game)
        self.assertEqual(arguments(game, 'build_settlement'), [])

    def test_deserts(self):
        """E106: a road between two deserts and at their coast; a ship at their coast."""
        game = strait([(0, 0, 'D ~ ~'), (1, 0, 'D ~ ~')])
        build(game, 0, 0, 1, N)
        self.assertEqual(sites(game, 'build_road'), at_node(game, 0, 1, N))
        self.assertEqual(set(arguments(game, 'build_ship')),
                         names(game, 0, 1, 'NE') | names(game, 0, 0, 'E'))

    def test_road_building(self):
        """S-42: two roads, two ships, or one of each; a ship laid so is new (S-22)."""
        game = strait()
        build(game, 0, 0, 1, NE)
        give_card(game, 0, 'road_building')
        start_turn(game)
        play(game, 'play_road_building')
        self.assertEqual((asked(game), kinds(game)), ('s0 free_road', {'free_road', 'free_ship'}))
        play(game, 'free_ship:e%d' % edge(game, 1, 1, 'NW'))
        self.assertEqual(kinds(game), {'free_road', 'free_ship', 'decline'})
        play(game, 'free_road:e%d' % edge(game, 0, 1, 'E'))
        self.assertEqual((game.supply(0, 'ship'), game.supply(0, 'road')), (14, 14))
        self.assertEqual(game.new_ships, {edge(game, 1, 1, 'NW')})

    def test_road_building_ships_only(self):
        """S-42, B-64: the card can be played for ships when no road is left."""
        game = strait()
        sail(game, 0, 2, 1, 'NW')
        give_card(game, 0, 'road_building')
        start_turn(game)
        play(game, 'play_road_building')
        self.assertEqual(kinds(game), {'free_ship'})
        play(game, game.moves()[0], 'decline')
        self.assertEqual(asked(game), 's0 before_roll')

    def test_special_building(self):
        """S-3, E94: ships are built in the special building phase, not moved."""
        game = strait(players=5)
        build(game, 1, 0, 1, NE)
        sail(game, 1, 0, 1, 'NE')
        rich(game, 1)
        act(game)
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's1 special_building')
        self.assertIn('build_ship', kinds(game))
        self.assertNotIn('lift_ship', kinds(game))
        play(game, 'build_ship:e%d' % edge(game, 0, 1, 'E'))
        self.assertEqual(game.new_ships, set())


class Setup(unittest.TestCase):
    """S-32 at setup."""

    def test_ship_or_road(self):
        """A coastal settlement gets a road or a ship on an edge with sea."""
        game = strait()
        play(game, 'setup_settlement:n%d' % node(game, 0, 1, N))
        self.assertEqual(asked(game), 's0 setup_road')
        self.assertEqual(set(arguments(game, 'setup_road')), at_node(game, 0, 1, N))
        self.assertEqual(set(arguments(game, 'setup_ship')),
                         names(game, 0, 1, 'NE') | names(game, 0, 0, 'E'))
        play(game, 'setup_ship:e%d' % edge(game, 0, 1, 'NE'))
        self.assertEqual((game.ships, game.roads), ({edge(game, 0, 1, 'NE'): 0}, {}))
        self.assertEqual(game.new_ships, set())
        self.assertNotIn('setup_settlement:n%d' % node(game, 2, 1, N), game.moves())    # E107

    def test_pirate(self):
        """E97: no starting ship at the pirate."""
        game = strait()
        put_pirate(game, 1, 0)
        play(game, 'setup_settlement:n%d' % node(game, 0, 1, N))
        self.assertEqual(kinds(game), {'setup_road'})

    def test_first_turn(self):
        """A starting ship may be moved in the first turn, the settlement is left bare (E91)."""
        game = strait()
        for seat, q, r, corner in ((0, 0, 2, SE), (1, 4, 2, SW), (1, 4, 1, N), (0, 0, 1, N)):
            self.assertEqual(game.actor(), 's%d' % seat)
            play(game, 'setup_settlement:n%d' % node(game, q, r, corner))
            play(game, [move for move in game.moves() if 'ship' in move][0])
        play(game, 'roll', 'dice:2')
        self.assertEqual(len(arguments(game, 'lift_ship')), 2)

    def test_restricted(self):
        """B-9, 3.6: at the main island; B-9: the restriction falls if it leaves no node."""
        game = scenario('new_shores')
        at_main = game.moves()
        self.assertIn('setup_settlement:n%d' % node(game, -1, 4, N), at_main)
        self.assertNotIn('setup_settlement:n%d' % node(game, 2, 2, N), at_main)
        for place in [int(move.split('n')[-1]) for move in at_main]:
            if game.distance_kept(place):
                game.buildings[place] = (1, 'settlement')
        self.assertIn('setup_settlement:n%d' % node(game, 2, 2, N), game.moves())
        self.assertFalse(set(at_main) & set(game.moves()))

    def test_desert(self):
        """3.9: neither strip nor deserts are part of the main island; their rims may touch it."""
        game = scenario('desert')
        free = set(arguments(game, 'setup_settlement'))
        self.assertIn('n%d' % node(game, 1, 1, N), free)        # main, desert (1, 0)
        self.assertNotIn('n%d' % node(game, 0, 0, S), free)     # strip, strip, desert
        self.assertNotIn('n%d' % node(game, 1, 0, N), free)     # desert at the rim
        self.assertNotIn('n%d' % node(game, 0, 1, NW), free)    # strip and deserts
        self.assertNotIn('n%d' % node(game, 2, 3, N), free)     # a small island


if __name__ == '__main__':
    unittest.main()
