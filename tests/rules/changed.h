/* The board of play.h with some hexes of another terrain. Include it behind cmocka.h.
 *
 *     pos *p = changed("players=3 volcanoes=on", "h14=V h9=L6");
 *
 * A letter of docs/notation.md; the number stays unless another is said, but that a desert has
 * none. Options name the number of players. */
#ifndef TESTS_RULES_CHANGED_H
#define TESTS_RULES_CHANGED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pos.h"
#include "support/words.h"

static inline void change_hex(catan_layout *laid, const char *word) {
    static const char letters[] = "DLBSWO~GFVM";
    char *at;
    uint32_t hex = (uint32_t)strtoul(word + 1, &at, 10);
    if (*word != 'h' || *at != '=' || strchr(letters, at[1]) == NULL) {
        play_fail(__FILE__, __LINE__, "not a hex and a terrain: %s", word);
    }
    laid->terrain[hex] = (uint8_t)(strchr(letters, at[1]) - letters);
    if (laid->terrain[hex] == CATAN_DESERT) {
        laid->number[hex] = 0;
    } else if (at[2] != '\0') {
        laid->number[hex] = (uint8_t)strtoul(at + 2, NULL, 10);
    }
}

/* Options for it, and the layout. */
static inline const char *changed_options(const char *options, const char *hexes,
                                          catan_layout *laid) {
    char plain[16], word[WORD], *text = play_memory(512);
    snprintf(plain, sizeof plain, "players=%c", strstr(options, "players=")[8]);
    *laid = layout_info(table_new(plain));
    while (play_word(&hexes, word, sizeof word)) {
        change_hex(laid, word);
    }
    snprintf(text, 512, "%.400s layout=random", options);
    return text;
}
/* Seat 0 in action, nothing built. */
static inline pos *changed(const char *options, const char *hexes) {
    catan_layout laid;
    const char *all = changed_options(options, hexes, &laid);
    return pos_laid(all, &laid);
}
/* The start of a game, seat 0 first. */
static inline table *changed_start(const char *options, const char *hexes) {
    char text[256];
    catan_layout laid;
    snprintf(text, sizeof text, "first_player=0 %s", options);
    const char *all = changed_options(text, hexes, &laid);
    return table_laid(all, &laid);
}

/* The owner of a piece that lies before somebody, or CATAN_NOBODY. */
static inline int32_t holder_of(const table *t, uint32_t kind) {
    static catan_piece pieces[1024];
    uint32_t n = catan_view_pieces(t->state, CATAN_ALL_SEEING, pieces, 1024);
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == kind) {
            return pieces[i].owner;
        }
    }
    return CATAN_NOBODY;
}

/* The position with one word of its line replaced is refused for this reason. */
static inline void is_refused(table *t, const char *word, const char *by, int32_t status,
                              const char *file, int line_number) {
    char text[4096];
    const char *line = table_line(t), *at = strstr(line, word);
    if (at == NULL) {
        play_fail(file, line_number, "no %s in %s", word, line);
    }
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - line), line, by, at + strlen(word));
    int32_t refusal = table_refusal(t, text, NULL);
    if (refusal != status) {
        play_fail(file, line_number, "%s, not %s: %s", catan_status_name(refusal),
                  catan_status_name(status), text);
    }
}
#define assert_refused(t, word, by, status) is_refused(t, word, by, status, __FILE__, __LINE__)

#endif
