/* Memory from the C library, as a catan_allocator. */
#ifndef TESTS_SUPPORT_MEMORY_H
#define TESTS_SUPPORT_MEMORY_H

#include <stdlib.h>

#include <catan/api.h>

static void *memory_take(void *user, size_t size) {
    (void)user;
    return aligned_alloc(16, (size + 15) / 16 * 16);
}
static void memory_give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}
static const catan_allocator allocator = {memory_take, memory_give_back, NULL};

#endif
