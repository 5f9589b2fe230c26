#!/usr/bin/env python3
"""Self-tests: knights at sea (CS-2, CS-3, CS-6): their ways, where they come, the pirate."""

import unittest

from ck_situations import stand
from sea_situations import crossing, hex_name, put_pirate, sail, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, give, hand, kinds, node, pave, play)


class Crossing(unittest.TestCase):
    """A settlement of seat 0 at the strait, and six ships from there to the other coast."""

    def setUp(self):
        self.game = strait(cities_knights=1)
        self.line = crossing(self.game)
        build(self.game, 0, 0, 1, NE)

    def sites(self, kind):
        """The nodes of a kind of move, as numbers."""
        return [int(text[1:]) for text in arguments(self.game, kind)]

    def lift(self, where, seat=0):
        """Take up this knight in a turn of its owner; where it may go."""
        act(self.game, seat)
        play(self.game, 'lift_knight:n%d' % where)
        return self.sites('put_knight')


class Coming(Crossing):
    """CS-3: recruiting."""

    def test_coast(self):
        """CS-3: at ships only where there is land; not on the open sea."""
        # RULE("CS-3")
        give(self.game, 0, ore=1, wool=1)
        act(self.game)
        self.assertEqual(self.sites('recruit_knight'), sorted(self.line[5:]))

    def test_at_sea(self):
        """CS-3: with recruit_at_sea anywhere on the line."""
        # RULE("CS-3")
        self.game.options.recruit_at_sea = True
        give(self.game, 0, ore=1, wool=1)
        stand(self.game, 1, self.line[3])
        act(self.game)
        self.assertEqual(self.sites('recruit_knight'),
                         sorted(self.line[where] for where in (1, 2, 4, 5, 6)))

    def test_option(self):
        """The option is refused where it means nothing."""
        # RULE("CS-3")
        self.assertRaises(ValueError, strait, recruit_at_sea=1)
        self.assertRaises(ValueError, strait, recruit_at_sea=1, cities_knights=1, seafarers=0)
        self.assertTrue(strait(recruit_at_sea=1, cities_knights=1).options.recruit_at_sea)


class Ways(Crossing):
    """CS-2: along ships, and where roads and ships meet."""

    def test_along_ships(self):
        """CS-2, CS-3: to every node of the line, the open sea included."""
        # RULE("CS-2") RULE("CS-3")
        where = stand(self.game, 0, self.line[6], active=True)
        self.assertEqual(self.lift(where), sorted(self.line[1:6]))
        play(self.game, 'put_knight:n%d' % self.line[2])
        self.assertEqual(self.game.knights[self.line[2]].state(), 0)

    def test_change_at_building(self):
        """CS-2: from ships to roads at an own building."""
        # RULE("CS-2")
        pave(self.game, 0, 0, 1, 'NE', 'NW')
        where = stand(self.game, 0, self.line[6], active=True)
        self.assertEqual(self.lift(where), sorted(self.line[1:6] + [
            node(self.game, 0, 1, N), node(self.game, 0, 1, NW)]))

    def test_no_change(self):
        """CS-2: without a building roads and ships are two ways."""
        # RULE("CS-2")
        self.game.buildings.clear()
        pave(self.game, 0, 0, 1, 'NE', 'NW')
        where = stand(self.game, 0, self.line[6], active=True)
        self.assertEqual(self.lift(where), sorted(self.line[:6]))

    def test_junction(self):
        """CS-2: a knight that stands where they meet leaves by either."""
        # RULE("CS-2")
        self.game.buildings.clear()
        pave(self.game, 0, 0, 1, 'NE', 'NW')
        where = stand(self.game, 0, self.line[0], active=True)
        self.assertEqual(self.lift(where), sorted(self.line[1:] + [
            node(self.game, 0, 1, N), node(self.game, 0, 1, NW)]))

    def test_both_ways_in(self):
        """CS-2: a node that is reached by road and by ship is left by the piece one came by."""
        # RULE("CS-2")
        pave(self.game, 0, 0, 1, 'NE', 'NW')
        build(self.game, 0, 0, 1, NW)
        self.game.buildings.pop(self.line[0])
        sail(self.game, 0, 0, 1, 'W', 'SW', 'SE', 'E')      # round the south to line[0]
        where = stand(self.game, 0, node(self.game, 0, 1, SW), active=True)
        self.assertEqual(self.lift(where), sorted(
            self.line + [node(self.game, 0, 1, corner) for corner in (N, SE, S)]))

    def test_past_nobody(self):
        """C-56: past no knight and no foreign building."""
        # RULE("C-56") RULE("CS-2")
        where = stand(self.game, 0, self.line[6], active=True)
        stand(self.game, 0, self.line[4])
        self.assertEqual(self.lift(where), [self.line[5]])
        self.game.knights[where] = self.game.knights.pop(self.line[4])
        self.game.knights[where].active = True
        build(self.game, 1, 4, 0, SW)       # line[5]
        act(self.game)
        self.assertNotIn('lift_knight', kinds(self.game))

    def test_displace(self):
        """C-58, C-59, CS-3: driven away on the open sea, and back along one's own ships."""
        # RULE("C-58") RULE("C-59") RULE("CS-3")
        sail(self.game, 1, 3, 0, 'W', 'NW')
        there = stand(self.game, 1, self.line[3])
        where = stand(self.game, 0, self.line[6], level=2, active=True)
        self.assertEqual(self.lift(where), sorted(self.line[3:6]))
        play(self.game, 'put_knight:n%d' % there)
        self.assertEqual(asked(self.game), 's1 retreat_knight')
        self.assertEqual(self.sites('retreat_knight'),
                         sorted(node(self.game, 3, 0, corner) for corner in (NW, N)))

    def test_new_ship_serves(self):
        """C-56: a ship just built serves."""
        # RULE("C-56") RULE("CS-2")
        where = stand(self.game, 0, self.line[6], active=True)
        give(self.game, 0, lumber=1, wool=1)
        act(self.game)
        ship = [text for text in arguments(self.game, 'build_ship')
                if self.line[6] in self.game.geometry.edge_nodes[int(text[1:])]][0]
        play(self.game, 'build_ship:' + ship, 'lift_knight:n%d' % where)
        end = self.game.geometry.other_end(int(ship[1:]), where)
        self.assertIn(end, self.sites('put_knight'))


