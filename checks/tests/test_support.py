"""The shared code of checks works as documented."""
import contextlib
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from checks import support


def printed(call):
    """Returns the result of a call, and the lines that it prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        result = call()
    return result, output.getvalue().splitlines()


class ReportTests(unittest.TestCase):
    def test_prints_the_first_faults_and_counts_all(self):
        report = support.Report("sums", shown=2)
        _, lines = printed(lambda: [report.fault(f"fault {number}") for number in range(3)])
        self.assertEqual(lines, ["fault 0", "fault 1"])
        status, lines = printed(lambda: report.close("3 sums"))
        self.assertEqual((status, lines), (1, ["… and 1 more", "sums: 3 sums: 3 faults"]))

    def test_without_faults_the_status_is_zero(self):
        status, lines = printed(lambda: support.Report("sums").close("no sums"))
        self.assertEqual((status, lines), (0, ["sums: no sums: 0 faults"]))
        self.assertEqual(printed(lambda: support.Report("sums").close(None)), (0, []))

    def test_skips_are_repeated_at_the_end_of_a_run(self):
        report = support.Report("sums")
        _, lines = printed(lambda: (report.skip("no digits"), report.skip("no paper", "roots")))
        repeated = subprocess.run(
            [support.ROOT / "scripts/report-skips"], input="\n".join(lines) + "\n",
            capture_output=True, text=True, check=True).stdout
        self.assertEqual(repeated.splitlines()[-3:], [
            "Not tested here (2):", "  check sums: no digits", "  check sums: roots: no paper"])


class ProgramTests(unittest.TestCase):
    def ending(self, status):
        script = f"import sys; sys.stderr.write('x' * 9000 + 'end'); sys.exit({status})"
        return [sys.executable, "-c", script]

    def test_statuses_that_are_expected(self):
        self.assertEqual(support.run(*self.ending(1), expects=(0, 1)).returncode, 1)
        self.assertEqual(support.run(*self.ending(7), expects=None).returncode, 7)

    def test_other_statuses_are_failures_that_say_how_the_program_ended(self):
        for options in ({}, {"text": True}):
            with self.assertRaisesRegex(support.Failure, "ended with status 2: x+end$") as caught:
                support.run(*self.ending(2), **options)
            self.assertLess(len(str(caught.exception)), 2300)

    def test_without_chromium_there_is_no_page(self):
        def enter():
            with support.page(support.Report("sums"), "boxes") as page:
                return page

        with mock.patch.dict("os.environ", {"CHROMIUM": ""}), mock.patch(
                "shutil.which", return_value=None):
            found, lines = printed(enter)
        self.assertIsNone(found)
        self.assertEqual(lines, [
            "skipped: check sums: boxes: chromium is not installed (Debian: chromium)"])


class DocumentTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, *names):
        for name in names:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(name)

    def names(self, place, *words, **options):
        found = support.documents([place], *words, **options)
        return [str(path.relative_to(place)) for path in found]

    def test_documents_come_in_order_without_hidden_ones(self):
        self.write("b/a.xib", "a.storyboard", ".git/a.xib", "b/.a.xib", "b/notes.txt")
        self.assertEqual(self.names(self.folder), ["a.storyboard", "b/a.xib"])
        self.assertEqual(self.names(self.folder, endings=(".xib",)), ["b/a.xib"])
        self.assertEqual(
            self.names(self.folder, holds=lambda path: path.name == "a.xib"), ["b/a.xib"])

    def test_documents_that_are_named_count(self):
        self.write("a.xib", "b/b.xib")
        found = support.documents([self.folder / "b", self.folder / "a.xib"])
        self.assertEqual(found, [self.folder / "b/b.xib", self.folder / "a.xib"])

    def test_samples_are_the_same_wherever_the_folder_is(self):
        for place in ("one", "other/place"):
            self.write(*(f"{place}/{number}.xib" for number in range(50)))
        sample = self.names(self.folder / "one", 5)
        self.assertEqual(len(sample), 5)
        self.assertEqual(sample, self.names(self.folder / "other/place", 5))
        self.assertNotEqual(sample, self.names(self.folder / "one", 5, "another seed"))
        self.assertEqual(len(self.names(self.folder / "one", 99)), 50)

    def test_copies_hold_documents_alone(self):
        self.write("from/a/a.xib", "from/a/a.txt")
        names = support.copy_documents(self.folder / "from", self.folder / "to")
        self.assertEqual(names, ["a/a.xib"])
        copied = [path.name for path in (self.folder / "to").rglob("*") if path.is_file()]
        self.assertEqual(copied, ["a.xib"])


class ContentTests(unittest.TestCase):
    def test_well_formed_documents(self):
        self.assertTrue(support.is_well_formed(b"<a>&lt;</a>"))
        self.assertFalse(support.is_well_formed(b"<a><b></a>"))
        self.assertFalse(support.is_well_formed(b""))

    def test_edits_count_bytes_and_do_not_move_each_other(self):
        edits = [{"start": 2, "end": 3, "replacement": "éé"},
                 {"start": 5, "end": 5, "replacement": "!"}]
        for order in (edits, edits[::-1]):
            found = support.with_edits("ébcde".encode(), order)
            self.assertEqual(found.decode(), "ééécd!e")

    def test_layouts_and_frames(self):
        layout = {"for": ["canvas", "wC-hR"], "views": [{"id": "v", "frame": [0, 1, 2, 3]}]}
        text = json.dumps({"scenes": [{"id": "s", "layouts": [layout]}]})
        found = support.layouts(text)
        self.assertEqual(list(found), [("s", "canvas"), ("s", "wC-hR")])
        self.assertEqual(support.frames(found["s", "canvas"]), {"v": [0, 1, 2, 3]})
        self.assertEqual(support.layouts(b""), {})

    def test_near(self):
        self.assertTrue(support.near([1, 2], [1.009, 2]))
        self.assertFalse(support.near([1, 2], [1.02, 2]))
        self.assertFalse(support.near([1, 2], [1, 2, 3]))
        self.assertFalse(support.near([1, 2], None))
        self.assertTrue(support.near([1, 2], [1.4, 2], limit=0.5))
