#!/usr/bin/env python3
"""Self-tests: knights."""

import unittest

import boards
from ck_situations import game_of_knights, landing, levels, names, put_knight, throw
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, give, hand, kinds, node, pave, play)


def knight(game, where):
    """Owner, level and state of a knight."""
    found = game.knights[where]
    return found.seat, found.level, found.state()


class Ring(unittest.TestCase):
    """Roads of seat 0 around the desert from its north corner to its south-west corner."""

    def setUp(self):
        self.game = game_of_knights(players=2)
        build(self.game, 0, 0, 0, N)
        pave(self.game, 0, 0, 0, 'NE', 'E', 'SE', 'SW')
        self.north, self.east, self.low, self.south, self.west, self.back = (
            node(self.game, 0, 0, corner) for corner in (N, NE, SE, S, SW, NW))

    def sites(self, kind):
        """The nodes of a kind of move, as numbers."""
        return [int(text[1:]) for text in arguments(self.game, kind)]


class Raising(Ring):
    """C-47 to C-53: recruiting, activating, promoting."""

    def test_recruit(self):
        """C-48: ore and wool, a free node at an own road, no distance rule; passive."""
        # RULE("C-47") RULE("C-48")
        put_knight(self.game, 1, 0, 0, SE)
        pave(self.game, 1, 0, 0, 'W')
        give(self.game, 0, ore=2, wool=2)
        act(self.game)
        self.assertEqual(self.sites('recruit_knight'), sorted([self.east, self.south, self.west]))
        play(self.game, 'recruit_knight:n%d' % self.east)
        self.assertEqual(hand(self.game, 0), [0, 0, 1, 0, 1, 0, 0, 0])
        self.assertEqual(knight(self.game, self.east), (0, 1, 4))
        self.assertEqual(self.sites('recruit_knight'), sorted([self.south, self.west]))

    def test_two_of_a_level(self):
        """C-49: with both basic knights on the board one must be promoted first."""
        # RULE("C-9") RULE("C-49")
        put_knight(self.game, 0, 0, 0, NE)
        put_knight(self.game, 0, 0, 0, SE)
        give(self.game, 0, ore=3, wool=3)
        act(self.game)
        self.assertNotIn('recruit_knight', kinds(self.game))
        play(self.game, 'promote_knight:n%d' % self.east)
        self.assertEqual(self.sites('recruit_knight'), sorted([self.south, self.west]))

    def test_activate(self):
        """C-50, C-51: a grain at any level; it acts from the next own turn on."""
        # RULE("C-50") RULE("C-51")
        put_knight(self.game, 0, 0, 0, NE, level=3)
        give(self.game, 0, grain=1)
        act(self.game)
        play(self.game, 'activate_knight:n%d' % self.east)
        self.assertEqual(hand(self.game, 0)[3], 0)
        self.assertEqual(knight(self.game, self.east), (0, 3, 3))
        self.assertEqual(kinds(self.game), {'end_turn'})
        play(self.game, 'end_turn')
        self.assertEqual(knight(self.game, self.east), (0, 3, 1))
        act(self.game)
        self.assertIn('lift_knight', kinds(self.game))

    def test_recruit_and_activate(self):
        """C-50: a knight recruited in this turn may be activated at once; E131: not promoted."""
        # RULE("C-50") RULE("C-53") RULE("E131")
        give(self.game, 0, ore=2, wool=2, grain=1)
        act(self.game)
        play(self.game, 'recruit_knight:n%d' % self.east)
        self.assertNotIn('promote_knight', kinds(self.game))
        play(self.game, 'activate_knight:n%d' % self.east)
        self.assertEqual(knight(self.game, self.east), (0, 1, 7))
        self.assertNotIn('promote_knight', kinds(self.game))

    def test_promote(self):
        """C-52, C-53: ore and wool, once a turn; the state is kept, and what is ready stays so."""
        # RULE("C-52") RULE("C-53") RULE("C-55")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        levels(self.game, 0, politics=3)
        give(self.game, 0, ore=2, wool=2)
        act(self.game)
        play(self.game, 'promote_knight:n%d' % self.east)
        self.assertEqual(hand(self.game, 0), [0, 0, 1, 0, 1, 0, 0, 0])
        self.assertEqual(knight(self.game, self.east), (0, 2, 5))
        self.assertNotIn('promote_knight', kinds(self.game))
        play(self.game, 'lift_knight:n%d' % self.east, 'put_knight:n%d' % self.low)
        self.assertEqual(knight(self.game, self.low), (0, 2, 4))
        self.assertNotIn('promote_knight', kinds(self.game))

    def test_fortress(self):
        """C-52, C-80: mighty knights need politics level 3."""
        # RULE("C-52") RULE("C-80")
        put_knight(self.game, 0, 0, 0, NE, level=2)
        give(self.game, 0, ore=1, wool=1)
        levels(self.game, 0, trade=5, politics=2)
        act(self.game)
        self.assertNotIn('promote_knight', kinds(self.game))
        levels(self.game, 0, politics=3)
        self.assertIn('promote_knight', kinds(self.game))

    def test_next_piece(self):
        """C-52: the piece of the next level must be there; mighty is the end."""
        # RULE("C-52")
        levels(self.game, 0, politics=3)
        give(self.game, 0, ore=1, wool=1)
        put_knight(self.game, 0, 0, 0, NE)
        put_knight(self.game, 0, 0, 0, SE, level=2)
        put_knight(self.game, 0, 0, 0, S, level=2)
        put_knight(self.game, 0, 0, 0, SW, level=3)
        act(self.game)
        self.assertEqual(self.sites('promote_knight'), sorted([self.low, self.south]))
        put_knight(self.game, 0, 0, 0, NW, level=3)
        self.assertEqual(self.sites('promote_knight'), [])


