#!/usr/bin/env python3
"""Proves that the test of views notices a leak.

    leaks.py [--keep FOLDER] [--only NAME...] [NAMES_INC SOURCE...]

In a copy of the library's sources one leak after the other is planted: something is told to those
who may not know it. The property test `views`, linked with it, must fail each time, and must not
without a leak. The other faults, of what is told to those who may know it, are for the test
`mirror`. Without NAMES_INC and SOURCE... (as Meson has them) both are found.
"""

import concurrent.futures
import os
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
sys.path.insert(0, str(HERE.parent / "rules"))
import build  # noqa: E402
import mutants  # noqa: E402

SECONDS = 20  # to find a leak in; most are found at once
CITY_SECONDS = 60  # the same, where cards must be played first
HEALTHY_SECONDS = 2
SUPPORT = ["property/check_cities.c", "property/check_lists.c",
           "property/check_play.c", "property/check_table.c",
           "property/check_variants.c", "property/dealt.c",
           "property/maps.c", "property/mirror_cards.c", "property/mirror_stats.c",
           "property/options.c",
           "property/sea_maps.c",
           "property/told_production.c", "property/unseen.c", "property/variant_starts.c",
           "property/view_reveals.c", "property/view_runs.c", "property/view_same.c",
           "property/view_shown.c", "property/view_twins.c", "property/world.c"]

