"""Tests of `checks.tasks`: which documents and layouts meet the conditions of a task."""
import collections, json, unittest

from checks import support, tasks

DOCUMENT = """<document><scenes><scene sceneID="sCe-ne-000"><objects><viewController id="vCo-nt-000"><view key="view" id="vIe-w0-000">
<rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
<subviews>
<label text="A" id="lAb-el-001"><color key="textColor" systemColor="labelColor"/></label>
<label text="B" id="lAb-el-002"/>
</subviews>
<constraints>
<constraint firstItem="lAb-el-001" firstAttribute="top" secondItem="vIe-w0-000" secondAttribute="top" id="cOn-st-001"/>
<constraint firstItem="lAb-el-002" firstAttribute="top" secondItem="vIe-w0-000" secondAttribute="top" id="cOn-st-002"/>
</constraints>
<variation key="default"><mask key="subviews"><exclude reference="lAb-el-002"/></mask></variation>
</view></viewController></objects></scene></scenes>
<resources><systemColor name="labelColor"/></resources></document>"""


def task(**facts):
    return tasks.Task({"name": "it", "task": "do it", "solution": [], **facts}, None)


def beside(changed, **facts):
    """Returns the changes of the document beside those that a task asks for."""
    return tasks.examine_changes(task(**facts), tasks.Document(DOCUMENT), tasks.Document(changed))


class Documents(unittest.TestCase):
    def test_only_named_objects_may_change(self):
        changed = DOCUMENT.replace('text="A"', 'text="C"')
        self.assertEqual(beside(changed, changes=["lAb-el-001"]), [])
        self.assertEqual(len(beside(changed, changes=["lAb-el-002"])), 1)

    def test_frames_are_no_facts(self):
        self.assertEqual(beside(DOCUMENT.replace('width="100"', 'width="120"')), [])

    def test_constraints_change_with_their_items(self):
        changed = DOCUMENT.replace('id="cOn-st-001"', 'constant="8" id="cOn-st-001"')
        self.assertEqual(beside(changed, changes=["lAb-el-001"]), [])
        self.assertEqual(len(beside(changed, changes=["lAb-el-002"])), 1)

    def test_entries_of_masks_are_facts_of_what_they_name(self):
        changed = DOCUMENT.replace('<variation key="default"><mask key="subviews"><exclude reference="lAb-el-002"/></mask></variation>\n', "")
        self.assertEqual(beside(changed, changes=["lAb-el-002"]), [])
        self.assertEqual(len(beside(changed, changes=["lAb-el-001"])), 1)

    def test_new_objects_are_counted(self):
        changed = DOCUMENT.replace("</subviews>", '<label text="C" id="lAb-el-003"/></subviews>')
        self.assertEqual(beside(changed, new={"label": 1}), [])
        self.assertEqual(len(beside(changed)), 1)
        self.assertEqual(len(beside(changed.replace("lAb-el-003", "new"), new={"label": 1})), 1)

    def test_the_order_of_objects_stays(self):
        first, second = DOCUMENT.splitlines()[3:5]
        changed = DOCUMENT.replace(f"{first}\n{second}", f"{second}\n{first}")
        self.assertEqual(len(beside(changed)), 1)
        self.assertEqual(beside(changed, changes=["lAb-el-002"]), [])

    def test_resources_are_those_in_use(self):
        self.assertEqual(beside(DOCUMENT.replace("labelColor", "linkColor"), changes=["lAb-el-001"]), [])
        self.assertEqual(len(beside(DOCUMENT.replace('"labelColor"/></label>', '"linkColor"/></label>'), changes=["lAb-el-001"])), 2)


class Equations(unittest.TestCase):
    frames = {"one": (10, 20, 30, 40), "two": (50, 76, 60, 20)}

    def unequal(self, condition, variant=""):
        return tasks.unequal(condition, {"second": "two"}, self.frames, (variant, "wCompact-hRegular"))

    def test_relations(self):
        self.assertIsNone(self.unequal("second.top = one.bottom + 16"))
        self.assertIsNone(self.unequal("two.width = 2 * one.width"))
        self.assertIsNone(self.unequal("one.width <= 30"))
        self.assertIsNotNone(self.unequal("one.width >= 31"))
        self.assertIsNotNone(self.unequal("three.width >= 31"))

    def test_directions(self):
        self.assertIsNone(self.unequal("two.leading = one.trailing + 10"))
        self.assertIsNone(self.unequal("one.leading = two.trailing + 10", "right to left"))

    def test_other_texts_are_failures(self):
        with self.assertRaises(support.Failure):
            self.unequal("one is above two")


class Configurations(unittest.TestCase):
    keys = [("", name) for name in ("canvas", "wCompact-hCompact", "wCompact-hRegular", "wRegular-hRegular")]

    def test_words(self):
        def named(words, others=()):
            return tasks.configurations(words, self.keys, others)

        self.assertEqual(len(named("everywhere")), 4)
        self.assertEqual(named("compact height"), ["wCompact-hCompact"])
        self.assertEqual(named("compact width, regular height"), ["wCompact-hRegular"])
        self.assertEqual(named("elsewhere", ["compact width", "elsewhere"]), ["canvas", "wRegular-hRegular"])
        with self.assertRaises(support.Failure):
            named("small height")


class Folder(unittest.TestCase):
    def test_tasks_are_complete(self):
        read = tasks.read(support.ROOT / "Fixtures/tasks")
        self.assertGreaterEqual(len(read), 40)
        for each in read:
            self.assertTrue(each.paths or each.layouts or each.gone, each.name)
            known = collections.Counter(tasks.Document(each.start.read_bytes()).objects)
            self.assertLessEqual(each.changes - {"document"}, set(known), each.name)
            for wrong in each.wrong:
                self.assertNotEqual(json.dumps(wrong), json.dumps(each.solution), each.name)


if __name__ == "__main__":
    unittest.main()
