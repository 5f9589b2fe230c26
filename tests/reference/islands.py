"""Islands: where a player starts, and the points of a new one (B-9, S-90 to S-93)."""

from sea_boards import ISLAND_POINTS, spread, start_places
from scarcity import Scarcity


class Islands(Scarcity):
    """Islands and areas of the present board, as sets of hex ids."""

    def hex_set(self, places):
        """The land hexes at these coordinates; S-90: polders belong to nothing."""
        return {hex_ for hex_ in self.geometry.hex_ids()
                if self.geometry.hexes[hex_] in places and self.is_land(hex_)
                and hex_ not in self.polders}

    def start_nodes(self):
        """B-9: free nodes that keep the distance, where the map and V4.4 let one start.

        A restriction that leaves none falls: first that of the map is looked at, then V4.4.
        """
        free = [node for node in self.geometry.node_ids()
                if self.is_land_node(node) and self.distance_kept(node)]
        start = self.hex_set(start_places(self.sea_map))
        at_start = [node for node in free if self.touches(node, start)]
        return self.starts_at_numbers(at_start or free)

    def touches(self, node, hexes):
        """S-92: whether a node is on an island or area."""
        return any(hex_ in hexes for hex_ in self.geometry.node_hexes[node])

    def island_of(self, hex_):
        """S-90: all land that hangs together with this hex on the present board.

        Without what the map names otherwise (S-92, S-93), should that ever touch it, and without
        polders.
        """
        land = {self.geometry.hexes[other] for other in self.geometry.hex_ids()
                if self.is_land(other)}
        land -= {self.geometry.hexes[polder] for polder in self.polders}
        land -= self.main_places | self.strip_places | self.row_places
        return self.hex_set(spread(self.geometry.hexes[hex_], land))

    def area_of(self, hex_):
        """The island or area (S-93) of a hex that may earn points; a set of hexes, or empty."""
        place = self.geometry.hexes[hex_]
        if not self.is_land(hex_) or place in self.main_places or place in self.row_places:
            return set()
        if hex_ in self.polders:
            return set()
        if place in self.strip_places:
            return self.hex_set(self.strip_places)
        return self.island_of(hex_)

    def areas_at(self, node):
        """The different islands and areas on which a node is."""
        areas = []
        for hex_ in self.geometry.node_hexes[node]:
            area = self.area_of(hex_)
            if area and area not in areas:
                areas.append(area)
        return areas

    def earn_island_points(self, seat, node):
        """S-92: a settlement comes to this node; the first one on a new island earns points.

        S-91: home is where he has settled at the start, or what the map names.  V7: a settlement
        that was taken from him was the first one all the same.
        """
        own = [other for other in self.buildings if self.owner(other) == seat]
        own += self.once_settled[seat]
        for area in self.areas_at(node):
            if not any(self.touches(other, area) for other in own):
                self.special[seat] += ISLAND_POINTS.get(
                    self.options.scenario, self.options.map_island_points)
