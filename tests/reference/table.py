"""What lies on the table: board, pieces, cards, awards; and the questions the rules ask of it."""

from ck_table import CkTable
from geometry import Geometry
from options import Options
from routes import award_holder, longest_trail
from sea_boards import CELL_TERRAIN, desert_row, find_map, main_island, robber_start
from specialists import Specialists
from words import (
    BUILDING_POINTS, CARDS, COSTS, DEVELOPMENT, DICE_PAIRS, HARBOUR_KINDS, PRODUCING, PRODUCT,
    RED_AND_WHITE, RESOURCES, SUPPLY, TERRAIN_ORDER, TERRAINS, bundle, count, covers, move_cards)


class GameOver(Exception):
    """Raised by the event that ends the game; its argument is the result, 's2' or 'draw'."""


class Player:
    """What one player has besides his pieces on the board."""

    def __init__(self):
        self.hand = bundle()
        self.cards = {kind: 0 for kind in DEVELOPMENT}    # unplayed, fresh ones included
        self.fresh = {kind: 0 for kind in DEVELOPMENT}    # bought in this turn (B-60)
        self.knights = 0                                  # played knights (B-62)

    def playable(self, kind):
        """Whether he has a development card of this kind that was not bought in this turn."""
        return self.cards[kind] > self.fresh[kind]


