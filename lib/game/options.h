/* The option table's rows as the library uses them. */
#ifndef CATAN__OPTIONS_H
#define CATAN__OPTIONS_H

#include "catan/config.h"

typedef struct catan__option {
    const char *name, *special_name, *choices, *rules, *text;
    uint16_t id, offset, size;
    uint8_t type;
    uint32_t minimum, maximum, usual, special;
} catan__option;

enum { CATAN__VALUE_MAX = 24 }; /* bytes of the longest value's text, zero included */

uint32_t catan__option_count(void);
const catan__option *catan__option_at(uint32_t index);

/* By the first `length` bytes of `name`; null if there is none. */
const catan__option *catan__option_find(const char *name, size_t length);

uint32_t catan__option_value(const catan_config *config, const catan__option *option);
void catan__option_store(catan_config *config, const catan__option *option, uint32_t value);
int catan__option_admits(const catan__option *option, uint32_t value);

/* A value as text, and back (strict: one spelling). Format returns the length, 0 if the value is
 * none of the option's. */
size_t catan__option_format(char out[CATAN__VALUE_MAX], const catan__option *option,
                            uint32_t value);
int32_t catan__option_parse(uint32_t *out, const catan__option *option, const char *text,
                            size_t length);

/* A config as given, checked for version and copied to today's form. @return CATAN_OK,
 * CATAN_E_ARGUMENT, CATAN_E_VERSION */
int32_t catan__config_take(catan_config *out, const catan_config *in);

#endif
