/* For test_api_arguments.c: the calls of save.h. */
#ifndef TESTS_UNIT_TEST_API_SAVES_H
#define TESTS_UNIT_TEST_API_SAVES_H

#include "test_api_fixture.h"

/* A save, whole, cut off or changed, or anything. */
static const void *any_save(fixture *f, size_t *size) {
    static uint8_t save[OUT];
    *size = catan_save_write(save, sizeof save, f->states[below(f, STATES)]);
    assert_in_range(*size, 100, sizeof save);
    switch (below(f, 6)) {
    case 0:
        save[below(f, (uint32_t)*size)] = (uint8_t)any_number(f);
        break;
    case 1:
        *size = below(f, (uint32_t)*size);
        break;
    case 2:
        *size = below(f, sizeof save);
        break;
    case 3:
        for (size_t i = 0; i < *size; i++) {
            save[i] = (uint8_t)any_number(f);
        }
        break;
    default:
        break;
    }
    return one_in(f, 8) ? NULL : save;
}

static size_t call_rule_revision(fixture *f) {
    (void)f;
    assert_int_equal(catan_rule_revision(), 1);
    return 0;
}
static size_t call_save_write(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    size_t size = catan_save_write(buffer, capacity, any_state(f));
    return size <= capacity ? size : capacity;
}
static size_t call_save_describe(fixture *f) {
    size_t size, struct_size = any_struct_size(f, sizeof(catan_save_info));
    const void *save = any_save(f, &size);
    return catan_save_describe(any_out(f), struct_size, save, size) == CATAN_OK ? struct_size : 0;
}
static size_t call_save_config(fixture *f) {
    size_t size, struct_size = any_struct_size(f, sizeof(catan_config));
    const void *save = any_save(f, &size);
    return catan_save_config(any_out(f), struct_size, save, size) == CATAN_OK ? struct_size : 0;
}
static size_t call_save_map(fixture *f) {
    static catan_map_room room, untouched;
    size_t size, struct_size = any_struct_size(f, sizeof(catan_map));
    const void *save = any_save(f, &size);
    int32_t status =
        catan_save_map(any_out(f), struct_size, one_in(f, 8) ? NULL : &room, save, size);
    assert_true(status != CATAN_OK); /* all are on built-in maps */
    assert_memory_equal(&room, &untouched, sizeof room);
    return 0;
}
static size_t call_save_read(fixture *f) {
    size_t size;
    const void *save = any_save(f, &size);
    catan_state *state = state_to_change(f);
    if (catan_save_read(state, save, size) != CATAN_OK) {
        f->changed = -1;
    }
    return 0;
}

#endif
