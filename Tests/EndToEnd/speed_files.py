"""Writes JSON files as an app's backend sends them, 2 to 50 kB each, the same ones each time.

usage: speed_files.py FOLDER COUNT
"""

import json
import os
import random
import sys

chance = random.Random(500)


def word(length):
    return "".join(chance.choice("abcdefghijklmnoprstuwyz") for _ in range(length))


def record(number):
    one = {"id": number * 7919, "status": chance.choice(["active", "pending", "closed"]),
           "name": word(7).title() + " " + word(9).title(), "email": f"{word(8)}@{word(9)}.pl",
           "amount": round(chance.uniform(1, 900), 2),
           "created_at": f"2026-0{chance.randint(1, 9)}-1{chance.randint(0, 9)}T08:15:00Z",
           "address": {"street": word(10).title(), "city": word(6).title()},
           "tags": [word(5) for _ in range(chance.randint(0, 4))]}
    if chance.random() < 0.3:
        one["note"] = " ".join(word(chance.randint(2, 9)) for _ in range(12))
    return one


def page(wanted):
    items, size = [], 0
    while size < wanted - 300:
        items.append(record(len(items) + 1))
        size += len(json.dumps(items[-1])) + 2
    return {"page": 1, "total": len(items), "items": items}


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    folder, count = arguments
    for number in range(int(count)):
        with open(os.path.join(folder, f"file-{number:04}.json"), "w", encoding="utf-8") as file:
            json.dump(page(chance.randint(2_000, 50_000)), file)


main(sys.argv[1:])
