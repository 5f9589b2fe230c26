"""The vocabulary of the reference model: cards, terrains, costs, moves and their order.

Spellings and orders are those of docs/notation.md; rule IDs (B-24, X-4, V13.6) are those of the
rule book.  Everything here is plain data or a function of its arguments.
"""

# Kind order: it holds for every bundle composed card by card.
RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore']

# C-7: the commodities of Cities & Knights; a game without it has none of them.
COMMODITIES = ['cloth', 'coin', 'paper']

# C-33: what a hand may hold.
CARDS = RESOURCES + COMMODITIES

# C-13: the tracks of city improvements; each has the commodity at the same place of the list.
TRACKS = ['trade', 'politics', 'science']

# C-5: the faces of the event die and how many of the six bear them.
FACES = {'ship': 3, 'trade': 1, 'politics': 1, 'science': 1}

# Development cards, in the order in which moves and facts list them.
DEVELOPMENT = ['knight', 'point', 'road_building', 'plenty', 'monopoly']

# B-3: what a terrain produces; desert and sea are absent, they give nothing.
PRODUCT = {
    'forest': 'lumber',
    'hills': 'brick',
    'pasture': 'wool',
    'fields': 'grain',
    'mountains': 'ore',
}

# S-50, S-80: gold gives cards of choice; fog is a hex that is not yet discovered.
# V10.1: a market produces nothing and bears a number.
TERRAINS = list(PRODUCT) + ['desert', 'sea', 'gold', 'fog', 'market']

# What is called a producing hex.
PRODUCING = list(PRODUCT) + ['gold', 'volcano']

# The terrains in the order in which moves list them.
TERRAIN_ORDER = ['desert'] + list(PRODUCT) + ['sea', 'gold']

HARBOUR_KINDS = ['any'] + RESOURCES

# The kinds of harbours in the order in which moves list them.
HARBOUR_ORDER = RESOURCES + ['any']

# B-50, S-10.
COSTS = {
    'road': {'brick': 1, 'lumber': 1},
    'settlement': {'brick': 1, 'lumber': 1, 'wool': 1, 'grain': 1},
    'city': {'ore': 3, 'grain': 2},
    'development': {'ore': 1, 'wool': 1, 'grain': 1},
    'ship': {'lumber': 1, 'wool': 1},
    'wall': {'brick': 2},               # C-45
    'turned': {'ore': 3, 'grain': 2},   # C-77
    'recruit': {'ore': 1, 'wool': 1},   # C-48
    'activate': {'grain': 1},           # C-50
    'promote': {'ore': 1, 'wool': 1},   # C-52
    'dike': {'brick': 1, 'lumber': 1},  # V8.1
}

# B-6, S-1, C-9.
SUPPLY = {'settlement': 5, 'city': 4, 'road': 15, 'ship': 15, 'wall': 3}

# B-55.
BUILDING_POINTS = {'settlement': 1, 'city': 2}

# B-23, S-50: the cards that a building takes of each hex.
YIELD = {'settlement': 1, 'city': 2}

# B-5 and X-2, by number of players (more than four or not).
DECK_SMALL = {'knight': 14, 'point': 5, 'road_building': 2, 'plenty': 2, 'monopoly': 2}
DECK_LARGE = {'knight': 20, 'point': 5, 'road_building': 3, 'plenty': 3, 'monopoly': 3}

# B-22: in how many of the 36 pairs of two dice each sum falls.
DICE_PAIRS = {total: 6 - abs(7 - total) for total in range(2, 13)}

# C-4: the 36 pairs of the red and the white die.
RED_AND_WHITE = [(red, white) for red in range(1, 7) for white in range(1, 7)]

# C-8: the progress cards in the order in which moves list them: name, track, how many there are.
PROGRESS = [
    ('alchemist', 'science', 2), ('crane', 'science', 2), ('mining', 'science', 2),
    ('irrigation', 'science', 2), ('printer', 'science', 1), ('inventor', 'science', 2),
    ('engineer', 'science', 1), ('medicine', 'science', 2), ('smith', 'science', 2),
    ('road_building', 'science', 2), ('bishop', 'politics', 2), ('diplomat', 'politics', 2),
    ('warlord', 'politics', 2), ('wedding', 'politics', 2), ('intrigue', 'politics', 2),
    ('saboteur', 'politics', 2), ('spy', 'politics', 3), ('deserter', 'politics', 2),
    ('constitution', 'politics', 1), ('commercial_harbour', 'trade', 2),
    ('merchant_fleet', 'trade', 2), ('master_merchant', 'trade', 2), ('trade_monopoly', 'trade', 2),
    ('resource_monopoly', 'trade', 4), ('merchant', 'trade', 6)]

