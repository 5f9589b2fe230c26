#!/usr/bin/env python3
"""Self-tests: moving a ship (S-20 to S-24, E84 to E94)."""

import random
import unittest
from itertools import combinations

from sea_situations import at_node, crossing, names, put_pirate, rich, sail, strait
from ship_moves import closed_ships, rings
from situations import (
    N, NE, NW, S, SW, act, arguments, asked, build, edge, give, give_card, kinds, node, pave,
    play, start_turn)

RING = ('NE', 'E', 'SE', 'SW', 'W', 'NW')


def liftable(game, seat=0):
    """The ships that may be lifted in the turn of a seat."""
    act(game, seat)
    return set(arguments(game, 'lift_ship'))


def lift(game, q, r, side):
    """Lift the ship on this side."""
    play(game, 'lift_ship:e%d' % edge(game, q, r, side))


def put(game, q, r, side):
    """Put the lifted ship on this side."""
    play(game, 'put_ship:e%d' % edge(game, q, r, side))


class Lines(unittest.TestCase):
    """Open and closed lines."""

    def test_open(self):
        """S-21 (a): the last ship of an open line."""
        game = strait()
        build(game, 0, 0, 1, NE)
        crossing(game)
        self.assertEqual(liftable(game), names(game, 3, 1, 'NE'))

    def test_closed(self):
        """S-20: between two own buildings nothing moves, a city closes as well."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW, 'city')
        crossing(game)
        self.assertEqual(liftable(game), set())

    def test_branch(self):
        """S-20, S-21: a branch of a closed line has an end."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW)
        crossing(game)
        sail(game, 0, 2, 1, 'W', 'SW')
        self.assertEqual(liftable(game), names(game, 2, 1, 'SW'))

    def test_opponent_in_between(self):
        """E84: an opponent's building in the middle leaves the line closed, the route is cut."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW)
        crossing(game)
        build(game, 1, 2, 1, N)
        self.assertEqual((liftable(game), game.road_length(0)), (set(), 3))

    def test_opponent_at_the_end(self):
        """S-21 (a): an opponent's building or ship at the free node does not hold the ship."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 1, 4, 1, NW)
        build(game, 1, 4, 3, SW)
        sail(game, 1, 4, 1, 'W')
        crossing(game)
        self.assertEqual(liftable(game), names(game, 3, 1, 'NE'))
        self.assertEqual(liftable(game, 1), names(game, 4, 1, 'W'))

    def test_road_at_the_end(self):
        """E87: an own road at the free node does not hold the ship."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 0, 1, 'E')
        pave(game, 0, 0, 1, 'SE')
        self.assertEqual(liftable(game), names(game, 0, 1, 'E'))

    def test_loose(self):
        """A line that an opponent cut off from its building: both its ends are ends."""
        game = strait()
        build(game, 1, 0, 1, NE)
        sail(game, 0, 1, 1, 'NW', 'NE')
        sail(game, 0, 2, 1, 'NW')
        self.assertEqual(liftable(game), names(game, 1, 1, 'NW') | names(game, 2, 1, 'NW'))


class Rings(unittest.TestCase):
    """S-21 (b) and what is cut off."""

    def test_without_building(self):
        """E85: on a ring without an own building every ship is an end."""
        game = strait()
        sail(game, 0, 2, 1, *RING)
        self.assertEqual(liftable(game), names(game, 2, 1, *RING))

    def test_tail(self):
        """E85: a ring that hangs on a tail; the tail stays, since it holds the ring."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, 'NW', 'NE')
        sail(game, 0, 2, 1, *RING)
        self.assertEqual(liftable(game), names(game, 2, 1, *RING))

    def test_one_building(self):
        """E86: a ring at one settlement: the two ships at it."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, *RING)
        self.assertEqual(liftable(game), names(game, 1, 1, 'W', 'NW'))

    def test_two_buildings(self):
        """S-20: with two own buildings on the ring all is closed."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 1, 1, S)
        sail(game, 0, 1, 1, *RING)
        self.assertEqual(liftable(game), set())

    def test_two_tails(self):
        """S-20: two tails to two buildings close a ring; from one node of it they do not."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW)
        crossing(game)
        sail(game, 0, 2, 1, *RING)
        self.assertEqual(liftable(game), set())

    def test_opponent_on_the_ring(self):
        """S-21, E85: an opponent's building does not matter for being a ring."""
        game = strait()
        sail(game, 0, 1, 1, *RING)
        build(game, 1, 1, 1, S)
        self.assertEqual(liftable(game), names(game, 1, 1, *RING))

    def test_cut_off(self):
        """E92: refused if other ships would hang on no building any more."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, *RING)
        build(game, 1, 1, 1, S)
        self.assertEqual(liftable(game), set())
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, *RING)
        build(game, 1, 1, 1, SW)
        self.assertEqual(liftable(game), names(game, 1, 1, 'W'))

    def test_two_rings(self):
        """S-21 (b): two rings with a common ship, no building: every ship lies on a ring."""
        game = strait()
        sail(game, 0, 1, 1, *RING)
        sail(game, 0, 2, 1, *RING)
        self.assertEqual(len(liftable(game)), 11)


class Moving(unittest.TestCase):
    """When, and where to."""

    def line(self, *more):
        """A ship at a settlement and one behind it."""
        game = strait(*more)
        build(game, 0, 0, 1, NE)
        sail(game, 0, 1, 1, 'NW', 'NE')
        return game

    def test_anywhere(self):
        """E90, S-23: wherever a ship could be built with it lifted, but not back."""
        game = self.line()
        build(game, 0, 4, 2, NW)
        act(game)
        lift(game, 1, 1, 'NE')
        self.assertEqual(asked(game), 's0 put_ship')
        expected = (at_node(game, 0, 1, NE) | at_node(game, 1, 1, N) | at_node(game, 4, 2, NW))
        self.assertEqual(set(arguments(game, 'put_ship')),
                         expected - names(game, 1, 1, 'NW', 'NE') - names(game, 4, 2, 'NW'))
        self.assertEqual(kinds(game), {'put_ship'})
        put(game, 4, 2, 'W')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual(set(game.ships), {edge(game, 1, 1, 'NW'), edge(game, 4, 2, 'W')})

    def test_free(self):
        """S-24: it costs nothing; with all fifteen on the board too."""
        game = self.line()
        sail(game, 0, 2, 1, *RING)
        sail(game, 0, 2, 2, *RING)
        sail(game, 0, 3, 1, 'NE', 'E')
        self.assertEqual(game.supply(0, 'ship'), 0)
        act(game)
        lift(game, 3, 1, 'E')
        put(game, 0, 1, 'E')
        self.assertEqual(game.supply(0, 'ship'), 0)

    def test_once(self):
        """E88: one move a turn; in the next one again."""
        game = self.line()
        act(game)
        lift(game, 1, 1, 'NE')
        put(game, 0, 1, 'E')
        self.assertNotIn('lift_ship', kinds(game))
        play(game, 'end_turn', 'roll', 'dice:2', 'end_turn', 'roll', 'dice:2')
        self.assertIn('lift_ship', kinds(game))

    def test_new(self):
        """E88, S-22: not one built in this turn, paid or free; it holds its forerunner."""
        game = self.line()
        rich(game)
        act(game)
        play(game, 'build_ship:e%d' % edge(game, 2, 1, 'NW'))
        self.assertNotIn('lift_ship', kinds(game))
        game = self.line()
        give_card(game, 0, 'road_building')
        start_turn(game)
        play(game, 'play_road_building', 'free_ship:e%d' % edge(game, 2, 1, 'NW'), 'decline',
             'roll', 'dice:2')
        self.assertNotIn('lift_ship', kinds(game))
        play(game, 'end_turn', 'roll', 'dice:2', 'end_turn', 'roll', 'dice:2')
        self.assertEqual(set(arguments(game, 'lift_ship')), names(game, 2, 1, 'NW'))

    def test_pirate(self):
        """E89: neither from nor to an edge of the pirate's hex."""
        game = self.line()
        put_pirate(game, 1, 1)
        self.assertEqual(liftable(game), set())
        put_pirate(game, 3, 0)
        act(game)
        lift(game, 1, 1, 'NE')
        put_pirate(game, 2, 0)
        self.assertNotIn('put_ship:e%d' % edge(game, 2, 0, 'W'), game.moves())

    def test_bare_settlement(self):
        """E91: the only ship of a settlement may leave it."""
        game = strait()
        build(game, 0, 0, 1, NE)
        build(game, 0, 4, 1, NW)
        sail(game, 0, 0, 1, 'E')
        act(game)
        lift(game, 0, 1, 'E')
        put(game, 4, 1, 'W')
        self.assertEqual(game.ships, {edge(game, 4, 1, 'W'): 0})

    def test_nowhere(self):
        """Not lifted where there is no edge to put it on."""
        game = strait()
        build(game, 0, 0, 1, NE)
        sail(game, 0, 0, 1, 'E')
        self.assertEqual(len(liftable(game)), 1)
        pave(game, 1, 0, 1, 'NE')
        sail(game, 1, 1, 1, 'NW')
        self.assertEqual(liftable(game), set())

    def test_times(self):
        """E94, S-22: not before the roll; in a paired turn (X-9), with a move of its own."""
        game = strait(players=5, paired_turns=1)
        for seat, q, corner, side in ((0, 0, NE, 'NE'), (3, 4, NW, 'NW')):
            build(game, seat, q, 1, corner)
            sail(game, seat, q, 1, side)
        start_turn(game)
        self.assertNotIn('lift_ship', kinds(game))
        play(game, 'roll', 'dice:2')
        lift(game, 0, 1, 'NE')
        put(game, 0, 1, 'E')
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's3 action')
        self.assertIn('lift_ship', kinds(game))

    def test_built_in_special_building(self):
        """S-22: a ship of the special building phase is not new in the next own turn."""
        game = strait(players=5)
        build(game, 1, 0, 1, NE)
        give(game, 1, lumber=1, wool=1)
        act(game)
        play(game, 'end_turn', 'build_ship:e%d' % edge(game, 0, 1, 'E'), 'pass', 'pass', 'pass',
             'pass', 'roll', 'dice:2')
        self.assertEqual(set(arguments(game, 'lift_ship')), names(game, 0, 1, 'E'))


