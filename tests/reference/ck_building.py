"""City walls and turned cities (C-45, C-46, C-77), and the starting city (C-18, C-19)."""

from table import Table


class CkBuilding(Table):
    """Where walls may be built and which cities are turned."""

    def wall_sites(self, seat):
        """C-45: own cities without a wall, with a wall in supply; a turned one is no city."""
        if self.supply(seat, 'wall') == 0:
            return []
        return [node for node in self.nodes_of(seat, 'city') if node not in self.walls]

    def wall_moves(self, seat):
        """Building walls and restoring turned cities, as far as the hand pays for it."""
        moves = []
        if self.options.cities_knights and self.can_pay(seat, 'wall'):
            moves += ['build_wall:n%d' % node for node in self.wall_sites(seat)]
        if self.can_pay(seat, 'turned'):
            moves += ['restore_city:n%d' % node for node in self.turned_of(seat)]
        return moves

    def build_wall(self, seat, node):
        """C-45: a wall under this city."""
        self.pay(seat, 'wall')
        self.walls.add(node)
        self.after_event()

    def restore_city(self, seat, node):
        """C-77: the turned city is a city again; its piece has lain there all the time."""
        self.pay(seat, 'turned')
        self.turned.remove(node)
        self.buildings[node] = (seat, 'city')
        self.after_event()

    def pillage(self, seat, node):
        """C-69: a city becomes a settlement; C-46: its wall goes back; C-77: or it is turned."""
        if self.supply(seat, 'settlement') == 0:
            self.turned.add(node)
        self.buildings[node] = (seat, 'settlement')
        self.walls.discard(node)
