"""usage: pii_promises.py POLICY SEED SCORES.json: whether the scores of a redacted corpus are what we promise."""

import json
import sys

KEPT = {"bool": 0.01, "country_code": 0.01, "locale": 0.01, "currency": 0.01, "version": 0.01, "enum": 0.25}


def share(part, whole):
    return part / whole if whole else 0.0


def promises(policy, scores):
    """Pairs of a sentence with its figure, and whether it holds."""
    kept, all_formats = scores["format kept"]
    structure = {name: count for name, count in scores["structure"].items() if count}
    left, raw = scores["leak audit: distinct raw values still in the output"]
    yield f"recall {scores['recall']}", scores["recall"] >= (0.995 if policy == "detect" else 0.999)
    yield f"format kept {kept} of {all_formats}", share(kept, all_formats) >= 0.99
    yield f"{scores['JSON type changed']} types changed", scores["JSON type changed"] == 0
    yield f"structure {structure or 'as it was'}", not structure
    # Days are few: one drawn for somebody is another's by chance.
    yield f"{left} of {raw} raw values met again by chance ({scores['leaks by kind']})", left <= 3
    if policy == "detect":
        yield f"precision {scores['precision']}", scores["precision"] >= 0.985
        kept, texts = scores["text around kept"]
        yield f"text around kept {kept} of {texts}", kept == texts
    else:
        for kind, limit in KEPT.items():
            counts = scores["kinds"].get(kind, {})
            changed = share(counts.get("fp", 0), counts.get("fp", 0) + counts.get("tn", 0))
            yield f"{kind} changed {changed:.3f}", changed <= limit


def main():
    policy, seed, path = sys.argv[1:4]
    with open(path, encoding="utf-8") as file:
        results = list(promises(policy, json.load(file)))
    for sentence, holds in results:
        print(f"{'ok    ' if holds else 'FAILED'} {policy} {seed}: {sentence}")
    return 0 if all(holds for _, holds in results) else 1


if __name__ == "__main__":
    sys.exit(main())