class Moving(Ring):
    """C-54 to C-57: moving."""

    def lift(self, where=None):
        """Lift the knight in the east in the turn of seat 0; returns where it may go."""
        act(self.game)
        play(self.game, 'lift_knight:n%d' % (self.east if where is None else where))
        self.assertEqual(asked(self.game), 's0 put_knight')
        return self.sites('put_knight')

    def test_along_roads(self):
        """C-54, C-56: anywhere along own roads, past own buildings; then it is passive."""
        # RULE("C-54") RULE("C-56")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        pave(self.game, 0, 0, 0, 'NW')
        self.assertEqual(self.lift(), sorted([self.low, self.south, self.west, self.back]))
        play(self.game, 'put_knight:n%d' % self.west)
        self.assertEqual(knight(self.game, self.west), (0, 1, 0))
        self.assertEqual(kinds(self.game), {'end_turn'})

    def test_not_past_knights(self):
        """C-56: past no knight, not one's own either, and past no building of another."""
        # RULE("C-56")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        put_knight(self.game, 0, 0, 0, S)
        self.assertEqual(self.lift(), [self.low])
        self.setUp()
        put_knight(self.game, 0, 0, 0, NE, active=True)
        build(self.game, 1, 0, 0, S)
        self.assertEqual(self.lift(), [self.low])

    def test_new_road(self):
        """C-56: a road built in this turn may be used."""
        # RULE("C-56")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        give(self.game, 0, lumber=1, brick=1)
        act(self.game)
        play(self.game, 'build_road:e%d' % edge(self.game, 0, 0, 'W'))
        play(self.game, 'lift_knight:n%d' % self.east)
        self.assertIn(self.back, self.sites('put_knight'))

    def test_nowhere(self):
        """A knight that can go nowhere is not lifted; a passive one neither."""
        # RULE("C-54")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        put_knight(self.game, 0, 0, 0, SE)
        act(self.game)
        self.assertEqual(kinds(self.game), {'end_turn'})

    def test_once(self):
        """E130: who has acted is passive; activated again it rests until the next turn."""
        # RULE("C-54") RULE("E130")
        put_knight(self.game, 0, 0, 0, NE, active=True)
        give(self.game, 0, grain=1)
        self.lift()
        play(self.game, 'put_knight:n%d' % self.low, 'activate_knight:n%d' % self.low)
        self.assertEqual(knight(self.game, self.low), (0, 1, 3))
        self.assertEqual(kinds(self.game), {'end_turn'})

    def test_building_site(self):
        """C-57, C-61, E136: no settlement where a knight stands; one's own can move away first."""
        # RULE("C-57") RULE("C-61") RULE("E136")
        put_knight(self.game, 0, 0, 0, SE, active=True)
        give(self.game, 0, lumber=1, brick=1, wool=1, grain=1)
        act(self.game)
        self.assertEqual(self.sites('build_settlement'), sorted([self.south, self.west]))
        play(self.game, 'lift_knight:n%d' % self.low, 'put_knight:n%d' % self.east)
        self.assertEqual(self.sites('build_settlement'),
                         sorted([self.low, self.south, self.west]))

    def test_blocked_road(self):
        """C-61: a road may end at another's knight, active or not, but does not go on from it."""
        # RULE("C-61")
        give(self.game, 0, lumber=1, brick=1)
        act(self.game)
        on = {'e%d' % other for other in self.game.geometry.node_edges[self.west]}
        own = {'e%d' % edge(self.game, 0, 0, 'SW')}
        self.assertTrue(on - own <= set(arguments(self.game, 'build_road')))
        put_knight(self.game, 1, 0, 0, SW)
        self.assertFalse(on & set(arguments(self.game, 'build_road')))
        put_knight(self.game, 0, 0, 0, SW)
        self.assertTrue(on - own <= set(arguments(self.game, 'build_road')))

    def test_road_to_a_knight(self):
        """C-61: the road that ends there is laid."""
        # RULE("C-61")
        del self.game.roads[edge(self.game, 0, 0, 'SW')]
        put_knight(self.game, 1, 0, 0, SW)
        give(self.game, 0, lumber=1, brick=1)
        act(self.game)
        self.assertIn('e%d' % edge(self.game, 0, 0, 'SW'), arguments(self.game, 'build_road'))


