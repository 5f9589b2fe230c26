#include "support/replay_record.h"

#include <stdlib.h>
#include <string.h>

#include "support/plain_layout.h"
#include "support/memory.h"

enum { JOURNAL_BYTES = 100000 };

void replay_begin(replayed *r) {
    memset(r, 0, sizeof *r);
    r->result = CATAN_RUNNING;
}

void replay_free(replayed *r) {
    catan_state_destroy(r->state);
    catan_game_destroy(r->game);
    r->state = NULL;
    r->game = NULL;
}

static int32_t make_state(replayed *r) {
    catan_layout layout;
    const catan_layout *given = NULL;
    if (r->map.hex_count != 0) {
        plain_layout(&layout, r->game, &r->map);
        given = &layout;
    }
    return catan_state_create(&r->state, &allocator, r->game, given, JOURNAL_BYTES, 0);
}

static int32_t start(replayed *r, const char *text) {
    catan_config config;
    int32_t status = catan_config_parse(&config, sizeof config, text);
    if (status == CATAN_OK) {
        status = catan_game_create(&r->game, &allocator, &config,
                                   r->map.hex_count != 0 ? &r->map : NULL);
    }
    if (status == CATAN_OK) {
        status = make_state(r);
    }
    return status == CATAN_OK ? catan_position_parse(r->state, text, NULL) : status;
}

/* Moves come in order; what is hidden ends the playing, not the reading. */
static int32_t play(replayed *r, const catan_record_line *line) {
    if (r->state == NULL || line->ply != r->plies + 1) {
        return CATAN_E_RECORD_FORMAT;
    }
    r->plies++;
    if (catan_move_argument(line->move) == CATAN_HIDDEN && r->observer != CATAN_ALL_SEEING) {
        r->hidden = r->hidden == 0 ? r->plies : r->hidden;
    }
    return r->hidden == 0 ? catan_apply(r->state, line->who, line->move) : CATAN_OK;
}

/* The texts of lines end with a zero only in a copy. */
static char *text_of(const catan_record_line *parsed, const char *line) {
    char *text = malloc((size_t)parsed->length + 1);
    memcpy(text, line + parsed->text, parsed->length);
    text[parsed->length] = '\0';
    return text;
}

static int32_t take_line(replayed *r, const catan_record_line *parsed, const char *line) {
    char *text;
    int32_t status = CATAN_OK;
    switch (parsed->kind) {
    case CATAN_RECORD_FORMAT:
        status = r->revision == 0 ? CATAN_OK : CATAN_E_RECORD_FORMAT;
        r->revision = parsed->rule_revision;
        break;
    case CATAN_RECORD_OBSERVER:
        r->observer = parsed->who;
        break;
    case CATAN_RECORD_TAG:
        r->tags++;
        break;
    case CATAN_RECORD_MAP:
        text = text_of(parsed, line);
        status = r->game != NULL ? CATAN_E_RECORD_FORMAT
                                 : catan_map_parse(&r->map, sizeof r->map, &r->room, text, NULL);
        free(text);
        break;
    case CATAN_RECORD_START:
        text = text_of(parsed, line);
        status = r->game != NULL ? CATAN_E_RECORD_FORMAT : start(r, text);
        free(text);
        break;
    case CATAN_RECORD_MOVE:
        return play(r, parsed);
    case CATAN_RECORD_RESULT:
        r->ended = 1;
        r->result = parsed->result;
        if (r->hidden == 0 && (r->state == NULL || catan_result(r->state) != r->result)) {
            return CATAN_E_RECORD_FORMAT;
        }
        break;
    default:
        break;
    }
    return status;
}

int32_t replay_line(replayed *r, const char *line, size_t length) {
    catan_record_line parsed;
    int32_t status = catan_record_parse(&parsed, sizeof parsed, r->game, line, length);
    if (status == CATAN_OK && r->revision == 0 && parsed.kind != CATAN_RECORD_NONE &&
        parsed.kind != CATAN_RECORD_FORMAT) {
        return CATAN_E_RECORD_FORMAT; /* the format comes first */
    }
    if (status == CATAN_OK && r->ended && parsed.kind != CATAN_RECORD_NONE) {
        return CATAN_E_RECORD_FORMAT;
    }
    return status == CATAN_OK ? take_line(r, &parsed, line) : status;
}

int32_t replay_text(replayed *r, const char *text, size_t length, uint32_t *fault) {
    uint32_t number = 0;
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && text[end] != '\n') {
            end++;
        }
        end += end < length;
        number++;
        int32_t status = replay_line(r, text + at, end - at);
        if (status != CATAN_OK) {
            if (fault != NULL) {
                *fault = number;
            }
            return status;
        }
        at = end;
    }
    if (!r->ended && fault != NULL) {
        *fault = number;
    }
    return r->ended ? CATAN_OK : CATAN_E_RECORD_FORMAT;
}
