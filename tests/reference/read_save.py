#!/usr/bin/env python3
"""Decodes saves by docs/formats.md and docs/notation.md alone, and compares with position texts.

    read_save.py SAVE...                     prints the position text of each save
    read_save.py --goldens PROGRAM FOLDER    compares the golden saves with what PROGRAM tells

PROGRAM is catan_goldens (tests/golden/goldens.c): `PROGRAM FOLDER --positions` prints a line "name
text" for each golden save.
"""

import subprocess
import sys
import zlib
from pathlib import Path

MAGIC = bytes.fromhex('894341540D0A1A0A')
CHECK = 0xCBF43926
MASK = (1 << 64) - 1

SWITCH = {0: 'off', 1: 'on'}
# id: (name, default, words)
OPTIONS = {
    1: ('players', 4, {}),
    2: ('victory_points', 0, {0: 'auto'}),
    3: ('layout', 0, {0: 'auto', 1: 'spiral', 2: 'random', 3: 'beginner'}),
    4: ('balanced', 0, SWITCH),
    5: ('harbours', 0, {0: 'shuffled', 1: 'fixed'}),
    6: ('sea_frame', 0, SWITCH),
    7: ('first_player', 255, {255: 'chance'}),
    8: ('bank_resources', 0, {0: 'auto'}),
    9: ('hand_limit', 7, {}),
    10: ('no_sevens', 0, {}),
    11: ('dice', 0, {0: '2d6', 1: 'deck', 2: 'd8+d4', 3: 'd12-d4'}),
    12: ('friendly_robber', 0, SWITCH),
    13: ('trade', 1, SWITCH),
    14: ('offers_per_turn', 4, {}),
    15: ('counter_offers', 0, SWITCH),
    16: ('paired_turns', 0, SWITCH),
    17: ('max_turns', 0, {}),
    18: ('seafarers', 0, SWITCH),
    19: ('scenario', 0, {0: 'none', 1: 'new_shores', 2: 'islands', 3: 'fog', 4: 'desert',
                         5: 'new_world', 6: 'specialists'}),
    20: ('outlines', 0, {0: 'kept', 1: 'mixed'}),
    21: ('cities_knights', 0, SWITCH),
    22: ('tactical_defence', 0, SWITCH),
    23: ('recruit_at_sea', 0, SWITCH),
    24: ('buy_harbours', 0, SWITCH),
    25: ('specialists', 0, SWITCH),
    26: ('specialist_threshold', 0, {0: 'auto'}),
    27: ('specialist_income', 0, {0: 'auto', 1: 'every_roll', 2: 'own_turn'}),
    28: ('bridges', 0, SWITCH),
    29: ('scarcity', 0, SWITCH),
    30: ('scarcity_removed', 0, {0: 'auto'}),
    31: ('great_wall', 0, SWITCH),
    32: ('wall_reach', 3, {}),
    33: ('volcanoes', 0, SWITCH),
    34: ('volcano_count', 1, {}),
    35: ('conflicts', 0, SWITCH),
    36: ('conflict_stronger_defender', 0, SWITCH),
    37: ('polders', 0, SWITCH),
    38: ('polder_terrains', 31, {}),
    39: ('irrigation', 0, SWITCH),
    40: ('market', 0, SWITCH),
    41: ('market_count', 1, {}),
    42: ('landing_stages', 0, SWITCH),
    43: ('rain', 0, SWITCH),
    44: ('robber_and_pirate', 0, SWITCH),
    45: ('pirate_tax', 0, SWITCH),
    46: ('ties', 0, SWITCH),
    47: ('explorer_saboteur', 0, SWITCH),
}
OUTLINES = 20
BUY_HARBOURS = 24
# (name, of seats, value)
FIELDS = [
    ('board', False, 'hexes'),
    ('harbours', False, 'harbours'),
    ('counter_give', True, 'counts'),
    ('counter_want', True, 'counts'),
    ('harbour_places', False, 'edges'),
    ('turn', False, 'number'),
    ('seat', False, 'seat'),
    ('active', False, 'seat'),
    ('rolled', False, 'number'),
    ('played', False, 'number'),
    ('offers', False, 'number'),
    ('hold', False, 'number'),
    ('robber', False, 'hex'),
    ('longest_road', False, 'seat'),
    ('largest_army', False, 'seat'),
    ('result', False, 'number'),
    ('bank', False, 'counts'),
    ('deck', False, 'counts'),
    ('fresh', False, 'counts'),
    ('dice', False, 'small counts'),
    ('give', False, 'counts'),
    ('want', False, 'counts'),
    ('tasks', False, 'tasks'),
    ('cities', False, 'nodes'),
    ('hand', True, 'counts'),
    ('cards', True, 'counts'),
    ('knights', True, 'number'),
    ('buildings', True, 'nodes'),
    ('roads', True, 'edges'),
    ('ships', True, 'edges'),
    ('special_points', True, 'number'),
    ('settled', True, 'set of hexes'),
    ('pirate', False, 'hex'),
    ('ship_moved', False, 'number'),
    ('fresh_ships', False, 'edges'),
    ('fog_terrains', False, 'counts'),
    ('fog_numbers', False, 'small counts'),
    ('barbarians', False, 'number'),
    ('red_die', False, 'number'),
    ('event_die', False, 'number'),
    ('robber_free', False, 'number'),
    ('aqueducts', False, 'number'),
    ('merchant', False, 'hex'),
    ('merchant_of', False, 'seat'),
    ('printer', False, 'seat'),
    ('constitution', False, 'seat'),
    ('walls', False, 'nodes'),
    ('turned', False, 'nodes'),
    ('metropolises', False, 'nodes by track'),
    ('progress_deck', False, 'counts'),
    ('under_trade', False, 'queue'),
    ('under_politics', False, 'queue'),
    ('under_science', False, 'queue'),
    ('dice_pairs', False, 'dice pairs'),
    ('crane', False, 'number'),
    ('fleet', False, 'number'),
    ('harbour', False, 'number'),
    ('harbour_seats', False, 'number'),
    ('knights_placed', True, 'placed knights'),
    ('progress', True, 'counts'),
    ('trade_track', True, 'number'),
    ('politics_track', True, 'number'),
    ('science_track', True, 'number'),
    ('defender', True, 'number'),
    ('harbours_bought', False, 'harbour list'),
    ('lumberjack', False, 'seat'),
    ('mason', False, 'seat'),
    ('shepherd', False, 'seat'),
    ('farmer', False, 'seat'),
    ('miner', False, 'seat'),
    ('gold_seeker', False, 'seat'),
    ('bridges', False, 'bridges by hex'),
    ('great_walls', False, 'edges'),
    ('great_wall', False, 'seat'),
    ('turned', False, 'nodes'),
    ('dikes', True, 'edges'),
    ('last_dikes', False, 'seats by hex'),
    ('rights', False, 'seats by hex'),
    ('closed_now', False, 'set of hexes'),
    ('polders', False, 'set of hexes'),
    ('stages', True, 'nodes'),
    ('sand', False, 'seat'),
    ('large_die', False, 'number'),
    ('small_die', False, 'number'),
]
TASKS = ['', 'first', 'setup', 'turn', 'roll', 'discard', 'robber', 'free_roads', 'take', 'draw',
         'offer', 'special', 'move_ship', 'gold', 'discover', 'event_die', 'progress', 'limit',
         'muster', 'lose_city', 'aqueduct', 'move_knight', 'retreat_knight', 'metropolis',
         'inventor', 'smith', 'diplomat', 'wedding', 'saboteur', 'spy', 'deserter', '',
         'harbour', 'master_merchant', 'buy_harbour', 'turn_harbour', 'income', 'token',
         'eruption', 'conflict', 'polder', 'market', 'rain', 'red_die', 'total', 'lay_red', 'tax']