class Table(CkTable, Specialists):
    """The state of a game and plain queries of it; the rules of play are in the subclasses."""

    def __init__(self, options, hexes, harbours, geometry=None):
        """options: a dict; hexes: (q, r, terrain, number) each; harbours: (q, r, side, kind) each.

        geometry: the numbering of this set of hexes, if the caller has it already.
        """
        self.options = Options(options)
        self.geometry = geometry or Geometry((q, r) for q, r, _, _ in hexes)
        self.kinds = CARDS if self.options.cities_knights else RESOURCES
        self._lay_board(hexes, harbours)
        self.lay_cities_knights()
        self.lay_specialists()
        self.roads = {}         # edge -> seat
        self.ships = {}         # edge -> seat
        self.buildings = {}     # node -> (seat, 'settlement' or 'city')
        self.bank = self.options.bank()
        self.deck = self.options.deck()
        self.dice_left = dict(DICE_PAIRS)   # V13.6
        self.pairs_left = {pair: 1 for pair in RED_AND_WHITE}   # likewise, with a red die
        self.players = [Player() for _ in range(self.options.players)]
        self.longest_road = None    # the seat that holds the card, or None
        self.largest_army = None
        self.special = [0] * self.options.players   # special points (S-70)
        self.judged_board = None    # the board at which the longest road was last judged
        self.active = None      # whose turn (or paired turn) it is, None between turns
        self.turn = 0           # the number of the current main turn
        self.card_played = False    # a development card was played in this turn (B-60)
        self.offers = 0         # offers begun in this turn (B-46)
        self.new_ships = set()  # the edges of ships laid in this turn (S-22)
        self.ship_moved = False     # a ship was moved in this turn (S-22)
        self.lifted = None      # the edge from which a ship was lifted, while it is in the hand
        self.once_settled = [set() for _ in self.seats()]   # nodes where a seat lost a building
        self.dikes = {}         # edge -> seat (V8.1)
        self.last_dike = {}     # hex -> the seat that laid the last dike there (V8.3)
        self.drain_right = {}   # hex -> the seat that may turn it into land, while enclosed (V8.3)
        self.closed_by = {}     # hex -> the seat that enclosed it in its turn or go (V8.3)
        self.polders = set()    # hexes that were sea (V8.3)

    def _lay_board(self, hexes, harbours):
        """Lay hexes, harbours, robber and pirate."""
        self.terrain = [None] * len(self.geometry.hexes)
        self.number = [0] * len(self.geometry.hexes)
        for q, r, terrain, number in hexes:
            assert terrain in TERRAINS and 0 <= number <= 12 and number not in (1, 7)
            hex_ = self.geometry.hex_at(q, r)
            assert self.terrain[hex_] is None, 'a hex lies there twice'
            self.terrain[hex_] = terrain
            self.number[hex_] = number
        self.harbours = []      # (edge, kind)
        for q, r, side, kind in harbours:
            assert kind in HARBOUR_KINDS
            self.harbours.append((self.geometry.edge_at(q, r, side), kind))
        self.sea_map = find_map(self.options.scenario, self.options.players)
        self.main_places = main_island(self.sea_map)    # S-91: named home of all
        self.strip_places = set(self.sea_map.get('strip', []))  # S-93
        self.row_places = desert_row(self.sea_map)  # S-92
        self._lay_fog()
        self._place_robber()

    def _lay_fog(self):
        """S-80: what lies under the fog, as counts by terrain and by number."""
        stack = self.sea_map.get('stack', '').split()
        numbers = self.sea_map.get('stack_numbers', [])
        terrains = [CELL_TERRAIN[letter] for letter in stack]
        self.stack = {terrain: terrains.count(terrain) for terrain in TERRAIN_ORDER}
        self.stack_numbers = {number: numbers.count(number) for number in DICE_PAIRS}
        assert self.terrain.count('fog') == len(stack), 'fog and stack must fit'

    def _place_robber(self):
        """Robber and pirate take their places, or wait for the barbarians (CS-10, CS-11).

        B-7, X-3: the robber where the map says, else on the first desert in map order, else off
        the board (E99).  S-62: the pirate where the scenario says, if that is sea, else off the
        board.  CS-11 speaks of producing hexes: a market is none (V10.1).
        """
        deserts = [h for h in self.geometry.hex_ids() if self.terrain[h] == 'desert']
        self.robber = self._named_robber()
        if self.robber is None and deserts:
            self.robber = deserts[0]
        self.pirate = self._named_pirate()
        self.starts = (self.robber, self.pirate)
        if self.options.cities_knights and self.options.seafarers:
            self.pirate = None
            if self.robber is not None and self.terrain[self.robber] in PRODUCING:
                self.robber = None

    def _named_robber(self):
        """Where scenario or map say that the robber starts, or None."""
        numbers = dict(zip(self.geometry.hexes, self.number))
        start = robber_start(self.sea_map, numbers)
        if self.options.map_robber:
            mode, *place = self.options.map_robber
            start = tuple(place)
            if mode == 2:
                start = robber_start({'robber': start}, numbers)
        return None if start is None else self.geometry.hex_at(*start)

    def _named_pirate(self):
        """Where scenario or map say that the pirate starts, if that is sea; or None."""
        start = self.sea_map.get('pirate') or self.options.map_pirate
        if not start or self.terrain[self.geometry.hex_at(*start)] != 'sea':
            return None
        return self.geometry.hex_at(*start)

    # Seats

    def seats(self):
        """All seats."""
        return range(self.options.players)

    def turn_order(self, first):
        """All seats in turn order from this one on."""
        return [(first + step) % self.options.players for step in self.seats()]

    def opponents(self, seat):
        """All other seats, in turn order from this one on."""
        return self.turn_order(seat)[1:]

    # Places

    def is_land(self, hex_):
        """Whether a hex is land (a desert is); what lies in the fog is neither land nor sea."""
        return self.terrain[hex_] not in ('sea', 'fog')

    def is_sea_edge(self, edge):
        """S-11: an edge with sea on at least one side; M-10: the frame around a sea map is sea."""
        around = self.geometry.edge_hexes[edge]
        if len(around) == 1 and self.options.frame:
            return True
        return any(self.terrain[hex_] == 'sea' for hex_ in around)

    def is_land_edge(self, edge):
        """B-52, S-84: an edge with a land hex on at least one side."""
        return any(self.is_land(hex_) for hex_ in self.geometry.edge_hexes[edge])

    def is_land_node(self, node):
        """A node that touches land (B-53, E107, S-84)."""
        return any(self.is_land(hex_) for hex_ in self.geometry.node_hexes[node])

    def is_free_edge(self, edge):
        """S-12: an edge holds one piece, road or ship; V8.5: or a dike."""
        return edge not in self.roads and edge not in self.ships and edge not in self.dikes

    def owner(self, node):
        """The seat that has a building on this node, or None."""
        return self.buildings[node][0] if node in self.buildings else None

    def distance_kept(self, node):
        """B-53: the node and all its neighbours are free of buildings, own ones too."""
        nodes = [node] + self.geometry.node_neighbours[node]
        return not any(place in self.buildings for place in nodes)

    def owners_at(self, hex_):
        """The seats with a building on a corner of this hex."""
        return {self.owner(node) for node in self.geometry.hex_nodes[hex_]} - {None}

    # Pieces and cards

    def nodes_of(self, seat, kind):
        """Where a seat has buildings of this kind."""
        return [node for node, piece in self.buildings.items() if piece == (seat, kind)]

    def roads_of(self, seat):
        """Where a seat has roads."""
        return [edge for edge, owner in self.roads.items() if owner == seat]

    def dikes_of(self, seat):
        """Where a seat has dikes."""
        return [edge for edge, owner in self.dikes.items() if owner == seat]

    def ships_of(self, seat):
        """Where a seat has ships."""
        return [edge for edge, owner in self.ships.items() if owner == seat]

    def supply(self, seat, piece):
        """How many pieces of this kind a seat has left (B-6, B-51, B-54, S-1, C-9).

        C-77: a turned city is the piece of a city.  V8.1: dikes are road pieces.
        """
        if piece == 'road':
            return SUPPLY[piece] - len(self.roads_of(seat)) - len(self.dikes_of(seat))
        if piece == 'ship':
            return SUPPLY[piece] - len(self.ships_of(seat))
        if piece == 'wall':
            return SUPPLY[piece] - len(self.walls_of(seat))
        turned = len(self.turned_of(seat))
        on_board = len(self.nodes_of(seat, piece)) + (turned if piece == 'city' else -turned)
        return SUPPLY[piece] - on_board

    def can_pay(self, seat, what):
        """Whether a seat holds the price of a piece or a development card (B-50)."""
        return covers(self.players[seat].hand, COSTS[what])

    def pay(self, seat, what):
        """B-51: whatever is paid goes to the bank."""
        move_cards(self.players[seat].hand, self.bank, COSTS[what])

    def from_bank(self, seat, kind, number=1):
        """A seat takes cards of one kind from the bank."""
        move_cards(self.bank, self.players[seat].hand, {kind: number})

    def hand_size(self, seat):
        """The number of cards in hand (C-33); development and progress cards do not count (E15)."""
        return count(self.players[seat].hand)

    def product(self, hex_):
        """What a hex produces, or None (B-3); gold is no resource (S-50)."""
        return PRODUCT.get(self.terrain[hex_])

    # Points

    def road_length(self, seat):
        """The longest line of a seat (B-71 to B-73, S-40); C-62: others' knights cut it too."""
        own = {node for node in self.buildings if self.owner(node) == seat}
        cut = {node for node in [*self.buildings, *self.knights] if self.is_blocked(seat, node)}
        return longest_trail(self.roads_of(seat), self.geometry.edge_nodes, cut,
                             self.ships_of(seat), own)

    def public_points(self, seat):
        """Buildings, longest road, largest army, special points (B-55, B-70, B-71, S-70, C-94).

        V2.2: and specialists.
        """
        points = sum(BUILDING_POINTS[kind] for owner, kind in self.buildings.values()
                     if owner == seat)
        points += 2 if self.longest_road == seat else 0
        points += 2 if self.largest_army == seat else 0
        return points + self.special[seat] + self.ck_points(seat) + self.specialist_points(seat)

    def points(self, seat):
        """All points, the hidden ones included (B-67, B-90)."""
        return self.public_points(seat) + self.players[seat].cards['point']

    def judge_awards(self):
        """B-70, B-71, B-74, V2.3; roads are looked at again only where the board has changed."""
        armies = [player.knights for player in self.players]
        self.largest_army = award_holder(self.largest_army, armies, 3)
        board = (dict(self.roads), dict(self.ships), dict(self.buildings),
                 {node: self.knight_owner(node) for node in self.knights})
        if board != self.judged_board:
            lengths = [self.road_length(seat) for seat in self.seats()]
            self.longest_road = award_holder(self.longest_road, lengths, 5)
            self.judged_board = board
        self.judge_specialists()

    def after_event(self):
        """G-10: after every event awards are judged, then victory.

        B-90, G-5: only the active player wins; in the setup and in the special building phase
        nobody is active (X-7).
        """
        self.judge_awards()
        if self.active is not None and self.points(self.active) >= self.options.target():
            raise GameOver('s%d' % self.active)
