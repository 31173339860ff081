"""What both seeds share: the invented people, and the list of every value that was planted."""

import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))


class Planted:
    """Collects each personal or secret value a seed writes into a backend, with its kind."""

    def __init__(self):
        self.values = {}

    def add(self, kind, value):
        """Notes the value and hands it back, so that planting and noting are one step."""
        text = value if isinstance(value, str) else json.dumps(value)
        if text:
            self.values.setdefault(text, kind)
        return value

    def person(self, person):
        """Notes every member of a person, and the forms of them that a backend or a tool could make."""
        for kind in ("login", "given", "family", "email", "phone", "street", "city", "postcode", "region", "born",
                     "lat", "lon", "iban"):
            self.add(kind, person[kind])
        self.add("name", full_name(person))
        self.add("domain", person["email"].split("@")[1])
        self.add("phone-digits", "".join(c for c in person["phone"] if c.isdigit()))
        return person

    def write(self, path):
        listed = [{"value": value, "kind": kind} for value, kind in sorted(self.values.items())]
        with open(path, "w", encoding="utf-8") as file:
            json.dump(listed, file, ensure_ascii=False, indent=1)
            file.write("\n")


def full_name(person):
    return f"{person['given']} {person['family']}"


def people():
    with open(os.path.join(HERE, "people.json"), encoding="utf-8") as file:
        return json.load(file)["people"]


def write_private(path, variables):
    """The private environment file: the same in both environments, since both have the same seed."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump({"production": variables, "staging": variables}, file, indent=2)
        file.write("\n")
