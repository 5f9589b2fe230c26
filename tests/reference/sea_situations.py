"""Hand-made situations at sea; see situations.py.  Places are named on this board, the strait:

    r=0 q=0..4 | L4  ~   ~   ~   W5
    r=1 q=0..4 |   B6  ~   ~   ~   O8
    r=2 q=0..4 |     S9  ~   ~   ~   G10
    r=3 q=0..4 |       D   ~   ~   ~   L3
"""

import sea_layouts
from model import Game
from sea_boards import read_cells
from situations import N, NE, NW, act, arguments, edge, give, node

STRAIT = [(0, 0, 'L4 ~ ~ ~ W5'), (1, 0, 'B6 ~ ~ ~ O8'), (2, 0, 'S9 ~ ~ ~ G10'),
          (3, 0, 'D ~ ~ ~ L3')]


def strait(rows=STRAIT, harbours=(), **options):
    """A game on the strait (or other rows), its setup not begun."""
    options.setdefault('first_player', 0)
    options.setdefault('players', 2)
    options.setdefault('seafarers', 1)
    options.setdefault('frame', 1)
    hexes = [place + sea_layouts.read_cell(cell) for place, cell in read_cells(rows).items()]
    return Game(options, hexes, harbours)


def crossing(game, seat=0):
    """Six ships from the corner NE of (0, 1) to the corner NW of (4, 1); returns their seven nodes.

    Of these nodes 0, 5 and 6 are at land.
    """
    for q in (1, 2, 3):
        sail(game, seat, q, 1, 'NW', 'NE')
    return [node(game, 1, 1, NW)] + [node(game, q, 1, corner)
                                     for q in (1, 2, 3) for corner in (N, NE)]


def scenario(name, players=3, **options):
    """A game on the printed board of a scenario."""
    options.setdefault('first_player', 0)
    return Game(dict(options, scenario=name, players=players),
                *sea_layouts.printed(name, players))


def sail(game, seat, q, r, *sides):
    """Put ships on sides of one hex."""
    for side in sides:
        game.ships[edge(game, q, r, side)] = seat


def names(game, q, r, *sides):
    """The texts of sides of one hex, as arguments of moves."""
    return {'e%d' % edge(game, q, r, side) for side in sides}


def hex_name(game, q, r):
    """The text of a hex."""
    return 'h%d' % game.geometry.hex_at(q, r)


def put_pirate(game, q, r):
    """The pirate stands on this hex."""
    game.pirate = game.geometry.hex_at(q, r)


def rich(game, seat=0):
    """A seat can build some of everything."""
    give(game, seat, lumber=4, brick=4, wool=4, grain=4, ore=4)


def sites(game, kind, seat=0):
    """The arguments of a kind of move in the turn of a rich seat, as a set."""
    rich(game, seat)
    act(game, seat)
    return set(arguments(game, kind))


def at_node(game, q, r, corner):
    """The texts of all edges at a corner."""
    return {'e%d' % other for other in game.geometry.node_edges[node(game, q, r, corner)]}
