"""Scarce resources: where numbers lie, where one starts, how tokens move (V4)."""

from asking import ask
from sea_boards import NEW_WORLD, read_cells
from table import Table
from words import PRODUCING, place

RED = (6, 8)
BASE_TOKENS = {False: 18, True: 28}     # V4.1: by whether there are more than four players
# What was a producing hex when the tokens were laid (G-1).
BORE = PRODUCING + ['market']
# V4.9: they keep their token.
KEEPERS = ('volcano', 'market')


class Scarcity(Table):
    """Numbers that are few, and their transfer."""

    def neighbours(self, hex_):
        """The hexes next to a hex."""
        return {other for edge in self.geometry.hex_edges[hex_]
                for other in self.geometry.edge_hexes[edge]} - {hex_}

    def touches_number(self, node):
        """V4.4, V4.6: whether a hex at this node has a number."""
        return any(self.number[hex_] for hex_ in self.geometry.node_hexes[node])

    def reds_beside(self, hex_):
        """V4.7: whether a red number lies next to a hex."""
        return any(self.number[other] in RED for other in self.neighbours(hex_))

    # The start (V4.4)

    def starts_at_numbers(self, nodes):
        """V4.4: those of these nodes that touch a numbered hex; B-9: if there is none, all."""
        if not self.options.scarcity:
            return nodes
        return [node for node in nodes if self.touches_number(node)] or nodes

    # Transfer (V4.5 to V4.9)

    def tokenless(self, node):
        """V4.5: the producing hexes at a node that have no number."""
        return [hex_ for hex_ in self.geometry.node_hexes[node]
                if self.terrain[hex_] in PRODUCING and not self.number[hex_]]

    def lenders(self, seat):
        """V4.5: the hexes with a number at any building of this seat; V4.9: but those that keep it.
        """
        return [hex_ for hex_ in self.geometry.hex_ids()
                if self.number[hex_] and self.terrain[hex_] not in KEEPERS
                and seat in self.owners_at(hex_)]

    def may_transfer(self, source, target):
        """V4.6: nobody's building loses its last number; V4.7: no two reds come together."""
        before = [node for node in self.buildings if self.touches_number(node)]
        number = self.number[source]
        self.number[source], self.number[target] = 0, number
        allowed = (all(self.touches_number(node) for node in before)
                   and not (number in RED and self.reds_beside(target)))
        self.number[source], self.number[target] = number, 0
        return allowed

    def transfers(self, seat, node):
        """V4.5: from which hex to which hexes a token may go after a settlement on this node."""
        found = {source: [target for target in self.tokenless(node)
                          if self.may_transfer(source, target)]
                 for source in self.lenders(seat)}
        return {source: targets for source, targets in found.items() if targets}

    def transfer_token(self, seat, node):
        """V4.5, V4.9: a settlement was built there; a token moves if one can."""
        if not self.options.scarcity:
            return
        kind, argument = yield from ask(seat, 'take_token', lambda: [
            'take_token:h%d' % hex_ for hex_ in self.transfers(seat, node)])
        if kind is None:
            return
        source = place(argument)
        _, argument = yield from ask(seat, 'put_token', lambda: [
            'put_token:h%d' % hex_ for hex_ in self.transfers(seat, node)[source]])
        self.number[place(argument)] = self.number[source]
        self.number[source] = 0

    # The board as it was laid (V4.1 to V4.3)

    def tokens_of_map(self):
        """V4.1: how many numbers lie face up without this rule."""
        large = self.options.players > 4
        if self.options.scenario == 'none':
            return BASE_TOKENS[large]
        if self.options.scenario == 'new_world':
            return sum(NEW_WORLD[6 if large else 4]['numbers'])
        cells = list(read_cells(self.sea_map['rows']).values())
        base = BASE_TOKENS[True] if '*' in cells else 0
        return base + sum(cell[1:] != '' for cell in cells)

    def parts(self, hexes):
        """V4.2: these hexes in groups that hang together."""
        left, groups = set(hexes), []
        while left:
            group, waiting = set(), {min(left)}
            while waiting:
                hex_ = waiting.pop()
                group.add(hex_)
                waiting |= self.neighbours(hex_) & left - group
            left -= group
            groups.append(group)
        return groups

    def scarcity_faults(self):
        """V4.1 to V4.3: what is wrong with a board that was laid by the rules, as texts."""
        if not self.options.scarcity:
            return []
        numbered = {hex_ for hex_ in self.geometry.hex_ids() if self.number[hex_]}
        total = self.tokens_of_map()
        due = total - (self.options.scarcity_removed or total // 3)
        faults = []
        if len(numbered) != due:
            faults.append('%d number tokens, not %d of %d' % (len(numbered), due, total))
        if any(self.number[hex_] in RED and self.reds_beside(hex_) for hex_ in numbered):
            faults.append('red numbers are neighbours')
        if any(self.terrain[hex_] not in BORE for hex_ in numbered):
            faults.append('a number where none may lie')
        for part in self.parts(hex_ for hex_ in self.geometry.hex_ids()
                               if self.terrain[hex_] in BORE):
            groups = self.parts(part & numbered)
            if len(part) == 1 and not groups:
                faults.append('the lone hex %d has no number' % min(part))
            if len(part) > 1 and (len(groups) != 1 or len(groups[0]) < 2):
                faults.append('the numbers at hex %d are %s' % (min(part), groups))
        return faults
