/* The beginning of a position's text: the configuration. */
#include "catan/text.h"

#include <string.h>

#include "core/sized.h"
#include "game/options.h"
#include "text/position.h"

void catan__write_config(catan__writer *w, const catan_config *config) {
    char value[CATAN__VALUE_MAX];
    catan__write(w, CATAN__TEXT_TAG);
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        const catan__option *o = catan__option_at(i);
        uint32_t number = catan__option_value(config, o);
        if (number != o->usual && catan__option_format(value, o, number) != 0) {
            catan__write(w, " ");
            catan__write(w, o->name);
            catan__write(w, "=");
            catan__write(w, value);
        }
    }
    catan__write(w, " |");
}

/* One "name=value" token; options come in the table's order, each once, none at its default. */
static int32_t read_option(catan_config *config, const char *token, size_t length,
                           uint32_t *after) {
    size_t equals = 0;
    while (equals < length && token[equals] != '=') {
        equals++;
    }
    if (equals == length) {
        return CATAN_E_TEXT_SYNTAX;
    }
    const catan__option *o = catan__option_find(token, equals);
    if (o == NULL) {
        return CATAN_E_OPTION_UNKNOWN;
    }
    uint32_t value;
    int32_t status = catan__option_parse(&value, o, token + equals + 1, length - equals - 1);
    if (status != CATAN_OK) {
        return status;
    }
    if (o->id <= *after || value == o->usual) {
        return CATAN_E_TEXT_SYNTAX;
    }
    *after = o->id;
    catan__option_store(config, o, value);
    return CATAN_OK;
}

int32_t catan__read_config(catan_config *out, const char *text, size_t *at) {
    const size_t tag = sizeof CATAN__TEXT_TAG - 1;
    uint32_t after = 0;
    size_t length = 0;
    for (size_t i = 0; i < tag; i++) {
        if (text[i] != CATAN__TEXT_TAG[i]) {
            *at = i;
            return CATAN_E_TEXT_SYNTAX;
        }
    }
    *at = tag;
    while (text[*at] == ' ') {
        const char *token = text + *at + 1;
        for (length = 0; token[length] != '\0' && token[length] != ' '; length++) {
        }
        (*at)++;
        if (length == 1 && token[0] == '|') {
            (*at)++;
            return CATAN_OK;
        }
        int32_t status = read_option(out, token, length, &after);
        if (status != CATAN_OK) {
            return status;
        }
        *at += length;
    }
    return CATAN_E_TEXT_SYNTAX;
}

int32_t catan_config_parse(catan_config *out, size_t struct_size, const char *text) {
    catan_config config;
    size_t at = 0;
    if (out == NULL || text == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof config) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    catan_config_init(&config, sizeof config);
    int32_t status = catan__read_config(&config, text, &at);
    return status != CATAN_OK
               ? status
               : catan__sized_out(out, struct_size, &config, sizeof config, sizeof config);
}
