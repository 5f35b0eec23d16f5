"""The answers of our own corpus follow from its constraints, and deviations are found."""
import contextlib
import io
import json
import pathlib
import shutil
import tempfile
import unittest

from checks import agreement, driver, support

CORPUS = support.ROOT / "Fixtures/corpus"


class AnswerTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.corpus = pathlib.Path(folder.name, "corpus")
        shutil.copytree(CORPUS, self.corpus)

    def check(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = driver.main(["answers", str(self.corpus)])
        return status, output.getvalue().splitlines()[:-1]

    def replace(self, name, old, new):
        path = self.corpus / name
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new), encoding="utf-8")

    def row(self, name):
        return next(row for row in map(json.loads, (self.corpus / "answers.jsonl").read_text().splitlines())
                    if row["path"] == name)

    def test_the_corpus_follows_from_its_constraints(self):
        self.assertEqual(self.check(), (0, []))

    def test_a_frame_that_does_not_follow_is_found(self):
        self.replace("Cards/Ratios.xib", 'width="320" height="180"', 'width="320" height="181"')
        view = self.row("Cards/Ratios.xib")["roots"][0]["views"][0]
        self.assertEqual(self.check(), (1, [
            f"Cards/Ratios.xib: the view {view['id']} is saved at [20.0, 20.0, 320.0, 181.0], "
            "not [20.0, 20.0, 320.0, 180.0]"]))

    def test_a_constraint_that_says_something_else_is_found(self):
        self.replace("Cards/Priorities.xib", 'constant="200"', 'constant="210"')
        status, faults = self.check()
        self.assertEqual(status, 1)
        self.assertTrue(any(fault.endswith("is 200, and follows as 210") for fault in faults), faults)

    def test_an_open_component_must_not_be_scored(self):
        self.replace("answers.jsonl", '"scored":[true,true,false,true]', '"scored":[true,true,true,true]')
        status, faults = self.check()
        self.assertEqual((status, len(faults)), (1, 1))
        self.assertIn("Studio/Ambiguous.storyboard: width of", faults[0])

    def test_a_document_without_answers_is_found(self):
        lines = (self.corpus / "answers.jsonl").read_text().splitlines(keepends=True)
        (self.corpus / "answers.jsonl").write_text("".join(lines[1:]))
        self.assertEqual(self.check(), (1, ["Cards/Badge.xib is not in answers.jsonl"]))

    def test_writing_leaves_the_answers_as_they_are(self):
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(driver.main(["answers", str(self.corpus), "--write"]), 0)
        self.assertEqual((self.corpus / "answers.jsonl").read_text(), (CORPUS / "answers.jsonl").read_text())


class AgreementTests(unittest.TestCase):
    def test_our_own_corpus_has_the_name_of_its_folder_in_the_repository(self):
        corpus = agreement.Corpus(CORPUS)
        self.assertEqual((corpus.name, corpus.folder("stored")), ("Fixtures/corpus", "Fixtures-corpus-stored"))

    def test_relevant_components_are_replaced(self):
        with tempfile.TemporaryDirectory() as folder:
            corpus = agreement.Corpus(CORPUS)
            copy = agreement.without_frames(corpus, pathlib.Path(folder, "copy"))
            text = (copy / "Studio/Ambiguous.storyboard").read_text()
        self.assertIn('<rect key="frame" x="1" y="21" width="41" height="61"/>', text)
        # Nothing determines this width.
        self.assertIn('<rect key="frame" x="1" y="21" width="80" height="61"/>', text)
