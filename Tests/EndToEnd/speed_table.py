"""Makes the table of speed.sh from its turns: medians, one line a measure, separated by tabs.

usage: speed_table.py TURNS FILES

TURNS holds a line for each turn: scenario, number of endpoints, curl or cameo, wall seconds, CPU seconds, peak bytes.
FILES is the folder of what was fetched.
"""

import os
import statistics
import sys

JOBS = 50
MEBIBYTE = 1 << 20
HEADER = ("measure", "figure", "unit", "ratio", "baseline")


class Turns:
    """Wall seconds, CPU seconds and peak bytes of all turns, as medians."""

    def __init__(self, lines):
        self.rows = [line.rstrip("\n").split("\t") for line in lines]

    def scenarios(self):
        return list(dict.fromkeys((name, int(count)) for name, count, *_ in self.rows))

    def medians(self, scenario, side):
        name, count = scenario
        turns = [row[3:] for row in self.rows if row[:3] == [name, str(count), side]]
        return [statistics.median(float(turn[place]) for turn in turns) for place in range(3)]


def against_curl(turns, scenario):
    name, count = scenario
    cameo, curl = turns.medians(scenario, "cameo"), turns.medians(scenario, "curl")
    for place, what in enumerate(("wall", "CPU")):
        yield (f"record {count} endpoints, {name}: {what}", f"{cameo[place]:.3f}", "s",
               f"{cameo[place] / curl[place]:.2f}", f"curl --parallel --parallel-max {JOBS}: {curl[place]:.3f} s")


def growth(turns, few, many):
    times = many[1] / few[1]
    small, large = turns.medians(few, "cameo"), turns.medians(many, "cameo")
    for place, what in enumerate(("wall", "CPU")):
        yield (f"from {few[1]} to {many[1]} endpoints, {many[0]}: {what}", f"{large[place]:.3f}", "s",
               f"{large[place] / small[place] / times:.2f}", f"{times:g} times {small[place]:.3f} s")
    yield (f"from {few[1]} to {many[1]} endpoints, {many[0]}: peak memory", f"{large[2] / MEBIBYTE:.0f}", "MiB",
           f"{large[2] / small[2] / times:.2f}", f"{times:g} times {small[2] / MEBIBYTE:.0f} MiB")


def memory(turns, scenario, sizes):
    """Against what may be needed: a body for each job, all that is held, and 100 MB for the rest."""
    name, count = scenario
    held = sizes[:count]
    peak, limit = turns.medians(scenario, "cameo")[2], JOBS * max(held) + sum(held) + 100_000_000
    return (f"record {count} endpoints, {name}: peak memory", f"{peak / MEBIBYTE:.0f}", "MiB", f"{peak / limit:.2f}",
            f"{JOBS} times the largest body, the held bodies and 100 MB: {limit / MEBIBYTE:.0f} MiB")


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    with open(arguments[0], encoding="utf-8") as file:
        turns = Turns(file)
    sizes = [os.path.getsize(entry.path) for entry in sorted(os.scandir(arguments[1]), key=lambda file: file.name)]
    print("\t".join(HEADER))
    first = {}
    for scenario in turns.scenarios():
        few = first.setdefault(scenario[0], scenario)
        lines = list(against_curl(turns, scenario))
        if few != scenario:
            lines += growth(turns, few, scenario)
        for line in lines + [memory(turns, scenario, sizes)]:
            print("\t".join(line))


main(sys.argv[1:])
