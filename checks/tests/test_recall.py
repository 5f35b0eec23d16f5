"""Faults are seeded as the check describes."""
import collections
import copy
import pathlib
import tempfile
import unittest

from checks import recall

DOCUMENT = """<document targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s">
<viewController id="v" customClass="Page"><view id="r"><subviews>
<button id="b"><connections><action selector="save:" destination="v" id="x"/></connections></button>
<label id="l"/></subviews><constraints><constraint firstAttribute="width" constant="20" id="c"/></constraints></view>
<connections><outlet property="titleLabel" destination="l" id="o"/><segue destination="v" identifier="showPage" id="g"/>
</connections></viewController></scene></scenes></document>"""
CLASSES = {"Page": {"inherits": ["Base"], "outlets": {"titleLabel": "UILabel!"}, "actions": {"save": {}},
                    "inspectables": {}},
           "Base": {"inherits": ["UIViewController"], "outlets": {}, "actions": {}, "inspectables": {}}}


class RecallTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "Page.storyboard").write_text(DOCUMENT)
        self.app = recall.App(self.folder, copy.deepcopy(CLASSES))
        recall.add_uses(self.app, self.folder)
        self.document = self.app.documents[0]

    def seeds(self, kind):
        found = recall.CLASSES[kind][0](self.app, self.document, 1)
        return [(make(), name) for make, name in found]

    def test_a_lineage_is_known_only_to_its_end(self):
        self.assertEqual(len(self.app.lineage("Page")), 2)
        self.app.classes["Base"]["inherits"] = ["Missing"]
        self.assertEqual(self.app.lineage("Page"), [])

    def test_names_are_misspelt_in_one_place(self):
        for kind, name in [("misspelt outlet", "titleLabel"), ("misspelt action", "save:"),
                           ("misspelt class", "Page")]:
            (data, changed), = self.seeds(kind)
            self.assertNotEqual(changed, name)
            self.assertEqual(data.replace(changed.encode(), name.encode(), 1), self.document.data)

    def test_identifiers_are_used_by_a_source(self):
        self.assertIn('withIdentifier: "showPage"', (self.folder / "SeededUses.swift").read_text())
        (data, name), = self.seeds("misspelt segue identifier")
        self.assertEqual(name, "showPage")
        self.assertNotIn(b'identifier="showPage"', data)

    def test_connections_and_constraints_are_removed_duplicated_and_changed(self):
        self.assertNotIn(b"<outlet", self.seeds("removed outlet")[0][0])
        self.assertNotIn(b"<action", self.seeds("removed action")[0][0])
        self.assertNotIn(b"<constraint ", self.seeds("dropped constraint")[0][0])
        data, _ = self.seeds("contradicting constraint")[0]
        self.assertIn(b'constant="20"', data)
        self.assertIn(b'constant="27" id="zzz-zz-zzz"', data)
        data, name = self.seeds("retargeted outlet")[0]
        self.assertEqual(name, "titleLabel")
        self.assertNotIn(b'property="titleLabel" destination="l"', data)

    def test_a_run_has_one_fault_in_a_document(self):
        other = object()
        faults = [("a", self.document, b"", "x"), ("a", self.document, b"", "y"), ("a", other, b"", "z"),
                  ("dangling segue", object(), b"", "w")]
        self.assertEqual([len(run) for run in recall.rounds(faults)], [2, 1, 1])

    def test_findings_and_their_notes_are_counted(self):
        found = [{"file": "A", "message": "m", "level": "warning", "notes": [{"file": "B", "message": "n"},
                                                                            {"message": "how to mend it"}]},
                 {"file": "C", "message": "only a note", "level": "note", "notes": []}]
        original, recall.support.findings = recall.support.findings, lambda *_, **__: found
        self.addCleanup(setattr, recall.support, "findings", original)
        self.assertEqual(recall.told(None, None), collections.Counter({("A", "m"): 1, ("B", "n"): 1}))