# name: (the test that must fail, file, what stands there, what stands there instead)
LEAKS = {
    "hands": ("views", "view/masked.c",
              "return observer == (int32_t)seat || is_shown(", "return 1 || is_shown("),
    "fresh cards": ("views", "view/masked.c",
                    "return observer == (int32_t)catan__lane(words[CATAN__DEPTH_WORD], "
                    "CATAN__ACTIVE_LANE);", "return 1;"),
    "the deck": ("views", "view/masked.c",
                 "CATAN__ACTIVE_LANE);\n    default:\n        return 0;",
                 "CATAN__ACTIVE_LANE);\n    default:\n        return 1;"),
    "the hash": ("views", "view/masked.c",
                 "return catan__hash_words(words, state->game->words);",
                 "return catan_hash(state);"),
    "masked moves": ("views", "view/masked.c", "return catan__is_among(observer,",
                     "return 1 || catan__is_among(observer,"),
    "moves of chance": ("views", "view/view.c",
                        "return observer == CATAN_ALL_SEEING || ",
                        "return catan_actor(state) == CATAN_CHANCE || "
                        "observer == CATAN_ALL_SEEING || "),
    "moves of others": ("views", "view/view.c",
                        "return observer == CATAN_ALL_SEEING || catan_actor(state) == observer;",
                        "return catan_actor(state) >= 0 || observer == CATAN_ALL_SEEING;"),
    "sites of others": ("views", "view/view.c",
                        "return may_ask(state, observer) ? state->game->engine->sites(",
                        "return 1 ? state->game->engine->sites("),
    "reasons": ("views", "view/view.c",
                "        return catan_actor(state) == CATAN_NOBODY ? CATAN_E_GAME_OVER : "
                "CATAN_E_NOT_YOUR_TURN;\n",
                "        return catan_check(state, CATAN_ANYONE, move);\n"),
    "hidden points": ("views", "view/query.c",
                      "observer != CATAN_ALL_SEEING && observer != (int32_t)seat", "0"),
    "the rank": ("views", "view/query.c", "known_points(state, observer, other, source)",
                 "known_points(state, CATAN_ALL_SEEING, other, source)"),
    "the card stolen": ("views", "rules/base/cards.c",
                        "is_private(reason) ? 1U << from | 1U << to : ", ""),
    "the card drawn": ("views", "rules/base/development.c", "(int32_t)card, 1U << buyer);",
                       "(int32_t)card, CATAN__EVERYBODY);"),
    "the move drawn": ("views", "rules/base/development.c",
                       "return 1U << catan__task_more(top_task(st)); /* the buyer (H-2) */",
                       "return CATAN__EVERYBODY;"),
    "the move that steals": ("views", "rules/base/robber.c",
                             "return 1U << catan__task_more(top_task(st)) | "
                             "1U << robbed_seat(st);", "return CATAN__EVERYBODY;"),
    "counters that changed": ("views", "view/events.c",
                              "add_counters(&l, state->game, before, now, observer);",
                              "add_counters(&l, state->game, state->log->before, "
                              "catan__words_const(state), CATAN_ALL_SEEING);"),
    "hidden in the log": ("views", "view/events.c",
                          "!catan__is_among(observer, log->entry[i].knowers)", "0"),
    "no victim's loss": ("mirror", "rules/base/cards.c",
                         "    catan__log_cards(st, (int)from, (int)to, cards, reason,",
                         "    catan__log_cards(st, (int)from, (int)from, cards, reason,"),
    "payments untold": ("mirror", "rules/base/cards.c",
                        "    catan__log_cards(st, (int)seat, CATAN_NOBODY, cards, reason, "
                        "CATAN__EVERYBODY);\n", ""),
    "pieces removed untold": ("mirror", "view/events.c",
                              "    add_missing(l, CATAN_EVENT_REMOVED, old_pieces, old_count, "
                              "pieces, count);\n", ""),
    "the last counter untold": ("mirror", "view/events.c", "i < count && i < MOST_COUNTERS",
                                "i + 1 < count && i < MOST_COUNTERS"),
    "no shortage told": ("mirror", "rules/base/production.c", "            tell_shortage(st, all);\n",
                         ""),
    "the pirate's thief alone knows": ("mirror", "rules/base/robber.c",
                                       "return 1U << catan__task_more(top_task(st)) | "
                                       "1U << robbed_seat(st);",
                                       "return 1U << catan__task_more(top_task(st));"),
    "discoveries untold": ("mirror", "view/events.c",
                           "            event.count = (uint16_t)(byte >> 4);\n            add(l, "
                           "&event);\n",
                           "            event.count = (uint16_t)(byte >> 4);\n"),
    "the number of a discovery untold": ("mirror", "view/events.c",
                                         "event.count = (uint16_t)(byte >> 4);", ""),
    "the card found untold": ("mirror", "rules/seafarers/fog.c",
                              "CATAN_REASON_DISCOVERY);", "CATAN_REASON_NONE);"),
    "pending untold": ("mirror", "view/events.c",
                       "    event.count = (uint16_t)asked.pending;\n", ""),
}
# The same in Cities & Knights alone.
CITY_LEAKS = {
    "progress cards in hands": ("views", "view/masked.c",
                                "return observer == (int32_t)seat || is_shown(",
                                "return observer == (int32_t)seat || "
                                "field->shape == CATAN__PROGRESS || is_shown("),
    "progress decks": ("views", "view/masked.c",
                       "CATAN__ACTIVE_LANE);\n    default:\n        return 0;",
                       "CATAN__ACTIVE_LANE);\n    default:\n        "
                       "return field->shape == CATAN__PROGRESS;"),
    "cards under the decks": ("views", "view/masked.c", "return queue_masked(word);",
                              "return word;"),
    "the progress card drawn": ("views", "rules/cities_knights/progress.c",
                                "is_point_card(card) ? CATAN__EVERYBODY : 1U << who",
                                "CATAN__EVERYBODY"),
    "the progress card returned": ("views", "rules/cities_knights/progress.c",
                                   "CATAN_EVENT_RETURNED, seat, CATAN_NOBODY, card, 1U << seat)",
                                   "CATAN_EVENT_RETURNED, seat, CATAN_NOBODY, card, "
                                   "CATAN__EVERYBODY)"),
    "the move that draws progress": ("views", "rules/cities_knights/progress.c",
                                     "return is_point_card(arg) ? CATAN__EVERYBODY : "
                                     "1U << drawer(top_task(st));", "return CATAN__EVERYBODY;"),
    "the move that returns progress": ("views", "rules/cities_knights/progress.c",
                                       "return 1U << catan__task_actor(top_task(st)); /* H-4 */",
                                       "return CATAN__EVERYBODY;"),
    # not leaks
    "the drawer not told": ("mirror", "rules/cities_knights/progress.c",
                            "CATAN__EVERYBODY : 1U << who);", "CATAN__EVERYBODY : 0);"),
    "progress returned untold": ("mirror", "rules/cities_knights/progress.c",
                                 "    tell_progress(st, CATAN_EVENT_RETURNED, seat, CATAN_NOBODY, "
                                 "card, 1U << seat);\n", ""),
    "the event die untold": ("mirror", "rules/cities_knights/dice.c",
                             "    catan__log_value(st, CATAN_EVENT_FACE, (int)active_seat(st), "
                             "(int32_t)face, CATAN__EVERYBODY);\n", ""),
    "the aqueduct's card untold": ("mirror", "rules/cities_knights/aqueduct.c",
                                   "CATAN_REASON_AQUEDUCT);", "CATAN_REASON_NONE);"),
}
# What cards of Cities & Knights show to some (H-3), told to others.
CARDS = "rules/cities_knights/cards/"
BOTH = "1U << catan__task_actor(top_task(st)) | 1U << catan__task_more(top_task(st)); /* H-3 */"
CARD_LEAKS = {
    "the hand a merchant sees": ("views", "view/masked.c",
                                 "observer == (int32_t)catan__task_actor(task) && "
                                 "seat == catan__task_more(task);",
                                 "seat == catan__task_more(task);"),
    "hands and progress alike": ("views", "view/masked.c",
                                 "field->shows.counter == counter &&", "1 &&"),
    "a hand seen for good": ("views", "view/masked.c",
                             "return observer == (int32_t)seat || is_shown(",
                             "return observer == (int32_t)seat || (observer == (int32_t)"
                             "catan__lane(words[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE) && "
                             "catan__lane(words[CATAN__DEPTH_WORD], 0) == 1) || is_shown("),
    "what a wedding brought": ("views", "rules/cities_knights/module.c",
                               "{CATAN__TASK_WEDDING, 0, CATAN__ABOUT_HIDES_B}",
                               "{CATAN__TASK_WEDDING, 0, 0}"),
    "what a merchant took": ("views", "rules/cities_knights/module.c",
                             "CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HIDES_B | "
                             "CATAN__ABOUT_SHOWS_HAND",
                             "CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_SHOWS_HAND"),
    "what is offered face down": ("views", "rules/cities_knights/module.c",
                                  "CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HIDES_B_FROM_ACTOR",
                                  "CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HIDES_B"),
    "the move that gives": ("views", CARDS + "wedding.c",
                            "1U << catan__task_actor(top_task(st)) | 1U << active_seat(st); "
                            "/* H-3 */", "CATAN__EVERYBODY;"),
    "the move that spies": ("views", CARDS + "spy.c", BOTH, "CATAN__EVERYBODY;"),
    "the move that takes": ("views", CARDS + "master_merchant.c", BOTH, "CATAN__EVERYBODY;"),
    "the move that offers": ("views", CARDS + "commercial_harbour.c",
                             "    (void)arg;\n    return 1U << active_seat(st);\n",
                             "    (void)arg;\n    return CATAN__EVERYBODY;\n"),
    "the move that exchanges": ("views", CARDS + "commercial_harbour.c",
                                "1U << active_seat(st) | 1U << catan__task_actor(top_task(st)); "
                                "/* H-3 */", "CATAN__EVERYBODY;"),
    "the card spied": ("views", CARDS + "spy.c", "card, 1U << seat | 1U << victim);",
                       "card, CATAN__EVERYBODY);"),
    "gifts in the log": ("views", "rules/base/cards.c", "reason == CATAN_REASON_WEDDING ||", "0 ||"),
    "exchanges in the log": ("views", "rules/base/cards.c", "reason == CATAN_REASON_HARBOUR ||",
                             "0 ||"),
    "cards taken in the log": ("views", "rules/base/cards.c",
                               "|| reason == CATAN_REASON_MASTER_MERCHANT;", "|| 0;"),
    # not leaks
    "a merchant shown nothing": ("views", "rules/cities_knights/module.c",
                                 "CATAN__ABOUT_HIDES_B | CATAN__ABOUT_SHOWS_HAND",
                                 "CATAN__ABOUT_HIDES_B"),
    "a spy shown nothing": ("views", "rules/cities_knights/module.c",
                            "CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_SHOWS_PROGRESS",
                            "CATAN__ABOUT_SEAT_MORE"),
    "a card played untold": ("mirror", "rules/cities_knights/cities_knights.h",
                             "    tell_progress(st, CATAN_EVENT_PLAYED_PROGRESS, seat, "
                             "CATAN_NOBODY, card, CATAN__EVERYBODY);\n", ""),
    "the victim of a spy not told": ("mirror", CARDS + "spy.c",
                                     "card, 1U << seat | 1U << victim);", "card, 1U << seat);"),
    "the colour spied untold": ("mirror", "view/events.c", "    case CATAN_EVENT_SPIED:\n", ""),
}
ALL_LEAKS = LEAKS | CITY_LEAKS | CARD_LEAKS
TESTS = ["mirror", "views"]


