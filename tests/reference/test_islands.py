#!/usr/bin/env python3
"""Self-tests: islands and their points (S-70, S-90 to S-93, M-8, E104)."""

import unittest

from model import Game
from options import Options
from sea_layouts import read_cell
from sea_situations import sail, scenario, strait
from situations import (
    N, NE, NW, S, SE, SW, act, build, give, give_card, node, pave, play, start_turn)

WORLD = [(0, 0, 'L4 ~ W5 ~ G10'), (1, 0, 'B6 ~ O8 ~ ~'), (2, 0, '~ ~ ~ ~ S3')]


def world(**options):
    """A small New World: points 1 for each new island."""
    return strait(WORLD, scenario='new_world', **options)


def settle(game, seat, q, r, corner):
    """Build a settlement there in the turn of a seat, a ship or road being laid to it."""
    where = node(game, q, r, corner)
    for other in game.geometry.node_edges[where]:
        if game.is_free_edge(other):
            game.ships[other] = seat
            break
    give(game, seat, lumber=1, brick=1, wool=1, grain=1)
    act(game, seat)
    play(game, 'build_settlement:n%d' % where)


class Goals(unittest.TestCase):
    """M-8, S-70, B-90."""

    def test_goals(self):
        """The scenario sets the target, the option overrules it; a scenario implies the module."""
        for name, goal in (('new_shores', 14), ('islands', 13), ('fog', 12), ('desert', 14),
                           ('new_world', 12), ('none', 10)):
            options = Options({'scenario': name})
            self.assertEqual(options.target(), goal)
            self.assertEqual(options.seafarers, name != 'none')
        self.assertEqual(Options({'scenario': 'fog', 'victory_points': '9'}).target(), 9)
        self.assertTrue(Options({'seafarers': 'on'}).seafarers)
        with self.assertRaises(ValueError):
            Options({'scenario': 'atlantis'})

    def test_two_players(self):
        """M-8: two players use the board of three, five and six one board."""
        self.assertEqual(scenario('islands', 2).geometry.hexes,
                         scenario('islands', 3).geometry.hexes)
        self.assertEqual(scenario('desert', 5).terrain, scenario('desert', 6).terrain)


class NewIslands(unittest.TestCase):
    """S-90 to S-92 in a small New World."""

    def test_first_settlement(self):
        """S-92: a first settlement on an island that is not home earns its point."""
        game = world()
        build(game, 0, 0, 0, NW)
        settle(game, 0, 2, 0, N)
        self.assertEqual((game.special, game.facts()['points']), ([1, 0], '3/0'))
        self.assertEqual(game.facts()['special'], '1/0')

    def test_only_first(self):
        """S-92: not a second one there, nor a city."""
        game = world()
        settle(game, 0, 2, 0, N)
        settle(game, 0, 2, 1, S)
        self.assertEqual(game.special, [1, 0])
        give(game, 0, grain=2, ore=3)
        play(game, 'build_city:n%d' % node(game, 2, 1, S))
        self.assertEqual((game.special, game.public_points(0)), ([1, 0], 4))

    def test_each_player(self):
        """3.3: every player earns it, whoever came first; each island apart."""
        game = world()
        settle(game, 0, 2, 0, N)
        settle(game, 1, 2, 1, S)
        settle(game, 0, 4, 2, N)
        self.assertEqual(game.special, [2, 1])

    def test_home(self):
        """S-91: none on the islands of the starting settlements, of his own."""
        game = world()
        build(game, 0, 0, 0, NW)
        build(game, 1, 2, 0, N)
        settle(game, 0, 0, 1, S)
        self.assertEqual(game.special, [0, 0])
        settle(game, 1, 0, 1, NE)
        self.assertEqual(game.special, [0, 1])

    def test_gold_only(self):
        """E104: an island of gold alone counts."""
        game = world()
        settle(game, 0, 4, 0, NE)
        self.assertEqual(game.special, [1, 0])

    def test_setup(self):
        """S-91: starting settlements earn nothing."""
        game = world()
        for q, corner in ((0, NW), (2, N), (4, NE), (4, SW)):
            play(game, 'setup_settlement:n%d' % node(game, q, 0, corner))
            while game.question() in ('take_gold', 'setup_road'):
                play(game, game.moves()[0])
        self.assertEqual((game.question(), game.special), ('before_roll', [0, 0]))

    def test_wins(self):
        """S-71: the point counts at once."""
        game = world(victory_points=2)
        settle(game, 0, 2, 0, N)
        self.assertEqual(game.result, 's0')

    def test_friendly(self):
        """B-35: special points are public ones."""
        game = world(friendly_robber=1)
        settle(game, 1, 2, 0, N)
        self.assertTrue(game.is_protected(1))
        settle(game, 1, 2, 1, S)
        self.assertFalse(game.is_protected(1))

    def test_no_scenario(self):
        """Without a scenario islands earn nothing, nor do they in the fog."""
        game = strait(WORLD)
        settle(game, 0, 2, 0, N)
        self.assertEqual(game.special, [0, 0])
        game = scenario('fog')
        build(game, 0, -2, 3, NW)
        settle(game, 0, 3, 0, N)
        self.assertEqual(game.special, [0, 0, 0])

    def test_discovered_land_joins(self):
        """S-90: land that is discovered belongs to the island it touches."""
        game = scenario('fog')
        here = game.geometry.hex_at(1, 1)
        self.assertEqual(game.area_of(here), set())
        game.terrain[here] = 'gold'
        self.assertEqual(game.area_of(here), {here})
        game.terrain[game.geometry.hex_at(2, 1)] = 'desert'
        self.assertEqual(len(game.area_of(here)), 9)


