#!/usr/bin/env python3
"""Self-tests: the blue progress cards."""

import unittest

from ck_situations import hold, levels, names, put_knight
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, give, hand, kinds, node, pave, play)
from test_cards_science import plays, with_card
from words import count


class Bishop(unittest.TestCase):
    """C-120."""

    def setUp(self):
        self.game = with_card('bishop', players=4)
        self.game.robber_free = True
        self.target = self.game.geometry.hex_at(-1, 1)

    def test_everybody(self):
        """C-120: a card of each other player there, one each, in turn order; none of who has none.
        """
        # RULE("C-120")
        for seat, corner in ((0, N), (1, SE), (2, SW), (3, NE)):
            build(self.game, seat, -1, 1, corner)
        build(self.game, 2, -1, 1, S)
        give(self.game, 1, ore=1, cloth=2)
        give(self.game, 2, wool=3)
        act(self.game)
        play(self.game, 'play_bishop:h%d' % self.target)
        self.assertEqual(asked(self.game), 'chance steal')
        self.assertEqual(self.game.moves(), ['steal:ore', 'steal:cloth'])
        self.assertEqual(self.game.weights(), [1, 2])
        play(self.game, 'steal:cloth')
        self.assertEqual(self.game.moves(), ['steal:wool'])
        play(self.game, 'steal:wool')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(hand(self.game, 0), [0, 0, 1, 0, 0, 1, 0, 0])
        self.assertEqual(self.game.robber, self.target)

    def test_where(self):
        """C-120: to another land hex, an empty one or the desert too."""
        # RULE("C-120") RULE("B-31")
        act(self.game)
        self.assertEqual(len(plays(self.game)), 18)
        self.game.robber = self.target
        self.assertIn('play_bishop:h%d' % self.game.geometry.hex_at(0, 0), plays(self.game))
        play(self.game, 'play_bishop:h%d' % self.game.geometry.hex_at(0, 0))
        self.assertEqual(asked(self.game), 's0 action')

    def test_before_the_attack(self):
        """E137: not before the first attack."""
        # RULE("E137") RULE("C-35") RULE("C-120")
        self.game.robber_free = False
        act(self.game)
        self.assertEqual(plays(self.game), [])

    def test_friendly_robber(self):
        """B-35: the friendly robber binds the bishop, on the desert too."""
        # RULE("B-35") RULE("C-120")
        game = with_card('bishop', friendly_robber=1)
        game.robber_free = True
        build(game, 1, 0, 0, N)
        give(game, 1, ore=1)
        game.robber = self.target
        act(game)
        beside = game.geometry.node_hexes[node(game, 0, 0, N)]
        desert = game.geometry.hex_at(0, 0)
        self.assertEqual([hex_ for hex_ in beside
                          if 'play_bishop:h%d' % hex_ in plays(game)], [desert])
        play(game, 'play_bishop:h%d' % desert)
        self.assertEqual(asked(game), 's0 action')


