/* Stands in for a fuzzer: gives a target every file of a corpus folder, the files changed at
 * random, and random bytes.
 *
 *     fuzz_NAME CORPUS_FOLDER [INPUTS [SEED]]
 *
 * INPUTS, how many are changed or random, is CATAN_FUZZ_INPUTS of the environment if not given.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/rng.h"

enum { MOST_FILES = 1024, LONGEST = 16384, INPUTS = 3000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
/* A target may have changes of its own. */
__attribute__((weak)) size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                                                     unsigned seed);

typedef struct input {
    uint8_t *data;
    size_t size;
} input;

static input files[MOST_FILES];
static unsigned file_count;
static catan_rng rng;

static void read_file(const char *folder, const char *name) {
    static uint8_t buffer[LONGEST];
    char path[1200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (file == NULL || file_count == MOST_FILES) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    size_t size = fread(buffer, 1, sizeof buffer, file);
    fclose(file);
    input *to = &files[file_count++];
    to->data = malloc(size + 1);
    to->size = size;
    memcpy(to->data, buffer, size);
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The files of a folder in the order of their names, so that runs are alike everywhere. */
static void read_folder(const char *name) {
    char *names[MOST_FILES];
    size_t count = 0;
    DIR *folder = opendir(name);
    if (folder == NULL) {
        perror(name);
        exit(2);
    }
    for (struct dirent *entry = readdir(folder); entry != NULL && count < MOST_FILES;
         entry = readdir(folder)) {
        if (entry->d_name[0] != '.') {
            names[count] = malloc(strlen(entry->d_name) + 1);
            strcpy(names[count++], entry->d_name);
        }
    }
    closedir(folder);
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        read_file(name, names[i]);
        free(names[i]);
    }
}

/* A few bytes changed, put in, taken out. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size) {
    for (uint32_t changes = 1 + catan_rng_below(&rng, 8); changes > 0; changes--) {
        size_t at = size == 0 ? 0 : catan_rng_below(&rng, (uint32_t)size);
        uint8_t byte = (uint8_t)catan_rng_below(&rng, 256);
        switch (catan_rng_below(&rng, 4)) {
        case 0:
            if (size != 0) {
                data[at] ^= (uint8_t)(1U << byte % 8);
            }
            break;
        case 1:
            if (size != 0) {
                data[at] = byte;
            }
            break;
        case 2:
            if (size < max_size) {
                memmove(data + at + 1, data + at, size++ - at);
                data[at] = byte;
            }
            break;
        default:
            if (size != 0) {
                memmove(data + at, data + at + 1, --size - at);
            }
        }
    }
    return size;
}

static void try_changed(void) {
    static uint8_t data[LONGEST];
    const input *from = &files[catan_rng_below(&rng, file_count)];
    size_t size = from->size;
    memcpy(data, from->data, size);
    if (LLVMFuzzerCustomMutator != NULL) {
        size = LLVMFuzzerCustomMutator(data, size, sizeof data, (unsigned)catan_rng_next(&rng));
    } else {
        size = LLVMFuzzerMutate(data, size, sizeof data);
    }
    LLVMFuzzerTestOneInput(data, size);
}

static void try_random(void) {
    static uint8_t data[2048];
    size_t size = catan_rng_below(&rng, sizeof data);
    for (size_t i = 0; i < size; i++) {
        data[i] = (uint8_t)catan_rng_next(&rng);
    }
    LLVMFuzzerTestOneInput(data, size);
}

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: %s CORPUS_FOLDER [INPUTS [SEED]]\n", arguments[0]);
        return 2;
    }
    const char *wanted = count > 2 ? arguments[2] : getenv("CATAN_FUZZ_INPUTS");
    unsigned long inputs = wanted != NULL ? strtoul(wanted, NULL, 10) : INPUTS;
    catan_rng_seed(&rng, count > 3 ? strtoull(arguments[3], NULL, 10) : 1);
    read_folder(arguments[1]);
    for (unsigned i = 0; i < file_count; i++) {
        LLVMFuzzerTestOneInput(files[i].data, files[i].size);
    }
    printf("corpus: ok, %u files\n", file_count);
    for (unsigned long i = 0; i < inputs; i++) {
        if (file_count != 0 && i % 4 != 0) {
            try_changed();
        } else {
            try_random();
        }
    }
    printf("changed and random inputs: ok, %lu\n", inputs);
    for (unsigned i = 0; i < file_count; i++) {
        free(files[i].data);
    }
    return file_count == 0;
}
