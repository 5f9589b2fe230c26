#!/usr/bin/env python3
"""Self-tests: what knights mean for ships and routes (CS-4, CS-5, CS-12, C-63, E161)."""

import unittest

from ck_situations import stand
from sea_situations import crossing, names, put_pirate, sail, sites, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, build, edge, node, pave, play)

RING = ('NE', 'E', 'SE', 'SW', 'W', 'NW')


def liftable(game, seat=0):
    """The ships that may be lifted in the turn of a seat."""
    act(game, seat)
    return set(arguments(game, 'lift_ship'))


class Line(unittest.TestCase):
    """Six ships of seat 0 over the strait from a settlement."""

    def setUp(self):
        self.game = strait(cities_knights=1)
        self.line = crossing(self.game)
        build(self.game, 0, 0, 1, NE)
        self.last = names(self.game, 3, 1, 'NE')

    def at_end(self):
        """The free edge with sea at the end of the line."""
        return names(self.game, 3, 1, 'E')


class Foreign(Line):
    """CS-4, CS-5: knights of others."""

    def test_no_further(self):
        """CS-4: no ship is built on from the node where he stands, passive or not."""
        # RULE("CS-4")
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), self.at_end())
        stand(self.game, 1, self.line[6])
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), set())

    def test_in_the_middle(self):
        """CS-4: nor from a node inside the line; from its other nodes ships go on."""
        # RULE("CS-4")
        stand(self.game, 1, self.line[3])
        up = names(self.game, 3, 0, 'W')
        self.assertEqual(up & sites(self.game, 'build_ship'), set())
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), self.at_end())

    def test_own_building(self):
        """CS-4: an own knight bars nothing, but no ship hangs on him alone."""
        # RULE("CS-4") RULE("S-13")
        stand(self.game, 0, self.line[6])
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), self.at_end())
        pave(self.game, 0, 4, 1, 'W', 'SW')
        stand(self.game, 0, node(self.game, 4, 1, S))
        there = {'e%d' % other
                 for other in self.game.geometry.node_edges[node(self.game, 4, 1, S)]}
        self.assertEqual(there & sites(self.game, 'build_ship'), set())

    def test_pinned(self):
        """CS-4: a ship is pinned whose only open end is where he stands."""
        # RULE("CS-4")
        self.assertEqual(liftable(self.game), self.last)
        stand(self.game, 1, self.line[6])
        self.assertEqual(liftable(self.game), set())

    def test_other_end(self):
        """CS-4: a branch elsewhere is not, nor one that has another open end, or hangs free."""
        # RULE("CS-4")
        stand(self.game, 1, self.line[6])
        sail(self.game, 0, 3, 0, 'W')
        self.assertEqual(liftable(self.game), names(self.game, 3, 0, 'W'))
        self.game.ships.clear()
        self.game.buildings.clear()
        build(self.game, 0, 4, 1, S)
        sail(self.game, 0, 1, 1, 'NE')
        stand(self.game, 1, self.line[1])
        stand(self.game, 1, self.line[6])
        self.assertEqual(liftable(self.game), names(self.game, 1, 1, 'NE'))

    def test_not_there(self):
        """CS-4, S-23: nor is a ship put where it would hang on that node only."""
        # RULE("CS-4")
        sail(self.game, 0, 3, 0, 'W')
        stand(self.game, 1, self.line[6])
        act(self.game)
        play(self.game, 'lift_ship:' + names(self.game, 3, 0, 'W').pop())
        self.assertEqual(self.at_end() & set(arguments(self.game, 'put_ship')), set())

    def test_route(self):
        """CS-5, C-62: he cuts the route, at sea as well."""
        # RULE("CS-5") RULE("C-62")
        self.game.judge_awards()
        self.assertEqual((self.game.road_length(0), self.game.longest_road), (6, 0))
        stand(self.game, 1, self.line[2])
        self.game.judge_awards()
        self.assertEqual((self.game.road_length(0), self.game.longest_road), (4, None))

    def test_closed_stays_closed(self):
        """CS-5: he opens no closed line."""
        # RULE("CS-5")
        build(self.game, 0, 4, 1, NW)
        stand(self.game, 1, self.line[3])
        self.assertEqual(liftable(self.game), set())

    def test_settlement(self):
        """C-61: nobody settles where he stands, nor where an own one does."""
        # RULE("C-61") RULE("C-57")
        self.assertIn('n%d' % self.line[6], sites(self.game, 'build_settlement'))
        for seat in (0, 1):
            stand(self.game, seat, self.line[6])
            self.assertNotIn('n%d' % self.line[6], sites(self.game, 'build_settlement'))

    def test_attached_elsewhere(self):
        """CS-4: an edge beyond him may still hang on another line."""
        # RULE("CS-4")
        stand(self.game, 1, self.line[6])
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), set())
        build(self.game, 0, 4, 1, SW)
        self.assertEqual(self.at_end() & sites(self.game, 'build_ship'), self.at_end())


