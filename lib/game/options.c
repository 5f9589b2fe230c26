/* The option table and what goes with one option: finding, reading, writing. */
#include "game/options.h"

#include <string.h>

#include "core/sized.h"
#include "core/writer.h"

#ifdef CATAN__TEST_MODULES
#include "../../tests/modules/kinds.h"
/* Options of the test build live in the reserved tail. */
#define test_cheap_wool reserved[TEST_CHEAP_WOOL_AT]
#endif

#define FIELD_SIZE(field) sizeof(((catan_config *)0)->field)
#define OPTION(id, field, type, minimum, maximum, usual, special, special_name, choices, rules,    \
               text)                                                                               \
    {#field,                                                                                       \
     special_name,                                                                                 \
     choices,                                                                                      \
     rules,                                                                                        \
     text,                                                                                         \
     id,                                                                                           \
     offsetof(catan_config, field),                                                                \
     FIELD_SIZE(field),                                                                            \
     CATAN_OPTION_##type,                                                                          \
     minimum,                                                                                      \
     maximum,                                                                                      \
     usual,                                                                                        \
     special},
static const catan__option options[] = {
#include "game/options.def"
};
#undef OPTION

uint32_t catan__option_count(void) { return sizeof options / sizeof *options; }
const catan__option *catan__option_at(uint32_t index) { return &options[index]; }

static size_t length_of(const char *text) {
    size_t n = 0;
    while (text[n] != '\0') {
        n++;
    }
    return n;
}

const catan__option *catan__option_find(const char *name, size_t length) {
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        if (length_of(options[i].name) == length && memcmp(options[i].name, name, length) == 0) {
            return &options[i];
        }
    }
    return NULL;
}

uint32_t catan__option_value(const catan_config *config, const catan__option *option) {
    const uint8_t *at = (const uint8_t *)config + option->offset;
    uint32_t value = *at;
    if (option->size == sizeof value) {
        memcpy(&value, at, sizeof value);
    }
    return value;
}

void catan__option_store(catan_config *config, const catan__option *option, uint32_t value) {
    uint8_t *at = (uint8_t *)config + option->offset;
    if (option->size == sizeof value) {
        memcpy(at, &value, sizeof value);
    } else {
        *at = (uint8_t)value;
    }
}

int catan__option_admits(const catan__option *option, uint32_t value) {
    return (value >= option->minimum && value <= option->maximum) || value == option->special;
}

/* The words of a space-separated list, one after the other: sets `word` and its length, moves
 * `list` on. */
static int next_word(const char **list, const char **word, size_t *length) {
    *word = *list;
    *length = 0;
    while ((*word)[*length] != '\0' && (*word)[*length] != ' ') {
        (*length)++;
    }
    *list = *word + *length + ((*word)[*length] == ' ');
    return *length != 0;
}

static const char *words_of(const catan__option *option) {
    return option->type == CATAN_OPTION_SWITCH ? "off on" : option->choices;
}

size_t catan__option_format(char out[CATAN__VALUE_MAX], const catan__option *option,
                            uint32_t value) {
    const char *word = option->special_name;
    size_t length = length_of(word);
    if (!catan__option_admits(option, value)) {
        return 0;
    }
    if (length != 0 && value == option->special) {
        memcpy(out, word, length + 1);
        return length;
    }
    if (option->type != CATAN_OPTION_NUMBER) {
        const char *list = words_of(option);
        for (uint32_t i = 0; next_word(&list, &word, &length) && i < value; i++) {
        }
        memcpy(out, word, length);
        out[length] = '\0';
        return length;
    }
    catan__writer w = {out, CATAN__VALUE_MAX, 0, NULL, 0};
    catan__write_number(&w, value);
    out[w.length] = '\0';
    return w.length;
}

int32_t catan__option_parse(uint32_t *out, const catan__option *option, const char *text,
                            size_t length) {
    const char *word = option->special_name;
    size_t word_length = length_of(word);
    if (word_length != 0 && word_length == length && memcmp(word, text, length) == 0) {
        *out = option->special;
        return CATAN_OK;
    }
    if (option->type != CATAN_OPTION_NUMBER) {
        const char *list = words_of(option);
        for (uint32_t i = 0; next_word(&list, &word, &word_length); i++) {
            if (word_length == length && memcmp(word, text, length) == 0) {
                *out = i;
                return CATAN_OK;
            }
        }
        return CATAN_E_OPTION_VALUE;
    }
    uint32_t value;
    if (!catan__read_number(text, length, &value) || value < option->minimum ||
        value > option->maximum) {
        return CATAN_E_OPTION_VALUE; /* the special value has its name, and no other spelling */
    }
    *out = value;
    return CATAN_OK;
}

int32_t catan__config_take(catan_config *out, const catan_config *in) {
    if (in == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__sized_in(in, sizeof *out, sizeof *out);
    if (status != CATAN_OK) {
        return status;
    }
    catan_config config;
    catan__sized_copy(&config, in, sizeof config);
#ifdef CATAN__TEST_MODULES
    const size_t reserved = sizeof config.reserved - 1;
#else
    const size_t reserved = sizeof config.reserved;
#endif
    if (!catan__zeros(config.reserved, reserved)) {
        return CATAN_E_VERSION;
    }
    config.struct_size = sizeof config;
    *out = config;
    return CATAN_OK;
}

uint32_t catan_option_count(void) { return catan__option_count(); }

int32_t catan_option_describe(catan_option *out, size_t struct_size, uint32_t index) {
    if (out == NULL || index >= catan__option_count()) {
        return CATAN_E_ARGUMENT;
    }
    const catan__option *o = &options[index];
    catan_option value;
    memset(&value, 0, sizeof value);
    value.id = o->id;
    value.name = o->name;
    value.text = o->text;
    value.rules = o->rules;
    value.choices = words_of(o);
    value.type = o->type;
    value.minimum = o->minimum;
    value.maximum = o->maximum;
    value.default_value = o->usual;
    value.special = o->special_name[0] != '\0' ? o->special : o->minimum;
    value.special_name = o->special_name;
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}