class Chasing(Crossing):
    """CS-6, CS-10, CS-17: robber and pirate."""

    def setUp(self):
        super().setUp()
        self.game.robber_free = True
        put_pirate(self.game, 2, 1)
        self.where = stand(self.game, 0, self.line[3], active=True)

    def test_chase(self):
        """CS-6: the pirate alone moves, to another sea hex; a card is stolen; it is passive."""
        # RULE("CS-6")
        sail(self.game, 1, 2, 3, 'W')
        build(self.game, 1, 3, 0, SW)
        give(self.game, 1, ore=1)
        act(self.game)
        self.assertEqual(self.sites('chase_pirate'), [self.where])
        play(self.game, 'chase_pirate:n%d' % self.where)
        self.assertEqual(asked(self.game), 's0 move_robber')
        self.assertEqual(kinds(self.game), {'move_pirate'})
        self.assertEqual(len(self.game.moves()), 11)
        self.assertFalse(self.game.knights[self.where].active)
        play(self.game, 'move_pirate:' + hex_name(self.game, 2, 3), 'rob:s1', 'steal:ore')
        self.assertEqual(hand(self.game, 0)[4], 1)
        self.assertEqual(asked(self.game), 's0 action')

    def test_waits(self):
        """CS-10: not before the first attack."""
        # RULE("CS-10")
        self.game.robber_free = False
        act(self.game)
        self.assertNotIn('chase_pirate', kinds(self.game))

    def test_where(self):
        """CS-6: only on the pirate's hex, and only a ready knight; a coast is a corner as well."""
        # RULE("CS-6")
        coast = stand(self.game, 0, self.line[6], active=True)
        act(self.game)
        self.assertEqual(self.sites('chase_pirate'), [self.where])
        put_pirate(self.game, 3, 1)
        self.assertEqual(self.sites('chase_pirate'), [coast])
        self.game.knights[coast].tired = True
        self.game.pirate = None
        self.assertNotIn('chase_pirate', kinds(self.game))

    def test_both(self):
        """CS-6: beside both he moves the one that he chases."""
        # RULE("CS-6") RULE("CS-17")
        where = stand(self.game, 0, self.line[6], active=True)
        put_pirate(self.game, 3, 1)
        self.game.robber = self.game.geometry.hex_at(4, 1)
        act(self.game)
        self.assertTrue({'chase_robber', 'chase_pirate'} <= kinds(self.game))
        play(self.game, 'chase_robber:n%d' % where)
        self.assertEqual(kinds(self.game), {'move_robber'})

    def test_nowhere(self):
        """C-60: the robber is chased only if he can go somewhere, pirate or not; likewise it."""
        # RULE("C-60") RULE("CS-6")
        game = strait([(0, 0, 'D ~')], cities_knights=1)
        game.robber_free = True
        put_pirate(game, 1, 0)
        pave(game, 0, 0, 0, 'W')
        sail(game, 0, 0, 0, 'E')
        stand(game, 0, node(game, 0, 0, NE), active=True)
        stand(game, 0, node(game, 0, 0, SW), active=True)
        act(game)
        self.assertEqual(kinds(game) & {'chase_robber', 'chase_pirate'}, set())

    def test_friendly(self):
        """B-35: the friendly robber does not bind the pirate (S-61)."""
        # RULE("B-35") RULE("CS-6")
        self.game.options.friendly_robber = True
        sail(self.game, 1, 2, 3, 'W')
        give(self.game, 1, ore=1)
        act(self.game)
        play(self.game, 'chase_pirate:n%d' % self.where,
             'move_pirate:' + hex_name(self.game, 2, 3))
        self.assertEqual(self.game.moves(), ['rob:s1'])


if __name__ == '__main__':
    unittest.main()
