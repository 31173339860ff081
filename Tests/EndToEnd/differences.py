"""What really differs between the answers of two versions, found without Cameo.

usage: differences.py RAW            prints the differences as expected-differences.json holds them
       differences.py RAW EXPECTED   checks that EXPECTED is just that; exit status 1 where it is not

RAW is a folder that play.py wrote. Only what a consumer's model can notice counts: member names, kinds, presence,
null and emptiness in JSON bodies, and the status. A subtree that came or went is one difference, at its top.
"""

import json
import os
import re
import sys

OLD, NEW = "production", "staging"


def kind_of(value):
    if value is None:
        return "null"
    for kind, python in (("boolean", bool), ("integer", int), ("fraction", float), ("string", str), ("object", dict)):
        if isinstance(value, python):
            return kind
    return "array"


def step(name):
    """One member in a path: with a dot where the name allows it, as RFC 9535 says, else in brackets."""
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        return "." + name
    return "['" + name.replace("\\", "\\\\").replace("'", "\\'") + "']"


class Facts:
    """What one body shows at one path."""

    def __init__(self):
        self.kinds, self.present, self.null, self.empty = set(), 0, 0, 0

    def add(self, value):
        self.present += 1
        if value is None:
            self.null += 1
        else:
            self.kinds.add(kind_of(value))
        if value in ([], {}) and isinstance(value, (list, dict)):
            self.empty += 1


def facts_of(body):
    """Path -> facts, and path of a member -> path of its parent object."""
    found, parents = {}, {}

    def walk(value, path):
        found.setdefault(path, Facts()).add(value)
        if isinstance(value, dict):
            for name, part in value.items():
                parents[path + step(name)] = path
                walk(part, path + step(name))
        elif isinstance(value, list):
            for part in value:
                parents[path + "[*]"] = path
                walk(part, path + "[*]")
    walk(body, "$")
    return found, parents


def presence(facts, path, parent):
    """Whether each value at the parent that could hold the member, so is not null, does hold it."""
    holders = facts[parent].present - facts[parent].null
    return "always" if facts[path].present == holders else "sometimes"


def compare(old_body, new_body):
    (old, old_parents), (new, new_parents) = facts_of(old_body), facts_of(new_body)
    changes = []

    def note(path, what, before, after):
        changes.append({"path": path, "what": what, "before": before, "after": after})

    for path in sorted(set(old) | set(new)):
        parent = old_parents.get(path) or new_parents.get(path)
        if path not in old or path not in new:
            if parent not in old or parent not in new or path.endswith("[*]"):
                continue  # told at an ancestor, or no element seen on one side
            if "object" not in old[parent].kinds & new[parent].kinds:
                continue
            seen = old.get(path) or new.get(path)
            kinds = "/".join(sorted(seen.kinds)) or "null"
            if path in old:
                note(path, "removed", kinds, None)
            else:
                note(path, "added", None, kinds)
            continue
        before, after = old[path], new[path]
        if before.kinds and after.kinds and before.kinds != after.kinds:
            note(path, "kind", "/".join(sorted(before.kinds)), "/".join(sorted(after.kinds)))
        if bool(before.null) != bool(after.null):
            note(path, "null", "null" if before.null else "not null", "null" if after.null else "not null")
        shared = before.kinds & after.kinds & {"array", "object"}
        if shared and bool(before.empty) != bool(after.empty):
            note(path, "empty", "empty" if before.empty else "filled", "empty" if after.empty else "filled")
        if parent and not path.endswith("[*]"):
            words = [presence(facts, path, parent) for facts in (old, new)]
            if words[0] != words[1]:
                note(path, "presence", *words)
    return changes


def status_class(status):
    return "2xx" if 200 <= status < 300 else str(status)


def read(raw, environment):
    folder = os.path.join(raw, environment)
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            found[name[:-len(".json")]] = json.load(file)
    return found


def differences(raw):
    old, new = read(raw, OLD), read(raw, NEW)
    found = []
    for endpoint in sorted(set(old) & set(new)):
        before, after = old[endpoint], new[endpoint]
        if status_class(before["status"]) != status_class(after["status"]):
            found.append({"endpoint": endpoint, "path": "", "what": "status",
                          "before": status_class(before["status"]), "after": status_class(after["status"])})
        elif before["body"] and after["body"]:
            found += [{"endpoint": endpoint, **change}
                      for change in compare(json.loads(before["body"]), json.loads(after["body"]))]
    return found


def lines(found):
    """One difference a line, so that one changed fact is one changed line."""
    return "[\n" + ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n"


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    found = differences(arguments[0])
    if len(arguments) == 1:
        print(lines(found), end="")
        return 0
    with open(arguments[1], encoding="utf-8") as file:
        expected = json.load(file)
    for one in [one for one in expected if one not in found]:
        print(f"expected, but not so: {json.dumps(one)}")
    for one in [one for one in found if one not in expected]:
        print(f"real, but not listed: {json.dumps(one)}")
    print(f"differences: {len(found)} real, {len(expected)} listed")
    return 0 if found == expected else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
