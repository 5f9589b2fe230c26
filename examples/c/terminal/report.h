/* What a player may read: scores, hands, prices, rates, statistics. */
#ifndef TERMINAL_REPORT_H
#define TERMINAL_REPORT_H

#include "session.h"

/* The seats in a table: points, cards, awards; and who leads. */
void report_table(text *out, const session *s, const scene *seen);

/* The own cards; nothing for a spectator. */
void report_hand(text *out, const session *s, const scene *seen);

/* What the bank takes for a card. */
void report_rates(text *out, const scene *seen);

/* What stands between the players: the open offer, who has answered. */
void report_offer(text *out, const session *s, const scene *seen);

/* What can be built: price, supply, where. */
void report_prices(text *out, const scene *seen);

/* Rolls, gains, trades so far, as the observer saw them. */
void report_stats(text *out, const session *s, const scene *seen);

/* All points with their sources, at the end of the game. */
void report_result(text *out, session *s);

#endif
