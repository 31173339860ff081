"""Joins the private environment files of several backends into one that its owner alone may read.

usage: merge_private.py INTO PRIVATE...
"""

import json
import os
import sys


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    merged = {}
    for path in arguments[1:]:
        with open(path, encoding="utf-8") as file:
            for environment, variables in json.load(file).items():
                mine = merged.setdefault(environment, {})
                twice = mine.keys() & variables.keys()
                if twice:
                    sys.exit(f"{path}: {environment} has {', '.join(sorted(twice))} already")
                mine.update(variables)
    descriptor = os.open(arguments[0], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(merged, file)


main(sys.argv[1:])