PROGRESS_CARDS = [name for name, _, _ in PROGRESS]

# The kind of move that plays each of them; the two that are points are not played (C-89).
PROGRESS_PLAYS = {
    name: 'play_free_roads' if name == 'road_building' else 'play_' + name
    for name in PROGRESS_CARDS if name not in ('printer', 'constitution')}

# Stands for a number that no kind of move has.
NO_KIND = ''

# The kinds of moves in the order of their numbers, each with the domain of its argument.
MOVE_KINDS = [
    ('first_player', 'seat'),
    ('dice', 'number'),
    ('draw_development', 'development'),
    ('steal', 'resource'),
    ('setup_settlement', 'node'),
    ('setup_road', 'edge'),
    ('roll', None),
    ('end_turn', None),
    ('pass', None),
    ('build_road', 'edge'),
    ('build_settlement', 'node'),
    ('build_city', 'node'),
    ('buy_development', None),
    ('trade_bank', 'pair'),
    ('play_knight', None),
    ('play_road_building', None),
    ('play_plenty', None),
    ('play_monopoly', 'resource'),
    ('free_road', 'edge'),
    ('decline', None),
    ('take', 'resource'),
    ('discard', 'resource'),
    ('move_robber', 'hex'),
    ('rob', 'seat'),
    ('offer_give', 'resource'),
    ('offer_want', 'resource'),
    ('offer_send', 'seats'),
    ('offer_cancel', None),
    ('accept', None),
    ('reject', None),
    ('confirm', 'seat'),
    ('withdraw', None),
    ('setup_ship', 'edge'),
    ('build_ship', 'edge'),
    ('free_ship', 'edge'),
    ('lift_ship', 'edge'),
    ('put_ship', 'edge'),
    ('move_pirate', 'hex'),
    ('take_gold', 'resource'),
    ('discover', 'terrain'),
    ('discover_number', 'number'),
    ('dice_pair', 'dice_pair'),
    ('event_die', 'face'),
    ('setup_city', 'node'),
    ('build_wall', 'node'),
    ('restore_city', 'node'),
    ('recruit_knight', 'node'),
    ('activate_knight', 'node'),
    ('promote_knight', 'node'),
    ('lift_knight', 'node'),
    ('put_knight', 'node'),
    ('retreat_knight', 'node'),
    ('chase_robber', 'node'),
    ('improve', 'track'),
    ('place_metropolis', 'node'),
    ('muster', 'node'),
    ('mustered', None),
    ('lose_city', 'node'),
    ('choose_deck', 'track'),
    ('draw_progress', 'progress'),
    ('discard_progress', 'progress'),
    ('take_aqueduct', 'resource'),
    ('chase_pirate', 'node'),
    ('play_alchemist', 'dice_pair'),
    ('play_crane', None),
    ('play_mining', None),
    ('play_irrigation', None),
    (NO_KIND, None),    # the printer is not played
    ('play_inventor', 'hex'),
    ('play_engineer', 'node'),
    ('play_medicine', 'node'),
    ('play_smith', 'node'),
    ('play_free_roads', None),
    ('play_bishop', 'hex'),
    ('play_diplomat', 'edge'),
    ('play_warlord', None),
    ('play_wedding', None),
    ('play_intrigue', 'node'),
    ('play_saboteur', None),
    ('play_spy', 'seat'),
    ('play_deserter', 'seat'),
    (NO_KIND, None),    # nor is the constitution
    ('play_commercial_harbour', None),
    ('play_merchant_fleet', 'resource'),
    ('play_master_merchant', 'seat'),
    ('play_trade_monopoly', 'resource'),
    ('play_resource_monopoly', 'resource'),
    ('play_merchant', 'hex'),
    ('swap_number', 'hex'),
    ('free_promotion', 'node'),
    ('rebuild', 'edge'),
    ('give', 'resource'),
    ('take_progress', 'progress'),
    ('desert', 'node'),
    ('choose_strength', 'number'),
    ('place_deserter', 'node'),
    ('harbour_offer', 'seat'),
    ('harbour_card', 'resource'),
    ('harbour_give', 'resource'),
    ('take_hand', 'resource'),
    ('buy_harbour', 'harbour'),
    ('pay_harbour', 'resource'),
    ('lay_harbour', 'edge'),
    ('turn_harbour', 'edge'),
    ('protect_harbours', 'node'),
    ('restore_harbour', 'edge'),
    ('take_income', 'resource'),
    ('build_bridge', 'bridge'),
    ('take_token', 'hex'),
    ('put_token', 'hex'),
    ('build_great_wall', 'edge'),
    ('die', 'number'),
    ('play_attack', None),
    ('attack_with', 'node'),
    ('attack_route', 'edge'),
    ('attack_bridge', 'bridge'),
    ('attack_building', 'node'),
    ('attack_for_city', 'node'),
    ('defend', None),
    ('defend_with', 'node'),
    ('give_in', None),
    ('build_dike', 'edge'),
    ('free_dike', 'edge'),
    ('drain', 'hex'),
    ('polder_terrain', 'terrain'),
    ('polder_number', 'number'),
    ('irrigate_pasture', 'hex'),
    ('irrigate_forest', 'hex'),
    ('market_give', 'resource'),
    ('market_take', 'resource'),
    ('build_stage', 'node'),
    ('take_rain', 'resource'),
    ('dice_wide', 'dice_pair'),
    ('red_die', 'number'),
    ('choose_total', 'number'),
    ('lay_dice', 'dice_pair'),
    ('lay_red', 'number'),
    ('pay_tax', 'resource'),
    ('diplomat_bridge', 'bridge'),
]

