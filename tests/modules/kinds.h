/* Numbers of the test modules, from ranges that the library itself does not use. */
#ifndef TESTS_MODULES_KINDS_H
#define TESTS_MODULES_KINDS_H

enum { TEST_CHEAP_WOOL_AT = 73 }; /* where its option lies in catan_config.reserved: at the end */

#endif
