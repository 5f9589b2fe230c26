#!/usr/bin/env python3
"""Random games of the model alone, printed as a trace (docstring of compare.py).

    selfplay.py [games [seed [plies [scenario]]]]

scenario: a scenario, `none`, or `sea` for any of them, with Seafarers; `knights`: Cities & Knights;
`knights_sea`, or `knights_` and a scenario: both together; without it the base game.  Before any of
them `variants_`, or just `variants`: optional rules too.  `+conflicts` and `+polders` behind it, as in
`knights_fog+conflicts` or `+polders`, bring these rules.

It shows that compare.py reads what it should, and finds situations in which the model stumbles.
"""

import random
import sys

import boards
import sea_layouts
from geometry import SIDES
from model import Game
from options import DEFAULTS, GOALS
from words import PRODUCT, PROGRESS_PLAYS, place, split


# How much random players of Cities & Knights like a kind of move, where it is not 12: they save for
# what is dear and keep knights active, else their cities are soon gone (as in trace.c).  Whatever
# plays a card counts 25, and so does an offer at the harbour.
LIKING = {
    'build_settlement': 90, 'build_city': 30, 'improve': 60, 'restore_city': 60,
    'activate_knight': 30, 'promote_knight': 10, 'recruit_knight': 5, 'end_turn': 30, 'pass': 90,
    'trade_bank': 20, 'build_road': 8, 'build_ship': 15, 'build_wall': 2, 'offer_give': 1,
    'mustered': 3, 'decline': 3, 'harbour_offer': 25, 'attack_with': 30, 'build_dike': 90,
    'drain': 90, 'play_attack': 60
} | {kind: 25 for kind in PROGRESS_PLAYS.values()}

# At sea they like knights and ships better, and move ships less, which costs nothing.
LIKING_AT_SEA = LIKING | {
    'recruit_knight': 60, 'lift_knight': 60, 'promote_knight': 30, 'build_ship': 30,
    'lift_ship': 6}


def random_options(rng):
    """Options drawn from a choice that exercises every rule."""
    players = rng.randint(2, 6)
    return {
        'players': players,
        'victory_points': rng.choice([0] + list(range(3, 13))),
        'hand_limit': rng.randint(3, 12),
        'bank_resources': rng.choice([0, 10, 12, 15, 25]),
        'no_sevens': rng.choice([0, 0, 1, 2, 3]),
        'friendly_robber': rng.random() < 0.5,
        'trade': rng.random() < 0.5,
        'offers_per_turn': rng.choice([0, 1, 2, 4]),
        'counter_offers': rng.random() < 0.5,
        'paired_turns': players >= 5 and rng.random() < 0.5,
        'first_player': rng.choice([None, rng.randrange(players)]),
        'max_turns': rng.choice([0, 0, 0, rng.randint(1, 60)]),
        'dice': rng.choice(['2d6', 'deck']),
    }


def random_setting(rng):
    """Options and board of a game without Seafarers."""
    options = random_options(rng)
    return options, random_map(rng, options['players'])


def sea_setting(scenario=None, players=None):
    """Like random_setting(), with Seafarers; what is not given is drawn."""
    def draw(rng):
        options = random_options(rng)
        if players:
            options['players'] = players
            options['paired_turns'] = players >= 5 and rng.random() < 0.5
            options['first_player'] = rng.choice([None, rng.randrange(players)])
        options['victory_points'] = rng.choice([0, 0, rng.randint(3, 16)])
        options['seafarers'] = True
        options['frame'] = rng.random() < 0.5
        options['scenario'] = scenario or rng.choice(['none'] + sorted(GOALS))
        board = sea_layouts.lay(rng, options['scenario'], options['players'])
        if options['scenario'] == 'none':
            options.update(map_options(rng, board))
        return options, board
    return draw


def map_options(rng, board):
    """What a map of one's own may say of starts and points."""
    hexes, _ = board
    land = ['%d,%d' % (q, r) for q, r, terrain, _ in hexes if terrain != 'sea']
    sea = ['%d,%d' % (q, r) for q, r, terrain, _ in hexes if terrain == 'sea']
    return {
        'map_robber': rng.choice(['', '1,' + rng.choice(land), '2,' + rng.choice(land)]),
        'map_pirate': rng.choice([''] + sea[:3]),
        'map_goal': rng.choice([0, rng.randint(8, 16)]),
        'map_island_points': rng.randint(0, 3),
    }


