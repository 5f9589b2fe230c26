#include "property/mirror.h"

int32_t roads_of(const mirror *m, uint32_t seat) {
    int32_t roads = 0;
    for (uint32_t i = 0; i < m->pieces; i++) {
        roads += m->piece[i].kind == CATAN_PIECE_ROAD && m->piece[i].owner == (int32_t)seat;
    }
    return roads;
}

void check_stats(const mirror *m) {
    const catan_stats *s = &m->stats;
    uint32_t rolls = 0, of_seats = 0;
    MIRROR_HOLD(m, (int32_t)s->moves == m->moves && s->dropped == 0, "moves are counted");
    MIRROR_HOLD(m, s->turns + m->first.turn == m->view.turn, "turns are counted");
    for (unsigned i = 0; i < 16; i++) {
        rolls += s->rolls[i];
    }
    MIRROR_HOLD(m, (int32_t)rolls == m->rolls, "rolls are counted");
    for (uint32_t seat = 0; seat < catan_game_players(m->w->game); seat++) {
        const catan_seat_stats *of = &s->seat[seat];
        int64_t hand = m->first.hand[seat];
        uint32_t played_cards = 0;
        for (unsigned i = 0; i < 16; i++) {
            of_seats += of->rolls[i];
        }
        for (unsigned i = 0; i < CATAN_REASONS; i++) {
            hand += (int64_t)of->gained_hidden[i] - of->lost_hidden[i];
            for (unsigned k = 0; k < 8; k++) {
                hand += (int64_t)of->gained[i][k] - of->lost[i][k];
            }
        }
        for (unsigned k = 0; k < 8; k++) {
            played_cards += of->played[k];
        }
        MIRROR_HOLD(m, hand == m->hand[seat], "what was gained and not lost is in hand");
        MIRROR_HOLD(m,
                    m->first.progress[seat] +
                            (int32_t)(of->drawn - of->returned - of->placed[CATAN_PIECE_PRINTER] -
                                      of->placed[CATAN_PIECE_CONSTITUTION]) ==
                        m->progress[seat][0] + m->progress[seat][1] + m->progress[seat][2] +
                            m->progress_gone[seat],
                    "progress cards drawn and not put back are in hand, laid open, or gone");
        MIRROR_HOLD(
            m, m->first.unplayed[seat] + (int32_t)(of->bought - played_cards) == m->unplayed[seat],
            "what was bought and not played is unplayed");
        MIRROR_HOLD(m,
                    m->first.roads[seat] + (int32_t)of->placed[CATAN_PIECE_ROAD] ==
                        roads_of(m, seat) + m->roads_gone[seat],
                    "roads placed lie there, but for those removed (C-121)");
    }
    MIRROR_HOLD(m, of_seats == rolls, "every roll is somebody's");
}
