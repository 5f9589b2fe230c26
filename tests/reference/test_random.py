#!/usr/bin/env python3
"""Self-tests on random games: what must hold in every position, and that compare.py sees faults."""

import contextlib
import io
import unittest

import selfplay
from compare import compare
from words import RESOURCES, SUPPLY, count


def check_position(test, game):
    """G-4 and what else must hold before every move."""
    for kind in RESOURCES:
        cards = [player.hand[kind] for player in game.players] + [game.bank[kind]]
        test.assertGreaterEqual(min(cards), 0)
        test.assertEqual(sum(cards), game.options.bank()[kind])
    for seat, player in enumerate(game.players):
        for piece in SUPPLY:
            test.assertGreaterEqual(game.supply(seat, piece), 0)
        test.assertTrue(all(player.fresh[card] <= player.cards[card] for card in player.cards))
        test.assertGreaterEqual(min(player.cards.values()), 0)
    for node in game.buildings:
        test.assertFalse(any(other in game.buildings
                             for other in game.geometry.node_neighbours[node]))
    if game.longest_road is not None:
        test.assertGreaterEqual(game.road_length(game.longest_road), 5)
    if game.largest_army is not None:
        test.assertGreaterEqual(game.players[game.largest_army].knights, 3)
    bought = sum(count(player.cards) for player in game.players)
    test.assertLessEqual(bought + count(game.deck), count(game.options.deck()))
    test.assertTrue(game.moves())


def say(lines):
    """What compare() prints of a trace, and its exit status."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = compare(lines)
    return status, output.getvalue()


class RandomGames(unittest.TestCase):
    """Games of random moves under random options."""

    def test_invariants(self):
        """Cards are conserved, pieces suffice, the distance is kept, somebody can always move."""
        for seed in range(12):
            for _ in selfplay.play_game(0, seed, 400, lambda game: check_position(self, game)):
                pass

    def test_repeatable(self):
        """The same seed gives the same game."""
        self.assertEqual(list(selfplay.play_game(0, 5, 200)), list(selfplay.play_game(0, 5, 200)))


class Comparison(unittest.TestCase):
    """compare.py."""

    def setUp(self):
        self.lines = list(selfplay.play_game(0, 3, 150)) + list(selfplay.play_game(1, 4, 150))

    def test_agreement(self):
        """A trace of the model itself agrees."""
        plies = sum(line.startswith('ply ') for line in self.lines)
        self.assertEqual(say(self.lines), (0, '2 games, %d plies agree\n' % plies))

    def spoil(self, word, change):
        """Change the last line that begins with this word; the comparison must fail."""
        where = max(i for i, line in enumerate(self.lines) if line.startswith(word + ' '))
        lines = list(self.lines)
        lines[where:where + 1] = change(lines[where])
        status, output = say(lines)
        self.assertEqual(status, 1)
        self.assertIn('DIFFERENCE', output)
        return output

    def test_faults(self):
        """A wrong fact, weight, move, result, order, or a line too few or too many."""
        self.spoil('facts', lambda line: [line.replace('turn=', 'turn=9')])
        self.spoil('facts', lambda line: [])
        self.spoil('weights', lambda line: [line + ' 1'])
        self.spoil('weights', lambda line: [])
        self.spoil('ply', lambda line: [line + ' withdraw'])
        self.spoil('ply', lambda line: [line.rsplit(' ', 1)[0]])
        self.spoil('play', lambda line: ['play confirm:s5'])
        self.spoil('end', lambda line: ['end s5'])
        self.spoil('end', lambda line: [])
        self.spoil('hex', lambda line: [line, line])
        self.spoil('harbour', lambda line: [line, line])

    def test_report(self):
        """The report names the game, the ply and both sides."""
        output = self.spoil('end', lambda line: ['end s5'])
        for text in ('game 1', 'options players=', 'library:  end s5', 'model:    end '):
            self.assertIn(text, output)

    def test_empty(self):
        """A trace without a game does not agree."""
        self.assertEqual(say([])[0], 1)


if __name__ == '__main__':
    unittest.main()