class Diplomat(unittest.TestCase):
    """C-121."""

    def setUp(self):
        self.game = with_card('diplomat')

    def test_open(self):
        """C-121: a road of anybody with a loose end; pieces of others close nothing."""
        # RULE("C-121")
        build(self.game, 0, 0, 0, N)
        pave(self.game, 0, 0, 0, 'NE', 'E')
        pave(self.game, 1, 0, 0, 'SE', 'SW')
        build(self.game, 1, 0, 0, SW)
        act(self.game)
        self.assertEqual(arguments(self.game, 'play_diplomat'), [
            'e%d' % number for number in sorted([
                edge(self.game, 0, 0, 'E'), edge(self.game, 0, 0, 'SE')])])
        play(self.game, 'play_diplomat:e%d' % edge(self.game, 0, 0, 'SE'))
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.supply(1, 'road'), 14)

    def test_closed(self):
        """C-121, E155: a chain between own buildings or knights has no loose end."""
        # RULE("C-121") RULE("E155") RULE("E158")
        build(self.game, 1, 0, 0, N)
        pave(self.game, 1, 0, 0, 'NE', 'E', 'SE')
        put_knight(self.game, 0, 0, 0, SE)
        act(self.game)
        self.assertEqual(plays(self.game), [
            'play_diplomat:e%d' % edge(self.game, 0, 0, 'SE')])
        build(self.game, 1, 0, 0, S)
        self.assertEqual(plays(self.game), [])
        del self.game.buildings[node(self.game, 0, 0, S)]
        put_knight(self.game, 1, 0, 0, S)
        self.assertEqual(plays(self.game), [])

    def test_single_road(self):
        """C-121: the only road of a building may go; a ring is closed."""
        # RULE("C-121")
        build(self.game, 1, 0, 0, N)
        pave(self.game, 1, 0, 0, 'NE')
        act(self.game)
        self.assertEqual(plays(self.game), [
            'play_diplomat:e%d' % edge(self.game, 0, 0, 'NE')])
        pave(self.game, 1, 0, 0, 'E', 'SE', 'SW', 'W', 'NW')
        self.assertEqual(plays(self.game), [])

    def test_strand(self):
        """C-63: no knight may be left without a way."""
        # RULE("C-63") RULE("C-121")
        pave(self.game, 1, 0, 0, 'NE')
        put_knight(self.game, 1, 0, 0, N)
        act(self.game)
        self.assertEqual(plays(self.game), [])
        pave(self.game, 1, 0, 0, 'NW')
        self.assertEqual(len(plays(self.game)), 2)
        put_knight(self.game, 0, 0, 0, NE)
        self.assertEqual(len(plays(self.game)), 2)      # of another: it closes nothing

    def test_rebuild(self):
        """C-121: one's own may be laid elsewhere, or kept."""
        # RULE("C-121")
        hold(self.game, 0, 'diplomat')
        build(self.game, 0, 0, 0, N)
        pave(self.game, 0, 0, 0, 'NE')
        act(self.game)
        own = edge(self.game, 0, 0, 'NE')
        play(self.game, 'play_diplomat:e%d' % own)
        self.assertEqual(asked(self.game), 's0 rebuild')
        sites = sorted(set(self.game.geometry.node_edges[node(self.game, 0, 0, N)]) - {own})
        self.assertEqual(self.game.moves(), ['decline'] + ['rebuild:e%d' % e for e in sites])
        play(self.game, 'rebuild:e%d' % sites[0])
        self.assertEqual(self.game.roads, {sites[0]: 0})
        self.assertEqual(asked(self.game), 's0 action')
        play(self.game, 'play_diplomat:e%d' % sites[0], 'decline')
        self.assertEqual(self.game.roads, {})
        self.assertEqual(self.game.supply(0, 'road'), 15)

    def test_nowhere(self):
        """C-121: who has nowhere to lay it is not asked."""
        # RULE("C-121") RULE("G-8")
        pave(self.game, 0, 0, 0, 'NE')
        act(self.game)
        play(self.game, *plays(self.game))
        self.assertEqual(asked(self.game), 's0 action')

    def test_longest_road(self):
        """E156, G-9: judged after rebuilding; without it, at once."""
        # RULE("E156") RULE("G-9") RULE("C-121")
        build(self.game, 0, 0, 0, N)
        pave(self.game, 0, 0, 0, 'NE', 'E', 'SE', 'SW', 'W')
        pave(self.game, 1, 2, -2, 'NE', 'E', 'SE', 'SW', 'W')
        self.game.longest_road = 0
        act(self.game)
        play(self.game, 'play_diplomat:e%d' % edge(self.game, 0, 0, 'W'))
        self.assertEqual(self.game.longest_road, 0)
        play(self.game, 'rebuild:e%d' % edge(self.game, 0, 0, 'NW'))
        self.assertEqual(self.game.longest_road, 0)
        hold(self.game, 0, 'diplomat')
        play(self.game, 'play_diplomat:e%d' % edge(self.game, 0, 0, 'NW'), 'decline')
        self.assertEqual(self.game.longest_road, 1)


class Warlord(unittest.TestCase):
    """C-122."""

    def test_all(self):
        """C-122, C-51: all passive ones become active, and do not act; who was ready still may."""
        # RULE("C-122") RULE("C-51")
        game = with_card('warlord')
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW')
        first = put_knight(game, 0, 0, 0, N, level=2)
        second = put_knight(game, 0, 0, 0, SE, active=True)
        put_knight(game, 1, 0, 0, NW)
        act(game)
        play(game, 'play_warlord')
        self.assertEqual([game.knights[where].state() for where in (first, second)], [3, 1])
        self.assertEqual(arguments(game, 'lift_knight'), ['n%d' % second])
        self.assertFalse(game.knights[node(game, 0, 0, NW)].active)

    def test_none_passive(self):
        """C-122: not if none of one's own is passive."""
        # RULE("C-122") RULE("E158")
        game = with_card('warlord')
        put_knight(game, 0, 0, 0, SE, active=True)
        put_knight(game, 1, 0, 0, N)
        act(game)
        self.assertEqual(plays(game), [])