class Copy:
    """A copy of lib/ and the objects that were made of it."""

    def __init__(self, compiler, names_inc, sources, folder):
        self.lib = folder / "lib"
        self.folder = folder
        self.sources = sources
        shutil.copytree(build.ROOT / "lib", self.lib)
        self.command = [compiler, "-std=c11", "-O0", "-DCATAN_BUILDING", "-DCATAN__DEBUG",
                        f"-I{build.ROOT / 'include'}", f"-I{self.lib}",
                        f"-I{build.ROOT / 'tests'}", f"-I{Path(names_inc).resolve().parent}"]
        self.objects = self.compile([self.lib / source for source in sources], "healthy")
        own = [build.ROOT / "tests" / source for source in SUPPORT]
        self.support = list(self.compile(own, "support").values())
        tests = [HERE / f"{name}.c" for name in TESTS]
        self.tests = {path.stem: target for path, target in self.compile(tests, "tests").items()}

    def compile(self, paths, name):
        """Objects by source."""
        (self.folder / name).mkdir(exist_ok=True)

        def compile_one(path):
            target = self.folder / name / (str(path).replace("/", "_") + ".o")
            build.must([*self.command, "-c", path, "-o", target])
            return path, target

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            return dict(pool.map(compile_one, paths))

    def link(self, test, objects, name):
        program = self.folder / f"{test}_{name}"
        build.must([self.command[0], self.tests[test], *self.support, *objects.values(), "-lm",
                    "-o", program])
        return program

    def plant(self, leak):
        """The program with a leak; the copy is as before then."""
        test, file, there, instead = ALL_LEAKS[leak]
        path = self.lib / file
        text = path.read_text(encoding="utf-8")
        if text.count(there) != 1:
            print(f"{leak}: this is {text.count(there)} times in lib/{file}:\n{there}")
            sys.exit(1)
        path.write_text(text.replace(there, instead), encoding="utf-8")
        # the engines include the rules
        touched = [file] if file in self.sources else [source for source in self.sources
                                                       if source.startswith("engine_w")]
        name = leak.replace(" ", "_").replace("'", "")
        fresh = self.compile([self.lib / source for source in touched], name)
        path.write_text(text, encoding="utf-8")
        return self.link(test, {**self.objects, **fresh}, name)


