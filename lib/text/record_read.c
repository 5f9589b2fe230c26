/* One line of a record, taken apart. Positions, maps and tags are only found, not read: they have
 * readers of their own. */
#include "text/record.h"

#include <string.h>

#include "core/kinds.h"
#include "core/sized.h"
#include "game/compiled.h"
#include "text/span.h"

enum { MOVE_TEXT = 48, NUMBERS_END = CATAN__PLY_MOST + 1 };

/* Takes the line feed off, and a carriage return before it. @return 0 if there is anything in the
 * line that no line holds */
static int trim(catan__span *line) {
    if (line->length != 0 && line->text[line->length - 1] == '\n') {
        line->length--;
        if (line->length != 0 && line->text[line->length - 1] == '\r') {
            line->length--;
        }
    }
    for (size_t i = 0; i < line->length; i++) {
        if (!catan__is_printed(line->text[i])) {
            return 0;
        }
    }
    return line->length <= INT32_MAX;
}

/* What is left is all text: where it begins in the line, and how long it is. */
static int32_t take_text(catan_record_line *out, const char *line, catan__span rest) {
    if (rest.text == NULL || rest.length == 0) {
        return CATAN_E_TEXT_SYNTAX;
    }
    out->text = (uint32_t)(rest.text - line);
    out->length = (uint32_t)rest.length;
    return CATAN_OK;
}

/* "catan-record 1 rules 1" */
static int32_t read_format(catan_record_line *out, catan__span rest) {
    catan__span part;
    uint32_t format;
    out->kind = CATAN_RECORD_FORMAT;
    if (!catan__cut(&rest, ' ', &part) || !catan__span_number(part, NUMBERS_END, &format)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    if (format != CATAN__RECORD_FORMAT) {
        return CATAN_E_RECORD_FORMAT;
    }
    if (!catan__cut(&rest, ' ', &part) || !catan__same(part, "rules") || rest.text == NULL ||
        !catan__span_number(rest, NUMBERS_END, &out->rule_revision)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    return out->rule_revision != 0 ? CATAN_OK : CATAN_E_TEXT_RANGE;
}

/* A seat, or one of two other words. */
static int32_t read_who(int32_t *out, catan__span s, uint32_t seats, const char *word,
                        int32_t meaning, const char *other, int32_t other_meaning) {
    uint32_t seat;
    if (s.text == NULL) {
        return CATAN_E_TEXT_SYNTAX;
    }
    if (catan__same(s, word) || catan__same(s, other)) {
        *out = catan__same(s, word) ? meaning : other_meaning;
        return CATAN_OK;
    }
    if (!catan__span_numbered(s, 's', NUMBERS_END, &seat)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    *out = (int32_t)seat;
    return seat < seats ? CATAN_OK : CATAN_E_TEXT_RANGE;
}

/* "tag name text" */
static int32_t read_tag(catan_record_line *out, const char *line, catan__span rest) {
    catan__span name;
    out->kind = CATAN_RECORD_TAG;
    if (!catan__cut(&rest, ' ', &name) || name.length == 0) {
        return CATAN_E_TEXT_SYNTAX;
    }
    for (size_t i = 0; i < name.length; i++) {
        if (name.text[i] == '\t') {
            return CATAN_E_TEXT_SYNTAX;
        }
    }
    out->name = (uint32_t)(name.text - line);
    out->name_length = (uint32_t)name.length;
    if (rest.text == NULL) { /* a name alone */
        out->text = out->name + out->name_length;
        return CATAN_OK;
    }
    return take_text(out, line, rest);
}

/* "12 s1 build_road:e40", the number being taken off already */
static int32_t read_move(catan_record_line *out, const catan_game *game, catan__span rest) {
    catan__span who;
    char text[MOVE_TEXT];
    out->kind = CATAN_RECORD_MOVE;
    if (game == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (!catan__cut(&rest, ' ', &who) || rest.text == NULL || rest.length >= MOVE_TEXT) {
        return CATAN_E_TEXT_SYNTAX;
    }
    int32_t status =
        read_who(&out->who, who, game->set.players, "chance", CATAN_CHANCE, "chance", CATAN_CHANCE);
    if (status != CATAN_OK) {
        return status;
    }
    memcpy(text, rest.text, rest.length);
    text[rest.length] = '\0';
    status = catan_move_parse(&out->move, game, text);
    if (status == CATAN_OK &&
        (out->who == CATAN_CHANCE) != catan__kind_infos[out->move >> 24].chance) {
        return CATAN_E_TEXT_RANGE;
    }
    return status;
}

static int32_t read_line(catan_record_line *out, const catan_game *game, catan__span line) {
    catan__span rest = line, word;
    if (line.length == 0 || line.text[0] == '#') {
        return CATAN_OK;
    }
    catan__cut(&rest, ' ', &word);
    if (catan__same(word, CATAN__RECORD_TAG)) {
        return read_format(out, rest);
    }
    if (catan__same(word, "observer")) {
        out->kind = CATAN_RECORD_OBSERVER;
        return read_who(&out->who, rest, CATAN_MAX_PLAYERS, "all", CATAN_ALL_SEEING, "spectator",
                        CATAN_SPECTATOR);
    }
    if (catan__same(word, "tag")) {
        return read_tag(out, line.text, rest);
    }
    if (catan__same(word, "map") || catan__same(word, "start")) {
        out->kind = word.length == 3 ? CATAN_RECORD_MAP : CATAN_RECORD_START;
        return take_text(out, line.text, rest);
    }
    if (catan__same(word, "result")) {
        out->kind = CATAN_RECORD_RESULT;
        return read_who(&out->result, rest, CATAN_MAX_PLAYERS, "draw", CATAN_DRAW, "running",
                        CATAN_RUNNING);
    }
    if (!catan__span_number(word, NUMBERS_END, &out->ply)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    return out->ply != 0 ? read_move(out, game, rest) : CATAN_E_TEXT_RANGE;
}

int32_t catan_record_parse(catan_record_line *out, size_t struct_size, const catan_game *game,
                           const char *line, size_t length) {
    catan_record_line value;
    catan__span rest = {line, length};
    if (out == NULL || line == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof value) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    if (!trim(&rest)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    memset(&value, 0, sizeof value);
    value.who = CATAN_NOBODY;
    value.result = CATAN_RUNNING;
    int32_t status = read_line(&value, game, rest);
    return status != CATAN_OK
               ? status
               : catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}
