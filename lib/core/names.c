/* Names and version. The tables are made from the public headers when the library is built. */
#include "catan/event.h"
#include "catan/query.h"
#include "catan/result.h"
#include "catan/state.h"
#include "core/kinds.h"

typedef struct status_row {
    int32_t status;
    const char *name;
    const char *text;
} status_row;

#include "names.inc"

#define LENGTH(table) ((uint32_t)(sizeof(table) / sizeof(table)[0]))
#define WORD(table, number) ((number) < LENGTH(table) ? (table)[number] : "")

uint32_t catan_version(void) { return version_number; }

const char *catan_version_text(void) { return version_text; }

/* The row of a status, or null; rows ascend by number. */
static const status_row *find_status(int32_t status) {
    uint32_t low = 0;
    uint32_t high = LENGTH(status_rows);
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (status_rows[middle].status == status) {
            return &status_rows[middle];
        }
        if (status_rows[middle].status < status) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return NULL;
}

const char *catan_status_name(int32_t status) {
    const status_row *row = find_status(status);
    return row != NULL ? row->name : "CATAN_E_UNKNOWN";
}

const char *catan_status_text(int32_t status) {
    const status_row *row = find_status(status);
    return row != NULL ? row->text : "There is no status of that number.";
}

const char *catan_move_kind_name(uint32_t kind) {
    return kind < LENGTH(catan__kind_infos) && catan__kind_infos[kind].name != NULL
               ? catan__kind_infos[kind].name
               : "";
}

const char *catan_question_name(int32_t question) {
    return WORD(question_names, (uint32_t)question);
}

const char *catan_question_text(int32_t question) {
    return WORD(question_texts, (uint32_t)question);
}

const char *catan_card_name(uint32_t card) { return WORD(card_names, card); }

const char *catan_development_name(uint32_t development) {
    return WORD(development_names, development);
}

const char *catan_progress_name(uint32_t progress) { return WORD(progress_names, progress); }

const char *catan_track_name(uint32_t track) { return WORD(track_names, track); }

const char *catan_terrain_name(uint32_t terrain) { return WORD(terrain_names, terrain); }

const char *catan_harbour_name(uint32_t harbour) { return WORD(harbour_names, harbour); }

const char *catan_source_name(uint32_t source) { return WORD(source_names, source); }

/* Number 0 of these is no thing and has no name. */
#define THING(table, number) ((number) != 0 ? WORD(table, number) : "")

const char *catan_face_name(uint32_t face) { return THING(face_names, face); }

const char *catan_piece_name(uint32_t kind) { return THING(piece_names, kind); }

const char *catan_counter_name(uint32_t kind) { return THING(counter_names, kind); }

const char *catan_event_name(uint32_t kind) { return THING(event_names, kind); }

const char *catan_reason_name(uint32_t reason) { return THING(reason_names, reason); }
