"""Hand-made situations for the self-tests.

Places are named by hex and corner or side on the beginner board (boards.py), which is, by (q, r):

    r=-2 q= 0..2 :         O10 S2  L9
    r=-1 q=-1..2 :     W12 B6  S4  B10
    r= 0 q=-2..2 : W9  L11 D   L3  O8
    r= 1 q=-2..1 :     L8  O3  W4  S5
    r= 2 q=-2..0 :         B5  W6  S11
"""

import boards
from model import Game
from words import bundle, move_cards, split

N, NE, SE, S, SW, NW = range(6)     # corners of a hex


def make(board=None, **options):
    """A game on the beginner board (or another), its setup not begun."""
    options.setdefault('first_player', 0)
    return Game(options, *(board or boards.beginner()))


def give(game, seat, **cards):
    """Hand a seat cards from the bank."""
    move_cards(game.bank, game.players[seat].hand, bundle(**cards))


def give_card(game, seat, kind, number=1):
    """Hand a seat development cards from the deck, bought in an earlier turn."""
    game.deck[kind] -= number
    game.players[seat].cards[kind] += number


def empty_bank(game, holder, **left):
    """Put all cards of the bank but these into the hand of a seat."""
    for kind, number in bundle(**left).items():
        move_cards(game.bank, game.players[holder].hand, {kind: game.bank[kind] - number})


def node(game, q, r, corner):
    """The id of a corner."""
    return game.geometry.node_at(q, r, corner)


def edge(game, q, r, side):
    """The id of a side, by its name."""
    return game.geometry.edge_at(q, r, side)


def build(game, seat, q, r, corner, kind='settlement'):
    """Put a building on the board."""
    game.buildings[node(game, q, r, corner)] = (seat, kind)


def pave(game, seat, q, r, *sides):
    """Put roads on sides of one hex."""
    for side in sides:
        game.roads[edge(game, q, r, side)] = seat


def start_turn(game, seat=0, turn=1):
    """Begin a main turn of this seat; others follow as usual."""
    game.turn = turn - 1
    game.run_script(game.turns(seat))


def roll(game, total, seat=0):
    """Begin a turn of this seat and roll this."""
    start_turn(game, seat)
    game.play('roll')
    game.play('dice:%d' % total)


def act(game, seat=0):
    """Begin a turn of this seat after its roll, which brought nothing."""
    def script():
        game.begin(seat)
        yield from game.actions(seat, lambda: game.offer_moves(seat))
        yield from game.keep_limit(seat)
        game.finish()
        yield from game.between_turns(seat)
        yield from game.turns(game.turn_order(seat)[1])
    game.turn = 1
    game.run_script(script())


def play(game, *moves):
    """Play moves one after the other."""
    for move in moves:
        game.play(move)


def kinds(game):
    """The kinds of the legal moves."""
    return {split(move)[0] for move in game.moves()}


def arguments(game, kind):
    """The arguments of the legal moves of one kind, in order."""
    return [split(move)[1] for move in game.moves() if split(move)[0] == kind]


def hand(game, seat):
    """The cards of a seat, as a list in kind order."""
    return [game.players[seat].hand[kind] for kind in game.kinds]


def asked(game):
    """Who is asked what."""
    return game.actor() + ' ' + game.question()