class Wedding(unittest.TestCase):
    """C-123."""

    def setUp(self):
        self.game = with_card('wedding', players=4)
        self.game.defender = [1, 2, 1, 3]

    def test_gifts(self):
        """C-123, E148: who has more points gives two cards, or the only one; equal: nothing."""
        # RULE("C-123") RULE("E148") RULE("C-91")
        give(self.game, 1, lumber=1, ore=2, cloth=1)
        give(self.game, 2, ore=5)
        give(self.game, 3, paper=1)
        act(self.game)
        play(self.game, 'play_wedding')
        self.assertEqual(asked(self.game), 's1 give')
        self.assertEqual(self.game.moves(), ['give:lumber', 'give:ore'])
        play(self.game, 'give:ore')
        self.assertEqual(self.game.moves(), ['give:ore', 'give:cloth'])
        play(self.game, 'give:cloth')
        self.assertEqual(asked(self.game), 's3 give')
        self.assertEqual(self.game.moves(), ['give:paper'])     # G-3
        play(self.game, 'give:paper')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 1, 1, 0, 1])

    def test_nobody(self):
        """C-123: not if nobody richer holds a card."""
        # RULE("C-123") RULE("E158")
        give(self.game, 2, ore=5)
        act(self.game)
        self.assertEqual(plays(self.game), [])


class Saboteur(unittest.TestCase):
    """C-125."""

    def setUp(self):
        self.game = with_card('saboteur', players=4)
        self.game.defender = [1, 1, 0, 3]

    def test_half(self):
        """E146, E147: equal points are hit, half rounded down, no wall helps; cards to the bank."""
        # RULE("C-125") RULE("E146") RULE("E147")
        build(self.game, 3, 0, 0, N, 'city')
        self.game.walls = {node(self.game, 0, 0, N)}
        give(self.game, 1, lumber=2, ore=1)
        give(self.game, 2, ore=8)
        give(self.game, 3, wool=2, coin=2)
        bank = count(self.game.bank)
        act(self.game)
        play(self.game, 'play_saboteur')
        self.assertEqual(asked(self.game), 's1 discard')
        play(self.game, 'discard:lumber')
        self.assertEqual(asked(self.game), 's3 discard')
        play(self.game, 'discard:wool')
        self.assertEqual(self.game.moves(), ['discard:wool', 'discard:coin'])
        play(self.game, 'discard:coin')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(count(self.game.bank), bank + 3)
        self.assertEqual(self.game.hand_size(2), 8)

    def test_nobody(self):
        """C-125: a hand of one loses nothing; not if nobody would lose a card."""
        # RULE("C-125") RULE("E158")
        give(self.game, 1, lumber=1)
        give(self.game, 2, ore=8)
        act(self.game)
        self.assertEqual(plays(self.game), [])
        give(self.game, 3, lumber=2)
        play(self.game, 'play_saboteur')
        self.assertEqual(asked(self.game), 's3 discard')