def run(program, seconds, option=""):
    """Plays at random; with an option, games that have it only."""
    return build.run([program, "--seconds", str(seconds), "--seed", "7"],
                     env={**os.environ, "CATAN_PROPERTY_WITH": option})


def judge(leak, program):
    """Why the test does not notice the leak, or nothing."""
    is_base = leak in LEAKS
    done = run(program, SECONDS if is_base else CITY_SECONDS, "" if is_base else "cities_knights")
    if done.returncode == 1 and "FAILED: " in done.stdout:
        why = done.stdout.split("FAILED: ", 1)[1].splitlines()[0]
        print(f"{leak}: noticed ({why})")
        return []
    return [f"{leak}: not noticed (exit status {done.returncode})"]


def main():
    arguments = build.arguments_of_variants("NAME")
    compilers = build.tools("gcc", "clang", "cc")
    if not compilers:
        build.skip("no compiler is installed")
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        names_inc, sources = arguments.names_inc, arguments.sources
        if not sources:
            names_inc, sources = mutants.own_inputs(folder)
        copy = Copy(compilers[0], names_inc, sources, folder)
        faults = []
        for test in TESTS:
            done = run(copy.link(test, copy.objects, "healthy"), HEALTHY_SECONDS)
            if done.returncode != 0:
                faults.append(f"{test} fails without any leak:\n{done.stdout}")
        leaks = arguments.only or list(ALL_LEAKS)
        planted = [(leak, copy.plant(leak)) for leak in leaks] if not faults else []
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for found in pool.map(lambda pair: judge(*pair), planted):
                faults += found
    print(f"{len(planted)} leaks and faults, {len(planted) - len(faults)} noticed")
    build.finish(faults)


if __name__ == "__main__":
    main()
