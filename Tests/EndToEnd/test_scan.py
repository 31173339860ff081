"""The scanner must find each disguise, and must not cry wolf. Run: python3 -m unittest test_scan.py"""

import base64
import html
import json
import os
import tempfile
import unittest
import urllib.parse

from scan import Scanner

NAME = "Żaneta/O'Świerczyńska & co"
SECRET = "pass+word=4711~?>"
PLANTED = [{"value": NAME, "kind": "name"}, {"value": SECRET, "kind": "password"}, {"value": "Łódź", "kind": "city"},
           {"value": "4821", "kind": "pin"}]


def finds(data, name="body.json"):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        scanner = Scanner(PLANTED)
        scanner.root(folder)
        return scanner.finds


class Disguises(unittest.TestCase):
    def test_each_disguise_of_a_long_value_is_found(self):
        for value in (NAME, SECRET):
            raw = value.encode()
            forms = {
                "raw": raw,
                "hex": raw.hex().encode(),
                "HEX": raw.hex().upper().encode(),
                "quote": urllib.parse.quote(value, safe="").encode(),
                "quote path": urllib.parse.quote(value).encode(),
                "quote plus": urllib.parse.quote_plus(value).encode(),
                "html": html.escape(value).encode(),
                "form in json": json.dumps({"u": urllib.parse.urlencode({"a": value})}).encode(),
                "json ascii": json.dumps(value).encode(),
                "json utf-8": json.dumps(value, ensure_ascii=False).encode(),
                "json in json": json.dumps(json.dumps({"a": value})).encode(),
                "json solidus": json.dumps(value).replace("/", "\\/").encode(),
                "json all": "".join("\\u%04x" % ord(c) for c in value).encode(),
            }
            for lead in (b"", b"a", b"ab", b"abc", b"user:", b"{\"x\":\""):
                for tail in (b"", b"z", b"zy\n"):
                    forms[f"base64 {lead} {tail}"] = base64.b64encode(lead + raw + tail)
                    forms[f"base64url {lead} {tail}"] = base64.urlsafe_b64encode(lead + raw + tail).rstrip(b"=")
            for how, form in forms.items():
                with self.subTest(value=value, how=how):
                    self.assertTrue(finds(b'{"a": "xx ' + form + b' yy"}'), form)

    def test_lower_case_percent_is_found(self):
        coded = urllib.parse.quote(NAME, safe="")
        lower = "%".join(p if not i else p[:2].lower() + p[2:] for i, p in enumerate(coded.split("%")))
        self.assertTrue(finds(lower))

    def test_values_in_file_and_folder_names_are_found(self):
        self.assertTrue(finds("{}", SECRET.replace("/", "") + "/body.json"))
        self.assertTrue(finds("{}", "Łódź-v1.json"))

    def test_short_values_are_found_as_whole_leaves_and_names_only(self):
        for text in ('{"city": "Łódź"}', '{"city": "\\u0141\\u00f3d\\u017a"}', '{"Łódź": 1}', '{"pin": 4821}',
                     '["4821"]',
                     '{"profile": "{\\"pin\\": \\"4821\\"}"}',
                     '{"a": [1, 4821]}', '{"paths": {"Łódź": {}}, // "x"\n}'):
            with self.subTest(text=text):
                self.assertEqual(len(set(finds(text))), 1)
        for text in ('{"city": "Łódźka"}', '{"pin": 14821}', '{"pin": 4821.5}', '{"at": "14821x"}'):
            with self.subTest(text=text):
                self.assertEqual(finds(text), [])

    def test_clean_text_has_no_finds(self):
        self.assertEqual(finds('{"name": "Velim Tosar", "count": 12}'), [])


if __name__ == "__main__":
    unittest.main()