class Intrigue(unittest.TestCase):
    """C-124."""

    def setUp(self):
        self.game = with_card('intrigue')
        pave(self.game, 0, 0, 0, 'NE')
        self.where = put_knight(self.game, 1, 0, 0, NE, level=3, active=True)

    def test_retreat(self):
        """C-124, C-59: a knight of any strength, without one of one's own; the owner puts it."""
        # RULE("C-124") RULE("C-59")
        pave(self.game, 1, 0, 0, 'E', 'SE')
        put_knight(self.game, 0, 0, 0, N)
        act(self.game)
        self.assertEqual(plays(self.game), names('play_intrigue', self.where))
        play(self.game, *plays(self.game))
        self.assertEqual(asked(self.game), 's1 retreat_knight')
        self.assertEqual(self.game.moves(), names(
            'retreat_knight', node(self.game, 0, 0, SE), node(self.game, 0, 0, S)))
        play(self.game, 'retreat_knight:n%d' % node(self.game, 0, 0, S))
        self.assertEqual(asked(self.game), 's0 action')
        knight = self.game.knights[node(self.game, 0, 0, S)]
        self.assertEqual((knight.level, knight.active), (3, True))
        self.assertNotIn(self.where, self.game.knights)

    def test_lost(self):
        """C-59: with nowhere to go it is back in supply, and nobody is asked."""
        # RULE("C-124") RULE("C-59")
        act(self.game)
        play(self.game, *plays(self.game))
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.knight_supply(1, 3), 2)

    def test_not_at_a_road(self):
        """E154: one's own road must touch its node; one's own knights are no target."""
        # RULE("E154") RULE("C-124") RULE("E158")
        self.game.roads = {edge(self.game, 0, 0, 'SE'): 0}
        put_knight(self.game, 0, 0, 0, S)
        act(self.game)
        self.assertEqual(plays(self.game), [])

    def test_longest_road(self):
        """C-62, G-9: the road it cut is whole again, judged when it is over."""
        # RULE("C-62") RULE("G-9") RULE("C-124")
        pave(self.game, 0, 0, 0, 'E', 'SE', 'SW', 'W')
        pave(self.game, 1, 1, -1, 'SE')     # north-east of the knight's node
        act(self.game)
        self.assertIsNone(self.game.longest_road)
        play(self.game, 'play_intrigue:n%d' % self.where)
        self.assertIsNone(self.game.longest_road)
        play(self.game, self.game.moves()[0])
        self.assertEqual(self.game.longest_road, 0)


class Spy(unittest.TestCase):
    """C-126."""

    def setUp(self):
        self.game = with_card('spy', players=3)

    def test_take(self):
        """C-126: one of another's cards, any one; a spy may be played at once."""
        # RULE("C-126")
        hold(self.game, 2, 'spy', 'crane', 'spy', 'merchant')
        act(self.game)
        self.assertEqual(plays(self.game), ['play_spy:s2'])
        play(self.game, 'play_spy:s2')
        self.assertEqual(asked(self.game), 's0 take_progress')
        self.assertEqual(self.game.moves(), [
            'take_progress:crane', 'take_progress:spy', 'take_progress:merchant'])
        play(self.game, 'take_progress:spy')
        self.assertEqual(plays(self.game), ['play_spy:s2'])
        play(self.game, 'play_spy:s2', 'take_progress:crane')
        self.assertEqual([count(cards) for cards in self.game.progress], [1, 0, 2])
        self.assertEqual(self.game.under['politics'], ['spy', 'spy'])

    def test_more_than_four(self):
        """C-88, C-126: one may have more than four until the turn is over."""
        # RULE("C-88") RULE("C-126")
        hold(self.game, 0, 'crane', 'smith', 'mining', 'engineer')
        hold(self.game, 1, 'inventor', 'inventor')
        act(self.game)
        play(self.game, 'play_spy:s1', 'take_progress:inventor')
        self.assertEqual(count(self.game.progress[0]), 5)
        play(self.game, 'end_turn')
        self.assertEqual(asked(self.game), 's0 discard_progress')

    def test_nobody(self):
        """C-126: not from who has none; printer and constitution are not in the hand (C-89)."""
        # RULE("C-126") RULE("C-89") RULE("E158")
        self.game.laid_open['printer'] = 1
        act(self.game)
        self.assertEqual(plays(self.game), [])


