"""Documents are written from recipes, and faults of recipes are found."""
import unittest
from xml.etree import ElementTree

from checks import recipe

TITLES = '''
    clipsSubviews: Clips to Bounds
    numberOfLines: Lines
'''


def entity(kind, **members):
    return {"kind": kind} | members


class RecipeTests(unittest.TestCase):
    def setUp(self):
        self.writer = recipe.Writer(recipe.read_titles(TITLES))

    def written(self, value):
        return ElementTree.fromstring(self.writer.entity(value))

    def test_titles_are_names(self):
        names = {"Clips to Bounds": "clipsSubviews", "Text Color": "textColor", "NSFont": "NSFont",
                 "base64-UTF8": "base64-UTF8", "Lines": "numberOfLines", "X": "x"}
        self.assertEqual({title: self.writer.name(title) for title in names}, names)

    def test_the_titles_of_the_program_are_read(self):
        titles = recipe.read_titles(recipe.TITLES.read_text(encoding="utf-8"))
        self.assertEqual(titles["Clips to Bounds"], "clipsSubviews")
        self.assertGreater(len(titles), 50)

    def test_properties_are_attributes_and_values_are_elements(self):
        label = self.written(entity("label", id="a", **{"class": "Badge"}, canvasFrame=[1, 2.5, 3, 4], properties=[
            {"property": "Lines", "value": 0}, {"property": "Hidden", "value": True},
            {"property": "Text", "value": 'A "b" <c>\nd'},
            {"property": "Text Color", "value": {"kind": "color", "systemColor": "labelColor"}},
            {"property": "Tint Color", "value": {"kind": "color", "named": "Moss", "catalog": "Own"}}]))
        self.assertEqual(label.attrib, {"id": "a", "customClass": "Badge", "numberOfLines": "0", "hidden": "YES",
                                        "text": 'A "b" <c>\nd'})
        self.assertEqual([(each.tag, each.get("key")) for each in label],
                         [("rect", "frame"), ("color", "textColor"), ("color", "tintColor")])
        self.assertEqual(label[2].get("name"), "Moss")

    def test_constraints_have_attributes_of_anchors(self):
        found = self.written({"equation": "", "id": "c", "first": {"item": "a", "anchor": "leadingAnchor", "margins": ""},
                              "relation": ">=", "second": {"item": "b", "anchor": "lastBaselineAnchor"},
                              "multiplier": "1:2", "constant": 8, "priority": 750})
        self.assertEqual(found.attrib, {
            "id": "c", "firstItem": "a", "firstAttribute": "leadingMargin", "relation": "greaterThanOrEqual",
            "secondItem": "b", "secondAttribute": "baseline", "multiplier": "1:2", "constant": "8", "priority": "750"})
        centered = recipe.attribute({"anchor": "centerXAnchor", "margins": "layoutMarginsGuide"})
        self.assertEqual(centered, "centerXWithinMargins")

    def test_connections_and_variations(self):
        view = self.written(entity("view", id="v", connections=[
            {"connection": "action", "id": "o", "name": "save:", "to": "x",
             "properties": [{"property": "Event Type", "value": "touchUpInside"}]}],
            variations=[{"when": "heightClass=compact", "properties": [{"property": "Hidden", "value": False}],
                         "objects": [{"list": "subviews", "installed": ["a"], "notInstalled": ["b"]}]}]))
        action, variation = view[0][0], view[1]
        self.assertEqual(action.attrib, {"selector": "save:", "destination": "x", "id": "o", "eventType": "touchUpInside"})
        self.assertEqual(variation.attrib, {"key": "heightClass=compact", "hidden": "NO"})
        self.assertEqual([(each.tag, each.get("reference")) for each in variation[0]], [("exclude", "b"), ("include", "a")])

    def test_documents_have_scenes_and_assets(self):
        made = ElementTree.fromstring(self.writer.document({
            "document": entity("document", properties=[{"property": "Version", "value": "3.0"}]),
            "scenes": [entity("scene", id="s", content=[{"list": "objects", "objects": []}])],
            "assets": [entity("image", properties=[{"property": "Name", "value": "Fern"}])]}).encode())
        self.assertEqual([each.tag for each in made], ["scenes", "resources"])
        self.assertEqual(made[0][0].get("sceneID"), "s")

    def test_markup_is_a_fault(self):
        self.assertEqual(list(recipe.faults({"scenes": [{"name": 'a < b'}]})), [])
        self.assertEqual(len(list(recipe.faults({"scenes": [{"name": '<label text="A"/>'}]}))), 1)
        self.assertEqual(len(list(recipe.faults({"attributes": {"text": "A"}}))), 1)


if __name__ == "__main__":
    unittest.main()