def knights_setting(players=None, **given):
    """Like random_setting(), with Cities & Knights; what is not given is drawn."""
    def draw(rng):
        options = random_options(rng)
        if players:
            options['players'] = players
            options['first_player'] = rng.choice([None, rng.randrange(players)])
        options['paired_turns'] = False
        options['victory_points'] = rng.choice([0, rng.randint(5, 20)])
        options['hand_limit'] = rng.randint(5, 20)
        options['max_turns'] = rng.choice([0, 0, 0, 0, rng.randint(1, 60)])
        options['cities_knights'] = True
        options['tactical_defence'] = rng.random() < 0.5
        options.update(given)
        if rng.random() < 0.4:
            return options, rich_map(rng, options['players'])
        return options, random_map(rng, options['players'])
    return draw


def knights_sea_setting(scenario=None, players=None, **given):
    """Like random_setting(), with Cities & Knights and Seafarers; what is not given is drawn."""
    def draw(rng):
        options, board = sea_setting(scenario, players)(rng)
        options['paired_turns'] = False
        options['victory_points'] = rng.choice([0, rng.randint(6, 22)])
        options['hand_limit'] = rng.randint(5, 20)
        options['cities_knights'] = True
        options['tactical_defence'] = rng.random() < 0.3
        options['recruit_at_sea'] = rng.random() < 0.3
        options.update(given)
        if options['scenario'] == 'none' and rng.random() < 0.7:
            board = enriched(rng, board)
        return options, board
    return draw


def with_conflicts(setting):
    """The same with conflicts (V7)."""
    def draw(rng):
        options, board = setting(rng)
        options['conflicts'] = True
        options['conflict_stronger_defender'] = rng.random() < 0.5
        return options, board
    return draw


def with_polders(setting):
    """The same with polders (V8); a board without sea lies in the ring (M-11)."""
    def draw(rng):
        options, board = setting(rng)
        options['polders'] = True
        options['polder_terrains'] = rng.choice([31, rng.randint(1, 31)])
        if not any(terrain == 'sea' for _, _, terrain, _ in board[0]):
            board = boards.with_sea(board)
        return options, board
    return draw


def variants_setting(setting=random_setting):
    """Another setting with some of the optional rules; numbers become few, hexes markets."""
    def draw(rng):
        options, (hexes, harbours) = setting(rng)
        options.update({
            'specialists': rng.random() < 0.5,
            'specialist_threshold': rng.choice([0, 0, 1, 2, 3]),
            'specialist_income': rng.choice(['auto', 'every_roll', 'own_turn']),
            'scarcity': rng.random() < 0.5,
            'market': rng.random() < 0.5,
        })
        laid = []
        for q, r, terrain, number in hexes:
            if options['scarcity'] and rng.random() < 0.3:
                number = 0
            if options['market'] and number and rng.random() < 0.15:
                terrain = 'market'
            laid.append((q, r, terrain, number))
        return options, (laid, harbours)
    return draw


def enriched(rng, board):
    """The same board, but what land produces it produces often."""
    hexes, harbours = board
    return [(q, r, terrain, rng.choice([5, 6, 8, 9]) if number else 0)
            for q, r, terrain, number in hexes], harbours


def rich_map(rng, players):
    """A random map on which most of the land produces often, so that more is built."""
    hexes, harbours = boards.random_board(rng, rng.randint(10 + 3 * players, 45))
    return [(q, r, terrain, rng.choice([5, 6, 8, 9]) if terrain in PRODUCT else 0)
            for q, r, terrain, _ in hexes], harbours


def random_map(rng, players):
    """One of the fixed boards, with sea or without, or a random one."""
    if rng.random() < 0.3:
        return boards.random_board(rng, rng.randint(8 + 3 * players, 45))
    board = boards.beginner() if players <= 4 else boards.large()
    return boards.with_sea(board) if rng.random() < 0.5 else board


