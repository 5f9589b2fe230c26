"""Longest road: trails by trying them all, and who holds an award (B-70 to B-74)."""


def trails_from(node, roads, ends, cut, used):
    """The length of the longest trail that goes on from `node` over roads not yet used.

    B-72: each piece counts once, nodes may repeat.  B-73: at a node in `cut` (an opponent's
    building stands there) the trail may end, it never goes on; that it may begin there is seen
    to by longest_trail().
    """
    best = 0
    for road in roads:
        if road in used or node not in ends[road]:
            continue
        first, second = ends[road]
        there = second if node == first else first
        length = 1
        if there not in cut:
            length += trails_from(there, roads, ends, cut, used | {road})
        best = max(best, length)
    return best


def longest_trail(roads, ends, cut):
    """The longest line of these roads (B-71 to B-73), begun at every end of every road.

    roads: edges with a road of the one player; ends: the two nodes of each edge;
    cut: the nodes with a building of another player.
    """
    starts = {node for road in roads for node in ends[road]}
    return max((trails_from(node, roads, ends, cut, frozenset()) for node in starts), default=0)


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
