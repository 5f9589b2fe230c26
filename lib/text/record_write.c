/* The lines of a record, one call a line but for the first ones. */
#include "text/record.h"

#include "catan/inspect.h"
#include "catan/text.h"

#include "core/observer.h"
#include "text/map.h"
#include "text/position.h"

static void write_seat(catan__writer *w, int32_t seat) {
    catan__write(w, "s");
    catan__write_number(w, (uint32_t)seat);
}

/* Whether nothing has happened yet: the state is the one that its layout begins with. */
static int is_beginning(const catan_state *state) {
    enum { BYTES = sizeof(catan_state) + CATAN__MAX_WORDS * sizeof(uint64_t) + 16 };
    _Alignas(16) uint8_t block[BYTES];
    catan_layout layout;
    catan_state *fresh;
    return catan_layout_get(&layout, sizeof layout, state) == CATAN_OK &&
           catan_state_init(&fresh, block, sizeof block, state->game, &layout, 0, 0) == CATAN_OK &&
           catan_state_equal(fresh, state);
}

size_t catan_record_begin(char *buffer, size_t capacity, const catan_state *start,
                          int32_t observer) {
    if (start == NULL || (buffer == NULL && capacity != 0) ||
        !catan__is_observer(start->game, observer) ||
        (observer != CATAN_ALL_SEEING && !is_beginning(start))) {
        return 0;
    }
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write(&w, CATAN__RECORD_TAG " ");
    catan__write_number(&w, CATAN__RECORD_FORMAT);
    catan__write(&w, " rules ");
    catan__write_number(&w, catan_rule_revision());
    catan__write(&w, "\nobserver ");
    if (observer >= 0) {
        write_seat(&w, observer);
    } else {
        catan__write(&w, observer == CATAN_SPECTATOR ? "spectator" : "all");
    }
    if (start->game->map.hex_count != 0) {
        catan__write(&w, "\nmap ");
        catan__write_map(&w, &start->game->board);
    }
    catan__write(&w, "\nstart ");
    catan__write_position(&w, start);
    catan__write(&w, "\n");
    return catan__write_end(&w);
}

size_t catan_record_tag(char *buffer, size_t capacity, const char *name, const char *text) {
    if (name == NULL || text == NULL || (buffer == NULL && capacity != 0) || name[0] == '\0') {
        return 0;
    }
    for (const char *c = name; *c != '\0'; c++) {
        if (!catan__is_printed(*c) || *c == ' ' || *c == '\t') {
            return 0;
        }
    }
    for (const char *c = text; *c != '\0'; c++) {
        if (!catan__is_printed(*c)) {
            return 0;
        }
    }
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write(&w, "tag ");
    catan__write(&w, name);
    catan__write(&w, text[0] != '\0' ? " " : "");
    catan__write(&w, text);
    catan__write(&w, "\n");
    return catan__write_end(&w);
}

size_t catan_record_move(char *buffer, size_t capacity, const catan_state *before, int32_t observer,
                         uint32_t ply, catan_move move) {
    enum { MOVE_TEXT = 48 };
    char text[MOVE_TEXT];
    if (before == NULL || (buffer == NULL && capacity != 0) ||
        !catan__is_observer(before->game, observer) || ply == 0 || ply > CATAN__PLY_MOST ||
        catan_check(before, CATAN_ANYONE, move) != CATAN_OK ||
        catan_move_format(text, sizeof text, before->game,
                          catan_move_masked(before, observer, move)) != CATAN_OK) {
        return 0;
    }
    int32_t actor = catan_actor(before);
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write_number(&w, ply);
    catan__write(&w, " ");
    if (actor == CATAN_CHANCE) {
        catan__write(&w, "chance");
    } else {
        write_seat(&w, actor);
    }
    catan__write(&w, " ");
    catan__write(&w, text);
    catan__write(&w, "\n");
    return catan__write_end(&w);
}

size_t catan_record_end(char *buffer, size_t capacity, const catan_state *end) {
    if (end == NULL || (buffer == NULL && capacity != 0)) {
        return 0;
    }
    int32_t result = catan_result(end);
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write(&w, "result ");
    if (result >= 0) {
        write_seat(&w, result);
    } else {
        catan__write(&w, result == CATAN_DRAW ? "draw" : "running");
    }
    catan__write(&w, "\n");
    return catan__write_end(&w);
}
