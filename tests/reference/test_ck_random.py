#!/usr/bin/env python3
"""Self-tests on random games of Cities & Knights: what must hold in every position."""

import unittest

import selfplay
from test_random import check_position, say
from words import COMMODITIES, PROGRESS, PROGRESS_PLAYS, TRACKS, count, split

# A knight, road or ship is in somebody's hand (G-9).
HELD = ('put_knight', 'retreat_knight', 'rebuild', 'choose_strength', 'place_deserter')


def check_pieces(test, game):
    """Pieces suffice, stand where they may, and are nobody's twice."""
    for node, knight in game.knights.items():
        test.assertNotIn(node, game.buildings)      # C-48
        test.assertFalse(game.is_stranded(node))        # C-63
        test.assertTrue(knight.active or not knight.tired)
    for seat in game.seats():
        for level in (1, 2, 3):
            test.assertGreaterEqual(game.knight_supply(seat, level), 0)
    test.assertTrue(all(game.buildings[node][1] == 'city' for node in game.walls))      # C-45
    test.assertTrue(all(game.buildings[node][1] == 'settlement' for node in game.turned))
    metropolises = [node for node in game.metropolises.values() if node is not None]
    test.assertEqual(len(metropolises), len(set(metropolises)))     # C-83
    test.assertTrue(all(game.buildings[node][1] == 'city' for node in metropolises))
    if game.robber is not None:
        start = game.terrain[game.robber] == 'desert'
        test.assertTrue(start or game.robber_free)      # C-35


def check_cards(test, game):
    """Commodities and progress cards are conserved."""
    for kind in COMMODITIES:
        cards = [player.hand[kind] for player in game.players] + [game.bank[kind]]
        test.assertGreaterEqual(min(cards), 0)
        test.assertEqual(sum(cards), game.options.bank()[kind])
    for name, track, number in PROGRESS:
        held = sum(hand[name] for hand in game.progress) + game.under[track].count(name)
        open_ = game.laid_open.get(name) is not None
        test.assertEqual(game.shuffled[name] + held + open_, number)
        if name in game.laid_open:
            test.assertEqual(held, 0)       # C-89
    if game.question() in ('before_roll', 'special_building'):
        test.assertEqual((game.crane, game.fleet, game.harbour, game.harbour_seats),
                         (False, set(), False, set()))      # C-99
        test.assertLessEqual(max(count(hand) for hand in game.progress), 4)     # C-88


def check_tracks(test, game):
    """Who holds a metropolis has the level for it, and whoever has it is not without one."""
    if game.question() == 'place_metropolis':
        return
    for track in TRACKS:
        levels = [game.tracks[seat][track] for seat in game.seats()]
        holder = game.holder(track)
        if holder is None:
            test.assertLessEqual(max(levels), 3)
        else:
            test.assertGreaterEqual(levels[holder], 4)
            test.assertTrue(levels[holder] == 5 or max(levels) < 5)


def check_all(test, game):
    """Everything, before every move."""
    check_pieces(test, game)
    check_cards(test, game)
    check_tracks(test, game)
    if game.question() not in HELD:
        check_position(test, game)
    if game.question() == 'put_knight':
        test.assertTrue(game.moves())


class RandomGames(unittest.TestCase):
    """Games of random moves under random options."""

    def watch(self, game):
        """What must hold in every position."""
        check_all(self, game)

    def test_everywhere(self):
        """Every number of players; a trace of the model agrees with it."""
        for players in range(2, 7):
            for seed in range(3):
                setting = selfplay.knights_setting(players)
                lines = list(selfplay.play_game(0, 100 * players + seed, 500, self.watch, setting))
                self.assertEqual(say(lines)[0], 0)
                self.assertIn(' cities_knights=1 ', lines[1])

    def test_seen(self):
        """Random games meet every kind of move and question, but what is rare."""
        missing = {
            'dice_pair', 'event_die', 'setup_city', 'build_wall', 'recruit_knight',
            'activate_knight', 'promote_knight', 'lift_knight', 'put_knight', 'chase_robber',
            'improve', 'muster', 'mustered', 'lose_city', 'choose_deck', 'draw_progress',
            'discard_progress', 'take_aqueduct', 'place_metropolis', 'swap_number',
            'free_promotion', 'rebuild', 'give', 'take_progress', 'desert', 'place_deserter',
            'harbour_offer', 'harbour_card', 'harbour_give', 'take_hand',
            *PROGRESS_PLAYS.values()}
        for seed in range(40):
            setting = selfplay.knights_setting(victory_points=0, hand_limit=12, max_turns=0)
            for line in selfplay.play_game(0, seed, 1500, setting=setting):
                if line.startswith(('ply', 'play')):
                    missing -= {split(word)[0] for word in line.split(' ')}
            if not missing:
                return
        self.assertFalse(missing)


class Comparison(unittest.TestCase):
    """compare.py sees what is wrong in the facts of Cities & Knights."""

    def test_fault(self):
        """A step more of the barbarians, in the last facts of a trace."""
        lines = list(selfplay.play_game(0, 7, 300, setting=selfplay.knights_setting(4)))
        self.assertEqual(say(lines)[0], 0)
        where = max(i for i, line in enumerate(lines) if line.startswith('facts'))
        lines[where] = lines[where].replace(' barbarians=', ' barbarians=1')
        self.assertEqual(say(lines)[0], 1)


if __name__ == '__main__':
    unittest.main()
