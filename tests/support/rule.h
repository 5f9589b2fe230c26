/* Cites a rule of the rule book: this test proves it. tests/rules/matrix.py collects the citations.
 */
#ifndef TESTS_SUPPORT_RULE_H
#define TESTS_SUPPORT_RULE_H

#define RULE(id) ((void)(id))

#endif
