/* The beginning of a position's text: the configuration. */
#include "catan/text.h"

#include <string.h>

#include "core/sized.h"
#include "game/options.h"
#include "text/position.h"

#define HEX_DIGITS "0123456789abcdef"

void catan__write_config(catan__writer *w, const catan_config *config, uint64_t map_print) {
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
    if (map_print != 0) {
        catan__write(w, " map=");
        for (unsigned i = CATAN__PRINT_DIGITS; i-- > 0;) {
            catan__write_char(w, HEX_DIGITS[map_print >> 4 * i & 15]);
        }
    }
    catan__write(w, " |");
}

/* "map=" and the digits. @return 0 if the token is anything else */
static int read_print(uint64_t *map_print, const char *token, size_t length) {
    if (length != 4 + CATAN__PRINT_DIGITS || memcmp(token, "map=", 4) != 0) {
        return 0;
    }
    *map_print = 0;
    for (size_t i = 4; i < length; i++) {
        unsigned digit = 0;
        while (digit < 16 && HEX_DIGITS[digit] != token[i]) {
            digit++;
        }
        if (digit == 16) {
            return 0;
        }
        *map_print = *map_print << 4 | digit;
    }
    return *map_print != 0;
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

int32_t catan__read_config(catan_config *out, uint64_t *map_print, const char *text, size_t *at) {
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
    *map_print = 0;
    while (text[*at] == ' ') {
        const char *token = text + *at + 1;
        for (length = 0; token[length] != '\0' && token[length] != ' '; length++) {
        }
        (*at)++;
        if (length == 1 && token[0] == '|') {
            (*at)++;
            return CATAN_OK;
        }
        int32_t status =
            *map_print != 0 ? CATAN_E_TEXT_SYNTAX : CATAN_OK; /* nothing comes behind it */
        if (status == CATAN_OK && !read_print(map_print, token, length)) {
            status = read_option(out, token, length, &after);
        }
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
    uint64_t map_print;
    if (out == NULL || text == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof config) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    catan_config_init(&config, sizeof config);
    int32_t status = catan__read_config(&config, &map_print, text, &at);
    return status != CATAN_OK
               ? status
               : catan__sized_out(out, struct_size, &config, sizeof config, sizeof config);
}
