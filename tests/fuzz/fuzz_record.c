/* The door for hostile records, read and played line by line; wherever that ends, the position can
 * be told and read again. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/mutate.h"
#include "fuzz/playable.h"
#include "support/replay_record.h"

enum { TEXT = 16384 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char position[TEXT];
    static const playable none;
    replayed r;
    if (size >= TEXT) {
        return 0;
    }
    char *text = malloc(size + 1);
    memcpy(text, data, size);
    replay_begin(&r);
    int32_t status = replay_text(&r, text, size, NULL);
    MUST(&none, strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
    if (r.state != NULL) {
        uint64_t hash = catan_hash(r.state);
        MUST(&none, catan_position_format(position, sizeof position, r.state) < sizeof position);
        MUST(&none, catan_position_parse(r.state, position, NULL) == CATAN_OK);
        MUST(&none, catan_hash(r.state) == hash);
    }
    replay_free(&r);
    free(text);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return mutate_input(data, size, max_size, seed, LLVMFuzzerMutate);
}