KIND_NUMBER = {name: number for number, (name, _) in enumerate(MOVE_KINDS, 1) if name != NO_KIND}
KIND_DOMAIN = {name: domain for name, domain in MOVE_KINDS if name != NO_KIND}
DOMAIN_WORDS = {
    'resource': CARDS, 'development': DEVELOPMENT, 'terrain': TERRAIN_ORDER, 'track': TRACKS,
    'progress': PROGRESS_CARDS, 'face': list(FACES), 'harbour': HARBOUR_ORDER}
PLACE_LETTER = {'node': 'n', 'edge': 'e', 'hex': 'h', 'seat': 's', 'bridge': 'b'}


def seat_name(seat):
    """Spell a seat: s0, s1, ..."""
    return 's%d' % seat


def seats_name(seats):
    """Spell a set of seats, ascending: s1+s3."""
    return '+'.join(seat_name(seat) for seat in sorted(seats))


def split(text):
    """Split the text of a move into its kind and its argument ('' where there is none)."""
    kind, _, argument = text.partition(':')
    return kind, argument


def place(text):
    """Read the number of a place or seat: n12, e40, h7, s2."""
    return int(text[1:])


def read_seats(text):
    """Read a set of seats: s1+s3."""
    return [place(name) for name in text.split('+')]


def read_pair(text):
    """Read the red and the white die: 3+4."""
    red, _, white = text.partition('+')
    return int(red), int(white)


def argument_order(domain, text):
    """The place of an argument among those of its domain."""
    if domain is None:
        return 0
    if domain in PLACE_LETTER:
        return place(text)
    if domain == 'number':
        return int(text)
    if domain in DOMAIN_WORDS:
        return DOMAIN_WORDS[domain].index(text)
    if domain == 'pair':
        give, _, get = text.partition('>')
        return (CARDS.index(give), CARDS.index(get))
    if domain == 'dice_pair':
        return read_pair(text)
    assert domain == 'seats'
    return sum(2 ** seat for seat in read_seats(text))


def move_order(text):
    """The sort key of a move: by kind, then by argument."""
    kind, argument = split(text)
    return KIND_NUMBER[kind], argument_order(KIND_DOMAIN[kind], argument)


def sort_moves(moves):
    """A list of moves in the documented order; no move may occur twice."""
    moves = list(moves)
    assert len(moves) == len(set(moves)), 'a move was found twice'
    return sorted(moves, key=move_order)


def bundle(**cards):
    """A bundle of cards: a dict with every kind in it."""
    return {kind: cards.get(kind, 0) for kind in CARDS}


def count(cards):
    """The number of cards in a bundle."""
    return sum(cards.values())


def covers(hand, cards):
    """Whether a hand holds at least these cards."""
    return all(hand[kind] >= number for kind, number in cards.items())


def move_cards(source, target, cards):
    """Move cards from one bundle to another; they must be there (G-4)."""
    assert covers(source, cards), 'cards that are not there were moved'
    for kind, number in cards.items():
        source[kind] -= number
        target[kind] += number


def can_go_on(cards, last, kind, wanted):
    """Whether `kind` may come next when `wanted` more cards are chosen one by one in kind order.

    `last` is the kind chosen before (None at the start).  The kind must be there, must not come
    before the last one, and the cards from it on must suffice for the rest (kind order).
    """
    start = CARDS.index(kind)
    if last is not None and start < CARDS.index(last):
        return False
    return cards[kind] >= 1 and sum(cards[later] for later in CARDS[start:]) >= wanted


def card_set(cards):
    """A set of kinds of cards as a number: bit i for kind i."""
    return sum(2 ** CARDS.index(kind) for kind in cards)


def seat_set(seats):
    """A set of seats as a number: bit i for seat i."""
    return sum(2 ** seat for seat in seats)
