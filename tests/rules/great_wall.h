/* Positions with great walls. Include it behind cmocka.h. */
#ifndef TESTS_RULES_GREAT_WALL_H
#define TESTS_RULES_GREAT_WALL_H

#include "rules/sea_knights.h"

#define WALL "brick:1 ore:1"

/* Seat 0's action on the board of play.h, which has no sea. The robber is on the desert, h9; around
 * it e27 e28 e36 e44 e43 e35. */
static inline pos *land(const char *options) {
    char text[128];
    snprintf(text, sizeof text, "players=3 great_wall=on %.90s", options);
    return pos_new(text);
}
/* Walls on own roads of a seat. */
static inline void walls(pos *p, uint32_t seat, const char *edges) {
    char text[WORD] = "", word[WORD];
    for (unsigned edge = 0; edge < CATAN_MAX_EDGES; edge++) { /* ascending */
        for (const char *at = edges; play_word(&at, word, sizeof word);) {
            if (strtoul(word + 1, NULL, 10) == edge) {
                sprintf(text + strlen(text), "%s%s", *text == '\0' ? "" : "+", word);
            }
        }
    }
    pos_road(p, seat, edges);
    pos_field(p, "great_walls", text);
}
static inline void holder(pos *p, int seat) {
    char text[8];
    snprintf(text, sizeof text, "s%d", seat);
    pos_field(p, "great_wall", text);
}

#define assert_wall(t, edge, seat) assert_int_equal(piece_of(t, CATAN_PIECE_GREAT_WALL, edge), seat)
#define wall_line(t, seat)                                                                         \
    catan_view_count((t)->state, CATAN_SPECTATOR, CATAN_COUNTER_WALL_LINE, seat, 0)

/* Who holds the card, or CATAN_NOBODY. */
static inline int32_t card_holder(const table *t) {
    static catan_piece pieces[CATAN_MAX_NODES + CATAN_MAX_EDGES];
    uint32_t n =
        catan_view_pieces(t->state, CATAN_SPECTATOR, pieces, sizeof pieces / sizeof *pieces);
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == CATAN_PIECE_GREAT_WALL_CARD) {
            return pieces[i].owner;
        }
    }
    return CATAN_NOBODY;
}

#endif
