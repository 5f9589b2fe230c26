"""The barbarians: C-6, C-64 to C-76, C-92."""

from asking import ask
from ck_building import CkBuilding
from progress import Progress
from words import PRODUCING, place

LANDING = 7     # C-6: the step on which they land


class Barbarians(CkBuilding, Progress):
    """Their ship, the fight, and what comes of it."""

    def ship_moves_on(self):
        """C-6, C-24: one step; on the last one the whole attack is settled."""
        self.barbarians += 1
        if self.barbarians < LANDING:
            return
        yield from self.muster()
        yield from self.settle_fight()
        for knight in self.knights.values():    # C-74; C-92: only those that fought
            if self.takes_part(knight):
                knight.rest()
        self.barbarians = 0
        self.set_free()

    def set_free(self):
        """C-38: the robber may move now; CS-10, CS-11: what waited off the board comes there."""
        if not self.robber_free:
            self.robber_free = True
            self.robber, self.pirate = self.starts
            if self.robber is not None and self.terrain[self.robber] in PRODUCING:
                self.robber = self._named_robber()      # CS-11: by the numbers as they lie now
            if self.pirate in self.polders:     # its place has become land (V8.3)
                self.pirate = None

    def muster(self):
        """C-92: in turn order each player says which of his active knights take part."""
        if not self.options.tactical_defence:
            return
        for seat in self.turn_order(self.active):
            last = -1
            while any(node > last for node in self.active_knights(seat)):
                kind, argument = yield from ask(seat, 'muster', lambda seat=seat, last=last: [
                    'muster:n%d' % node for node in self.active_knights(seat) if node > last]
                    + ['mustered'])
                if kind == 'mustered':
                    break
                last = place(argument)
                self.knights[last].fights = True

    def active_knights(self, seat):
        """Where a seat has active knights, ascending."""
        return [node for node in self.knights_of(seat) if self.knights[node].active]

    def takes_part(self, knight):
        """C-66: every active knight; C-92: or those of which it was said."""
        return knight.fights if self.options.tactical_defence else knight.active

    def contribution(self, seat):
        """C-66: the levels of his knights that take part."""
        return sum(self.knights[node].level for node in self.knights_of(seat)
                   if self.takes_part(self.knights[node]))

    def barbarian_strength(self):
        """C-64: the cities of all, a metropolis counting once, a turned one not."""
        return sum(len(self.nodes_of(seat, 'city')) for seat in self.seats())

    def settle_fight(self):
        """C-65, C-67: pillage if Catan is weaker, else it is defended."""
        strengths = [self.contribution(seat) for seat in self.seats()]
        if sum(strengths) < self.barbarian_strength():
            yield from self.lose_cities(strengths)
        else:
            yield from self.reward(strengths)

    def lose_cities(self, strengths):
        """C-68, C-69: the weakest of those with an ordinary city lose one each, in turn order (C-70).
        """
        exposed = [seat for seat in self.turn_order(self.active) if self.ordinary_cities(seat)]
        weakest = min((strengths[seat] for seat in exposed), default=0)
        for seat in exposed:
            if strengths[seat] == weakest:
                _, argument = yield from ask(seat, 'lose_city', lambda seat=seat: [
                    'lose_city:n%d' % node for node in self.ordinary_cities(seat)])
                self.pillage(seat, place(argument))
                self.after_event()

    def reward(self, strengths):
        """C-71: the card for who alone did most; C-72: draws for several; C-73: nothing for none."""
        most = max(strengths)
        best = [seat for seat in self.turn_order(self.active) if strengths[seat] == most]
        if most == 0:
            return
        if len(best) == 1:
            self.defender[best[0]] += 1
            self.after_event()
            return
        for seat in best:
            yield from self.draw_of_choice(seat)
