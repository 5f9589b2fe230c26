"""Knights: recruiting, activating, promoting, moving, displacing, chasing (C-47 to C-63).

With Seafarers CS-2, CS-3, CS-6; what they mean for ships is in ships.py and ship_moves.py.
"""

from asking import ask
from ck_table import Knight
from robber import Robber
from words import place


class Knights(Robber):
    """What may be done with knights, and how it is done."""

    # Building with knights (in special building too, C-97)

    def recruit_sites(self, seat):
        """C-48: where a basic knight may come, with one in supply (C-49)."""
        return self.new_knight_sites(seat) if self.knight_supply(seat, 1) >= 1 else []

    def new_knight_sites(self, seat):
        """C-48, C-127: free nodes at an own road, where a knight may come onto the board.

        CS-3: or at an own ship where there is land, with recruit_at_sea anywhere.
        """
        touched = {node for edge in self.roads_of(seat) + self.ships_of(seat)
                   for node in self.geometry.edge_nodes[edge]}
        return [node for node in sorted(touched)
                if node not in self.buildings and node not in self.knights
                and (self.is_land_node(node) or self.options.recruit_at_sea)]

    def may_promote(self, seat, node):
        """C-52: a piece of the next level, for mighty ones the fortress; C-53: once a turn."""
        knight = self.knights[node]
        if knight.level == 3 or knight.raised:
            return False
        if knight.level == 2 and not self.has_level(seat, 'politics', 3):
            return False
        return self.knight_supply(seat, knight.level + 1) >= 1

    def knight_moves(self, seat):
        """Recruiting, activating and promoting, as far as the hand pays for it."""
        if not self.options.cities_knights:
            return []
        moves = []
        if self.can_pay(seat, 'recruit'):
            moves += ['recruit_knight:n%d' % node for node in self.recruit_sites(seat)]
        if self.can_pay(seat, 'activate'):      # C-50
            moves += ['activate_knight:n%d' % node for node in self.knights_of(seat)
                      if not self.knights[node].active]
        if self.can_pay(seat, 'promote'):
            moves += ['promote_knight:n%d' % node for node in self.knights_of(seat)
                      if self.may_promote(seat, node)]
        return moves

    def raise_knight(self, seat, what, node):
        """Carry out a move of knight_moves(); a new knight may cut a route (C-62)."""
        self.pay(seat, what)
        if what == 'recruit':
            self.knights[node] = Knight(seat)       # passive
            self.knights[node].raised = True        # C-53
        elif what == 'activate':
            self.knights[node].active = True
            self.knights[node].tired = seat == self.active      # C-51; C-98: not in between
        else:
            self.promote(node)
        self.after_event()

    def promote(self, node):
        """C-52, C-53: the knight there is one level higher, and raised in this turn."""
        self.knights[node].level += 1
        self.knights[node].raised = True

    def refresh_knights(self, seat):
        """C-51, C-53, C-99: a turn, or a go of special building, is over."""
        for node in self.knights_of(seat):
            self.knights[node].tired = self.knights[node].raised = False

    # Ways

    def steps(self, seat, node, last):
        """CS-2: how a way of this seat goes on from a node: the next nodes, each with the piece.

        last: the piece by which it came, 'road' or 'ship', None where the knight stands.  From one
        to the other it changes only at an own building.
        """
        for edge in self.geometry.node_edges[node]:
            for piece, laid in (('road', self.roads), ('ship', self.ships)):
                if laid.get(edge) == seat and (
                        last in (None, piece) or self.owner(node) == seat):
                    yield self.geometry.other_end(edge, node), piece

    def reached(self, seat, start):
        """C-56, CS-2: the nodes to which own roads and ships lead from here.

        Past no knight and no foreign building; also those at which the way ends; without the start.
        """
        found = set()
        waiting = [(start, None)]
        while waiting:
            for there, piece in self.steps(seat, *waiting.pop()):
                if there == start or (there, piece) in found:
                    continue
                found.add((there, piece))
                if there not in self.knights and self.owner(there) in (None, seat):
                    waiting.append((there, piece))
        return sorted({node for node, _ in found})

    def free_reached(self, seat, start):
        """C-56: of these, the nodes without knight and building."""
        return [node for node in self.reached(seat, start)
                if node not in self.knights and node not in self.buildings]

    def weaker_reached(self, seat, start, level):
        """C-58: of these, the nodes with a weaker knight of another player, active or not."""
        return [node for node in self.reached(seat, start)
                if self.knight_owner(node) not in (None, seat)
                and self.knights[node].level < level]

    def put_sites_of_knight(self, seat, start, level):
        """C-56, C-58: where a knight of this level that was taken up here may go."""
        return self.free_reached(seat, start) + self.weaker_reached(seat, start, level)

    # Acting (C-54)

    def may_lift_knight(self, seat, node):
        """C-54, C-56: a ready knight that can go somewhere."""
        knight = self.knights[node]
        return knight.is_ready() and bool(self.put_sites_of_knight(seat, node, knight.level))

    def may_chase(self, seat, node):
        """C-60: a ready knight at the robber, which is free and can go somewhere (C-35, B-35)."""
        if not (self.knights[node].is_ready() and self.robber_free):
            return False
        if self.robber is None or node not in self.geometry.hex_nodes[self.robber]:
            return False
        return bool(self.robber_moves(seat))

    def may_chase_pirate(self, seat, node):
        """CS-6: likewise at the pirate (CS-10)."""
        if not (self.knights[node].is_ready() and self.robber_free):
            return False
        if self.pirate is None or node not in self.geometry.hex_nodes[self.pirate]:
            return False
        return bool(self.pirate_moves())

    def knight_actions(self, seat):
        """C-54: what ready knights can do after the roll of one's own turn."""
        own = self.knights_of(seat)
        return (['lift_knight:n%d' % node for node in own if self.may_lift_knight(seat, node)]
                + ['chase_robber:n%d' % node for node in own if self.may_chase(seat, node)]
                + ['chase_pirate:n%d' % node for node in own if self.may_chase_pirate(seat, node)])

    def chase_robber(self, seat, node):
        """C-60: the knight becomes passive, the robber moves and steals; nobody discards.

        CS-6: the pirate stays where it is.
        """
        self.knights[node].rest()
        yield from self.move_one(seat, lambda: self.robber_moves(seat))
        self.after_event()

    def chase_pirate(self, seat, node):
        """CS-6: likewise the pirate, while the robber stays."""
        self.knights[node].rest()
        yield from self.move_one(seat, self.pirate_moves)
        self.after_event()

    def move_knight(self, seat, start):
        """C-56, C-58: a knight goes elsewhere and becomes passive; G-9: judged when it is over."""
        knight = self.knights.pop(start)
        _, argument = yield from ask(seat, 'put_knight', lambda: [
            'put_knight:n%d' % node
            for node in self.put_sites_of_knight(seat, start, knight.level)])
        node = place(argument)
        displaced = self.knights.pop(node, None)
        knight.rest()
        self.knights[node] = knight
        if displaced is not None:
            yield from self.retreat(displaced, node)
        self.after_event()

    def retreat(self, knight, start):
        """C-59: the owner puts it where his roads lead from here; nowhere: back to his supply."""
        _, argument = yield from ask(knight.seat, 'retreat_knight', lambda: [
            'retreat_knight:n%d' % node for node in self.free_reached(knight.seat, start)])
        if argument:
            self.knights[place(argument)] = knight
