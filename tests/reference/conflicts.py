"""Conflicts: V7.1 to V7.8.  Attacks with knight cards, in Cities & Knights with knights."""

from asking import ask
from islands import Islands
from knights import Knights
from words import place


class Conflicts(Islands, Knights):
    """Who may attack what with what, and what comes of it."""

    # Targets

    def route_nodes(self, seat):
        """V7.1: the nodes that an own road or ship touches."""
        return {node for edge in self.roads_of(seat) + self.ships_of(seat)
                for node in self.geometry.edge_nodes[edge]}

    def nodes_of_knight(self, seat, node):
        """V7.6: the nodes that own routes join to the knight here, the one where it stands too.

        As in moving, past no knight and no foreign building; what stands on the last node is no
        matter.
        """
        return {node, *self.reached(seat, node)}

    def targets(self, seat, nodes):
        """V7.1: the moves that name a target at one of these nodes."""
        return self.route_targets(seat, nodes) + self.building_targets(seat, nodes)

    def route_targets(self, seat, nodes):
        """V7.1: opponents' roads and ships that end there."""
        return ['attack_route:e%d' % edge for laid in (self.roads, self.ships)
                for edge, owner in laid.items()
                if owner != seat and any(node in nodes for node in self.geometry.edge_nodes[edge])]

    def building_targets(self, seat, nodes):
        """V7.3: opponents' buildings there, if the piece and the cards for it are at hand.

        V7.8: no metropolis; a turned city is a settlement.
        """
        moves = []
        for node in sorted(nodes):
            if self.owner(node) in (None, seat) or node in self.metropolis_cities():
                continue
            if self.has_for_attack(seat, 'settlement'):
                moves.append('attack_building:n%d' % node)
            if self.buildings[node][1] == 'city' and self.has_for_attack(seat, 'city'):
                moves.append('attack_for_city:n%d' % node)
        return moves

    def has_for_attack(self, seat, piece):
        """V7.3: whether piece and price are at hand."""
        return self.supply(seat, piece) >= 1 and self.can_pay(seat, piece)

    # Attacking

    def attack_moves(self, seat):
        """V7.1, V7.6: the attacks that a seat can begin after the roll of its turn."""
        if not self.options.conflicts:
            return []
        if self.options.cities_knights:
            return ['attack_with:n%d' % node for node in self.knights_of(seat)
                    if self.may_attack_with(seat, node)]
        playable = not self.card_played and self.players[seat].playable('knight')
        return ['play_attack'] if playable and self.targets(seat, self.route_nodes(seat)) else []

    def may_attack_with(self, seat, node):
        """V7.6: a ready knight, strong or mighty, with something to attack."""
        knight = self.knights[node]
        return (knight.is_ready() and knight.level >= 2
                and bool(self.targets(seat, self.nodes_of_knight(seat, node))))

    def attack(self, seat, kind, argument):
        """Carry out a move of attack_moves(); G-9: awards and victory are judged when it is over."""
        if kind == 'play_attack':
            self.give_knight_back(seat)
            self.card_played = True
            nodes, level = self.route_nodes(seat), None
        else:
            nodes = self.nodes_of_knight(seat, place(argument))
            level = self.knights[place(argument)].level
            self.knights[place(argument)].rest()    # V7.6: in any case
        kind, argument = yield from ask(seat, 'target', lambda: self.targets(seat, nodes))
        target = place(argument)
        defended = yield from self.defence(self.owner_of_target(kind, target), level)
        if not defended:
            self.strike(seat, kind, target)
        self.after_event()

    def give_knight_back(self, seat):
        """V7.4, V7.5: a knight card goes back into the deck and counts for no army."""
        self.players[seat].cards['knight'] -= 1
        self.deck['knight'] += 1

    def owner_of_target(self, kind, target):
        """Whose route piece or building is attacked."""
        if kind != 'attack_route':
            return self.owner(target)
        return self.roads[target] if target in self.roads else self.ships[target]

    # Defending

    def defence(self, seat, level):
        """V7.5: the owner of the target answers; returns whether he defends it.

        level: of the attacking knight, None of a knight card.
        """
        if level is None:
            kind, _ = yield from ask(seat, 'defence', lambda: ['give_in'] + (
                ['defend'] if self.players[seat].cards['knight'] >= 1 else []))
            if kind == 'defend':
                self.give_knight_back(seat)
            return kind == 'defend'
        defenders = self.defenders(seat, level)
        if not defenders:
            return False
        kind, argument = yield from ask(seat, 'defence', lambda: ['give_in'] + [
            'defend_with:n%d' % node for node in defenders])
        if kind == 'defend_with':
            self.knights[place(argument)].rest()
        return kind == 'defend_with'

    def defenders(self, seat, level):
        """V7.7: active knights of the attacker's strength or the next lower one, anywhere."""
        least, most = level - 1, 3 if self.options.conflict_stronger_defender else level
        return [node for node in self.knights_of(seat)
                if self.knights[node].active and least <= self.knights[node].level <= most]

    # What comes of it

    def strike(self, seat, kind, target):
        """V7.2: the route piece goes; V7.3, V7.8: or the building, for one's own."""
        if kind == 'attack_route':
            self.remove_route(target)
        else:
            self.replace_building(seat, target, 'city' if kind == 'attack_for_city' else 'settlement')

    def remove_route(self, edge):
        """V7.2; V7.6: a knight of its owner that has lost its last route goes back to supply."""
        owner = self.roads.pop(edge) if edge in self.roads else self.ships.pop(edge)
        for node in self.geometry.edge_nodes[edge]:
            if self.knight_owner(node) == owner and self.is_stranded(node):
                del self.knights[node]

    def replace_building(self, seat, node, piece):
        """V7.3: paid for now; V7.8: a wall goes back, the new building counts for new islands."""
        self.pay(seat, piece)
        self.once_settled[self.owner(node)].add(node)
        self.walls.discard(node)
        self.turned.discard(node)
        self.earn_island_points(seat, node)
        self.buildings[node] = (seat, piece)
