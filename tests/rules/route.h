/* Routes of seats, for the kits of boards. */
#ifndef TESTS_RULES_ROUTE_H
#define TESTS_RULES_ROUTE_H

#include "support/play.h"

static inline unsigned route(const table *t, uint32_t seat) { return seat_info(t, seat).route; }

#endif
