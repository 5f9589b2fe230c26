#!/usr/bin/env python3
"""Self-tests: scarce resources (V4)."""

import unittest

import boards
from ck_situations import game_of_knights
from model import Game
from sea_layouts import printed
from sea_situations import scenario, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, give, kinds, make, node, pave, play)


def scarce(*numberless, **options):
    """A game with scarce resources on the beginner board; these hexes have no number."""
    game = make(scarcity=1, **options)
    return strip(game, *numberless)


def strip(game, *places):
    """Take the tokens of these places away."""
    for q, r in places:
        game.number[game.geometry.hex_at(q, r)] = 0
    return game


def settle(game, q, r, corner, *sides, seat=0):
    """This seat builds a settlement on a corner, to which sides of the hex lead."""
    pave(game, seat, q, r, *sides)
    give(game, seat, lumber=1, brick=1, wool=1, grain=1)
    act(game, seat)
    play(game, 'build_settlement:n%d' % node(game, q, r, corner))


def hexes(game, *places):
    """The texts of hexes, in map order."""
    return ['h%d' % hex_ for hex_ in sorted(game.geometry.hex_at(q, r) for q, r in places)]


class Start(unittest.TestCase):
    """V4.4."""

    def test_numbered(self):
        """One starts only where a number is."""
        game = scarce((0, -2), (1, -2), (-1, -1))
        free = arguments(game, 'setup_settlement')
        self.assertNotIn('n%d' % node(game, 0, -2, N), free)
        self.assertIn('n%d' % node(game, 0, -2, S), free)       # B6
        self.assertEqual(len(free), 54 - 6)

    def test_city(self):
        """A starting city too."""
        game = game_of_knights(scarcity=1)
        strip(game, (0, -2))
        game.run_script(game.setup_pieces(0, True))
        self.assertNotIn('n%d' % node(game, 0, -2, N), arguments(game, 'setup_city'))

    def test_none(self):
        """B-9: if that leaves no node the restriction falls."""
        game = make(scarcity=1)
        game.number = [0] * 19
        self.assertEqual(len(game.moves()), 54)

    def test_robber(self):
        """B-7: where the map lets the robber start on a 12, and none is left, he is off the board.
        """
        hexes, harbours = printed('islands', 6)
        hexes = [(q, r, terrain, 0 if number == 12 else number)
                 for q, r, terrain, number in hexes]
        options = {'players': 6, 'scenario': 'islands', 'scarcity': 1}
        self.assertIsNone(Game(options, hexes, harbours).robber)

    def test_off(self):
        """Without the rule any node will do."""
        game = strip(make(), (0, -2))
        self.assertIn('n%d' % node(game, 0, -2, N), arguments(game, 'setup_settlement'))


class Transfer(unittest.TestCase):
    """V4.5 to V4.9: O10 at (0, -2) is mostly the hex without a number."""

    def test_own_hexes(self):
        """From a hex of any own building, to one without a number at the new settlement."""
        game = scarce((0, -2))
        build(game, 0, -2, 2, S)        # B5 alone
        build(game, 0, 0, 2, SE)        # S11 alone
        build(game, 0, 0, 0, NE)        # S4 D L3
        build(game, 1, 2, 0, SE)
        settle(game, 0, -2, N, 'NE')
        self.assertEqual((asked(game), arguments(game, 'take_token')),
                         ('s0 take_token', hexes(game, (1, -1), (1, 0))))   # the others lose all
        play(game, 'take_token:h%d' % game.geometry.hex_at(1, -1))
        self.assertEqual((asked(game), game.moves()),
                         ('s0 put_token', ['put_token:' + hexes(game, (0, -2))[0]]))
        play(game, game.moves()[0])
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual([game.number[game.geometry.hex_at(*place)]
                          for place in ((0, -2), (1, -1))], [4, 0])
        self.assertIn('numbers=4.2.9.', ' numbers=' + game.facts()['numbers'])

    def test_new_settlement(self):
        """The hexes of the new settlement lend as well."""
        game = scarce((0, -2))
        settle(game, 0, -2, S, 'SE')        # O10 W12 B6
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (-1, -1), (0, -1)))

    def test_choice(self):
        """To any of two hexes."""
        game = scarce((0, -2), (-1, -1))
        settle(game, 0, -2, S, 'SE')
        play(game, 'take_token:' + hexes(game, (0, -1))[0])
        self.assertEqual(arguments(game, 'put_token'), hexes(game, (0, -2), (-1, -1)))

    def test_others(self):
        """V4.6: a building of another that touched a number still does."""
        game = scarce((0, -2))
        build(game, 1, -1, -1, NW)      # W12 alone
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (0, -1)))

    def test_others_without(self):
        """V4.6: who touched none before does not hinder."""
        game = scarce((0, -2), (-1, -1))
        build(game, 1, -1, -1, NW)
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (0, -1)))

    def test_reds(self):
        """V4.7: two red numbers do not become neighbours; but what leaves is no neighbour."""
        game = scarce((0, -2))
        game.number[game.geometry.hex_at(1, -2)] = 8    # next to O10
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (-1, -1)))      # not the 6

    def test_red_from_neighbour(self):
        """V4.7: the token that moves is not its own neighbour."""
        game = scarce((0, -2))
        settle(game, 0, -2, S, 'SE')
        self.assertIn(hexes(game, (0, -1))[0], arguments(game, 'take_token'))

    def test_reds_beside(self):
        """V4.7: reds that are neighbours already do not hinder others."""
        game = scarce((0, -2))
        for q, r in ((-2, 2), (-1, 2)):
            game.number[game.geometry.hex_at(q, r)] = 6
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(len(arguments(game, 'take_token')), 2)

    def test_lone(self):
        """V4.8: a number may be left alone."""
        game = scarce((0, -2), (1, -2), (0, -1), (-1, 0), (-1, -1))
        build(game, 0, 0, 2, NE)        # S5 S11
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (1, 1), (0, 2)))

    def test_impossible(self):
        """V4.9: where no token can go nothing happens."""
        game = scarce((0, -2))
        build(game, 0, 2, 0, NE)        # O8 alone
        settle(game, 0, -2, N, 'NE')
        self.assertEqual(asked(game), 's0 action')

    def test_nothing_to_fill(self):
        """V4.5: deserts and hexes with numbers get none."""
        game = scarce((0, -2))
        settle(game, 0, 0, N, 'NE')
        self.assertEqual(asked(game), 's0 action')

    def test_market_number(self):
        """V4.9: a market keeps its token; V4.6: who touches it may lose his other number."""
        game = scarce((0, -2))
        game.terrain[game.geometry.hex_at(0, -1)] = 'market'
        settle(game, 0, -2, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (-1, -1)))

    def test_gold(self):
        """Gold lends and gets tokens."""
        game = strait([(0, 0, 'L4 G ~'), (1, 0, 'G3 B5 ~')], scarcity=1)
        settle(game, 1, 0, S, 'SE')
        self.assertEqual(arguments(game, 'take_token'), hexes(game, (0, 1), (1, 1)))

    def test_city(self):
        """V4.9: not when a city is built."""
        game = scarce((0, -2))
        build(game, 0, 0, -2, S)
        give(game, 0, ore=3, grain=2)
        act(game)
        play(game, 'build_city:n%d' % node(game, 0, -2, S))
        self.assertEqual(asked(game), 's0 action')

    def test_setup(self):
        """V4.9: nor in the setup."""
        game = scarce((0, -2))
        play(game, 'setup_settlement:n%d' % node(game, 0, -2, S))
        self.assertEqual(asked(game), 's0 setup_road')

    def test_special_building(self):
        """In special building as in a turn."""
        game = make(boards.large(), players=5, scarcity=1)
        strip(game, (1, -3))
        pave(game, 1, 1, -3, 'SE')
        give(game, 1, lumber=1, brick=1, wool=1, grain=1)
        act(game)
        play(game, 'end_turn', 'build_settlement:n%d' % node(game, 1, -3, S))
        self.assertEqual(asked(game), 's1 take_token')
        play(game, game.moves()[0])
        play(game, game.moves()[0])
        self.assertEqual(asked(game), 's1 special_building')

    def test_victory(self):
        """G-10: a settlement that wins ends the game before."""
        game = scarce((0, -2), victory_points=3)
        for q, r, corner in ((1, 1, SE), (-2, 2, SW)):
            build(game, 0, q, r, corner)
        settle(game, 0, -2, S, 'SE')
        self.assertEqual((game.result, kinds(game)), ('s0', set()))


