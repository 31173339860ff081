"""Checks how many answers each endpoint of a recording gave, page by page and sample by sample.

usage: check_series.py EXPECTED REPORT

EXPECTED is {environment: {endpoint: answers}}, REPORT what `cameo record --format json` printed.
"""

import collections
import json
import sys


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    with open(arguments[0], encoding="utf-8") as file:
        expected = json.load(file)
    with open(arguments[1], encoding="utf-8") as file:
        report = json.load(file)
    found = {
        environment["name"]: dict(collections.Counter(
            exchange["endpoint"] for exchange in environment["exchanges"] if "status" in exchange))
        for environment in report["environments"]}
    if found != expected:
        sys.exit(f"expected {expected}\nfound    {found}")
    print(sum(sum(counts.values()) for counts in found.values()), "answers")


main(sys.argv[1:])
