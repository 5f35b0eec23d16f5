"""Tests of `checks.operations`."""
import random, unittest

from checks import operations

DOCUMENT = b"""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">
<subviews>
<label text="A" id="lab">
<rect key="frame" x="1"/>
</label>
</subviews>
<constraints>
<constraint firstItem="lab" firstAttribute="top" constant="1" id="con"/>
</constraints>
</view></objects></document>"""


class Operations(unittest.TestCase):
    def test_operations_name_objects_of_the_document(self):
        found = [each for seed in range(60) for each in operations.operations(DOCUMENT, random.Random(seed))]
        self.assertGreater(len({each.split()[0] for each in found}), 5)
        for each in found:
            self.assertTrue({"v", "lab", "con"} & set(each.split()), each)

    def test_other_lines_are_found(self):
        changed = DOCUMENT.replace(b'text="A"', b'text="B"')
        self.assertEqual(operations.locality(DOCUMENT, changed, ["set lab text=B"]), [])
        self.assertEqual(len(operations.locality(DOCUMENT, changed, ["set con constant=2"])), 1)
        moved = DOCUMENT.replace(b'x="1"', b'x="2"')
        self.assertEqual(operations.locality(DOCUMENT, moved, ["set con constant=2"]), [])


if __name__ == "__main__":
    unittest.main()
