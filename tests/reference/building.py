"""Building and buying: B-50 to B-55, B-61; with ships S-10, S-30, S-42.

What Cities & Knights adds is in ck_building.py, knights.py and improvements.py.
"""

from asking import ask_chance
from ck_building import CkBuilding
from fog import Fog
from improvements import Improvements
from islands import Islands
from knights import Knights
from polders import Polders
from ships import Ships
from words import COSTS, place


class Building(Ships, Fog, Islands, CkBuilding, Improvements, Knights, Polders):
    """Where pieces may go, and how they get there."""

    # Where

    def road_connects(self, seat, edge):
        """B-52: an own building at an end, or an own road there and no opponent's building.

        C-61: nor an opponent's knight.
        """
        for node in self.geometry.edge_nodes[edge]:
            if self.owner(node) == seat:
                return True
            own_road = any(self.roads.get(other) == seat
                           for other in self.geometry.node_edges[node])
            if own_road and not self.is_blocked(seat, node):
                return True
        return False

    def road_sites(self, seat):
        """B-52: the edges on which a seat may build a road, a piece being in supply (B-51)."""
        if self.supply(seat, 'road') == 0:
            return []
        return [edge for edge in self.geometry.edge_ids()
                if self.is_land_edge(edge)
                and self.is_free_edge(edge)
                and self.road_connects(seat, edge)]

    def settlement_sites(self, seat):
        """B-53, S-30: free land nodes at an own road or ship that keep the distance.

        B-51: with a piece in supply; C-57, C-61: no knight stands there, not one's own either.
        """
        if self.supply(seat, 'settlement') == 0:
            return []
        return [node for node in self.geometry.node_ids()
                if self.is_land_node(node)
                and self.distance_kept(node)
                and node not in self.knights
                and any(seat in (self.roads.get(edge), self.ships.get(edge))
                        for edge in self.geometry.node_edges[node])]

    def city_sites(self, seat):
        """B-54: own settlements, with a city in supply; C-77: turned cities come first."""
        if self.supply(seat, 'city') == 0 or self.turned_of(seat):
            return []
        return self.nodes_of(seat, 'settlement')

    # Moves

    def building_moves(self, seat):
        """Everything a seat can build or buy now (B-50 to B-54, B-61, S-10, V8.1)."""
        moves = []
        if self.can_pay(seat, 'road'):
            moves += ['build_road:e%d' % edge for edge in self.road_sites(seat)]
        if self.can_pay(seat, 'settlement'):
            moves += ['build_settlement:n%d' % node for node in self.settlement_sites(seat)]
        if self.can_pay(seat, 'city'):
            moves += ['build_city:n%d' % node for node in self.city_sites(seat)]
        if self.can_pay(seat, 'development') and any(self.deck.values()):
            moves.append('buy_development')
        if self.can_pay(seat, 'ship'):
            moves += ['build_ship:e%d' % edge for edge in self.ship_sites(seat)]
        if self.can_pay(seat, 'dike'):
            moves += ['build_dike:e%d' % edge for edge in self.dike_sites(seat)]
        return moves + self.ck_building_moves(seat)

    def ck_building_moves(self, seat):
        """C-97: what Cities & Knights lets a seat build besides, in special building too."""
        return self.wall_moves(seat) + self.knight_moves(seat) + self.improve_moves(seat)

    def is_building_move(self, kind):
        """Whether a kind of move is one of those of building_moves()."""
        return kind.startswith('build_') or kind in (
            'buy_development', 'restore_city', 'improve', 'recruit_knight', 'activate_knight',
            'promote_knight')

    def build(self, seat, kind, argument):
        """Carry out a move of building_moves(); awards and victory follow (G-10)."""
        if kind == 'buy_development':
            yield from self.buy_development(seat)
            return
        if kind == 'improve':
            yield from self.improve(seat, argument)
            return
        if kind == 'build_wall':
            self.build_wall(seat, place(argument))
            return
        if kind == 'restore_city':
            self.restore_city(seat, place(argument))
            return
        if kind.endswith('_knight'):
            self.raise_knight(seat, kind.partition('_')[0], place(argument))
            return
        piece = kind.partition('_')[2]
        assert piece in COSTS
        self.pay(seat, piece)
        if piece in ('road', 'ship', 'dike'):
            yield from self.lay(seat, piece, place(argument))
            return
        if piece == 'settlement':
            self.earn_island_points(seat, place(argument))
        self.buildings[place(argument)] = (seat, piece)
        self.after_event()
        if piece == 'settlement':
            yield from self.transfer_token(seat, place(argument))

    def lay(self, seat, piece, edge):
        """A road, ship or dike comes onto the board, paid or free; awards and victory follow.

        S-81: then comes what it discovers, if it is a route piece.
        """
        assert self.is_free_edge(edge)
        if piece == 'dike':
            self.lay_dike(seat, edge)
            self.judge_enclosed(seat, edge)
            self.after_event()
            return
        if piece == 'road':
            self.roads[edge] = seat
            self.judge_enclosed(seat, edge)
        else:
            self.ships[edge] = seat
            if seat == self.active:
                self.new_ships.add(edge)    # S-22
        self.after_event()
        yield from self.discover_from(seat, edge)

    def buy_development(self, seat):
        """B-61: the top card of the deck, drawn by chance.

        B-60: it is fresh until the end of the turn in which it was bought; a card bought in the
        special building phase can be played in the next own turn (X-6) and never is.
        """
        self.pay(seat, 'development')
        _, kind = yield from ask_chance('draw_development', self.draw_weights)
        self.deck[kind] -= 1
        self.players[seat].cards[kind] += 1
        if seat == self.active:
            self.players[seat].fresh[kind] += 1
        self.after_event()

    def draw_weights(self):
        """B-61: each card left is equally likely."""
        return {'draw_development:' + kind: left for kind, left in self.deck.items()}
