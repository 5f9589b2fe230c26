/* A position of Cities & Knights with something in every field. Include it behind cmocka.h. */
#ifndef TESTS_UNIT_KNIGHTS_RICH_H
#define TESTS_UNIT_KNIGHTS_RICH_H

#include "rules/knights_table.h"

static inline pos *knights_rich(const char *options) {
    pos *p = ck(options);
    pos_city(p, 0, "n17 n36");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e19 e26 e52");
    pos_city(p, 1, "n28");
    pos_settlement(p, 1, "n51");
    pos_road(p, 1, "e41 e66");
    pos_hand(p, 0, "grain:2 cloth:1");
    pos_hand(p, 1, "wool:3 paper:2");
    pos_number(p, 9);
    pos_field(p, "rolled", "8");
    pos_field(p, "red_die", "3");
    pos_field(p, "event_die", "2");
    pos_field(p, "barbarians", "4");
    pos_field(p, "robber_free", "1");
    pos_field(p, "merchant", "h8");
    pos_field(p, "merchant_of", "s1");
    pos_field(p, "printer", "s2");
    pos_field(p, "constitution", "s0");
    pos_field(p, "walls", "n17+n28");
    pos_field(p, "turned", "n51");
    pos_field(p, "metropolises", "n36,-,n28");
    pos_field(p, "under_trade", "merchant+trade_monopoly");
    pos_field(p, "under_politics", "spy");
    knights(p, 0, "n12.1.7 n23.2.0 n41.3.1");
    knights(p, 1, "n34.1.0");
    progress(p, 0, "crane:1 spy:2");
    progress(p, 1, "mining:1 merchant:3");
    tracks(p, 0, 4, 3, 0);
    tracks(p, 1, 1, 0, 5);
    pos_seat_field(p, "defender", 0, "1", "0");
    return p;
}

#endif