class Displacing(Ring):
    """C-58, C-59: driving away weaker knights."""

    def setUp(self):
        super().setUp()
        self.mine = put_knight(self.game, 0, 0, 0, NE, level=2, active=True)
        self.his = put_knight(self.game, 1, 0, 0, SW, active=True)

    def displace(self):
        """Seat 0 moves its knight from the east to the west."""
        act(self.game)
        play(self.game, 'lift_knight:n%d' % self.mine, 'put_knight:n%d' % self.his)

    def test_weaker_only(self):
        """C-58, E134: only a weaker one of another player."""
        # RULE("C-58") RULE("E134")
        act(self.game)
        play(self.game, 'lift_knight:n%d' % self.mine)
        self.assertEqual(self.sites('put_knight'), sorted([self.low, self.south, self.his]))
        self.game.knights[self.his].level = 2
        self.assertEqual(self.sites('put_knight'), sorted([self.low, self.south]))
        put_knight(self.game, 0, 0, 0, SW)
        self.assertEqual(self.sites('put_knight'), sorted([self.low, self.south]))

    def test_basic_displaces_nobody(self):
        """C-58: with nowhere else to go it is not even lifted."""
        # RULE("C-58")
        self.game.knights[self.mine].level = 1
        put_knight(self.game, 1, 0, 0, SE)
        act(self.game)
        self.assertEqual(kinds(self.game), {'end_turn'})

    def test_retreat(self):
        """C-59: its owner puts it where his roads lead; it keeps its state, the mover is passive."""
        # RULE("C-58") RULE("C-59")
        pave(self.game, 1, 0, 0, 'W', 'NW')
        self.displace()
        self.assertEqual(asked(self.game), 's1 retreat_knight')
        self.assertEqual(self.sites('retreat_knight'), [self.back])     # not past the settlement
        self.assertEqual(knight(self.game, self.his), (0, 2, 0))
        play(self.game, 'retreat_knight:n%d' % self.back)
        self.assertEqual(knight(self.game, self.back), (1, 1, 1))
        self.assertEqual(asked(self.game), 's0 action')

    def test_nowhere(self):
        """C-59, E132, E133: back to supply where no free node is reached; it displaces nobody."""
        # RULE("C-59") RULE("E132") RULE("E133")
        self.game.knights[self.his].level = 1
        pave(self.game, 1, 0, 0, 'W')
        put_knight(self.game, 0, 0, 0, NW)
        self.displace()
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.knights_of(1), [])
        self.assertEqual(self.game.knight_supply(1, 1), 2)

    def test_by_own_roads(self):
        """C-59: from the node where it stood its owner's roads lead, not those of the mover."""
        # RULE("C-59")
        game = game_of_knights(players=2)
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, 0, 'NE', 'E')
        pave(game, 1, 1, 0, 'NW')       # from the east corner to that of hex (1, 0) in the north
        mine = put_knight(game, 0, 0, 0, SE, level=2, active=True)
        his = put_knight(game, 1, 0, 0, NE)
        pave(game, 1, 0, 0, 'SE')
        act(game)
        play(game, *names('lift_knight', mine), *names('put_knight', his))
        self.assertEqual(game.moves(), names('retreat_knight', node(game, 1, 0, N)))

    def test_node_left(self):
        """C-59: the node that the mover left is allowed if it is reached."""
        # RULE("C-59")
        game = game_of_knights(players=2)
        pave(game, 0, 0, 0, 'NE', 'E')
        mine = put_knight(game, 0, 0, 0, N, level=2, active=True)
        his = put_knight(game, 1, 0, 0, SE)
        pave(game, 1, 0, 0, 'SE', 'SW', 'W', 'NW')
        act(game)
        play(game, *names('lift_knight', mine), *names('put_knight', his))
        free = [node(game, 0, 0, corner) for corner in (S, SW, NW, N)]
        self.assertEqual(game.moves(), names('retreat_knight', *free))


