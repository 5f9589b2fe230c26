/* Changes to texts: blind ones, and ones that know how positions are written, so that some of the
 * results are accepted. */
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <stddef.h>

#include "catan/rng.h"

/* Changes a text of at most `capacity` - 1 bytes in place, once; `other` is another text that parts
 * may come from. */
void mutate(char *text, size_t capacity, const char *other, catan_rng *rng);

#endif
