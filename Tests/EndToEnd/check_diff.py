"""Holds what `cameo diff --format json` printed against the differences that are really there.

usage: check_diff.py EXPECTED DIFF

DIFF is an array (or an object with that array as "changes") of
  {"endpoint", "class": "2xx" or a status, "path", "change", "before", "after", "severity",
   "environments": {name: {"live": "live" | "not-live" | "unknown", ...}}}
where live says that the environment shows what is new.
Exit status 1 where a real difference is not named, a named structural change is not real, or the column of an
environment says the opposite of what is so. Changes of values and formats are counted, not judged.
"""

import json
import re
import sys

OLD, NEW = "production", "staging"
ACCEPTED = {
    "added": {"member-added", "member-sometimes"},
    "removed": {"member-removed"},
    "presence": {"member-sometimes", "member-always"},
    "kind": {"kind-changed", "kind-added", "kind-removed"},
    "null": {"nullable", "never-null", "kind-added", "kind-removed"},
    "empty": {"emptiness"},
    "status": {"status-changed"},
}
STRUCTURAL = set().union(*ACCEPTED.values()) | {"error-shape-changed"}


def same_path(expected, named):
    """A map's `{*}` stands for any one member."""
    if expected == named:
        return True
    if expected in ("", "$") and named in ("", "$", None):
        return True
    pattern = re.escape(named or "").replace(r"\{\*\}", r"(\.[A-Za-z0-9_]+|\['[^']*'\])")
    return re.fullmatch(pattern, expected) is not None


def names(change, expected):
    if change["endpoint"] != expected["endpoint"]:
        return False
    if change["change"] == "error-shape-changed":
        return expected["what"] != "status"  # one change stands for all members of an error body
    return change["change"] in ACCEPTED[expected["what"]] and same_path(expected["path"], change["path"])


def inside(change, expected):
    """A change below a subtree that came or went, or in an endpoint whose status changed, is part of that."""
    if change["endpoint"] != expected["endpoint"]:
        return False
    if expected["what"] == "status":
        return True
    path = change["path"] or ""
    return expected["what"] in ("added", "removed", "kind", "empty") and any(
        path.startswith(expected["path"] + mark) for mark in ".[{")


def contradicts(change, expected):
    """Whether a column says that what is new is live in the old version, or is not in the new one."""
    live = {name: cell.get("live") for name, cell in change.get("environments", {}).items()}
    if live.get(OLD) == "live":
        return True
    # Null, emptiness and absence in some bodies only may stay unknown.
    wrong = {"live"} if expected["what"] in ("added", "removed", "kind", "status") else {"live", "unknown"}
    return live.get(NEW) not in wrong


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    with open(arguments[0], encoding="utf-8") as file:
        expected = json.load(file)
    with open(arguments[1], encoding="utf-8") as file:
        changes = json.load(file)
    if isinstance(changes, dict):
        changes = changes["changes"]
    faults = []
    for one in expected:
        naming = [change for change in changes if names(change, one)]
        if not naming:
            faults.append(f"not named: {json.dumps(one)}")
        faults += [f"wrong column: {json.dumps(change)}" for change in naming if contradicts(change, one)]
    structural = [change for change in changes if change["change"] in STRUCTURAL]
    for change in structural:
        if not any(names(change, one) or inside(change, one) for one in expected):
            faults.append(f"not real: {json.dumps(change)}")
    print("\n".join(faults + [f"diff: {len(expected)} real differences, {len(changes)} changes named, "
                              f"{len(changes) - len(structural)} of them of values or formats, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
