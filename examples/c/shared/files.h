/* Whole files, in and out. */
#ifndef SHARED_FILES_H
#define SHARED_FILES_H

#include <stddef.h>

/* Reads a file; behind its bytes stands a zero. To be freed. Null if that is not possible: `why`
 * tells in words. */
char *files_read(const char *name, size_t *length, const char **why);

/* Writes a file. Returns null, or why that is not possible. */
const char *files_write(const char *name, const void *bytes, size_t length);

#endif
