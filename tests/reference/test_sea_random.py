#!/usr/bin/env python3
"""Self-tests on random games of every scenario and number of players."""

import unittest

import selfplay
from options import GOALS
from ship_moves import closed_ships
from test_random import check_position, say
from words import split

SCENARIOS = ['none'] + sorted(GOALS)


def check_ships(test, game):
    """What must hold of ships, discovery and pirate before every move."""
    test.assertFalse(set(game.roads) & set(game.ships))     # S-12
    test.assertTrue(game.pirate is None or game.terrain[game.pirate] == 'sea')      # S-62
    test.assertTrue(game.robber is None or game.is_land(game.robber))       # S-80
    if game.question() not in ('discover', 'discover_number', 'take_gold'):
        fog = game.terrain.count('fog')
        test.assertEqual(fog, sum(game.stack.values()))
        test.assertEqual(fog - game.stack['sea'] - game.stack['desert'],
                         sum(game.stack_numbers.values()))
        for edge in list(game.roads) + list(game.ships):        # S-81
            touched = {hex_ for node in game.geometry.edge_nodes[edge]
                       for hex_ in game.geometry.node_hexes[node]}
            test.assertFalse(any(game.terrain[hex_] == 'fog' for hex_ in touched))
    if game.question() == 'put_ship':
        test.assertTrue(game.moves())
        test.assertNotIn('put_ship:e%d' % game.lifted, game.moves())
    for move in game.moves():
        if split(move)[0] == 'lift_ship':
            seat = int(game.actor()[1:])
            own = {node for node in game.buildings if game.owner(node) == seat}
            closed = closed_ships(game.ships_of(seat), game.geometry.edge_nodes, own)
            test.assertNotIn(int(move[len('lift_ship:e'):]), closed)


class RandomGames(unittest.TestCase):
    """Games of random moves at sea."""

    def watch(self, game):
        """What must hold in every position."""
        if game.lifted is None:     # else the route is not judged yet (G-9)
            check_position(self, game)
        check_ships(self, game)

    def test_everywhere(self):
        """Every scenario with every number of players; a trace of the model agrees with it."""
        for number, name in enumerate(SCENARIOS):
            for players in range(2, 7):
                lines = list(selfplay.play_game(0, 10 * number + players, 250, self.watch,
                                                selfplay.sea_setting(name, players)))
                self.assertEqual(say(lines)[0], 0)
                self.assertIn(' scenario=%s' % name, lines[1])

    def test_seen(self):
        """Random games meet every kind of move and question that Seafarers brings."""
        seen = set()
        for seed in range(40, 52):
            setting = selfplay.sea_setting('fog' if seed % 2 else None)
            for line in selfplay.play_game(0, seed, 600, setting=setting):
                if line.startswith(('ply', 'play')):
                    seen |= {split(word)[0] for word in line.split(' ')}
        self.assertFalse({
            'setup_ship', 'build_ship', 'free_ship', 'lift_ship', 'put_ship', 'move_pirate',
            'take_gold', 'discover', 'discover_number'} - seen)


class Comparison(unittest.TestCase):
    """compare.py at sea."""

    def test_agreement(self):
        """Several games of one trace, a fault in the last one."""
        setting = selfplay.sea_setting('fog')
        lines = [line for number in range(2)
                 for line in selfplay.play_game(number, number, 150, setting=setting)]
        self.assertEqual(say(lines)[0], 0)
        where = max(i for i, line in enumerate(lines) if line.startswith('facts'))
        lines[where] = lines[where].replace('special=0', 'special=1')
        self.assertEqual(say(lines)[0], 1)


if __name__ == '__main__':
    unittest.main()
