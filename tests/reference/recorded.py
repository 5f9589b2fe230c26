"""Replays a recorded game of two seats: a file of JSON lines with facts only.

The first line is the heading (board, seats by colour, settings, final points), every other one an
action: who (`p`), what (`act`, `args`), and how the hands changed (`delta`).  The record leaves out
steps that our rules ask for (composing an offer, naming a victim without cards, declining a second
free road); they are added here.

A game is replayed in the model (ModelGame) or in whatever else has the same methods, such as the
library (recorded_library.py).
"""

import itertools
import json

from geometry import SIDES, Geometry
from model import Game, IllegalMove
from words import RESOURCES, bundle, seat_name

CARD = dict(enumerate(RESOURCES, 1))
TERRAIN = dict(enumerate(['desert', 'forest', 'hills', 'pasture', 'fields', 'mountains']))
HARBOUR = dict(enumerate(['any'] + RESOURCES, 1))
DEVELOPMENT = {'knight': 'knight', 'vp': 'point', 'roads': 'road_building', 'plenty': 'plenty',
               'monopoly': 'monopoly'}
ONLY_FACTS = ('setup_next', 'offer', 'award', 'win')    # acts that are no move


class Deviation(Exception):
    """The game does not go as it is recorded."""


class ModelGame:
    """A game of the model, as recorded games need it."""

    def __init__(self, options, hexes, harbours):
        self.game = Game(options, hexes, harbours)

    def question(self):
        """Who is asked, what, and the legal moves."""
        return self.game.actor(), self.game.question(), self.game.moves()

    def play(self, actor, move):
        """Let this actor make a move, which must be legal."""
        if actor != self.game.actor():
            raise Deviation('%s is to move, not %s' % (self.game.actor(), actor))
        try:
            self.game.play(move)
        except IllegalMove as illegal:
            raise Deviation('%s may not move %s' % (actor, move)) from illegal

    def hands(self):
        """The cards of all seats, by kind."""
        return [{kind: player.hand[kind] for kind in RESOURCES} for player in self.game.players]

    def rate(self, seat, kind):
        """How many cards of a kind a seat gives to the bank for one."""
        return self.game.rate(seat, kind)

    def robber(self):
        """The hex with the robber."""
        return self.game.robber

    def awards(self):
        """Who holds which award: seats, or None."""
        return {'longest_road': self.game.longest_road, 'largest_army': self.game.largest_army}

    def points(self):
        """The points of all seats, hidden ones included."""
        return [self.game.points(seat) for seat in self.game.seats()]

    def result(self):
        """'running', 'draw' or the seat that has won."""
        return self.game.result


