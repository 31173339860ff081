"""Checks that every fixture of a store has a name that tells its shape.

usage: check_names.py RECORDINGS REQUESTS

The body of the error class 404 of `account` in its first version with a null e-mail is
account/account-http404-v1-null-email.json. Each endpoint of the request files must have a fixture.
"""

import os
import re
import sys

from play import parse

WORDS = "with|missing|null|empty|filled|fraction|date|text|string|number|integer|boolean|object|array|status"
FACET = rf"(?:(?:{WORDS})(?:-[a-z0-9]+)+|[a-z0-9-]+-(?:unlisted-[0-9a-f]{{4}}|[a-z0-9]+)|empty|filled)"
STEM = re.compile(rf"(?:-http[1-5]\d\d)?-v[1-9]\d*(?:-{FACET})?(?:-and-\d+)?(?:-r\d+)?")


def faults_of(endpoint, name, seen):
    if name == endpoint + ".contract.json":
        return
    stem = re.sub(r"(\.exchange)?\.json$", "", name)
    if stem == name:
        yield "neither a body nor an exchange file"
    if not stem.startswith(endpoint) or not STEM.fullmatch(stem[len(endpoint):]):
        yield "its name does not tell a version and shape"
    if not re.fullmatch(r"[a-z0-9-]+", stem) or len((stem + ".json").encode()) > 80:
        yield "its name has other characters than [a-z0-9-] or more than 80 bytes"
    if seen.setdefault(name.casefold(), endpoint) != endpoint:
        yield f"its name stands in {seen[name.casefold()]} too"


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    recordings, requests = arguments
    fixtures, seen, faults, count = os.path.join(recordings, "fixtures"), {}, [], 0
    for endpoint in sorted(os.listdir(fixtures)):
        folder = os.path.join(fixtures, endpoint)
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            count += 1
            faults += [f"{endpoint}/{name}: {fault}" for fault in faults_of(endpoint, name, seen)]
    for file in sorted(os.listdir(requests)):
        if not file.endswith(".http"):
            continue
        with open(os.path.join(requests, file), encoding="utf-8") as text:
            for request in parse(text.read(), {}):
                folder = os.path.join(fixtures, request.endpoint())
                if not os.path.isdir(folder) or not any("-v1" in name for name in os.listdir(folder)):
                    faults.append(f"{request.endpoint()}: no fixture")
    print("\n".join(faults + [f"names: {count} files, {len(faults)} faults"]))
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