class Fog(unittest.TestCase):
    """V4.3."""

    def test_no_number(self):
        """A discovered hex gets none; its card comes."""
        game = scenario('fog', scarcity=1)
        fog = game.terrain.index('fog')
        game.stack = {terrain: int(terrain == 'hills') for terrain in game.stack}

        def script():
            game.begin(0)
            yield from game.discover(0, fog)
            yield from game.actions(0, lambda: [])
        game.run_script(script())
        play(game, 'discover:hills')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual((game.number[fog], game.players[0].hand['brick']), (0, 1))


class Board(unittest.TestCase):
    """V4.1, V4.2."""

    def faults(self, *places, **options):
        """What is wrong where these hexes of the beginner board have no number."""
        return scarce(*places, **options).scarcity_faults()

    def test_good(self):
        """Six tokens less, the rest in one group."""
        self.assertEqual(self.faults((0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1)), [])
        self.assertEqual(self.faults((0, -2), scarcity_removed=1), [])

    def test_number(self):
        """Another number of tokens."""
        self.assertEqual(self.faults((0, -2)), ['17 number tokens, not 12 of 18'])

    def test_reds(self):
        """Neighbours that are red."""
        game = scarce((0, -2), scarcity_removed=1)
        for q, r in ((2, -1), (1, -1)):
            game.number[game.geometry.hex_at(q, r)] = 6
        self.assertEqual(game.scarcity_faults(), ['red numbers are neighbours'])

    def test_groups(self):
        """Two groups on one island."""
        self.assertEqual(self.faults((1, -2), (0, -1), (-1, -1), scarcity_removed=3),
                         ['the numbers at hex 0 are %s'
                          % [{0}, set(range(19)) - {0, 1, 3, 4, 9}]])

    def test_parts(self):
        """Parts behind deserts are judged for themselves, a lone hex keeps its number."""
        game = scarce((1, -2), scarcity_removed=1)
        for q, r in ((1, -2), (0, -1), (-1, -1)):
            game.terrain[game.geometry.hex_at(q, r)] = 'desert'
            game.number[game.geometry.hex_at(q, r)] = 0
        self.assertEqual(game.scarcity_faults(), ['15 number tokens, not 17 of 18'])
        strip(game, (0, -2))
        self.assertIn('the lone hex 0 has no number', game.scarcity_faults())

    def test_large(self):
        """V4.1: 28 tokens, 19 stay."""
        game = make(boards.large(), players=5, scarcity=1)
        self.assertEqual(game.scarcity_faults(), ['28 number tokens, not 19 of 28'])

    def test_scenarios(self):
        """V4.1: what lies face up on the maps of the scenarios."""
        for name, players, tokens in (('new_shores', 3, 22), ('fog', 3, 14), ('desert', 6, 38)):
            self.assertEqual(scenario(name, players, scarcity=1).tokens_of_map(), tokens)


if __name__ == '__main__':
    unittest.main()
