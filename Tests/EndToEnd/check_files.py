"""Checks that no file of a store stands half written under its final name.

usage: check_files.py RECORDINGS [--whole]     --whole: every file that SHA256SUMS lists must be there too

Reads nothing but the files, so that it does not believe what Cameo says of itself.
"""

import hashlib
import json
import os
import sys


def sums(fixtures):
    listed = {}
    path = os.path.join(fixtures, "SHA256SUMS")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if text and not text.endswith("\n"):
            sys.exit("SHA256SUMS: cut")
        for line in text.splitlines():
            digest, name = line.split("  ", 1)
            if len(digest) != 64:
                sys.exit("SHA256SUMS: a line is cut")
            listed[name] = digest
    return listed


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    fixtures, faults, count = os.path.join(arguments[0], "fixtures"), [], 0
    listed = sums(fixtures)
    for folder, _, files in os.walk(fixtures):
        for name in files:
            path = os.path.join(folder, name)
            place = os.path.relpath(path, fixtures)
            if not name.endswith(".json"):
                continue
            count += 1
            with open(path, "rb") as file:
                data = file.read()
            try:
                json.loads(data)
            except ValueError as error:
                faults.append(f"{place}: not whole: {error}")
            if name.endswith(".contract.json"):
                continue
            if place not in listed:
                faults.append(f"{place}: under its final name before the commit")
            elif hashlib.sha256(data).hexdigest() != listed[place]:
                faults.append(f"{place}: other bytes than were committed")
    if "--whole" in arguments:
        missing = [place for place in listed if not os.path.exists(os.path.join(fixtures, place))]
        faults += [f"{place}: committed but missing" for place in missing]
    print("\n".join(faults + [f"files: {count} files, {len(listed)} seals, {len(faults)} faults"]))
    return 1 if faults else 0


sys.exit(main(sys.argv[1:]))