class Recorded:
    """One recorded game and its replay."""

    def __init__(self, path, make_game=ModelGame):
        """make_game: called with the options, hexes and harbours; see ModelGame."""
        with open(path, encoding='utf-8') as lines:
            self.heading, *self.actions = [json.loads(line) for line in lines]
        self.seat = {str(colour): seat for seat, colour in enumerate(self.heading['order'])}
        hexes = [(q, r, TERRAIN[terrain], number)
                 for q, r, terrain, number in self.heading['hexes'].values()]
        self.geometry = Geometry((q, r) for q, r, _, _ in hexes)
        self.nodes = self.map_corners()
        self.game = make_game(self.options(), hexes, list(self.harbours()))

    def options(self):
        """The options of the game."""
        settings = self.heading['settings']
        return {'players': len(self.seat), 'first_player': 0, 'offers_per_turn': 0,
                'victory_points': settings['victoryPointsToWin'],
                'hand_limit': settings['cardDiscardLimit'],
                'friendly_robber': settings['friendlyRobber']}

    # Places

    def hex(self, index):
        """Our id of a hex of the record."""
        q, r, _, _ = self.heading['hexes'][str(index)]
        return self.geometry.hex_at(q, r)

    def map_corners(self):
        """From the record's corners to our nodes, by the hexes that have them."""
        nodes = {}
        for index, corners in self.heading['hex_corners'].items():
            for corner, node in zip(corners, self.geometry.hex_nodes[self.hex(index)]):
                if nodes.setdefault(corner, node) != node:
                    raise Deviation('corner %d lies at two places' % corner)
        if len(set(nodes.values())) != len(self.geometry.points):
            raise Deviation('two corners lie at one place')
        return nodes

    def harbours(self):
        """The harbours: sides of the one hex that has both ends of the edge among its corners."""
        for edge, kind in self.heading['ports']:
            ends = set(self.heading['edge_ends'][str(edge)])
            for index, corners in self.heading['hex_corners'].items():
                for side in range(6):
                    if {corners[side], corners[(side + 1) % 6]} == ends:
                        q, r, _, _ = self.heading['hexes'][index]
                        yield q, r, SIDES[side], HARBOUR[kind]

    def node(self, args):
        """The node that an action names."""
        return 'n%d' % self.nodes[args['corner']]

    def edge(self, args):
        """The edge that an action names."""
        ends = tuple(sorted(self.nodes[corner] for corner in args['ends']))
        return 'e%d' % self.geometry.edge_nodes.index(ends)

    # Moves

    def name(self, colour):
        """The seat of a colour."""
        return seat_name(self.seat[str(colour)])

    def moves(self, action):
        """Our moves for one action, each with its actor."""
        act, args = action['act'], action['args']
        if act == 'trade':
            return self.domestic_trade(action)
        actor = self.name(action['p'])
        if act == 'roll':
            return [(actor, 'roll'), ('chance', 'dice:%d' % sum(args['dice']))]
        if act == 'buy_dev':
            return [(actor, 'buy_development'),
                    ('chance', 'draw_development:' + DEVELOPMENT[args['card']])]
        if act == 'steal':
            return [(actor, 'rob:' + self.name(args['victim'])),
                    ('chance', 'steal:' + args['card'])]
        return [(actor, move) for move in self.own_moves(action)]

    def own_moves(self, action):
        """The moves for an action in which only the one who acts decides."""
        act, args = action['act'], action['args']
        if act in ('setup_settlement', 'settlement', 'city'):
            prefix = '' if act.startswith('setup') else 'build_'
            return [prefix + act + ':' + self.node(args)]
        if act in ('setup_road', 'road', 'free_road'):
            return [{'road': 'build_road'}.get(act, act) + ':' + self.edge(args)]
        if act == 'play_dev':
            card = DEVELOPMENT[args['card']]
            return [] if card == 'monopoly' else ['play_' + card]
        if act == 'take_monopoly':
            return ['play_monopoly:' + args['res']]
        if act in ('take_plenty', 'discard'):
            return [act.partition('_')[0] + ':' + CARD[card] for card in sorted(args['cards'])]
        if act == 'move_robber':
            return ['move_robber:h%d' % self.hex(args['hex'])]
        if act == 'bank_trade':
            return self.bank_trades(action)
        return [] if act in ONLY_FACTS else [act]

    def bank_trades(self, action):
        """One trade for each card that is got."""
        seat = self.seat[str(action['p'])]
        given = list(action['args']['give'])
        moves = []
        for card in action['args']['get']:
            kind = CARD[given[0]]
            del given[:self.game.rate(seat, kind)]
            moves.append('trade_bank:%s>%s' % (kind, CARD[card]))
        if given:
            raise Deviation('at the rates of the bank fewer cards are given')
        return moves

    def domestic_trade(self, action):
        """An offer of the active player to the one opponent, who accepts it."""
        args = action['args']
        actor, other = self.name(args['turn_player']), self.name(args['partner'])
        if actor != self.name(action['p']):
            raise Deviation('only the one whose turn it is makes offers')
        return ([(actor, 'offer_give:' + CARD[card]) for card in sorted(args['give'])]
                + [(actor, 'offer_want:' + CARD[card]) for card in sorted(args['get'])]
                + [(actor, 'offer_send:' + other), (other, 'accept'),
                   (actor, 'confirm:' + other)])

    # Replay

    def fill_in(self, act):
        """Take the step that the record leaves out before this act, if there is one."""
        actor, question, moves = self.game.question()
        if question == 'free_road' and act != 'free_road':
            self.game.play(actor, 'decline')
        if question == 'rob' and act != 'steal':
            self.game.play(actor, moves[0])
            if self.game.question()[1] == 'steal':
                raise Deviation('only who holds no cards is passed over')

    def replay(self):
        """Play all actions; returns how many there are.

        Each must be legal and change hands and awards as the record says; the end must be the same.
        """
        self.same('the robber begins at', self.game.robber(), self.hex(self.heading['robber']))
        for index, action in enumerate(self.actions):
            try:
                self.one_action(index)
            except Deviation as deviation:
                raise Deviation('line %d, %s: %s' % (index + 2, action, deviation)) from deviation
        self.check_end()
        return len(self.actions)

    def one_action(self, index):
        """Play one action and check what it changes."""
        action = self.actions[index]
        self.fill_in(action['act'])
        hands, awards = self.game.hands(), self.game.awards()
        for actor, move in self.moves(action):
            self.game.play(actor, move)
        for colour, seat in self.seat.items():
            change = bundle(**action['delta'].get(colour, {}))
            self.same('the hand of s%d' % seat, self.game.hands()[seat],
                      {kind: hands[seat][kind] + change[kind] for kind in RESOURCES})
        if action['act'] != 'award':
            for award in itertools.takewhile(lambda next_: next_['act'] == 'award',
                                             self.actions[index + 1:]):
                self.hand_over(awards, award)
        self.same('the awards', self.game.awards(), awards)

    def hand_over(self, awards, action):
        """Put into `awards` what an `award` line says; it follows the action that has caused it."""
        args = action['args']
        old = None if args['old'] is None else self.seat[str(args['old'])]
        self.same('who had the award', awards[args['what']], old)
        awards[args['what']] = self.seat[str(action['p'])]

    def same(self, what, found, recorded):
        """Two values must be equal."""
        if found != recorded:
            raise Deviation('%s: %s, recorded is %s' % (what, found, recorded))

    def check_end(self):
        """The final points are those of the record, and so is who has won, unless a player left."""
        final = self.heading['final']
        self.same('the final points', self.game.points(),
                  [final[str(colour)] for colour in self.heading['order']])
        self.same('the result', self.game.result(),
                  self.name(self.heading['winner'][0]) if self.heading['by_points'] else 'running')
