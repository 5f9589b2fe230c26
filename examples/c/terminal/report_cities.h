/* The parts of the reports that only Cities & Knights has. */
#ifndef TERMINAL_REPORT_CITIES_H
#define TERMINAL_REPORT_CITIES_H

#include "report.h"

/* The table of seats: the line of titles, the columns of a seat; and what lies beside. */
void report_cities_head(text *out);
void report_cities_seat(text *out, const scene_seat *of);
void report_cities_table(text *out, const scene *seen);

/* The own progress cards, and the own knights. */
void report_cities_hand(text *out, const scene *seen);
void report_cities_knights(text *out, const scene *seen);

/* What cards do for this turn: crane, merchant fleet, commercial harbour. */
void report_cities_effects(text *out, const session *s, const scene *seen);

/* What has a price: a move, and how many are left, or CATAN_UNKNOWN. Returns how many. */
typedef struct report_item {
    catan_move move;
    int32_t left;
} report_item;
enum { CITIES_ITEMS = 9 };
uint32_t report_cities_prices(report_item items[CITIES_ITEMS], const scene_seat *me);

#endif
