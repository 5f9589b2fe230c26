"""Boards of the sea scenarios for self-tests and self-play: as printed, shuffled, or drawn."""

import boards
from geometry import SIDES, side_points
from sea_boards import CELL_TERRAIN, NEW_WORLD, desert_row, find_map, main_island, read_cells
from words import HARBOUR_KINDS, PRODUCT, RESOURCES

# Where kinds are drawn: S-2, section 3.6.3 of the fact sheet.
DRAWN_KINDS = RESOURCES + ['wool'] + ['any'] * 5

NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


def read_cell(cell):
    """Terrain and number of a cell."""
    return CELL_TERRAIN[cell[0]], int(cell[1:] or 0)


def printed(scenario, players):
    """The example of the rule book; the base island of New Shores is the recommended one."""
    map_ = find_map(scenario, players)
    base = {(q + 1, r + 3): (terrain, number) for q, r, terrain, number in boards.large()[0]}
    hexes = [place + (base[place] if cell == '*' else read_cell(cell))
             for place, cell in read_cells(map_['rows']).items()]
    return hexes, harbours_of(map_, DRAWN_KINDS)


def harbours_of(map_, kinds):
    """The harbours of a map, these kinds where it names none."""
    return [harbour if len(harbour) == 4 else harbour + (kind,)
            for harbour, kind in zip(map_['harbours'], kinds)]


def shuffled(rng, scenario, players):
    """Terrains and tokens shuffled within the main island and over the rest (M-6).

    Without the further conditions of a fair layout: they are not the concern of the model.
    """
    map_ = find_map(scenario, players)
    hexes, harbours = printed(scenario, players)
    laid = {(q, r): (terrain, number) for q, r, terrain, number in hexes}
    land = [place for place in laid if laid[place][0] not in ('sea', 'fog')]
    land = [place for place in land if place not in desert_row(map_)]
    main = main_island(map_)
    for area in ([place for place in land if place in main],
                 [place for place in land if place not in main]):
        shuffle_area(rng, laid, area)
    kinds = [kind for _, _, _, kind in harbours]
    rng.shuffle(kinds)
    return ([place + laid[place] for place in laid],
            [harbour[:3] + (kind,) for harbour, kind in zip(harbours, kinds)])


def shuffle_area(rng, laid, area):
    """Shuffle the terrains of these places, then the numbers over what bears one."""
    terrains = [laid[place][0] for place in area]
    numbers = [laid[place][1] for place in area if laid[place][1]]
    rng.shuffle(terrains)
    rng.shuffle(numbers)
    for place, terrain in zip(area, terrains):
        laid[place] = (terrain, 0 if terrain == 'desert' else numbers.pop())


def frame(top_row):
    """The cells of the frame (section 0.3), and the two sea cells at its ends."""
    cells = [(q, r) for r in range(7) for q in range(-3, top_row)
             if q >= -r and q + r <= top_row + 2]
    ends = [(-3, 3), (top_row - 1, 3)]
    return [cell for cell in cells if cell not in ends], ends


def new_world(rng, players):
    """A board of the New World: everything drawn."""
    kit = NEW_WORLD[4 if players <= 4 else 6]
    cells, ends = frame(kit['top_row'])
    letters = [letter for letter, number in kit['counts'].items() for _ in range(number)]
    numbers = [value for value, number in zip(NUMBERS, kit['numbers']) for _ in range(number)]
    rng.shuffle(letters)
    rng.shuffle(numbers)
    hexes = [end + ('sea', 0) for end in ends]
    for cell, letter in zip(cells, letters):
        hexes.append(cell + (CELL_TERRAIN[letter], 0 if letter in '~D' else numbers.pop()))
    assert not numbers
    kinds = DRAWN_KINDS if players > 4 else RESOURCES + ['any'] * 5
    return hexes, draw_harbours(rng, hexes, kinds)


def draw_harbours(rng, hexes, kinds):
    """Harbours on edges of land and water, no two touching, as many as find a place (M-7)."""
    sides = boards.coast(hexes)
    rng.shuffle(sides)
    taken, harbours = set(), []
    for q, r, side in sides:
        ends = side_points(q, r, SIDES.index(side))
        if not ends & taken and len(harbours) < len(kinds):
            taken |= ends
            harbours.append((q, r, side, kinds[len(harbours)]))
    return harbours


def random_sea(rng, size):
    """A connected heap of hexes, half of them sea, gold and deserts among the rest."""
    hexes, _ = boards.random_board(rng, size)
    changed = []
    for q, r, terrain, number in hexes:
        chosen = rng.choice(['sea'] * 5 + ['gold', 'desert'] + [terrain] * 3)
        if chosen == 'gold' or chosen in PRODUCT:
            changed.append((q, r, chosen, number or rng.choice(NUMBERS)))
        else:
            changed.append((q, r, chosen, 0))
    return changed, draw_harbours(rng, changed, HARBOUR_KINDS * 2)


def lay(rng, scenario, players):
    """A board of a scenario, or of none."""
    if scenario == 'none':
        return random_sea(rng, rng.randint(12 + 6 * players, 60))
    if scenario == 'new_world':
        return new_world(rng, players)
    if rng.random() < 0.3:
        return printed(scenario, players)
    return shuffled(rng, scenario, players)
