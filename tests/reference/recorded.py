"""Replays a recorded game of two seats in the model: a file of JSON lines with facts only.

The first line is the heading (board, seats by colour, settings, final points), every other one an
action: who (`p`), what (`act`, `args`), and how the hands changed (`delta`).  The record leaves out
steps that our rules ask for (composing an offer, naming a victim without cards, declining a second
free road); they are added here.
"""

import json

from geometry import SIDES
from model import Game
from words import RESOURCES, bundle

CARD = dict(enumerate(RESOURCES, 1))
TERRAIN = dict(enumerate(['desert', 'forest', 'hills', 'pasture', 'fields', 'mountains']))
HARBOUR = dict(enumerate(['any'] + RESOURCES, 1))
DEVELOPMENT = {'knight': 'knight', 'vp': 'point', 'roads': 'road_building', 'plenty': 'plenty',
               'monopoly': 'monopoly'}
ONLY_FACTS = ('setup_next', 'offer', 'award', 'win')    # acts that are no move


class Recorded:
    """One recorded game and its replay."""

    def __init__(self, path):
        with open(path, encoding='utf-8') as lines:
            self.heading, *self.actions = [json.loads(line) for line in lines]
        self.seat = {str(colour): seat for seat, colour in enumerate(self.heading['order'])}
        hexes = [(q, r, TERRAIN[terrain], number)
                 for q, r, terrain, number in self.heading['hexes'].values()]
        settings = self.heading['settings']
        self.game = Game({
            'players': len(self.seat), 'first_player': 0, 'offers_per_turn': 0,
            'victory_points': settings['victoryPointsToWin'],
            'hand_limit': settings['cardDiscardLimit'],
            'friendly_robber': settings['friendlyRobber']}, hexes, self.harbours())
        self.nodes = {}     # from the record's corners to ours
        for index, corners in self.heading['hex_corners'].items():
            hex_ = self.hex(index)
            self.nodes.update(zip(corners, self.game.geometry.hex_nodes[hex_]))
        self.game.robber = self.hex(self.heading['robber'])

    def hex(self, index):
        """Our id of a hex of the record."""
        q, r, _, _ = self.heading['hexes'][str(index)]
        return self.game.geometry.hex_at(q, r)

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
        return 'e%d' % self.game.geometry.edge_nodes.index(ends)

    def moves(self, action):
        """Our moves for one action."""
        act, args = action['act'], action['args']
        if act in ('setup_settlement', 'settlement', 'city'):
            prefix = '' if act.startswith('setup') else 'build_'
            return [prefix + act + ':' + self.node(args)]
        if act in ('setup_road', 'road', 'free_road'):
            return [{'road': 'build_road'}.get(act, act) + ':' + self.edge(args)]
        if act == 'roll':
            return ['roll', 'dice:%d' % sum(args['dice'])]
        if act == 'buy_dev':
            return ['buy_development', 'draw_development:' + DEVELOPMENT[args['card']]]
        if act == 'play_dev':
            card = DEVELOPMENT[args['card']]
            return [] if card == 'monopoly' else ['play_' + card]
        if act == 'take_monopoly':
            return ['play_monopoly:' + args['res']]
        if act in ('take_plenty', 'discard'):
            return [act.partition('_')[0] + ':' + CARD[card] for card in sorted(args['cards'])]
        if act == 'move_robber':
            return ['move_robber:h%d' % self.hex(args['hex'])]
        if act == 'steal':
            return ['rob:s%d' % self.seat[str(args['victim'])], 'steal:' + args['card']]
        if act == 'bank_trade':
            return self.bank_trades(action)
        if act == 'trade':
            return self.domestic_trade(action)
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
        assert not given
        return moves

    def domestic_trade(self, action):
        """An offer of the active player to the one opponent, who accepts it."""
        args = action['args']
        assert args['turn_player'] == action['p']
        other = 's%d' % self.seat[str(args['partner'])]
        return (['offer_give:' + CARD[card] for card in sorted(args['give'])]
                + ['offer_want:' + CARD[card] for card in sorted(args['get'])]
                + ['offer_send:' + other, 'accept', 'confirm:' + other])

    def hands(self):
        """All hands, by seat."""
        return [dict(player.hand) for player in self.game.players]

    def fill_in(self, act):
        """Take the step that the record leaves out before this act, if there is one."""
        if self.game.question() == 'free_road' and act != 'free_road':
            self.game.play('decline')
        if self.game.question() == 'rob' and act != 'steal':
            self.game.play(self.game.moves()[0])
            assert self.game.question() != 'steal', 'only who holds no cards is passed over'

    def replay(self):
        """Play all actions; each must be legal and change the hands as the record says."""
        acts = [action['act'] for action in self.actions[1:]] + ['']
        for action, following in zip(self.actions, acts):
            self.fill_in(action['act'])
            before, holders = self.hands(), self.holders()
            for move in self.moves(action):
                self.game.play(move)
            for colour, seat in self.seat.items():
                change = bundle(**action['delta'].get(colour, {}))
                expected = {kind: before[seat][kind] + change[kind] for kind in RESOURCES}
                assert expected == self.hands()[seat], action
            assert holders == self.holders() or following == 'award', action
            self.check_award(action)

    def holders(self):
        """Who holds the awards."""
        return self.game.longest_road, self.game.largest_army

    def check_award(self, action):
        """An award changed hands as the record says."""
        if action['act'] == 'award':
            holder = getattr(self.game, action['args']['what'])
            assert holder == self.seat[str(action['p'])], action

    def final_points(self):
        """The points of all seats, hidden ones included, by colour as in the heading."""
        return {colour: self.game.points(seat) for colour, seat in self.seat.items()}
