"""Longest route: trails by trying them all, and who holds an award (B-70 to B-74, S-40)."""


def trails_from(node, last, pieces, ends, cut, own, used):
    """The length of the longest trail that goes on from `node` over pieces not yet used.

    B-72: each piece counts once, nodes may repeat.  B-73: at a node in `cut` (an opponent's
    building stands there) the trail may end, it never goes on; that it may begin there is seen
    to by longest_trail().  S-40: from road to ship and back it goes on only at a node in `own`;
    last: the kind of the piece before, None at the beginning.
    """
    best = 0
    for piece, kind in pieces.items():
        if piece in used or node not in ends[piece]:
            continue
        if last not in (None, kind) and node not in own:
            continue
        first, second = ends[piece]
        there = second if node == first else first
        length = 1
        if there not in cut:
            length += trails_from(there, kind, pieces, ends, cut, own, used | {piece})
        best = max(best, length)
    return best


def longest_trail(roads, ends, cut, ships=(), own=()):
    """The longest line of these roads and ships (B-71 to B-73, S-40), begun at every end of each.

    roads, ships: edges with such a piece of the one player; ends: the two nodes of each edge;
    cut: the nodes with a building of another player; own: those with one of his own.
    """
    pieces = {road: 'road' for road in roads}
    pieces.update({ship: 'ship' for ship in ships})
    starts = {node for piece in pieces for node in ends[piece]}
    return max((trails_from(node, None, pieces, ends, cut, own, frozenset()) for node in starts),
               default=0)


def award_holder(holder, scores, least):
    """Who holds the award after the scores were looked at again (B-70, B-71, B-74).

    holder: the seat that held it, or None; scores: one for each seat; least: the least score that
    earns it.  The holder keeps it while he has at least that and no one has strictly more; else it
    goes to the one who alone has most, at least that; else it lies aside.
    """
    most = max(scores)
    if most < least:
        return None
    if holder is not None and scores[holder] == most:
        return holder
    leaders = [seat for seat, score in enumerate(scores) if score == most]
    return leaders[0] if len(leaders) == 1 else None
