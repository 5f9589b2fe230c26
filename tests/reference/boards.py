"""Boards for the self-tests: the two fixed boards, their rings of sea, and random ones.

A board is a pair (hexes, harbours) as model.Game takes them.
"""

from geometry import SIDES, STEPS
from words import HARBOUR_KINDS, PRODUCT

TERRAIN_LETTER = {'L': 'forest', 'B': 'hills', 'S': 'pasture', 'W': 'fields', 'O': 'mountains',
                  'D': 'desert'}

BEGINNER_ROWS = [
    (-2, 0, 'O10 S2 L9'),
    (-1, -1, 'W12 B6 S4 B10'),
    (0, -2, 'W9 L11 D L3 O8'),
    (1, -2, 'L8 O3 W4 S5'),
    (2, -2, 'B5 W6 S11'),
]

BEGINNER_HARBOURS = [
    (0, -2, 'NW', 'any'), (1, -2, 'NE', 'grain'), (2, -1, 'NE', 'ore'), (2, 0, 'E', 'any'),
    (1, 1, 'SE', 'wool'), (-1, 2, 'SE', 'any'), (-2, 2, 'SW', 'any'), (-2, 1, 'W', 'brick'),
    (-1, -1, 'W', 'lumber')]

LARGE_ROWS = [
    (-3, 1, 'L4 S5 W2'),
    (-2, 0, 'B6 O11 B10 S8'),
    (-1, -1, 'D L12 W12 L9 W4'),
    (0, -2, 'W3 L10 O3 B6 B5 L8'),
    (1, -2, 'S9 O5 W2 D S3'),
    (2, -2, 'B8 S4 S9 O6'),
    (3, -2, 'O11 W11 L10'),
]

LARGE_HARBOURS = [
    (1, -3, 'NW', 'any'), (2, -3, 'NE', 'wool'), (3, -2, 'NE', 'any'), (3, 0, 'E', 'any'),
    (2, 1, 'SE', 'brick'), (0, 3, 'E', 'wool'), (-1, 3, 'SE', 'lumber'), (-2, 3, 'SW', 'any'),
    (-2, 2, 'W', 'grain'), (-2, 0, 'SW', 'any'), (-1, -1, 'W', 'ore')]


def read_rows(rows):
    """Hexes from rows of (r, first q, 'O10 S2 D ...')."""
    return [(q, r, TERRAIN_LETTER[cell[0]], int(cell[1:] or 0))
            for r, first, cells in rows
            for q, cell in enumerate(cells.split(), first)]


def beginner():
    """The fixed beginner board, 19 hexes."""
    return read_rows(BEGINNER_ROWS), list(BEGINNER_HARBOURS)


def large():
    """The recommended board for five and six players, 30 hexes."""
    return read_rows(LARGE_ROWS), list(LARGE_HARBOURS)


def with_sea(board):
    """The same board in its ring of sea hexes (M-11)."""
    hexes, harbours = board
    land = {(q, r) for q, r, _, _ in hexes}
    ring = {(q + dq, r + dr) for q, r in land for dq, dr in STEPS} - land
    return hexes + [(q, r, 'sea', 0) for q, r in sorted(ring)], harbours


def coast(hexes):
    """The sides (q, r, side name) of land hexes that have no land behind them."""
    land = {(q, r) for q, r, terrain, _ in hexes if terrain != 'sea'}
    return [(q, r, SIDES[i]) for q, r in sorted(land) for i, (dq, dr) in enumerate(STEPS)
            if (q + dq, r + dr) not in land]


def random_board(rng, size):
    """A connected heap of `size` hexes, any terrain and number, harbours at random on the coast."""
    places = [(0, 0)]
    while len(places) < size:
        q, r = rng.choice(places)
        dq, dr = rng.choice(STEPS)
        if (q + dq, r + dr) not in places:
            places.append((q + dq, r + dr))
    terrains = list(PRODUCT) * 3 + ['desert', 'sea', 'sea']
    hexes = []
    for q, r in places:
        terrain = rng.choice(terrains)
        number = rng.choice([0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) if terrain in PRODUCT else 0
        hexes.append((q, r, terrain, number))
    sides = coast(hexes)
    harbours = [(q, r, side, rng.choice(HARBOUR_KINDS))
                for q, r, side in rng.sample(sides, len(sides) // 4)]
    return hexes, harbours
