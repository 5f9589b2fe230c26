#!/usr/bin/env python3
"""Self-tests: the longest trade route (S-40, S-41, E79 to E82, E84, E93)."""

import random
import unittest
from itertools import combinations

from routes import longest_trail
from sea_situations import rich, sail, strait
from situations import NE, NW, act, asked, build, edge, node, pave, play, start_turn


class Length(unittest.TestCase):
    """S-40: what is one route."""

    def bend(self):
        """Two roads and two ships that meet at the corner NE of (0, 1)."""
        game = strait()
        pave(game, 0, 0, 1, 'NW', 'NE')
        sail(game, 0, 1, 1, 'NW', 'NE')
        return game

    def test_empty_node(self):
        """E80: at an empty node two routes meet."""
        self.assertEqual(self.bend().road_length(0), 2)

    def test_own_building(self):
        """E81, S-40: an own building makes one route of two."""
        game = self.bend()
        build(game, 0, 0, 1, NE)
        self.assertEqual(game.road_length(0), 4)

    def test_opponent(self):
        """B-73: an opponent's building joins nothing."""
        game = self.bend()
        build(game, 1, 0, 1, NE)
        self.assertEqual(game.road_length(0), 2)

    def test_settlement_joins(self):
        """E81: the settlement at the junction takes the award at once, and may win by it."""
        for target, result in ((0, 'running'), (3, 's0')):
            game = self.bend()
            game.options.victory_points = target
            sail(game, 0, 2, 1, 'NW')
            rich(game)
            act(game)
            self.assertIsNone(game.longest_road)
            play(game, 'build_settlement:n%d' % node(game, 0, 1, NE))
            self.assertEqual((game.road_length(0), game.longest_road), (5, 0))
            self.assertEqual(game.result, result)

    def test_several_changes(self):
        """S-40: a route may change as often as there are own buildings."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW)
        pave(game, 0, 0, 1, 'NE')
        for q in (1, 2, 3):
            sail(game, 0, q, 1, 'NW', 'NE')
        pave(game, 0, 4, 1, 'W', 'SW')
        self.assertEqual(game.road_length(0), 9)

    def test_roads_beside_ships(self):
        """E82: a ship that ends at an own road is no part of its route."""
        game = strait()
        pave(game, 0, 0, 1, 'NE', 'E', 'SE')
        sail(game, 0, 1, 1, 'NW', 'NE')
        self.assertEqual(game.road_length(0), 3)

    def test_cut(self):
        """E84: an opponent's building cuts a line of ships."""
        game = strait()
        for q in (1, 2, 3):
            sail(game, 0, q, 1, 'NW', 'NE')
        build(game, 1, 2, 1, NW)
        self.assertEqual(game.road_length(0), 4)

    def by_sets(self, pieces, ends, cut, own):
        """The same by another way: the largest set of pieces that is one line.

        A node that joins nothing is as many nodes as pieces end there; one that joins only equals
        is a node of roads and one of ships.
        """
        best = 0
        for size in range(1, len(pieces) + 1):
            for chosen in combinations(sorted(pieces), size):
                parts = [{(node, edge_ if node in cut else '' if node in own else pieces[edge_])
                          for node in ends[edge_]} for edge_ in chosen]
                odd = [node for node in set().union(*parts)
                       if sum(node in part for part in parts) % 2]
                joined = parts.pop()
                while any(part & joined for part in parts):
                    part = next(part for part in parts if part & joined)
                    parts.remove(part)
                    joined |= part
                if not parts and len(odd) <= 2:
                    best = size
        return best

    def test_two_ways_agree(self):
        """Random roads, ships, cuts and own buildings: trying all trails, trying all sets."""
        rng = random.Random(1)
        geometry = strait().geometry
        for _ in range(60):
            pieces = {rng.choice(geometry.edge_ids()): 'road'}
            while len(pieces) < 8:
                touching = [other for other in geometry.edge_ids() if other not in pieces and any(
                    set(geometry.edge_nodes[other]) & set(geometry.edge_nodes[piece])
                    for piece in pieces)]
                pieces[rng.choice(touching)] = rng.choice(['road', 'ship'])
            nodes = sorted({node for piece in pieces for node in geometry.edge_nodes[piece]})
            chosen = rng.sample(nodes, 4)
            cut, own = set(chosen[:rng.randrange(3)]), set(chosen[2:])
            roads = [piece for piece in pieces if pieces[piece] == 'road']
            ships = [piece for piece in pieces if pieces[piece] == 'ship']
            self.assertEqual(longest_trail(roads, geometry.edge_nodes, cut, ships, own),
                             self.by_sets(pieces, geometry.edge_nodes, cut, own))


class Moving(unittest.TestCase):
    """S-41, S-24: the award and ships that move."""

    def holder(self):
        """Seat 0 holds the award with five ships."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, 'NW', 'NE')
        sail(game, 0, 2, 1, 'NW', 'NE')
        sail(game, 0, 3, 1, 'NW')
        act(game)
        self.assertEqual(game.longest_road, 0)
        return game

    def test_lost(self):
        """E79: he loses it by his own move, when the move is complete; another may get it."""
        game = self.holder()
        sail(game, 1, 2, 2, 'NE', 'E', 'SE', 'SW', 'W')
        play(game, 'lift_ship:e%d' % edge(game, 3, 1, 'NW'))
        self.assertEqual((game.facts()['road'], asked(game)), ('s0', 's0 put_ship'))
        play(game, 'put_ship:e%d' % edge(game, 0, 1, 'E'))
        self.assertEqual((game.road_length(0), game.longest_road), (5, 0))
        play(game, 'end_turn', 'roll', 'dice:2', 'end_turn', 'roll', 'dice:2')
        play(game, 'lift_ship:e%d' % edge(game, 0, 1, 'E'))
        play(game, 'put_ship:e%d' % edge(game, 1, 1, 'E'))
        self.assertEqual((game.road_length(0), game.longest_road), (4, 1))

    def test_as_long(self):
        """E93: as long afterwards: he keeps it, though another has as many."""
        game = self.holder()
        sail(game, 1, 2, 2, 'NE', 'E', 'SE', 'SW', 'W')
        play(game, 'lift_ship:e%d' % edge(game, 3, 1, 'NW'))
        play(game, 'put_ship:e%d' % edge(game, 2, 1, 'E'))
        self.assertEqual((game.road_length(0), game.longest_road), (5, 0))

    def test_won(self):
        """G-9, S-41: a move can win the award and the game."""
        game = strait(victory_points=3)
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, 'NW', 'NE')
        sail(game, 0, 2, 1, 'NW', 'NE')
        sail(game, 0, 1, 1, 'E')
        act(game)
        play(game, 'lift_ship:e%d' % edge(game, 1, 1, 'E'))
        play(game, 'put_ship:e%d' % edge(game, 2, 1, 'E'))
        self.assertEqual(game.result, 's0')

    def test_ships_alone(self):
        """S-40, B-71: five ships take the award as five roads do."""
        game = strait()
        sail(game, 0, 2, 1, 'NW', 'NE', 'E', 'SE', 'SW')
        start_turn(game)
        self.assertEqual(game.facts()['points'], '2/0')


if __name__ == '__main__':
    unittest.main()
