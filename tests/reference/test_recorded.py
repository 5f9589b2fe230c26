#!/usr/bin/env python3
"""Self-test: games that people played, replayed in the model.

The folder with the games is named by CATAN_GAMES_DIR; without it the test is skipped.
"""

import os
import unittest
from pathlib import Path

from recorded import Recorded

FOLDER = os.environ.get('CATAN_GAMES_DIR', '')
GAMES = sorted(Path(FOLDER).glob('game-*.jsonl')) if FOLDER else []


@unittest.skipUnless(GAMES, 'no recorded games (CATAN_GAMES_DIR)')
class RecordedGames(unittest.TestCase):
    """Every action is legal; every hand, the awards, the final points and the winner agree."""

    def test_games(self):
        """Replay them all."""
        for path in GAMES:
            with self.subTest(path.name):
                self.assertGreater(Recorded(path).replay(), 0)


if __name__ == '__main__':
    unittest.main()
