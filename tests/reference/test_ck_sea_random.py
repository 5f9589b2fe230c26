#!/usr/bin/env python3
"""Self-tests on random games of Cities & Knights with Seafarers, on every scenario."""

import unittest

import selfplay
from ship_moves import closed_ships
from test_ck_random import check_all
from test_random import say
from test_sea_random import SCENARIOS, check_ships
from words import split


def check_knights(test, game):
    """What must hold of knights at sea before every move (CS-3, CS-10 to CS-12)."""
    for move in game.moves():
        kind, argument = split(move)
        where = argument[1:]
        if kind == 'recruit_knight' and not game.options.recruit_at_sea:
            test.assertTrue(game.is_land_node(int(where)))
        if kind == 'lift_ship':
            seat = game.asked.actor
            own = {node for node in game.buildings if game.owner(node) == seat}
            own |= set(game.knights_of(seat))
            test.assertNotIn(int(where), closed_ships(
                game.ships_of(seat), game.geometry.edge_nodes, own))
    if not game.robber_free:
        test.assertIsNone(game.pirate)
        test.assertTrue(game.robber is None or game.terrain[game.robber] == 'desert')


class RandomGames(unittest.TestCase):
    """Games of random moves at sea."""

    def watch(self, game):
        """What must hold in every position."""
        if game.lifted is None:     # else the route is not judged yet (G-9)
            check_all(self, game)
        check_ships(self, game)
        check_knights(self, game)

    def test_everywhere(self):
        """Every scenario with every number of players; a trace of the model agrees with it."""
        for number, name in enumerate(SCENARIOS):
            for players in range(2, 7):
                setting = selfplay.knights_sea_setting(name, players)
                lines = list(selfplay.play_game(0, 10 * number + players, 150, self.watch, setting))
                self.assertEqual(say(lines)[0], 0)
                self.assertIn(' cities_knights=1 ', lines[1])

    def test_seen(self):
        """Random games meet what both together bring, but what is rare."""
        missing = {'setup_city', 'setup_ship', 'recruit_knight', 'lift_knight', 'lift_ship',
                   'chase_pirate', 'move_pirate', 'take_gold', 'discover', 'take_aqueduct',
                   'rebuild', 'place_deserter'}
        for seed in range(9, 60):
            setting = selfplay.knights_sea_setting(
                'fog' if seed % 2 else 'none', 3, victory_points=25, hand_limit=15, max_turns=0,
                trade=False)
            for line in selfplay.play_game(0, seed, 1200, setting=setting):
                if line.startswith(('ply', 'play')):
                    missing -= {split(word)[0] for word in line.split(' ')}
            if not missing:
                return
        self.assertFalse(missing)


if __name__ == '__main__':
    unittest.main()