class Maps(unittest.TestCase):
    """What the scenarios name."""

    def points(self, name, players, *places):
        """The special points of one settlement, of a seat that has one on each main island."""
        found = []
        for place in places:
            game = scenario(name, players)
            settle(game, 0, *place)
            found.append(game.special[0])
        return found

    def test_new_shores(self):
        """3.6: two points on a small island, none on the main one, which is home of all."""
        self.assertEqual(self.points('new_shores', 3, (0, 0, N), (2, 3, N), (0, 6, S), (-2, 4, N)),
                         [2, 2, 2, 0])
        self.assertEqual(self.points('new_shores', 4, (0, 0, N), (-1, 4, N)), [2, 0])
        self.assertEqual(self.points('new_shores', 6, (6, 0, N), (1, 3, N)), [2, 0])

    def test_islands(self):
        """3.7: every island that is not home, two points."""
        game = scenario('islands', 4)
        build(game, 0, 0, 0, N)
        settle(game, 0, -3, 4, SW)
        settle(game, 0, -1, 1, SW)
        self.assertEqual(game.special[0], 2)
        settle(game, 0, 2, 0, N)
        settle(game, 0, 2, 4, NE)
        self.assertEqual(game.special[0], 6)

    def test_desert(self):
        """3.9, S-92, S-93: strip and small islands, not the row of deserts, not the main island."""
        self.assertEqual(
            self.points('desert', 3, (0, 0, N), (1, 0, N), (0, 1, N), (1, 1, S), (2, 3, N)),
            [2, 0, 2, 0, 2])

    def test_strip_and_desert(self):
        """S-92: a node that touches strip and desert is on the strip."""
        self.assertEqual(self.points('desert', 3, (0, 0, SE), (-1, 2, SW), (-1, 2, SE)),
                         [2, 2, 0])

    def test_two_parts(self):
        """S-93: with five and six players the strip comes in two parts, which are one area."""
        game = scenario('desert', 6)
        settle(game, 0, 0, 0, N)
        settle(game, 0, 5, 0, N)
        self.assertEqual(game.special[0], 2)
        settle(game, 0, 7, 2, N)
        self.assertEqual(game.special[0], 4)

    def test_both_ends(self):
        """S-92: by the road over the deserts as well."""
        game = scenario('desert', 3)
        build(game, 0, 1, 1, S)
        pave(game, 0, 0, 0, 'E')
        give(game, 0, lumber=1, brick=1, wool=1, grain=1)
        act(game)
        play(game, 'build_settlement:n%d' % node(game, 0, 0, SE))
        self.assertEqual(game.special, [2, 0, 0])

    def test_stay(self):
        """S-70: they stay; victory by them comes in an own turn only (X-7)."""
        game = scenario('new_shores', 5, victory_points=3)
        sail(game, 1, 0, 0, 'E')
        give(game, 1, lumber=1, brick=1, wool=1, grain=1)
        act(game)
        play(game, 'end_turn', 'build_settlement:n%d' % node(game, 0, 0, NE))
        self.assertEqual((game.public_points(1), game.result), (3, 'running'))
        play(game, 'pass', 'pass', 'pass', 'pass')
        self.assertEqual(game.result, 's1')

    def test_hidden_points(self):
        """B-90: special points and hidden ones add up."""
        game = world(victory_points=3)
        give_card(game, 0, 'point')
        settle(game, 0, 2, 0, N)
        self.assertEqual(game.result, 's0')
        game = world(victory_points=4)
        settle(game, 0, 2, 0, N)
        start_turn(game, 1)
        self.assertEqual(game.result, 'running')

    def test_shuffled(self):
        """S-90: islands are those of the board that was laid."""
        hexes = [(q, 0) + read_cell(cell) for q, cell in enumerate(['L4', 'G5', '~', 'B6'])]
        game = Game({'scenario': 'new_world', 'players': 2}, hexes, [])
        self.assertEqual([len(game.area_of(hex_)) for hex_ in range(4)], [2, 2, 0, 1])
        self.assertEqual(game.areas_at(node(game, 0, 0, SE)), [{0, 1}])
        self.assertEqual(len(game.areas_at(node(game, 3, 0, SE))), 1)


if __name__ == '__main__':
    unittest.main()
