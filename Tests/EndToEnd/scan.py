"""Looks for planted values in everything a run wrote or printed.

usage: scan.py PLANTED ROOT...      a ROOT is a file or a folder; names of files and folders are searched too

A value of 8 bytes or more must not occur anywhere, in any disguise. A shorter one must not be a whole JSON leaf, a
whole member name or a whole part of a file name: as a substring it would occur by chance. Exit status 1 and one line
for each find. The values are invented, so the report may print them.
"""

import base64
import html
import json
import os
import re
import sys
import urllib.parse

LONG = 8


def base64_at(data, offset, encode):
    """What stays the same of the encoded value when `offset` unknown bytes stand before it and others follow."""
    text = encode(b"\0" * offset + data).rstrip(b"=")
    start = (0, 2, 3)[offset]
    end = (offset + len(data)) * 8 // 6
    return text[start:end]


def needles(text):
    """Disguise -> bytes to look for. The other disguises are taken off the text that is searched, see `views`."""
    data = text.encode()
    found = {"raw": data, "hex": data.hex().encode(), "HEX": data.hex().upper().encode()}
    for offset in range(3):
        found[f"base64 at {offset}"] = base64_at(data, offset, base64.b64encode)
        found[f"base64url at {offset}"] = base64_at(data, offset, base64.urlsafe_b64encode)
    unique = {}
    for name, needle in found.items():
        unique.setdefault(needle, name)
    return {name: needle for needle, name in unique.items()}


def json_unescaped(data):
    """Takes one level of JSON escapes off, wherever they stand: a file may be cut, or hold JSON in a string."""
    simple = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"b": b"\b", b"f": b"\f"}

    def one(match):
        escape = match[0]
        if len(escape) > 2:
            units = bytes.fromhex(escape.replace(b"\\u", b"").decode())
            return units.decode("utf-16-be", "replace").encode()
        return simple.get(escape[1:], escape[1:])
    return re.sub(rb'(?:\\u[0-9A-Fa-f]{4})+|\\["\\/bfnrt]', one, data)


def views(data):
    """Disguise -> the bytes with it taken off. JSON may stand in JSON, and a URL or HTML in either."""
    found = {"": data}
    for level in (1, 2):
        found["json " * level] = json_unescaped(found["json " * (level - 1)])
    for name, view in list(found.items()):
        found[name + "percent "] = urllib.parse.unquote_to_bytes(view)
        found[name + "form "] = urllib.parse.unquote_to_bytes(view.replace(b"+", b" "))
        text = html.unescape(view.decode("utf-8", "surrogateescape"))
        found[name + "html "] = text.encode("utf-8", "surrogateescape")
    unique = {}
    for name, view in found.items():
        unique.setdefault(view, name)
    return {name: view for view, name in unique.items()}


class Scanner:
    def __init__(self, planted):
        self.needles, self.short = [], {}
        for entry in planted:
            value, kind = entry["value"], entry["kind"]
            if len(value.encode()) >= LONG:
                self.needles += [(needle, kind, value, name) for name, needle in needles(value).items()]
            else:
                self.short[value] = kind
        self.finds, self.values = [], set()

    def report(self, place, kind, value, how):
        self.values.add(value)
        self.finds.append(f"{place}: {kind} {json.dumps(value, ensure_ascii=False)} [{how}]")

    def bytes(self, place, data):
        seen = set()
        for view, text in views(data).items():
            for needle, kind, value, how in self.needles:
                if value not in seen and needle in text:
                    seen.add(value)
                    self.report(place, kind, value, view + how)

    def leaves(self, place, data):
        """Short values as whole JSON leaves and names, also in text that only looks like JSON."""
        once = json_unescaped(data)
        for text in (data, once, json_unescaped(once)):
            for value, kind in self.short.items():
                if b'"' + value.encode() + b'"' in text:
                    self.report(place, kind, value, "whole leaf or name")
                elif value.strip("-").replace(".", "", 1).isdigit() and re.search(
                        rb"[:\[,\s]" + re.escape(value.encode()) + rb"\s*[,\]}\n]", text):
                    self.report(place, kind, value, "whole number")

    def name(self, place):
        self.bytes(place + " (name)", place.encode())
        for part in re.split(r"[/._-]", place):
            if part in self.short:
                self.report(place + " (name)", self.short[part], part, "whole part")

    def file(self, path, place):
        with open(path, "rb") as file:
            data = file.read()
        self.bytes(place, data)
        self.leaves(place, data)

    def root(self, root):
        if os.path.isfile(root):
            self.file(root, root)
            return 1
        count = 0
        for folder, names, files in os.walk(root):
            for name in sorted(names + files):
                path = os.path.join(folder, name)
                self.name(os.path.relpath(path, root))
                if name in files and os.path.isfile(path):
                    self.file(path, path)
                    count += 1
        return count


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    with open(arguments[0], encoding="utf-8") as file:
        planted = json.load(file)
    scanner = Scanner(planted)
    for root in arguments[1:]:
        if not os.path.exists(root):
            print(f"scan: no such file or folder: {root}")
            return 2
    count = sum(scanner.root(root) for root in arguments[1:])
    for find in dict.fromkeys(scanner.finds):
        print(find)
    print(f"scan: {len(scanner.values)} of {len(planted)} planted values found in {count} files")
    return 1 if scanner.finds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
