/* Positions with landing stages. Include it behind cmocka.h. */
#ifndef TESTS_RULES_STAGES_H
#define TESTS_RULES_STAGES_H

#include "rules/sea_knights.h"

#define STAGE "lumber:1 brick:1 ore:1"

/* Seat 0's action on the map of sea.h. */
static inline pos *quay(const char *options) {
    char text[160];
    snprintf(text, sizeof text, "landing_stages=on %.120s", options);
    return sea(text);
}
static inline pos *knights_quay(void) { return at_sea("landing_stages=on"); }
static inline void stages(pos *p, uint32_t seat, const char *nodes) {
    char text[WORD];
    snprintf(text, sizeof text, "%s", *nodes == '\0' ? "-" : nodes);
    for (char *at = text; *at != '\0'; at++) {
        *at = (char)(*at == ' ' ? '+' : *at);
    }
    pos_seat_field(p, "stages", seat, text, "-");
}

#define assert_stage(t, node, seat) assert_int_equal(piece_of(t, CATAN_PIECE_STAGE, node), seat)
#define assert_no_stage(t, node) assert_stage(t, node, NO_SUCH_PIECE)
#define stages_left(t, seat)                                                                       \
    catan_view_count((t)->state, CATAN_SPECTATOR, CATAN_COUNTER_STAGES, seat, 0)

#endif