class Deserter(unittest.TestCase):
    """C-127."""

    def setUp(self):
        self.game = with_card('deserter', players=3)
        pave(self.game, 0, 0, 0, 'NE', 'E')
        self.free = sorted(node(self.game, 0, 0, corner) for corner in (N, NE, SE))

    def play_it(self, *places, level=1, active=False):
        """Seat 1 has such knights on these corners of the desert; the first one deserts."""
        for corner in places:
            put_knight(self.game, 1, 0, 0, corner, level, active)
        act(self.game)
        self.assertEqual(plays(self.game), ['play_deserter:s1'])
        play(self.game, 'play_deserter:s1')
        self.assertEqual(asked(self.game), 's1 desert')
        self.assertEqual(self.game.moves(), names(
            'desert', *[node(self.game, 0, 0, corner) for corner in places]))
        play(self.game, 'desert:n%d' % node(self.game, 0, 0, places[0]))

    def test_same_strength(self):
        """C-127: one of the same strength comes, where one may be recruited; state copied."""
        # RULE("C-127")
        pave(self.game, 0, 0, 0, 'SW')
        self.play_it(S, NW, level=2, active=True)
        self.assertEqual(asked(self.game), 's0 place_deserter')
        self.assertEqual(self.game.moves(), ['decline'] + names(
            'place_deserter', *self.free, node(self.game, 0, 0, S), node(self.game, 0, 0, SW)))
        play(self.game, 'place_deserter:n%d' % self.free[0])
        knight = self.game.knights[self.free[0]]
        self.assertEqual((knight.seat, knight.level, knight.state()), (0, 2, 5))
        self.assertEqual(self.game.knight_supply(1, 2), 1)
        self.assertEqual(arguments(self.game, 'lift_knight'), ['n%d' % self.free[0]])
        give(self.game, 0, ore=1, wool=1)
        self.assertNotIn('promote_knight', kinds(self.game))    # C-53

    def test_not_tired(self):
        """C-127: a knight that comes active may act, also where the other could not."""
        # RULE("C-127") RULE("C-55")
        where = put_knight(self.game, 1, 0, 0, S, active=True)
        self.game.knights[where].tired = True
        act(self.game)
        play(self.game, 'play_deserter:s1', 'desert:n%d' % where,
             'place_deserter:n%d' % self.free[0])
        self.assertTrue(self.game.knights[self.free[0]].is_ready())

    def test_mighty_without_fortress(self):
        """E153: a mighty one, no fortress: a strong or a basic one, of his choice."""
        # RULE("E153") RULE("C-127")
        self.play_it(S, level=3)
        self.assertEqual(asked(self.game), 's0 choose_strength')
        self.assertEqual(self.game.moves(),
                         ['decline', 'choose_strength:1', 'choose_strength:2'])
        play(self.game, 'choose_strength:1')
        self.assertEqual(asked(self.game), 's0 place_deserter')
        play(self.game, 'place_deserter:n%d' % self.free[0])
        self.assertEqual(self.game.knights[self.free[0]].level, 1)

    def test_mighty_with_fortress(self):
        """C-52: with the fortress a mighty one comes."""
        # RULE("C-52") RULE("C-127")
        levels(self.game, 0, politics=3)
        self.play_it(S, level=3)
        self.assertEqual(asked(self.game), 's0 place_deserter')
        play(self.game, 'place_deserter:n%d' % self.free[0])
        self.assertEqual(self.game.knights[self.free[0]].level, 3)

    def test_none_of_that_strength(self):
        """C-127: without a piece of that strength a weaker one, with one sort left unasked."""
        # RULE("C-127")
        put_knight(self.game, 0, 1, -2, N, level=2)
        put_knight(self.game, 0, 2, -2, N, level=2)
        self.play_it(S, level=2)
        self.assertEqual(asked(self.game), 's0 place_deserter')
        play(self.game, 'place_deserter:n%d' % self.free[0])
        self.assertEqual(self.game.knights[self.free[0]].level, 1)

    def test_decline(self):
        """C-127: either may be declined."""
        # RULE("C-127")
        self.play_it(S, level=3)
        play(self.game, 'decline')
        self.assertEqual(asked(self.game), 's0 action')
        hold(self.game, 0, 'deserter')
        put_knight(self.game, 1, 0, 0, S)
        play(self.game, 'play_deserter:s1', 'desert:n%d' % node(self.game, 0, 0, S), 'decline')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.knights, {})

    def test_no_piece(self):
        """C-127: no piece, no question."""
        # RULE("C-127") RULE("E152")
        put_knight(self.game, 0, 1, -2, N)
        put_knight(self.game, 0, 2, -2, N)
        self.play_it(S)
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.knight_supply(1, 1), 2)

    def test_no_place(self):
        """E152: without a place the other still loses his."""
        # RULE("E152") RULE("C-127")
        self.game.roads = {}
        self.play_it(S, level=3)
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.knight_supply(1, 3), 2)

    def test_its_node(self):
        """C-127: the node that the deserter left will do."""
        # RULE("C-127")
        self.play_it(SE)
        self.assertIn('place_deserter:n%d' % node(self.game, 0, 0, SE), self.game.moves())

    def test_nobody(self):
        """C-127: not if no other player has a knight."""
        # RULE("C-127") RULE("E158")
        put_knight(self.game, 0, 0, 0, SE)
        act(self.game)
        self.assertEqual(plays(self.game), [])


if __name__ == '__main__':
    unittest.main()