PROGRESS = ['alchemist', 'crane', 'mining', 'irrigation', 'printer', 'inventor', 'engineer',
            'medicine', 'smith', 'road_building', 'bishop', 'diplomat', 'warlord', 'wedding',
            'intrigue', 'saboteur', 'spy', 'deserter', 'constitution', 'commercial_harbour',
            'merchant_fleet', 'master_merchant', 'trade_monopoly', 'resource_monopoly', 'merchant']
TERRAINS = 'DLBSWO~GFVM'
HARBOURS = 'LBSWOA'
SEA, DRAWN, ANYWHERE, FOG = 6, 255, 254, 4
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


class Fault(Exception):
    """The bytes are not what the documents say."""


class Bytes:
    """What is left to read."""

    def __init__(self, data):
        self.data = data

    def take(self, count):
        """The next bytes."""
        if len(self.data) < count:
            raise Fault('cut off')
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def number(self, count=1):
        """A number without sign."""
        return int.from_bytes(self.take(count), 'little')

    def signed(self):
        """A signed byte."""
        return int.from_bytes(self.take(1), 'little', signed=True)


def need(condition, what):
    """What the documents demand."""
    if not condition:
        raise Fault(what)


def read_config(source):
    """The values of the options that are not at their default, by id."""
    values = {}
    for _ in range(source.number(2)):
        option, value = source.number(2), source.number(4)
        need(option in OPTIONS, 'unknown option %d' % option)
        need(not values or option > max(values), 'options in order')
        need(value != OPTIONS[option][1], 'no option at its default')
        values[option] = value
    return values