def random_move(rng, game):
    """A legal move: of chance by weight; else a kind of move, then one of that kind.

    In Cities & Knights the kinds are drawn by LIKING, at sea by LIKING_AT_SEA.
    """
    moves = game.moves()
    if game.actor() == 'chance':
        return rng.choices(moves, game.weights())[0]
    kinds = sorted({split(move)[0] for move in moves})
    if game.options.cities_knights:
        liking = LIKING_AT_SEA if game.options.seafarers else LIKING
        kind = rng.choices(kinds, [liking.get(kind, 12) for kind in kinds])[0]
    else:
        kind = rng.choice(kinds)
    of_kind = [move for move in moves if split(move)[0] == kind]
    if game.options.cities_knights:
        disliked = {move: dislike(game, move) for move in of_kind}
        of_kind = [move for move in of_kind if disliked[move] == min(disliked.values())]
    return rng.choice(of_kind)


def dislike(game, move):
    """How little a move is liked more than others of its kind.

    Trades with the bank should bring what the hand holds least of, knights drive others away,
    mighty knights desert, which leaves most to choose.
    """
    kind, argument = split(move)
    if kind == 'put_knight':
        return place(argument) not in game.knights
    if kind == 'desert':
        return -game.knights[place(argument)].level
    if kind == 'trade_bank':
        return game.players[game.asked.actor].hand[argument.partition('>')[2]]
    return 0


def options_line(options):
    """The `options` line of a trace."""
    def text(value):
        return '-1' if value is None else str(int(value) if isinstance(value, bool) else value)

    return ' '.join(['options'] + ['%s=%s' % (name, text(options[name])) for name in DEFAULTS
                                   if name in options])


def facts_line(game):
    """The `facts` line of a trace."""
    return ' '.join(['facts'] + ['%s=%s' % item for item in game.facts().items()])


def board_lines(game):
    """The `hex` and `harbour` lines of a trace, by id."""
    geometry = game.geometry
    for hex_, (q, r) in enumerate(geometry.hexes):
        yield 'hex %d %d %s %d' % (q, r, game.terrain[hex_], game.number[hex_])
    for edge, kind in sorted(game.harbours):
        land = [hex_ for hex_ in geometry.edge_hexes[edge] if game.is_land(hex_)][0]
        side = SIDES[geometry.hex_edges[land].index(edge)]
        yield 'harbour %d %d %s %s' % (geometry.hexes[land] + (side, kind))


def play_game(number, seed, plies, watch=None, setting=random_setting):
    """Yield the lines of one random game; watch(game) is called before every move."""
    rng = random.Random(seed)
    options, board = setting(rng)
    game = Game(options, *board)
    yield 'game %d' % number
    yield options_line(options)
    yield from board_lines(game)
    for _ in range(plies):
        if game.result != 'running':
            break
        if watch:
            watch(game)
        yield ' '.join(['ply', game.actor(), game.question()] + game.moves())
        if game.actor() == 'chance':
            yield ' '.join(['weights'] + [str(weight) for weight in game.weights()])
        move = random_move(rng, game)
        game.play(move)
        yield 'play ' + move
        yield facts_line(game)
    yield 'end ' + game.result


def setting_of(name):
    """The setting that the command line names."""
    if '+' in name:
        name, _, rule = name.rpartition('+')
        return {'conflicts': with_conflicts, 'polders': with_polders}[rule](setting_of(name))
    first, _, rest = name.partition('_')
    if first == 'variants':
        return variants_setting(setting_of(rest))
    if first == 'knights' and not rest:
        return knights_setting()
    if first == 'knights':
        return knights_sea_setting(None if rest == 'sea' else rest)
    if name:
        return sea_setting(None if name == 'sea' else name)
    return random_setting


def main():
    """Print the games."""
    numbers = [int(text) for text in sys.argv[1:4]]
    games, seed, plies = numbers + [10, 1, 1000][len(numbers):]
    setting = setting_of(sys.argv[4] if len(sys.argv) > 4 else '')
    for number in range(games):
        for line in play_game(number, seed + number, plies, setting=setting):
            print(line)


if __name__ == '__main__':
    main()
