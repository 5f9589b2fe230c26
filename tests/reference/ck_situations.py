"""Hand-made situations of Cities & Knights; see situations.py, whose beginner board they use."""

from ck_table import Knight
from progress import COLOUR
from situations import make, node, play, start_turn


def game_of_knights(board=None, **options):
    """A game of Cities & Knights on the beginner board (or another), its setup not begun."""
    return make(board, cities_knights=1, **options)


def put_knight(game, seat, q, r, corner, level=1, active=False):
    """A knight stands on this corner; returns its node."""
    return stand(game, seat, node(game, q, r, corner), level, active)


def stand(game, seat, where, level=1, active=False):
    """Like put_knight(), on a node that is known."""
    game.knights[where] = Knight(seat, level)
    game.knights[where].active = active
    return where


def throw(game, red, white, face='trade', seat=0):
    """Begin a turn of this seat, and the three dice fall so."""
    start_turn(game, seat)
    play(game, 'roll', 'dice_pair:%d+%d' % (red, white), 'event_die:' + face)


def landing(game, red=1, white=1, seat=0):
    """Begin a turn of this seat in which the barbarians land; nothing has the number 2 by default.
    """
    game.barbarians = 6
    throw(game, red, white, 'ship', seat)


def hold(game, seat, *names):
    """Hand a seat progress cards from their decks."""
    for name in names:
        game.shuffled[name] -= 1
        game.progress[seat][name] += 1


def stack(game, track, *names):
    """Of this deck only these cards are left, none of them shuffled: the next one first."""
    for name, colour in COLOUR.items():
        if colour == track:
            game.shuffled[name] = 0
    game.under[track] = list(names)


def levels(game, seat, trade=0, politics=0, science=0):
    """Set the levels of a seat."""
    game.tracks[seat] = {'trade': trade, 'politics': politics, 'science': science}


def names(move, *nodes):
    """Moves of one kind to these nodes, ascending."""
    return ['%s:n%d' % (move, where) for where in sorted(nodes)]