class LongestRoad(unittest.TestCase):
    """C-62: another's knight interrupts a route like a building."""

    def setUp(self):
        self.game = game_of_knights(players=2)
        pave(self.game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        self.game.judge_awards()

    def test_recruit_cuts(self):
        """E135: also a passive one; the road that ends there counts."""
        # RULE("C-62") RULE("E135")
        self.assertEqual(self.game.longest_road, 0)
        pave(self.game, 1, 1, 0, 'SW')
        where = node(self.game, 0, 0, SE)
        give(self.game, 1, ore=1, wool=1)
        act(self.game, 1)
        play(self.game, 'recruit_knight:n%d' % where)
        self.assertIsNone(self.game.longest_road)
        self.assertEqual(self.game.road_length(0), 3)

    def test_own(self):
        """One's own knight never interrupts."""
        # RULE("C-62")
        put_knight(self.game, 0, 0, 0, SE)
        self.game.judge_awards()
        self.assertEqual((self.game.longest_road, self.game.road_length(0)), (0, 5))

    def test_judged_once(self):
        """G-9: a knight in the hand interrupts nothing, but nothing is judged meanwhile."""
        # RULE("C-62") RULE("G-9")
        where = put_knight(self.game, 1, 0, 0, SE, active=True)
        pave(self.game, 1, 1, 0, 'SW')
        self.game.judge_awards()
        self.assertIsNone(self.game.longest_road)
        act(self.game, 1)
        play(self.game, 'lift_knight:n%d' % where)
        self.assertIsNone(self.game.longest_road)
        play(self.game, self.game.moves()[0])
        self.assertEqual(self.game.longest_road, 0)


class Chasing(Ring):
    """C-35, C-60: chasing the robber."""

    def setUp(self):
        super().setUp()
        self.mine = put_knight(self.game, 0, 0, 0, SE, active=True)
        self.game.robber_free = True

    def test_waits(self):
        """C-35, E137: not before the first attack."""
        # RULE("C-35") RULE("E137")
        self.game.robber_free = False
        act(self.game)
        self.assertNotIn('chase_robber', kinds(self.game))

    def test_chase(self):
        """C-60: to another land hex, a card is stolen, nobody discards; the knight is passive."""
        # RULE("C-60")
        build(self.game, 1, 1, -1, NE)
        give(self.game, 1, ore=12)
        act(self.game)
        self.assertEqual(self.sites('chase_robber'), [self.mine])
        play(self.game, 'chase_robber:n%d' % self.mine)
        self.assertEqual(asked(self.game), 's0 move_robber')
        self.assertEqual(len(self.game.moves()), 18)
        self.assertEqual(knight(self.game, self.mine), (0, 1, 0))
        play(self.game, 'move_robber:h%d' % self.game.geometry.hex_at(1, -1), 'rob:s1', 'steal:ore')
        self.assertEqual(hand(self.game, 0)[4], 1)
        self.assertEqual(asked(self.game), 's0 action')

    def test_elsewhere(self):
        """C-60: only at the robber's hex, and only a ready knight."""
        # RULE("C-60")
        act(self.game)
        self.game.robber = self.game.geometry.hex_at(2, -2)
        self.assertNotIn('chase_robber', kinds(self.game))
        self.game.robber = self.game.geometry.hex_at(0, 0)
        self.assertIn('chase_robber', kinds(self.game))
        self.game.knights[self.mine].active = False
        self.assertNotIn('chase_robber', kinds(self.game))

    def test_friendly(self):
        """B-35: the friendly robber binds knights; where it can go nowhere none chases it."""
        # RULE("B-35")
        self.game.options.friendly_robber = True
        self.game.terrain = ['forest'] * 19
        act(self.game)
        self.assertEqual(self.sites('chase_robber'), [self.mine])
        for where in self.game.geometry.node_ids():
            if where not in self.game.buildings and where != self.mine:
                self.game.buildings[where] = (1, 'settlement')
        self.game.public_points = lambda seat: 2
        self.assertNotIn('chase_robber', kinds(self.game))


class Between(unittest.TestCase):
    """C-97 to C-99: special building."""

    def test_special_building(self):
        """Recruiting, activating, promoting, no action; who is activated does not tire."""
        # RULE("C-97") RULE("C-98") RULE("C-99") RULE("E160")
        game = game_of_knights(boards.large(), players=5)
        build(game, 1, 0, 0, N)
        pave(game, 1, 0, 0, 'NE', 'E')
        mine = put_knight(game, 1, 0, 0, NE)
        game.robber = game.geometry.hex_at(0, 0)
        game.robber_free = True
        give(game, 1, ore=2, wool=2, grain=1)
        act(game, 0)
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's1 special_building')
        play(game, *names('activate_knight', mine), *names('promote_knight', mine))
        self.assertEqual(knight(game, mine), (1, 2, 5))
        self.assertEqual(kinds(game), {'recruit_knight', 'pass'})
        play(game, 'pass')
        self.assertEqual(knight(game, mine), (1, 2, 1))
        while game.question() == 'special_building':
            play(game, 'pass')
        play(game, 'roll', 'dice_pair:1+1', 'event_die:trade')
        self.assertTrue({'lift_knight', 'chase_robber'} <= kinds(game))

    def test_before_the_roll(self):
        """C-23: no knight acts before the roll, and an attack in it makes them passive."""
        # RULE("C-23") RULE("C-25") RULE("E113")
        game = game_of_knights(players=2)
        pave(game, 0, 0, 0, 'NE')
        mine = put_knight(game, 0, 0, 0, NE, active=True)
        give(game, 0, grain=3, ore=3, wool=3)
        landing(game)
        self.assertEqual(game.knights[mine].state(), 0)
        throw(game, 1, 1)
        self.assertNotIn('lift_knight', kinds(game))


if __name__ == '__main__':
    unittest.main()