def read_pool(source):
    """Kinds to draw, as {(area, kind): how many}."""
    pool = [tuple(source.take(3)) for _ in range(source.number())]
    need(pool == sorted(pool) and all(count for _, _, count in pool), 'pools in order')
    return {(area, kind): count for area, kind, count in pool}


def read_map(source):
    """An own map, or None."""
    form = source.number()
    if form == 0:
        return None
    own = {'head': source.take(5), 'goal': 0, 'island_points': 0, 'most_points': 0, 'frame': 0}
    hexes = own['hexes'] = []
    for _ in range(source.number()):
        q, r, terrain, _, area = (source.signed(), source.signed(), *source.take(3))
        hexes.append({'q': q, 'r': r, 'terrain': terrain, 'area': area, 'printed': None,
                      'flags': 0, 'island': 0})
    need(hexes == sorted(hexes, key=lambda hex_: (hex_['r'], hex_['q'])), 'hexes in map order')
    own['terrains'], own['numbers'] = read_pool(source), read_pool(source)
    own['harbours'] = [(source.signed(), source.signed(), *source.take(2))
                       for _ in range(source.number())]
    if form == 2:
        read_more(source, own)
    return own


def read_more(source, own):
    """What maps at sea say besides."""
    source.take(3)
    bits = source.number()
    own['frame'] = bits & 1
    own['goal'], points = source.number(), source.number()
    own['island_points'], own['most_points'] = points % 16, points // 16
    source.number()
    source.take(source.number())
    source.take(16)
    for hex_ in own['hexes']:
        terrain, _, hex_['flags'], hex_['island'] = source.take(4)
        draws = hex_['terrain'] == DRAWN and not hex_['flags'] & FOG
        hex_['printed'] = terrain if bits & 2 and draws else None


def ground_of(own, hex_, mixed):
    """Whether a hex is sea in every layout, and whether it may be land or sea or lies under fog."""
    if hex_['terrain'] != DRAWN:
        return hex_['terrain'] == SEA, False
    if hex_['flags'] & FOG:
        return False, True
    if hex_['printed'] is not None and not mixed:
        return hex_['printed'] == SEA, False
    mates = [other for other in own['hexes']
             if other['area'] == hex_['area'] and other['terrain'] == DRAWN]
    kinds = {kind for area, kind in own['terrains'] if area == hex_['area']}
    kinds |= {other['printed'] for other in mates} - {None}
    return kinds == {SEA}, SEA in kinds and len(kinds) > 1


def side_of(q, r, side):
    """The key by which edges are numbered: the sums of the rows and of the columns of both ends."""
    ends = [CORNERS[side], CORNERS[(side + 1) % 6]]
    return (6 * r + sum(y for _, y in ends), 2 * (2 * q + r) + sum(x for x, _ in ends))


