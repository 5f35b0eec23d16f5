"""Attributes are found, and edits and noise are what the check describes."""
import unittest

from checks import changes

DOCUMENT = b"""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="1" useAutolayout="YES">
<dependencies><plugIn identifier="x" version="1"/></dependencies>
<objects><view hidden="YES" tag="0" id="abc-de-fgh"><rect key="frame" x="1" y="2" width="3" height="4"/>
<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
<subviews><label misplaced="YES" text="One" id="abc-de-fgi"/></subviews>
<constraints><constraint firstAttribute="width" constant="8" id="abc-de-fgj"/></constraints>
<connections><outlet property="name" destination="abc-de-fgi" id="abc-de-fgk"/></connections>
</view></objects></document>"""
VOCABULARY = """# A comment.
attribute constant real
attribute mode enum(one two
  three)
attribute text string
group shared
  attributes text
    mode
element label open shared
  attributes constant! mode:bool
  children view
"""
DEFAULTS = '''
    hidden NO: view 3, \\
      label 4
    tag 0: view 7
'''


class ChangesTests(unittest.TestCase):
    def test_the_vocabulary_has_types(self):
        types = changes.vocabulary(VOCABULARY)
        self.assertEqual(types["label", "text"], "string")
        self.assertEqual(types["label", "constant"], "real")
        self.assertEqual(types["label", "mode"], "bool")

    def test_what_means_something_is_found_with_its_objects(self):
        found = {(use.element, use.name): use for use in changes.uses(DOCUMENT)}
        self.assertNotIn(("rect", "x"), found)
        self.assertNotIn(("plugIn", "version"), found)
        self.assertNotIn(("label", "misplaced"), found)
        self.assertNotIn(("document", "toolsVersion"), found)
        self.assertIn(("document", "useAutolayout"), found)
        color = found["color", "red"]
        self.assertEqual(color.owner[0], "abc-de-fgh")
        self.assertIn("tintColor", color.words)
        # Connections are those of the object that has them.
        self.assertEqual(found["outlet", "destination"].owner[0], "abc-de-fgh")
        text = found["label", "text"]
        self.assertEqual(DOCUMENT[text.start:text.end], b"One")

    def test_an_edit_changes_one_value(self):
        text = next(use for use in changes.uses(DOCUMENT) if use.name == "text")
        edited = changes.edited(DOCUMENT, [(text, "Two")])
        self.assertEqual(edited, DOCUMENT.replace(b'"One"', b'"Two"'))
        self.assertTrue(changes.is_about({"property": "variation.text"}, text))
        self.assertFalse(changes.is_about({"property": "hidden"}, text))
        self.assertFalse(changes.is_about({"property": None}, text))

    def test_defaults_are_written_and_removed(self):
        known = changes.defaults(DEFAULTS)
        self.assertEqual(known["view"], {"hidden": "NO", "tag": "0"})
        written = changes.defaults_written(DOCUMENT, known)
        self.assertIn(b'<label hidden="NO" misplaced', written)
        self.assertIn(b'<view hidden="YES" tag="0" id', written)
        removed = changes.defaults_removed(written, known)
        self.assertIn(b'<label misplaced', removed)
        self.assertIn(b'<view hidden="YES" id', removed)

    def test_the_table_of_the_tool_is_read(self):
        known = changes.defaults(changes.DEFAULTS.read_text())
        self.assertEqual(known["constraint"]["priority"], "1000")
        self.assertEqual(known["textView"]["showsHorizontalScrollIndicator"], "YES")

    def test_noise_changes_bytes(self):
        for make in (changes.versions, changes.plug_ins, changes.flags, changes.order, changes.ids):
            self.assertNotEqual(make(DOCUMENT), DOCUMENT, make.__name__)


if __name__ == "__main__":
    unittest.main()
