/* The news of a seat, made shorter: what somebody does card by card is one line. */
#ifndef TERMINAL_NEWS_H
#define TERMINAL_NEWS_H

#include "text.h"

/* Adds the lines of `told` to `out`: "Blue discards 1 ore." and "Blue discards 1 wool." as
 * "Blue discards 1 ore, 1 wool." */
void news_add(text *out, const text *told);

#endif