def mixed_in(print_, value, factor=0xFF51AFD7ED558CCD, shift=32):
    """One step of a print."""
    print_ = (print_ ^ value) * factor & MASK
    return print_ ^ print_ >> shift


def print_of(own, mixed, stocked):
    """The print of a map; `stocked`: its harbours are for sale."""
    hexes = own['hexes']
    edges = sorted({side_of(hex_['q'], hex_['r'], side) for hex_ in hexes for side in range(6)})
    print_ = len(hexes)
    for hex_ in hexes:
        sea, varies = ground_of(own, hex_, mixed)
        print_ = mixed_in(print_, (hex_['q'] % 256) << 16 | (hex_['r'] % 256) << 8 | sea
                          | varies << 24 | hex_['flags'] << 25 | hex_['island'] << 32)
    placed = [] if stocked else own['harbours']
    anywhere = any(side == ANYWHERE for _, _, side, _ in placed)
    for q, r, side, _ in placed:
        number = 65536 if anywhere else edges.index(side_of(q, r, side)) + 1
        print_ = mixed_in(print_, number, 0xC4CEB9FE1A85EC53, 29)
    kinds = [kind for _, _, _, kind in own['harbours']] if stocked else []
    for kind in range(6) if kinds else ():
        print_ = mixed_in(print_, kinds.count(kind))
    fog = {hex_['area'] for hex_ in hexes if hex_['flags'] & FOG}
    for area in fog:
        for value in [own['terrains'].get((area, kind), 0) for kind in range(8)] + \
                [own['numbers'].get((area, number), 0) for number in range(13)]:
            print_ = mixed_in(print_, value)
    value = (own['goal'] | own['island_points'] << 8 | anywhere << 16 | own['frame'] << 24
             | own['most_points'] << 32)
    return (mixed_in(print_, value) if value else print_) | 1


def counts_text(counts):
    """Counts as position texts spell them."""
    counts = list(counts)
    while counts and counts[-1] == 0:
        counts.pop()
    return '.'.join(map(str, counts)) or '-'


