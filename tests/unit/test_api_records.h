/* For test_api_arguments.c: the calls of record.h. */
#ifndef TESTS_UNIT_TEST_API_RECORDS_H
#define TESTS_UNIT_TEST_API_RECORDS_H

#include "test_api_fixture.h"

static size_t text_written(size_t length, size_t capacity) {
    return length == 0 ? 0 : length < capacity ? length + 1 : capacity;
}

static size_t call_record_begin(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    return text_written(catan_record_begin(buffer, capacity, any_state(f), any_seat(f)), capacity);
}
static size_t call_record_tag(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    static char name[400]; /* any_text() has only one */
    const char *given = any_text(f);
    if (given != NULL) {
        memcpy(name, given, strlen(given) + 1);
    }
    size_t length = catan_record_tag(buffer, capacity, given == NULL ? NULL : name, any_text(f));
    return text_written(length, capacity);
}
static size_t call_record_move(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    size_t length =
        catan_record_move(buffer, capacity, any_state(f), any_seat(f), any_number(f), any_move(f));
    return text_written(length, capacity);
}
static size_t call_record_end(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    return text_written(catan_record_end(buffer, capacity, any_state(f)), capacity);
}

static size_t call_record_parse(fixture *f) {
    static char line[OUT];
    const catan_state *state = f->states[below(f, STATES)];
    size_t struct_size = any_struct_size(f, sizeof(catan_record_line)), length;
    catan_move moves[512];
    const char *given = line;
    if (one_in(f, 2) && catan_moves(state, moves, 512) != 0) {
        length = catan_record_move(line, sizeof line, state, CATAN_ALL_SEEING, 7, moves[0]);
    } else if (one_in(f, 2)) {
        length = catan_record_begin(line, sizeof line, state, CATAN_ALL_SEEING);
    } else {
        given = any_text(f);
        length = given == NULL ? any_size(f) : strlen(given);
    }
    if (given == line && one_in(f, 2)) {
        line[below(f, (uint32_t)length)] = (char)any_number(f);
    }
    int32_t status = catan_record_parse(any_out(f), struct_size, any_game(f), given, length);
    return status == CATAN_OK ? struct_size : 0;
}

/* Maps of a kind that is accepted now and then. */
static size_t call_map_format(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    return text_written(catan_map_format(buffer, capacity, any_map(f)), capacity);
}
static size_t call_map_parse(fixture *f) {
    static char text[OUT];
    static catan_map_room room;
    size_t struct_size = any_struct_size(f, sizeof(catan_map)), where;
    const char *given = any_text(f);
    if (one_in(f, 2) && catan_map_format(text, sizeof text, any_map(f)) - 1 < sizeof text - 1) {
        if (one_in(f, 2)) {
            text[below(f, (uint32_t)strlen(text))] = (char)any_number(f);
        }
        given = text;
    }
    int32_t status = catan_map_parse(any_out(f), struct_size, one_in(f, 8) ? NULL : &room, given,
                                     one_in(f, 2) ? NULL : &where);
    return status == CATAN_OK ? struct_size : 0;
}
static size_t call_game_map(fixture *f) {
    int32_t status = catan_game_map(any_out(f), any_struct_size(f, sizeof(catan_map)), any_game(f));
    assert_true(status != CATAN_OK); /* all are on built-in maps */
    return 0;
}

#endif
