/* Changes to texts: blind ones, and ones that know how positions are written, so that some of the
 * results are accepted. */
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <stddef.h>

#include "catan/rng.h"

/* Changes a text of at most `capacity` - 1 bytes in place, once; `other` is another text that parts
 * may come from. */
void mutate(char *text, size_t capacity, const char *other, catan_rng *rng);

/* A custom mutator's work on an input that is text: now and then by `blind`, which knows nothing of
 * text, else by mutate(); parts come from some input before. Returns the new size. */
size_t mutate_input(uint8_t *data, size_t size, size_t max_size, unsigned seed,
                    size_t (*blind)(uint8_t *data, size_t size, size_t max_size));

#endif