class Own(Line):
    """CS-12: own knights close lines."""

    def test_end(self):
        """CS-12, E161: a line from a building to an own knight is closed."""
        # RULE("CS-12") RULE("E161")
        stand(self.game, 0, self.line[6])
        self.assertEqual(liftable(self.game), set())

    def test_inside(self):
        """CS-12: one inside it leaves the rest open."""
        # RULE("CS-12")
        stand(self.game, 0, self.line[5])
        self.assertEqual(liftable(self.game), self.last)
        self.game.knights.pop(self.line[5])
        stand(self.game, 0, self.line[3])
        self.assertEqual(liftable(self.game), self.last)

    def test_two_knights(self):
        """CS-12: between two knights as well, one building or none."""
        # RULE("CS-12")
        sail(self.game, 0, 3, 0, 'W')
        stand(self.game, 0, node(self.game, 3, 0, NW))
        stand(self.game, 0, self.line[6])
        self.assertEqual(liftable(self.game), set())
        self.game.buildings.clear()
        self.assertEqual(liftable(self.game), names(self.game, 1, 1, 'NW'))

    def test_moved_away(self):
        """CS-12: when he has gone away the line is open again."""
        # RULE("CS-12")
        stand(self.game, 0, self.line[6], active=True)
        act(self.game)
        self.assertEqual(arguments(self.game, 'lift_ship'), [])
        play(self.game, 'lift_knight:n%d' % self.line[6], 'put_knight:n%d' % self.line[1])
        self.assertEqual(set(arguments(self.game, 'lift_ship')), self.last)

    def test_foreign_between(self):
        """CS-5, CS-12: a foreign knight or building between opens nothing."""
        # RULE("CS-5") RULE("CS-12")
        stand(self.game, 0, self.line[6])
        stand(self.game, 1, self.line[4])
        build(self.game, 1, 2, 1, N)
        self.assertEqual(liftable(self.game), set())

    def test_at_the_pirate(self):
        """S-22: the pirate holds ships as ever."""
        # RULE("S-22")
        put_pirate(self.game, 3, 1)
        self.assertEqual(liftable(self.game), set())


class Rings(unittest.TestCase):
    """S-21 (b) with knights."""

    def setUp(self):
        """A ring around (2, 1), which a line joins to the settlement at the coast."""
        self.game = strait(cities_knights=1)
        build(self.game, 0, 0, 1, NE)
        sail(self.game, 0, 1, 1, 'NW', 'NE')
        sail(self.game, 0, 2, 1, *RING)

    def test_no_knight(self):
        """S-21: every ship of the ring."""
        self.assertEqual(liftable(self.game), names(self.game, 2, 1, *RING))

    def test_own_far(self):
        """CS-12: an own knight on it: both ways from the building to him are closed."""
        # RULE("CS-12")
        stand(self.game, 0, node(self.game, 2, 1, NE))
        self.assertEqual(liftable(self.game), set())

    def test_own_near(self):
        """CS-12: where the line meets the ring he is the only one on it: the two ships at him."""
        # RULE("CS-12")
        stand(self.game, 0, node(self.game, 2, 1, NW))
        self.assertEqual(liftable(self.game), names(self.game, 2, 1, 'NW', 'W'))

    def test_foreign(self):
        """CS-4: knights of others pin no ship of a ring."""
        # RULE("CS-4")
        stand(self.game, 1, node(self.game, 2, 1, NE))
        self.assertEqual(liftable(self.game), names(self.game, 2, 1, *RING))

    def test_lonely(self):
        """CS-12, C-63: a knight that stays at a ship may lose what joins him to nothing anyway."""
        # RULE("CS-12") RULE("C-63")
        self.game.buildings.clear()
        self.game.ships.clear()
        build(self.game, 0, 4, 2, NW)
        sail(self.game, 0, 1, 1, 'NE', 'E')     # they hang on nothing
        stand(self.game, 0, node(self.game, 1, 1, N))
        self.assertEqual(liftable(self.game), names(self.game, 1, 1, 'E'))
        del self.game.ships[edge(self.game, 1, 1, 'E')]
        self.assertEqual(liftable(self.game), set())    # C-63: his only way

    def test_joined(self):
        """CS-12: a knight is joined by roads alone or by ships alone, past no foreign building."""
        # RULE("CS-12")
        end = stand(self.game, 0, node(self.game, 2, 1, SE))
        pave(self.game, 0, 0, 1, 'NE')
        inland = stand(self.game, 0, node(self.game, 0, 1, N))
        self.assertEqual(self.game.joined_knights(0), {end, inland})
        build(self.game, 1, 2, 1, NW)
        self.assertEqual(self.game.joined_knights(0), {inland})
        self.game.buildings.clear()
        self.assertEqual(self.game.joined_knights(0), set())

    def test_road_holds(self):
        """C-63, CS-12: he who stands at a road as well may lose a ship."""
        # RULE("CS-12") RULE("C-63")
        self.game.ships.clear()
        build(self.game, 0, 4, 2, NW)
        pave(self.game, 0, 0, 1, 'NE')
        sail(self.game, 0, 1, 1, 'NW')      # it hangs on nothing
        self.game.buildings.pop(node(self.game, 0, 1, NE))
        stand(self.game, 0, node(self.game, 0, 1, NE))
        self.assertEqual(liftable(self.game), names(self.game, 1, 1, 'NW'))


if __name__ == '__main__':
    unittest.main()