class TwoWays(unittest.TestCase):
    """Closed ships and rings on random lines, by trying all sets of ships."""

    def degrees(self, ships, ends):
        """How many of the ships end at each node."""
        ended = [node for ship in ships for node in ends[ship]]
        return {node: ended.count(node) for node in ended}

    def hangs_together(self, ships, ends):
        """Whether the ships are one piece."""
        joined, rest = set(ends[ships[0]]), list(ships[1:])
        while any(joined & set(ends[ship]) for ship in rest):
            ship = next(ship for ship in rest if joined & set(ends[ship]))
            rest.remove(ship)
            joined |= set(ends[ship])
        return not rest

    def test_agree(self):
        """A path has two ends of one ship each, a ring none; nowhere do three ships meet."""
        rng = random.Random(2)
        geometry = strait().geometry
        for _ in range(80):
            ships = [rng.choice(geometry.hex_edges[geometry.hex_at(2, 1)])]
            while len(ships) < 9:
                ships.append(rng.choice([
                    other for other in geometry.edge_ids() if other not in ships and any(
                        set(geometry.edge_nodes[other]) & set(geometry.edge_nodes[ship])
                        for ship in ships)]))
            ends = geometry.edge_nodes
            nodes = sorted({node for ship in ships for node in ends[ship]})
            buildings = set(rng.sample(nodes, 3))
            closed, found = set(), {ship: [] for ship in ships}
            for size in range(1, 10):
                for chosen in combinations(ships, size):
                    degrees = self.degrees(chosen, ends)
                    if max(degrees.values()) > 2 or not self.hangs_together(chosen, ends):
                        continue
                    last = {node for node, degree in degrees.items() if degree == 1}
                    if last and last <= buildings:
                        closed |= set(chosen)
                    if not last:
                        for ship in chosen:
                            found[ship].append(set(chosen))
            self.assertEqual(closed_ships(ships, ends, buildings), closed)
            for ship in ships:
                of_ship = rings(ship, ships, ends)
                self.assertEqual(len(of_ship), len(found[ship]))
                self.assertTrue(all(ring in of_ship for ring in found[ship]))


if __name__ == '__main__':
    unittest.main()
