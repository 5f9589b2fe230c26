"""The pieces of a game moved about at random, so that much meets that rarely does.

What comes is not always a position that play leads to: some ships hang on nothing.
"""

import copy

from ck_table import Knight
from islands import ISLAND_POINTS
from routes import award_holder
from words import RESOURCES

# Cards about pieces.
CARDS_ABOUT_PIECES = ('diplomat', 'intrigue', 'merchant', 'road_building', 'bishop')


def clone(game):
    """A second game at the same point, the question `action` of a main turn; it ends with it."""
    script, asked = game.script, game.asked
    game.script = game.asked = None
    other = copy.deepcopy(game, {id(game.geometry): game.geometry})
    game.script, game.asked = script, asked
    seat = other.active
    other.run_script(other.actions(seat, lambda: other.offer_moves(seat)))
    return other


class Rearrangement:
    """What is done to a game, a clone."""

    def __init__(self, rng, game):
        self.rng = rng
        self.game = game
        self.geometry = game.geometry

    def move_all(self):
        """Everything at random."""
        self.lay_ships()
        self.close_ring()
        self.lay_roads()
        self.take_away()
        self.settle()
        self.change_buildings()
        self.lay_dikes()
        self.place_knights()
        self.place_pirate()
        self.hand_out()
        game = self.game
        lengths = [game.road_length(seat) for seat in game.seats()]
        game.longest_road = award_holder(game.longest_road, lengths, 5)

    def some_seat(self):
        """The active seat more often than others."""
        return self.rng.choice([self.game.active, self.rng.randrange(self.game.options.players)])

    def touches_fog(self, edge):
        """S-81: no piece lies where something would be discovered."""
        return any(self.game.terrain[hex_] == 'fog' for node in self.geometry.edge_nodes[edge]
                   for hex_ in self.geometry.node_hexes[node])

    def own_nodes(self, seat):
        """The nodes with a building or a piece of the way of this seat, ascending."""
        game = self.game
        nodes = {node for edge in game.roads_of(seat) + game.ships_of(seat)
                 for node in self.geometry.edge_nodes[edge]}
        return sorted(nodes | {node for node in game.buildings if game.owner(node) == seat})

    def lay(self, laid, piece, seat, edges):
        """One more piece on one of these edges, if there is one."""
        free = [edge for edge in edges
                if self.game.is_free_edge(edge) and not self.touches_fog(edge)]
        if free and self.game.supply(seat, piece) >= 1:
            laid[self.rng.choice(free)] = seat

    def lay_ships(self):
        """More ships at what there is, whatever stands there."""
        if not self.game.options.seafarers:
            return
        for _ in range(self.rng.choice([0, 3, 8, 14])):
            seat = self.some_seat()
            self.lay(self.game.ships, 'ship', seat, [
                edge for node in self.own_nodes(seat) for edge in self.geometry.node_edges[node]
                if self.game.is_sea_edge(edge)])

    def close_ring(self):
        """Sometimes ships around a sea hex."""
        game, seat = self.game, self.game.active
        rings = [hex_ for hex_ in self.geometry.hex_ids() if game.terrain[hex_] == 'sea'
                 and any(game.ships.get(edge) == seat for edge in self.geometry.hex_edges[hex_])]
        if rings and self.rng.random() < 0.3:
            for edge in self.geometry.hex_edges[self.rng.choice(rings)]:
                self.lay(game.ships, 'ship', seat, [edge])

    def lay_roads(self):
        """More roads."""
        for _ in range(self.rng.choice([0, 0, 2, 4])):
            seat = self.some_seat()
            self.lay(self.game.roads, 'road', seat, [
                edge for edge in self.geometry.edge_ids()
                if self.game.is_land_edge(edge) and self.game.road_connects(seat, edge)])

    def take_away(self):
        """Fewer roads and ships, so that some hang on nothing; none of this turn."""
        for laid in (self.game.roads, self.game.ships):
            for _ in range(self.rng.choice([0, 0, 1, 3])):
                left = [edge for edge in sorted(laid) if edge not in self.game.new_ships]
                if left:
                    del laid[self.rng.choice(left)]

    def settle(self):
        """Settlements on ways of others, where islands earn no points and so nobody keeps count."""
        game = self.game
        if ISLAND_POINTS.get(game.options.scenario, game.options.map_island_points):
            return
        for _ in range(self.rng.choice([0, 0, 2])):
            seat = self.rng.choice(game.seats())
            nodes = [node for node in self.geometry.node_ids()
                     if game.is_land_node(node) and game.distance_kept(node)
                     and not all(game.is_free_edge(edge)
                                 for edge in self.geometry.node_edges[node])]
            if nodes and game.supply(seat, 'settlement') >= 1:
                game.buildings[self.rng.choice(nodes)] = (seat, 'settlement')

    def change_buildings(self):
        """V7: what may be attacked: cities, walls and turned cities; metropolises stay."""
        game = self.game
        if not game.options.conflicts:
            return
        for node in sorted(set(game.buildings) - game.metropolis_cities()):
            seat, piece = game.buildings[node]
            choice = self.rng.choice(['stay', 'stay', 'city', 'turned', 'walled'])
            if piece == 'settlement' and node not in game.turned and choice != 'stay':
                if game.supply(seat, 'city') == 0:
                    continue
                if choice == 'turned':
                    if game.options.cities_knights:
                        game.turned.add(node)
                    continue
                game.buildings[node] = (seat, 'city')
            if (choice == 'walled' and game.options.cities_knights and node not in game.walls
                    and node not in game.turned and game.supply(seat, 'wall') >= 1):
                game.walls.add(node)

    def lay_dikes(self):
        """V8: anew, most of the sides of some hexes of the sea; sometimes the last one encloses it.

        Who has the right is drawn: so it may be, whoever laid what.
        """
        game = self.game
        if not game.options.polders:
            return
        game.dikes, game.last_dike, game.drain_right = {}, {}, {}
        at_sea = [hex_ for hex_ in self.geometry.hex_ids() if game.terrain[hex_] == 'sea'
                  and not game.is_in_use(hex_) and game.owners_at(hex_)]
        self.rng.shuffle(at_sea)
        for hex_ in at_sea[:self.rng.choice([0, 1, 2, 4])]:
            for edge in self.geometry.hex_edges[hex_]:
                seat = self.rng.choice(sorted(game.owners_at(hex_)))
                if (game.is_free_edge(edge) and game.supply(seat, 'road') >= 1
                        and self.rng.random() < 0.85):
                    game.lay_dike(seat, edge)
        game.last_dike = {hex_: seat for hex_, seat in game.last_dike.items()
                          if game.terrain[hex_] == 'sea'}
        game.drain_right = {hex_: self.some_seat() for hex_ in at_sea if game.is_enclosed(hex_)}

    def place_knights(self):
        """All knights anew, anywhere at the ways of their owners."""
        game = self.game
        game.knights = {}
        if not game.options.cities_knights:
            return
        for seat in game.seats():
            nodes = [node for node in self.own_nodes(seat)
                     if node not in game.buildings and node not in game.knights]
            self.rng.shuffle(nodes)
            for node in nodes[:self.rng.choice([0, 1, 2, 4, 6])]:
                knight = Knight(seat, self.rng.randint(
                    1, 3 if game.has_level(seat, 'politics', 3) else 2))
                knight.active = self.rng.random() < 0.7
                if game.knight_supply(seat, knight.level) >= 1:
                    game.knights[node] = knight

    def place_pirate(self):
        """Anywhere, most often beside a knight; the barbarians have landed."""
        game = self.game
        if not game.options.seafarers:
            return
        game.robber_free = True
        sea = [hex_ for hex_ in self.geometry.hex_ids() if game.terrain[hex_] == 'sea']
        near = [hex_ for node in game.knights_of(game.active)
                for hex_ in self.geometry.node_hexes[node] if game.terrain[hex_] == 'sea']
        game.pirate = self.rng.choice(near if near and self.rng.random() < 0.5 else sea + [None])

    def hand_out(self):
        """The active player can pay for most things, and holds cards about pieces."""
        game, seat = self.game, self.game.active
        for kind in RESOURCES:
            if self.rng.random() < 0.8:
                game.from_bank(seat, kind, min(4, game.bank[kind]))
        if not game.options.cities_knights:
            if game.options.conflicts and game.deck['knight'] >= 2:
                for holder in (seat, game.opponents(seat)[0]):
                    game.deck['knight'] -= 1
                    game.players[holder].cards['knight'] += 1
            return
        for name in CARDS_ABOUT_PIECES:
            held = sum(game.progress[seat].values())
            if game.shuffled[name] and held < 4 and self.rng.random() < 0.6:
                game.shuffled[name] -= 1
                game.progress[seat][name] += 1