def set_text(data, letter):
    """A set of places."""
    members = [n for n in range(8 * len(data)) if data[n // 8] >> n % 8 & 1]
    return '+'.join('%s%d' % (letter, n) for n in members) or '-'


def pairs_of_bytes(data):
    """Numbers of two bytes each."""
    return [int.from_bytes(data[at:at + 2], 'little') for at in range(0, len(data), 2)]


def knights_text(data):
    """The knights of a seat."""
    placed = ['n%d.%d.%d' % (knight >> 6, knight >> 4 & 3, knight & 15)
              for knight in pairs_of_bytes(data) if knight]
    return '+'.join(placed) or '-'


def harbours_text(data):
    """The harbours that were bought."""
    laid = ['e%d.%d.%d' % ((entry >> 4) - 1, entry >> 1 & 7, entry & 1)
            for entry in pairs_of_bytes(data) if entry]
    return '+'.join(laid) or '-'


def seats_by_hex_text(data):
    """A seat or nobody for each hex."""
    halves = [half for byte in data for half in (byte % 16, byte // 16)]
    return '+'.join('h%d.s%d' % (hex_, seat - 1)
                    for hex_, seat in enumerate(halves) if seat) or '-'


def bridges_by_hex_text(data):
    """A seat and one of three diagonals, or nothing, for each hex."""
    return '+'.join('b%d.s%d' % (3 * hex_ + byte // 16, byte % 16 - 1)
                    for hex_, byte in enumerate(data) if byte) or '-'


def task_text(data):
    """One task."""
    kind, actor, step, more = data[:4]
    who = {254: 'chance', 255: '-'}.get(actor, 's%d' % actor)
    rest = [step, more, int.from_bytes(data[4:6], 'little'), int.from_bytes(data[6:], 'little')]
    return '.'.join([TASKS[kind], who, *map(str, rest)])


def value_text(data, shape):
    """One value of a field."""
    if shape == 'hexes':
        return ','.join(TERRAINS[byte % 16] + (str(byte // 16) if byte // 16 else '')
                        for byte in data)
    if shape == 'harbours':
        return ''.join(HARBOURS[byte] for byte in data)
    if shape == 'counts':
        return counts_text(data)
    if shape == 'small counts':
        return counts_text(half for byte in data for half in (byte % 16, byte // 16))
    if shape in ('nodes', 'edges'):
        return set_text(data, shape[0])
    if shape == 'dice pairs':
        return set_text(data, 'd')
    if shape == 'nodes by track':
        return ','.join('n%d' % (entry - 1) if entry else '-' for entry in pairs_of_bytes(data))
    if shape == 'placed knights':
        return knights_text(data)
    if shape == 'harbour list':
        return harbours_text(data)
    if shape == 'seats by hex':
        return seats_by_hex_text(data)
    if shape == 'bridges by hex':
        return bridges_by_hex_text(data)
    if shape == 'queue':
        return '+'.join(PROGRESS[card] for card in data)
    if shape == 'set of hexes':
        return set_text(data, 'h')
    if shape == 'tasks':
        return '+'.join(task_text(data[at:at + 8]) for at in range(0, len(data), 8))
    letter = {'seat': 's', 'hex': 'h', 'number': ''}[shape]
    return letter + str(int.from_bytes(data, 'little'))


def read_fields(source, players):
    """The fields as tokens of a position text."""
    tokens = []
    after = -1
    for _ in range(source.number(2)):
        name = source.take(source.number()).decode('ascii')
        places = [at for at, field in enumerate(FIELDS) if at > after and field[0] == name]
        need(places, 'fields in order: %s' % name)
        after = places[0]
        data = source.take(source.number(2))
        _, of_seats, shape = FIELDS[after]
        values = players if of_seats else 1
        need(len(data) % values == 0, '%s: as many values as seats' % name)
        size = len(data) // values
        texts = [value_text(data[i * size:(i + 1) * size], shape) for i in range(values)]
        tokens.append('%s=%s' % (name, '/'.join(texts)))
    return tokens


def text_of(save):
    """The position text of a save."""
    source = Bytes(save)
    need(source.take(8) == MAGIC, 'the magic')
    need(source.number(4) == 1, 'format 1')
    length = source.number(4)
    need(24 <= length <= len(save), 'the length')
    need(source.number(4) >= 1, 'a revision')
    need(zlib.crc32(save[:length - 4]) == int.from_bytes(save[length - 4:length], 'little'),
         'the checksum')
    source.data = save[20:length - 4]
    values = read_config(source)
    own = read_map(source)
    tokens = ['catan1']
    for option, value in values.items():
        name, _, words = OPTIONS[option]
        tokens.append('%s=%s' % (name, words.get(value, value)))
    if own is not None:
        tokens.append('map=%016x' % print_of(own, values.get(OUTLINES, 0) == 1,
                                             values.get(BUY_HARBOURS, 0) == 1))
    tokens.append('|')
    tokens += read_fields(source, values.get(1, OPTIONS[1][1]))
    need(not source.data, 'nothing behind the fields')
    return ' '.join(tokens)


def compare(program, folder):
    """Compares every golden save with the library's own text."""
    told = subprocess.run([program, folder, '--positions'], stdout=subprocess.PIPE, check=True,
                          encoding='ascii').stdout.splitlines()
    wrong = 0
    for line in told:
        name, text = line.split(' ', 1)
        mine = text_of(Path(folder, name + '.save').read_bytes())
        if mine != text:
            wrong += 1
            print('%s: by the documents\n  %s\nby the library\n  %s' % (name, mine, text))
    saves = sorted(path.stem for path in Path(folder).glob('*.save'))
    if saves != sorted(line.split(' ', 1)[0] for line in told):
        wrong += 1
        print('not every save is told of')
    print('%d saves decoded by the documents alone' % len(saves))
    return 1 if wrong or not saves else 0


def main():
    """Print, or compare."""
    assert zlib.crc32(b'123456789') == CHECK
    if len(sys.argv) == 4 and sys.argv[1] == '--goldens':
        return compare(sys.argv[2], sys.argv[3])
    for name in sys.argv[1:]:
        print(text_of(Path(name).read_bytes()))
    return 0


if __name__ == '__main__':
    sys.exit(main())
