/* Which options the games are played with: rows of a covering array, in which every two values of
 * two options that go with each other occur together at least once. */
#ifndef TESTS_PROPERTY_OPTIONS_H
#define TESTS_PROPERTY_OPTIONS_H

#include "catan/config.h"
#include "catan/rng.h"

enum { MAX_FACTORS = 56, MAX_VALUES = 12, MAX_ROWS = 256, FACTOR_MAP = 0 };

/* One choice a factor: factor 0 is the map, the others are options. */
typedef struct option_row {
    uint8_t choice[MAX_FACTORS];
} option_row;

/* Fills `rows`. Returns how many rows there are; the same ones for the same seed. */
unsigned option_rows(option_row rows[MAX_ROWS], uint64_t seed);

/* A row at random, of values that go with each other; for whoever looks for something in
 * particular, with the option switched on that CATAN_PROPERTY_WITH of the environment names. */
void option_random(option_row *row, catan_rng *rng);

/* A row at random with these settings, names of factors ("map" is one) and values. Returns 0 if
 * they do not go with each other. */
int option_random_with(option_row *row, const char *const settings[][2], unsigned count,
                       catan_rng *rng);

/* The configuration of a row; a map_id is returned. */
unsigned option_config(catan_config *config, const option_row *row);

/* Whether every pair that can occur does in the rows; tells how many there are. */
int option_covered(const option_row *rows, unsigned count, unsigned *pairs);

#endif
