#!/usr/bin/env python3
"""The pictures of the documentation are what the programs draw today.

    pictures.py EXAMPLES_FOLDER LIBRARY [--draw]

--draw: draws them anew.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402
import guides  # noqa: E402

PICTURES = build.ROOT / "docs" / "pictures"

# picture: program, its arguments; {} is the file that it is to draw, without one it prints
DRAWN_BY = {
    "board.svg": ["quickstart", "--quiet", "--seed", "150", "--svg", "{}"],
    "board-6.svg": ["quickstart", "--quiet", "--seed", "32", "--players", "6", "--svg", "{}"],
    "new-shores.svg": ["quickstart", "--quiet", "--seed", "8", "--set", "scenario=new_shores",
                       "--svg", "{}"],
    "cities-knights.svg": ["quickstart", "--quiet", "--seed", "42", "--set", "cities_knights=on",
                           "--svg", "{}"],
    "cities-knights-sea.svg": ["quickstart", "--quiet", "--seed", "3", "--set", "cities_knights=on",
                               "--set", "scenario=new_shores", "--svg", "{}"],
    "fog.svg": ["quickstart", "--quiet", "--seed", "7", "--set", "scenario=fog", "--svg", "{}"],
    "ids.svg": ["ids"],
}
# of built-in maps: scenario, the players of each of its maps
MAPS = {
    "none": ["2-4", "5-6"],
    "new_shores": ["2-3", "4", "5-6"],
    "islands": ["2-3", "4", "5-6"],
    "fog": ["2-3", "4", "5-6"],
    "desert": ["2-3", "4", "5-6"],
    "new_world": ["2-4", "5-6"],
    "specialists": ["2-3", "4"],
}
# New World is not printed: layouts whose harbours lie well apart
SEEDS = {"2-4": "2", "5-6": "40"}


def drawn_maps():
    """The pictures of the built-in maps, as in DRAWN_BY: as they are printed, if they are."""
    drawn = {}
    for scenario, sizes in MAPS.items():
        name = "base" if scenario == "none" else scenario.replace("_", "-")
        for size in sizes:
            how = (["--seed", SEEDS[size]] if scenario == "new_world" else
                   ["--set", "layout=beginner", "--set", "harbours=fixed"])
            drawn[f"maps/{name}-{size}.svg"] = [
                "boards", "--set", f"scenario={scenario}", "--set", f"players={size[-1]}", *how]
    return drawn


DRAWN_BY.update(drawn_maps())
DRAWN_BY["maps/cities-knights-2-4.svg"] = [
    "boards", "--set", "cities_knights=on", "--set", "layout=beginner", "--set", "harbours=fixed"]
# of games with optional rules: picture, options, seed
VARIANTS = {
    "bought-harbours": (["buy_harbours=on"], "42"),
    "bridges": (["bridges=on", "scenario=islands"], "42"),
    "great-wall": (["great_wall=on", "players=3"], "37"),
    "volcanoes": (["volcanoes=on", "volcano_count=2"], "9"),
    "polders": (["polders=on"], "37"),
    "market": (["market=on"], "9"),
    "landing-stages": (["landing_stages=on", "scenario=islands"], "11"),
    "specialists": (["scenario=specialists"], "38"),
    "specialist-cards": (["specialists=on"], "4"),
    "irrigation": (["irrigation=on"], "39"),
    "rain": (["rain=on", "scenario=desert"], "4"),
    "other-dice": (["cities_knights=on", "dice=d8+d4"], "1"),
    "ties": (["ties=on"], "19"),
    "robber-and-pirate": (["robber_and_pirate=on", "scenario=islands"], "9"),
}
for picture, (options, seed) in VARIANTS.items():
    settings = [word for option in options for word in ("--set", option)]
    DRAWN_BY[f"variants/{picture}.svg"] = [
        "quickstart", "--quiet", "--seed", seed, *settings, "--svg", "{}"]
DRAWN_BY["variants/scarce-resources.svg"] = ["boards", "--set", "scarcity=on", "--seed", "2"]
# one of the pictures of a recorded game: options, seed, its number
FRAMES = {
    "variants/conflicts.svg": (["--conflicts", "on"], "17", "381"),
    "variants/explorer-and-saboteur.svg": (
        ["--cities_knights", "on", "--explorer_saboteur", "on"], "3", "374"),
}
# picture: guide, program in it, which prints the picture
DRAWN_IN = {"map.svg": ("maps-and-pictures.md", "map.c")}


def draw(examples, command, file):
    program, *arguments = command
    printed = build.must([examples / program, *[str(file) if a == "{}" else a for a in arguments]])
    if "{}" not in arguments:
        file.write_text(printed, encoding="utf-8")


def draw_frame(examples, options, seed, number, file):
    """The program plays and records a game; one of its pictures."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record"
        build.must([examples / "terminal", "--bots", "4", "--seed", seed, "--record", str(record),
                    *options])
        build.must([examples / "frames", str(record), "--out", folder, "--from", number, "--to",
                    number])
        file.write_bytes((Path(folder) / f"frame-{int(number):04}.svg").read_bytes())


def draw_in_guide(library, guide, program, file):
    programs, _, _ = guides.read(build.ROOT / "docs" / "guides" / guide)
    with tempfile.TemporaryDirectory() as folder:
        done = guides.compile_and_run(programs[program], program, library, Path(folder))
    if done.returncode != 0:
        print(done.stdout)
        sys.exit(1)
    file.write_text(done.stdout, encoding="utf-8")


def main():
    build.need("gcc")
    examples, library = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    anew = "--draw" in sys.argv[3:]
    there = [path.relative_to(PICTURES).as_posix() for path in PICTURES.rglob("*.*")]
    faults = [f"{name}: drawn by nothing" for name in sorted(there)
              if name not in [*DRAWN_BY, *FRAMES, *DRAWN_IN]]
    with tempfile.TemporaryDirectory() as folder:
        target = PICTURES if anew else Path(folder)
        for part in ("maps", "variants"):
            (target / part).mkdir(exist_ok=True)
        for name, command in DRAWN_BY.items():
            draw(examples, command, target / name)
        for name, (options, seed, number) in FRAMES.items():
            draw_frame(examples, options, seed, number, target / name)
        for name, (guide, program) in DRAWN_IN.items():
            draw_in_guide(library, guide, program, target / name)
        for name in [*DRAWN_BY, *FRAMES, *DRAWN_IN]:
            if (target / name).read_bytes() != (PICTURES / name).read_bytes():
                faults.append(f"docs/pictures/{name}: no longer what is drawn "
                              "(pictures.py --draw)")
    build.finish(faults)


if __name__ == "__main__":
    main()
