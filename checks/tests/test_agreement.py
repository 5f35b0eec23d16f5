"""The check of agreement reports only totals of blind projects."""
import json
import pathlib
import tempfile
import unittest

from checks import agreement


def answer(path):
    return {"path": path, "tolerance": 0.5, "flags": {"ambiguous": [], "misplaced": [], "views": {}},
            "roots": [{"duplicate": False, "views": [
                {"id": "box", "frame": [0, 0, 10, 10], "scored": [True, True, True, True]}]}]}


def write(folder, path, width):
    layout = {"for": ["canvas"], "views": [{"id": "box", "frame": [0, 0, width, 10]}]}
    file = folder / f"{path}.layout.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"scenes": [{"id": "scene", "layouts": [layout]}]}))


class Report:
    def __init__(self):
        self.lines, self.faults = [], []

    def say(self, line):
        self.lines.append(line)

    def needs(self, count, what):
        assert count, what

    def fault(self, line):
        self.faults.append(line)


class BlindProjects(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        folder = pathlib.Path(scratch.name)
        rows = [answer("seen+one/A.xib"), answer("hidden+one/B.xib"), answer("hidden+one/C.xib")]
        (folder / "answers.jsonl").write_text("\n".join(map(json.dumps, rows)))
        (folder / "blind.json").write_text(json.dumps(["hidden/one"]))
        self.layouts = folder / "layouts"
        for row, width in zip(rows, (10, 20, 10)):
            write(self.layouts, row["path"], width)
        self.corpus = agreement.Corpus(folder)

    def say(self, part, floor):
        report = Report()
        agreement.say_rates(part, "stored", self.layouts, floor, report)
        return report

    def test_parts_are_measured_separately(self):
        self.assertEqual([row["path"] for row in self.corpus.answers], ["seen+one/A.xib"])
        self.assertIn("(1 of 1)", self.say(self.corpus, None).lines[0])
        self.assertIn("(1 of 2)", self.say(self.corpus.blind, None).lines[0])

    def test_no_name_of_a_blind_project_is_printed(self):
        lines = "\n".join(self.say(self.corpus.blind, [0.9, 0, 0]).lines)
        self.assertNotIn("hidden", lines)
        self.assertIn("seen+one", "\n".join(self.say(self.corpus, None).lines))

    def test_the_floor_holds_for_each_part(self):
        self.assertEqual(self.say(self.corpus, [0.9, 0.9, 0.9]).faults, [])
        self.assertEqual(len(self.say(self.corpus.blind, [0.9, 0, 0]).faults), 1)


if __name__ == "__main__":
    unittest.main()
