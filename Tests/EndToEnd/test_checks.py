"""The checks must be able to fail. Run: python3 -m unittest discover -p 'test_*.py'"""

import contextlib
import io
import json
import os
import tempfile
import unittest

import check_diff
from check_names import faults_of
from differences import compare
from play import parse


class Differences(unittest.TestCase):
    def test_each_difference_is_found_once_at_its_top(self):
        table = [
            ('{"a": 1}', '{"a": 1}', []),
            ('{"a": 1}', '{"a": 1, "b": {"c": 2}}', [("$.b", "added", None, "object")]),
            ('{"a": 1, "b": {"c": 2}}', '{"a": 1}', [("$.b", "removed", "object", None)]),
            ('{"a": 1}', '{"a": "1"}', [("$.a", "kind", "integer", "string")]),
            ('{"a": 1}', '{"a": 1.0}', [("$.a", "kind", "integer", "fraction")]),
            ('{"a": null}', '{"a": "x"}', [("$.a", "null", "null", "not null")]),
            ('{"a": [1]}', '{"a": []}', [("$.a", "empty", "filled", "empty")]),
            ('[{"a": 1, "z": 0}, {"a": 2, "z": 0}]', '[{"a": 1, "z": 0}, {"z": 0}]',
             [("$[*].a", "presence", "always", "sometimes")]),
            ('[{"a": 1}]', '[null, {"a": 1}]', [("$[*]", "null", "not null", "null")]),
            ('[]', '{"a": 1}', [("$", "kind", "array", "object")]),
            ('{"a:b": 1}', '{}', [("$['a:b']", "removed", "integer", None), ("$", "empty", "filled", "empty")]),
        ]
        for old, new, wanted in table:
            with self.subTest(old=old, new=new):
                found = [tuple(one.values()) for one in compare(json.loads(old), json.loads(new))]
                self.assertEqual(sorted(found, key=str), sorted(wanted, key=str))


class Diff(unittest.TestCase):
    EXPECTED = [
        {"endpoint": "account", "path": "$.nick", "what": "added", "before": None, "after": "object"},
        {"endpoint": "account", "path": "$.limits.daily", "what": "removed", "before": "integer", "after": None},
        {"endpoint": "missing", "path": "$.code", "what": "removed", "before": "integer", "after": None},
        {"endpoint": "search", "path": "", "what": "status", "before": "404", "after": "2xx"},
    ]
    IN_NEW = {"production": {"live": "not-live"}, "staging": {"live": "live"}}
    GOOD = [
        {"endpoint": "account", "class": "2xx", "path": "$.nick", "change": "member-added", "environments": IN_NEW},
        {"endpoint": "account", "class": "2xx", "path": "$.nick.short", "change": "nullable", "environments": IN_NEW},
        {"endpoint": "account", "class": "2xx", "path": "$.limits{*}", "change": "member-removed",
         "environments": IN_NEW},
        {"endpoint": "missing", "class": "404", "path": "$", "change": "error-shape-changed", "environments": IN_NEW},
        {"endpoint": "search", "class": "2xx", "path": "$", "change": "status-changed", "environments": IN_NEW},
        {"endpoint": "account", "class": "2xx", "path": "$.state", "change": "enum-value-added"},
    ]

    def faults(self, changes):
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, name) for name in ("expected", "diff")]
            for path, value in zip(paths, (self.EXPECTED, changes)):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(value, file)
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                status = check_diff.main(paths)
            lines = said.getvalue().strip().split("\n")[:-1]
            self.assertEqual(status, 1 if lines else 0)
            return [line.split(":")[0] for line in lines]

    def test_a_diff_that_names_all_is_accepted(self):
        self.assertEqual(self.faults(self.GOOD), [])
        self.assertEqual(self.faults({"changes": self.GOOD}), [])

    def test_what_is_not_named_is_a_fault(self):
        for left_out in (0, 2, 3, 4):
            with self.subTest(left_out=left_out):
                self.assertEqual(self.faults(self.GOOD[:left_out] + self.GOOD[left_out + 1:])[0], "not named")

    def test_what_is_not_real_is_a_fault(self):
        lie = {"endpoint": "account", "class": "2xx", "path": "$.id", "change": "member-added"}
        self.assertEqual(self.faults(self.GOOD + [lie]), ["not real"])

    def test_a_column_that_says_the_opposite_is_a_fault(self):
        for cells in ({"production": {"live": "live"}, "staging": {"live": "live"}},
                      {"production": {"live": "not-live"}, "staging": {"live": "not-live"}},
                      {"production": {"live": "not-live"}, "staging": {"live": "unknown"}}, {}):
            turned = [{**self.GOOD[0], "environments": cells}] + self.GOOD[1:]
            self.assertEqual(self.faults(turned), ["wrong column"])


class Names(unittest.TestCase):
    def test_names_that_tell_a_shape_are_accepted_and_no_others(self):
        good = ["account-v1.json", "account-v2.exchange.json", "account-http404-v1.json", "account-v2-null-email.json",
                "account-v1-missing-items-closed-at-and-3.json", "account-v3-empty.json", "account-v1-r2.json",
                "account-v1-status-frozen.json", "account.contract.json"]
        bad = ["account.json", "account-v0.json", "account-1.json", "other-v1.json", "account-v1-Null.json",
               "account-v1.json.tmp", "account-" + "x" * 80 + "-v1.json", "account-http999-v1.json"]
        for name in good:
            self.assertEqual(list(faults_of("account", name, {})), [], name)
        for name in bad:
            self.assertNotEqual(list(faults_of("account", name, {})), [], name)


class RequestFiles(unittest.TestCase):
    def test_a_request_file_is_read_as_the_editors_read_it(self):
        text = "@kind = application/json\n\n### First page\n// why\nGET {{host}}/a\n    ?b=1\nAccept: {{kind}}\n\n" \
               "### Long title\n# @name login\n# @cameo-expect 200 404\nPOST {{host}}/b\n\n{ \"c\": 1 }\n"
        variables = {}
        first, second = parse(text, variables)
        self.assertEqual(variables, {"kind": "application/json"})
        self.assertEqual((first.endpoint(), first.target, first.fields), ("first-page", "{{host}}/a?b=1",
                                                                          [["Accept", "{{kind}}"]]))
        self.assertEqual((second.endpoint(), second.expected, second.body.strip()), ("login", "200 404", '{ "c": 1 }'))


if __name__ == "__main__":
    unittest.main()
