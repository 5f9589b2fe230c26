/* The parts of the reports that only the optional rules have. */
#ifndef TERMINAL_REPORT_VARIANTS_H
#define TERMINAL_REPORT_VARIANTS_H

#include "report_cities.h"

/* A seat's line below its numbers: specialists, walls, landing stages; nothing if there is none. */
void report_variants_seat(text *out, const scene *seen, int32_t seat);

/* What lies beside the board: cards that nobody holds, harbours to buy, the deck of dice. */
void report_variants_table(text *out, const session *s, const scene *seen);

/* What has a price. Returns how many. */
enum { VARIANTS_ITEMS = 12 };
uint32_t report_variants_prices(report_item items[VARIANTS_ITEMS], const scene *seen);

/* 1 if optional rules bring or take cards; how many they brought the seat. */
int report_variants_cards(const board *b);
int32_t report_variants_gain(const catan_seat_stats *of);

#endif
