"""Findings and flags are compared as the check describes."""
import collections
import pathlib
import tempfile
import unittest

from checks import flags

DOCUMENT = """<document toolsVersion="{}" targetRuntime="iOS.CocoaTouch" useAutolayout="{}">
<view misplaced="YES" id="a"/><view misplaced="NO" ambiguous="YES" id="b"/></document>"""


def finding(view, *notes, rule="misplaced-view"):
    return {"rule": rule, "object": view, "notes": [{"object": note} for note in notes]}


class FlagsTests(unittest.TestCase):
    def test_views_of_findings_and_notes_are_compared(self):
        counts = flags.compared([finding("a", "b", "c"), finding("d")], {"a", "b", "x"})
        self.assertEqual((counts["right"], counts["findings"]), (1, 2))
        self.assertEqual((counts["rightViews"], counts["views"], counts["flags"]), (2, 4, 3))
        self.assertEqual((counts["flagged"], counts["findingsInFlagged"]), (1, 2))
        self.assertEqual(counts["withoutFlag"], 0)
        counts = flags.compared([finding("a", "w", rule="ambiguous-layout")], {"a"})
        self.assertEqual((counts["rightViews"], counts["views"]), (1, 1))

    def test_findings_without_flags_are_wrong(self):
        counts = flags.compared([finding("a")], set())
        self.assertEqual((counts["right"], counts["findings"], counts["withoutFlag"]), (0, 1, 1))
        self.assertEqual(counts["flagged"], 0)

    def test_flags_are_read_and_removed(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "A.xib"
            path.write_text(DOCUMENT.format("22505.1", "YES"))
            found = flags.without_flags(pathlib.Path(folder))
            self.assertEqual(found, {path: (22505, {"misplaced": {"a"}, "ambiguous": {"b"}})})
            self.assertNotIn("YES\" id", path.read_text())
            self.assertEqual(
                flags.without_flags(pathlib.Path(folder)),
                {path: (22505, {"misplaced": set(), "ambiguous": set()})})
        self.assertIsNone(flags.read(DOCUMENT.format("22505", "NO").encode()))

    def test_documents_are_counted_by_version_and_rule(self):
        totals = collections.defaultdict(collections.Counter)
        found = collections.defaultdict(list)
        found["A", "misplaced-view"].append(finding("a"))
        documents = {
            "A": (14800, {"misplaced": {"a"}, "ambiguous": set()}),
            "B": (14799, {"misplaced": set(), "ambiguous": {"b"}})}
        flags.count(documents, found, "all", totals)
        self.assertEqual(totals["misplaced-view", "Xcode 11 or later", "all"]["right"], 1)
        self.assertEqual(totals["misplaced-view", "older", "all"]["flags"], 0)
        self.assertEqual(totals["ambiguous-layout", "older", "all"]["flags"], 1)
