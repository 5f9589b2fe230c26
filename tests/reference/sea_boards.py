"""The sea scenarios as data: grids, harbours, starts, strips and fog stacks (M-6 to M-8, S-93).

The grids are the printed examples.  A cell is a terrain letter and a number: L forest, B hills,
S pasture, W fields, O mountains, D desert, G gold; ~ is sea, # sea printed on the frame (a sea hex
like any other), ? a hex in the fog, * land of the base island, laid by the base rules.
"""

from boards import TERRAIN_LETTER
from geometry import STEPS

CELL_TERRAIN = dict(TERRAIN_LETTER, **{'G': 'gold', '~': 'sea', '#': 'sea', '?': 'fog'})

# M-8: the special points of a player's first settlement on a new island.
ISLAND_POINTS = {'new_shores': 2, 'islands': 2, 'fog': 0, 'desert': 2, 'new_world': 1}

# By scenario and size.  rows: (r, first q, cells); harbours: (q, r, side, kind), without kind where
# the kinds are drawn; robber: not named where it stands on a desert (B-7); pirate: not named where
# it starts off the board (M-10, S-62); main: whether there is a main island; strip: S-93, with the
# sea between its parts, should a layout bring land there; stack,
# stack_numbers: what lies in the fog.
MAPS = {
    ('new_shores', 3): {
        'main': True,
        'rows': [
            (0, 0, 'B12 G5 ~ ~'),
            (1, -1, '~ ~ ~ S4 O9'),
            (2, -2, '~ W4 S6 ~ W3 ~'),
            (3, -3, '# S2 O5 L10 ~ G4 #'),
            (4, -3, 'B8 S10 S9 L8 ~ ~'),
            (5, -3, 'W11 O3 B11 ~ O8'),
            (6, -3, 'W6 L5 ~ B10'),
        ],
        'harbours': [
            (-1, 2, 'W', 'grain'), (0, 2, 'E', 'any'), (0, 4, 'NE', 'wool'), (-2, 6, 'E', 'any'),
            (-2, 6, 'SW', 'lumber'), (-3, 6, 'W', 'brick'), (-3, 4, 'SW', 'any'),
            (-3, 4, 'NW', 'ore')],
        'robber': (0, 0),
        'pirate': (3, 3),
    },
    ('new_shores', 4): {
        'main': True,
        'rows': [
            (0, 0, 'O8 S11 ~ G4 ~'),
            (1, -1, '~ ~ ~ ~ B5 O2'),
            (2, -2, '~ S5 L6 O4 ~ L9 ~'),
            (3, -3, '# W12 B11 W3 S9 ~ G10 #'),
            (4, -3, 'B6 L10 D W11 L5 ~ ~'),
            (5, -3, 'O3 S4 B9 S8 ~ B3'),
            (6, -3, 'W8 L2 O10 ~ W6'),
        ],
        'harbours': [
            (-1, 2, 'NW', 'grain'), (0, 2, 'NE', 'any'), (1, 3, 'NE', 'lumber'),
            (1, 4, 'E', 'any'), (0, 5, 'SE', 'any'), (-2, 6, 'SE', 'brick'), (-3, 6, 'SW', 'any'),
            (-3, 5, 'W', 'wool'), (-2, 3, 'W', 'ore')],
        'pirate': (4, 3),
    },
    ('new_shores', 6): {
        'main': True,
        'rows': [
            (0, 0, 'G9 ~ * * * ~ O6'),
            (1, -1, 'O11 ~ * * * * ~ ~'),
            (2, -2, 'S8 ~ * * * * * ~ B12'),
            (3, -3, '# ~ * * * * * * ~ #'),
            (4, -3, 'B4 ~ * * * * * ~ W3'),
            (5, -3, 'L2 ~ * * * * ~ ~'),
            (6, -3, 'G5 ~ * * * ~ G10'),
        ],
        'harbours': [
            (3, 0, 'NE'), (4, 1, 'NE'), (4, 2, 'E'), (4, 3, 'SE'), (2, 5, 'E'), (1, 6, 'SE'),
            (0, 6, 'SW'), (-1, 5, 'SW'), (-1, 3, 'SW'), (0, 2, 'W'), (1, 1, 'NW')],
        'pirate': (6, 3),
    },
    ('islands', 3): {
        'rows': [
            (0, 0, '~ ~ W4 S3'),
            (1, -1, 'O4 L9 ~ W9 B5'),
            (2, -2, 'S6 O10 ~ L8 B11 ~'),
            (3, -3, '# ~ ~ ~ ~ ~ #'),
            (4, -3, 'W11 O8 L3 ~ B10 B6'),
            (5, -3, 'L5 S9 ~ O2 W5'),
            (6, -3, 'S12 ~ ~ ~'),
        ],
        'harbours': [
            (-2, 2, 'NW', 'any'), (0, 1, 'SE', 'ore'), (-3, 4, 'NE', 'lumber'),
            (-3, 4, 'SW', 'any'), (-2, 5, 'SE', 'wool'), (3, 1, 'NE', 'any'),
            (2, 2, 'SW', 'brick'), (0, 5, 'NW', 'any'), (2, 4, 'SE', 'grain')],
        'robber': (-3, 6),
        'pirate': (0, 3),
    },
    ('islands', 4): {
        'rows': [
            (0, 0, 'S8 ~ L9 L11'),
            (1, -1, 'B10 ~ O3 W12 S5'),
            (2, -2, 'W5 L3 ~ B5 O10 ~'),
            (3, -3, '# ~ ~ L6 ~ ~ #'),
            (4, -3, 'B4 S9 ~ ~ L9 S11'),
            (5, -3, 'W6 O4 B2 ~ O8'),
            (6, -3, 'S10 W11 ~ W4'),
        ],
        'harbours': [
            (-1, 1, 'W', 'grain'), (-2, 2, 'SE', 'any'), (-3, 4, 'SW', 'brick'),
            (-2, 5, 'NE', 'any'), (-3, 6, 'W', 'wool'), (0, 3, 'NW', 'any'),
            (3, 1, 'SE', 'lumber'), (2, 4, 'NW', 'ore'), (2, 4, 'SE', 'any')],
        'robber': (2, 1),
        'pirate': (3, 3),
    },
    ('islands', 6): {
        'rows': [
            (0, 0, 'S12 O4 ~ L6 ~ O9 S6'),
            (1, -1, 'L8 O10 ~ O11 B10 ~ W3 B10'),
            (2, -2, 'B11 W9 ~ S3 L4 ~ ~ L4 ~'),
            (3, -3, '# ~ ~ ~ ~ ~ ~ ~ ~ #'),
            (4, -3, '~ B4 ~ ~ S8 L10 ~ L5 W6'),
            (5, -3, 'L9 W12 ~ W5 O3 ~ B8 S9'),
            (6, -3, 'S5 O6 ~ S2 ~ B5 W2'),
        ],
        'harbours': [
            (1, 0, 'NW'), (0, 1, 'SE'), (-1, 2, 'SW'), (3, 0, 'NE'), (6, 0, 'NE'), (5, 1, 'SW'),
            (-3, 5, 'W'), (-2, 6, 'NE'), (0, 5, 'SW'), (4, 5, 'E'), (2, 6, 'SW')],
        'robber': (0, 0),
        'pirate': (-3, 3),
    },
    ('fog', 3): {
        'rows': [
            (0, 0, '? ? ~ B6 L11'),
            (1, -1, '? ? ? ~ L5 W3'),
            (2, -2, '~ ~ ~ ? ~ S8 S9'),
            (3, -3, '# L6 S5 ~ ? ~ O4 #'),
            (4, -3, '~ B11 L9 ~ ? ~ ~'),
            (5, -3, '~ O8 W10 ~ ? ?'),
            (6, -3, '~ S12 ~ ? ?'),
        ],
        'harbours': [
            (3, 3, 'E', 'any'), (4, 2, 'NE', 'grain'), (4, 0, 'E', 'wool'), (3, 0, 'NE', 'any'),
            (-2, 3, 'SW', 'ore'), (-2, 4, 'SW', 'lumber'), (-2, 6, 'W', 'any'),
            (-1, 5, 'SE', 'brick')],
        'robber': (-2, 6),
        'pirate': (-3, 3),
        'stack': '~ ~ G G B B L S W W O O',
        'stack_numbers': [3, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    },
    ('fog', 4): {
        'rows': [
            (0, 0, '? ~ B4 W10 O3'),
            (1, -1, '? ? ~ S9 L6 B12'),
            (2, -2, '~ ~ ? ~ ~ S10 O8'),
            (3, -3, '# O3 ~ ? ? ~ W11 #'),
            (4, -3, 'W6 L4 ~ ? ? ~ L5'),
            (5, -3, 'B9 S8 ~ ? ? ~'),
            (6, -3, 'S2 L5 ~ ? ?'),
        ],
        'harbours': [
            (3, 4, 'NE', 'any'), (4, 2, 'NE', 'brick'), (4, 0, 'E', 'any'), (4, 0, 'NW', 'grain'),
            (2, 0, 'NE', 'wool'), (-2, 3, 'W', 'lumber'), (-3, 4, 'SW', 'ore'),
            (-3, 6, 'W', 'any'), (-3, 6, 'SE', 'any')],
        'robber': (4, 1),
        'pirate': (-3, 3),
        'stack': '~ ~ G G B B L S W W O O',
        'stack_numbers': [3, 4, 5, 6, 8, 9, 10, 11, 11, 12],
    },
    ('fog', 6): {
        'rows': [
            (0, 0, 'L10 ~ ? ? ~ L9 W2'),
            (1, -1, 'S6 ~ ? ? ? ~ W5 O12'),
            (2, -2, 'W12 B4 ~ ? ? ? ~ S4 B8'),
            (3, -3, '# O11 S5 ~ ? ? ~ L6 S3 #'),
            (4, -3, 'W6 L3 ~ ? ? ? ~ O9 W4'),
            (5, -3, 'B9 S8 ~ ? ? ? ~ B10'),
            (6, -3, 'B11 O10 ~ ? ? ~ L8'),
        ],
        'harbours': [
            (-1, 1, 'NW', 'any'), (-1, 2, 'E', 'wool'), (-2, 3, 'W', 'ore'), (-3, 5, 'W', 'any'),
            (-2, 6, 'NE', 'any'), (5, 0, 'NE', 'lumber'), (5, 1, 'SW', 'wool'),
            (6, 2, 'NE', 'any'), (5, 4, 'NE', 'brick'), (5, 4, 'SE', 'grain'), (4, 5, 'W', 'any')],
        'robber': (-2, 2),
        'stack': '~ ~ ~ D G G G W W B B O O O S S L L',
        'stack_numbers': [2, 2, 3, 3, 4, 5, 5, 6, 8, 9, 10, 11, 11, 12],
    },
    ('desert', 3): {
        'main': True,
        'rows': [
            (0, 0, 'G4 D ~ O8'),
            (1, -1, 'L3 D L4 ~ S11'),
            (2, -2, 'W6 D B5 S6 ~ ~'),
            (3, -3, '# ~ O3 L10 ~ G5 #'),
            (4, -3, 'L11 B6 W2 B9 ~ ~'),
            (5, -3, 'O10 W9 L8 ~ W9'),
            (6, -3, 'S8 S4 ~ O5'),
        ],
        'harbours': [
            (1, 1, 'NE', 'lumber'), (0, 4, 'NE', 'any'), (0, 4, 'SE', 'any'), (-2, 6, 'E', 'any'),
            (-3, 6, 'SE', 'brick'), (-3, 6, 'W', 'ore'), (-3, 4, 'SW', 'wool'),
            (-2, 4, 'NW', 'grain')],
        'pirate': (3, 3),
        'strip': [(0, 0), (-1, 1), (-2, 2)],
    },
    ('desert', 4): {
        'main': True,
        'rows': [
            (0, 0, 'G10 D L5 ~ O9'),
            (1, -1, 'O11 D B3 S6 ~ W4'),
            (2, -2, 'W8 D O8 W10 L4 ~ B2'),
            (3, -3, '# ~ L10 B11 S9 ~ ~ #'),
            (4, -3, 'B12 B6 W5 L8 ~ G5 S3'),
            (5, -3, 'S3 S11 O4 ~ ~ ~'),
            (6, -3, '~ L9 ~ O6 W12'),
        ],
        'harbours': [
            (2, 0, 'E', 'brick'), (2, 2, 'NE', 'any'), (2, 2, 'SE', 'any'), (0, 4, 'SE', 'any'),
            (-2, 6, 'E', 'lumber'), (-2, 6, 'SW', 'any'), (-3, 5, 'SE', 'ore'),
            (-3, 5, 'W', 'grain'), (-1, 3, 'W', 'wool')],
        'pirate': (4, 3),
        'strip': [(0, 0), (-1, 1), (-2, 2)],
    },
    ('desert', 6): {
        'main': True,
        'rows': [
            (0, 0, 'G4 O6 B11 ~ L12 W5 O3 B6'),
            (1, -1, 'L5 S2 D D D D D ~ ~'),
            (2, -2, '~ ~ ~ W2 L8 S9 L10 ~ ~ G10'),
            (3, -3, '# O4 L5 W10 B5 S10 L4 B8 ~ ~ #'),
            (4, -3, 'S12 W3 B12 O6 B11 O3 W9 ~ ~ O8'),
            (5, -3, 'B9 O11 ~ ~ ~ ~ ~ S11 L3'),
            (6, -3, 'S6 ~ S8 W2 ~ G4 ~ W9'),
        ],
        'harbours': [
            (-3, 5, 'W'), (-3, 4, 'NW'), (-2, 3, 'NW'), (0, 3, 'NW'), (4, 2, 'E'), (4, 3, 'SE'),
            (3, 4, 'SW'), (1, 4, 'SW'), (-1, 4, 'SE'), (-2, 5, 'SE'), (-3, 6, 'SW')],
        'pirate': (3, 6),
        'strip': [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (-1, 1), (0, 1)],
    },
}

# M-7: the New World is drawn from these hexes and tokens (numbers 2 3 4 5 6 8 9 10 11 12).
NEW_WORLD = {
    4: {'top_row': 5, 'counts': {'~': 19, 'B': 4, 'L': 5, 'S': 5, 'W': 5, 'O': 4},
        'numbers': [1, 3, 3, 3, 2, 2, 3, 3, 2, 1]},
    6: {'top_row': 8,
        'counts': {'~': 21, 'D': 3, 'G': 4, 'B': 7, 'L': 7, 'S': 7, 'W': 7, 'O': 7},
        'numbers': [2, 3, 4, 5, 5, 5, 5, 4, 4, 2]},
}


def find_map(scenario, players):
    """The map of a scenario, {} if it has none; M-8: two players use that of three."""
    return MAPS.get((scenario, max(3, players) if players <= 4 else 6), {})


def read_cells(rows):
    """The cells of a grid, by (q, r)."""
    return {(q, r): cell for r, first, cells in rows for q, cell in enumerate(cells.split(), first)}


def neighbours(place):
    """The six places around a place."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in STEPS]


def spread(start, places):
    """All of these places that hang together with the first one (a set; islands, S-90)."""
    found, waiting = {start}, [start]
    while waiting:
        for place in neighbours(waiting.pop()):
            if place in places and place not in found:
                found.add(place)
                waiting.append(place)
    return found


def main_island(map_):
    """The main island, where a map has one (3.6, 3.9): the largest land of the grid.

    S-92, S-93: without desert row and strip.
    """
    if not map_.get('main'):
        return set()
    cells = read_cells(map_['rows'])
    land = {place for place, cell in cells.items() if cell[0] not in '~#?'}
    largest = max((spread(place, land) for place in sorted(land)), key=len)
    return largest - set(map_.get('strip', [])) - desert_row(map_)


def start_places(map_):
    """Where starting settlements go, where a map restricts them; else nothing.

    At the main island (3.6, 3.9), in the fog at the islands that are visible from the start (3.8).
    """
    if 'stack' in map_:
        return {place for place, cell in read_cells(map_['rows']).items() if cell[0] not in '~#?'}
    return main_island(map_)


def desert_row(map_):
    """The row of deserts that cuts off the strip; on other maps nothing."""
    if 'strip' not in map_:
        return set()
    return {place for place, cell in read_cells(map_['rows']).items() if cell[0] == 'D'}


def robber_start(map_, number_at):
    """Where the map lets the robber start, or None (then B-7).

    It is a hex with a 12.  Where the tokens were shuffled and the printed place has none, it is
    the first 12 in map order (a decision of the model); where no 12 lies at all (V4.1) the map says
    nothing.  number_at: the numbers laid, by (q, r).
    """
    start = map_.get('robber')
    twelves = sorted((r, q) for (q, r), number in number_at.items() if number == 12)
    if start is None or number_at.get(start) == 12:
        return start
    return (twelves[0][1], twelves[0][0]) if twelves else None
