#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* No file of a game is nearly as large. */
enum { LONGEST = 1 << 26, PIECE = 1 << 16 };

static char *read_all(FILE *file, size_t *length) {
    char *bytes = NULL;
    size_t room = 0;
    *length = 0;
    do {
        if (room - *length < PIECE) {
            room = 2 * room + 2 * PIECE;
            char *more = room <= LONGEST ? realloc(bytes, room) : NULL;
            if (more == NULL) {
                free(bytes);
                return NULL;
            }
            bytes = more;
        }
        *length += fread(bytes + *length, 1, PIECE - 1, file);
    } while (!feof(file) && !ferror(file));
    bytes[*length] = '\0';
    return bytes;
}

char *files_read(const char *name, size_t *length, const char **why) {
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        *why = strerror(errno);
        return NULL;
    }
    char *bytes = read_all(file, length);
    if (bytes == NULL || ferror(file)) {
        *why = "the file is too large or cannot be read";
        free(bytes);
        bytes = NULL;
    }
    fclose(file);
    return bytes;
}

const char *files_write(const char *name, const void *bytes, size_t length) {
    FILE *file = fopen(name, "wb");
    if (file == NULL) {
        return strerror(errno);
    }
    int fine = fwrite(bytes, 1, length, file) == length;
    fine = fclose(file) == 0 && fine;
    return fine ? NULL : "the file cannot be written";
}
