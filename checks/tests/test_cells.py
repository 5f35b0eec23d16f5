"""The check of cells finds planted deviations, and nothing in correct layouts."""
import contextlib
import io
import json
import pathlib
import tempfile
import unittest

from checks import cells, driver

# In regular width the box is 100 wide instead of 60, and the note is installed. In compact height the
# box is hidden. The height is a placeholder.
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <scenes><scene sceneID="scene"><objects><viewController id="page">
    <view key="view" id="root">
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <constraints>
            <constraint firstAttribute="width" constant="60" id="wide">
              <variation key="widthClass=regular" constant="100"/>
            </constraint>
            <constraint firstAttribute="height" constant="40" placeholder="YES" id="high"/>
            <constraint firstAttribute="width" priority="500" constant="300" id="weak"/>
          </constraints>
          <variation key="heightClass=compact" hidden="YES"/>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="note"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="twin"/>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="lead"/>
        <constraint firstItem="note" firstAttribute="leading" secondItem="box" secondAttribute="trailing" constant="8" id="next"/>
        <constraint firstItem="twin" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="margin1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="10" id="margin2"/>
        <constraint firstItem="twin" firstAttribute="width" relation="lessThanOrEqual" secondItem="box" secondAttribute="width" multiplier="1:2" id="half"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="note"/></mask>
        <mask key="constraints"><exclude reference="next"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="note"/></mask>
        <mask key="constraints"><include reference="next"/></mask>
      </variation>
    </view>
  </viewController></objects></scene></scenes>
</document>
"""


def traits(width="unspecified", height="unspecified", **others):
    return {"horizontalSizeClass": width, "verticalSizeClass": height, **others}


def layout(name, frames, constants, hidden=None):
    views = [{"id": key, "class": "view", "superview": None if key == "root" else "root",
              "frame": frame, "attributes": {}} for key, frame in frames.items()]
    if hidden is not None:
        next(view for view in views if view["id"] == "box")["attributes"]["hidden"] = hidden
    return {"for": [name], "size": [600, 600], "views": views,
            "guides": [{"id": "safe", "owner": "root", "frame": [0, 20, 600, 580]}],
            "constraints": [{"id": key, "constant": value, **({"placeholder": True} if key == "high" else {})}
                            for key, value in constants.items()],
            "ambiguous": [], "conflicts": []}


ALWAYS = {"wide": 60, "high": 40, "weak": 300, "lead": 20, "margin1": 0, "margin2": 10, "half": 0}
COMPACT = {"root": [0, 0, 600, 600], "box": [20, 30, 60, 40], "twin": [0, 20, 30, 10]}
REGULAR = {"root": [0, 0, 600, 600], "box": [20, 30, 100, 40], "note": [128, 0, 9, 9],
           "twin": [0, 20, 50, 10]}
TURNED = {"root": [0, 0, 600, 600], "box": [520, 30, 60, 40], "twin": [0, 20, 30, 10]}
FILE = {
    "configurations": [
        {"name": "wCompact-hCompact", "traits": traits("compact", "compact"), "device": None},
        {"name": "wRegular-hAny", "traits": traits("regular"), "device": None},
        {"name": "wAny-hAny:rtl", "traits": traits(layoutDirection="rightToLeft"), "device": None},
        {"name": "device:retina4_7", "traits": traits("compact", "regular", displayScale=2),
         "device": {"id": "retina4_7", "orientation": "portrait"}}],
    "scenes": [{"id": "scene", "layouts": [
        layout("wCompact-hCompact", COMPACT, ALWAYS, hidden=True),
        layout("wRegular-hAny", REGULAR, {**ALWAYS, "wide": 100, "next": 8}),
        layout("wAny-hAny:rtl", TURNED, ALWAYS),
        layout("device:retina4_7", COMPACT, ALWAYS)]}]}


class CellTests(unittest.TestCase):
    def setUp(self):
        self.file = json.loads(json.dumps(FILE))
        self.compact, self.regular, self.turned, self.phone = self.file["scenes"][0]["layouts"]

    def check(self, *expected, document=DOCUMENT):
        """The check ends with status 0 and no fault, or with status 1 and the expected faults."""
        with tempfile.TemporaryDirectory() as folder:
            documents, layouts = (pathlib.Path(folder, name) for name in ("documents", "layouts"))
            documents.mkdir()
            layouts.mkdir()
            (documents / "A.storyboard").write_text(document)
            if self.file:
                (layouts / "A.storyboard.layout.json").write_text(json.dumps(self.file))
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                status = driver.main(["cells", str(layouts), str(documents)])
        lines = output.getvalue().splitlines()[:-1]
        self.assertEqual([line.removeprefix("A.storyboard: ") for line in lines], list(expected))
        self.assertEqual(status, 1 if expected else 0)

    def box(self, part):
        return next(view for view in part["views"] if view["id"] == "box")

    def constraint(self, part, name):
        return next(each for each in part["constraints"] if each["id"] == name)

    def test_correct_layouts_pass(self):
        self.check()

    def test_a_violated_constant_is_found(self):
        self.box(self.compact)["frame"][2] = 62
        self.check("scene wCompact-hCompact: the constraint wide (width) does not hold: off by 2")

    def test_an_edge_is_compared_with_the_other_item(self):
        self.regular["views"][2]["frame"][0] = 120
        self.check("scene wRegular-hAny: the constraint next (leading) does not hold: off by -8")

    def test_pixels_determine_the_slack(self):
        # A pixel of half a point may round both edges, in a cell a whole point.
        self.box(self.phone)["frame"][2] = 60.9
        self.box(self.compact)["frame"][2] = 60.9
        self.check("scene device:retina4_7: the constraint wide (width) does not hold: off by 0.9")

    def test_inequalities_bound_one_side(self):
        self.compact["views"][2]["frame"][2] = 5
        self.check()
        self.compact["views"][2]["frame"][2] = 40
        self.check("scene wCompact-hCompact: the constraint half (width) does not hold: off by 10")

    def test_margins_are_in_one_place(self):
        self.box(self.compact)["frame"][1] = 34
        self.check("scene wCompact-hCompact: the constraint margin2 (top) does not hold: off by 4")

    def test_leading_is_right_from_right_to_left(self):
        self.box(self.turned)["frame"][0] = 20
        self.check("scene wAny-hAny:rtl: the constraint lead (leading) does not hold: off by 500")

    def test_a_semantic_content_attribute_keeps_the_direction(self):
        self.box(self.turned)["frame"][0] = 20
        self.check(document=DOCUMENT.replace(
            'key="view" id="root"', 'key="view" semanticContentAttribute="playback" id="root"'))

    def test_members_of_a_conflict_may_be_violated(self):
        self.box(self.compact)["frame"][2] = 62
        self.compact["conflicts"] = [["wide", "lead"]]
        self.check()

    def test_wrong_variations_of_constants_are_found(self):
        self.constraint(self.regular, "wide")["constant"] = 60
        self.check("scene wRegular-hAny: the constraint wide has the constant 60, not 100")

    def test_views_that_are_not_installed_are_found(self):
        self.compact["views"].append(self.regular["views"][2])
        self.check("scene wCompact-hCompact: the view note is not installed")

    def test_missing_views_are_found(self):
        del self.regular["views"][2]
        self.check("scene wRegular-hAny: the view note is missing")

    def test_missing_constraints_are_found(self):
        self.regular["constraints"].pop()
        self.check("scene wRegular-hAny: the constraint next is missing")

    def test_constraints_that_are_not_installed_are_found(self):
        self.compact["constraints"].append({"id": "next", "constant": 8})
        self.check("scene wCompact-hCompact: the constraint next is not installed")

    def test_placeholders_are_marked(self):
        del self.constraint(self.compact, "high")["placeholder"]
        self.check("scene wCompact-hCompact: the constraint high is not marked as a placeholder")

    def test_placeholders_apply_only_on_the_canvas(self):
        self.box(self.phone)["frame"][3] = 99
        self.check()
        self.file["configurations"][3]["name"] = self.phone["for"][0] = "canvas"
        self.check("scene canvas: the constraint high (height) does not hold: off by 59")

    def test_wrong_attributes_are_found(self):
        self.box(self.compact)["attributes"]["hidden"] = False
        self.check("scene wCompact-hCompact: hidden of the view box is False, not YES")
        del self.box(self.compact)["attributes"]["hidden"]
        self.check("scene wCompact-hCompact: hidden of the view box is None, not YES")

    def test_wrong_size_classes_of_devices_are_found(self):
        self.file["configurations"][3]["traits"]["verticalSizeClass"] = "compact"
        faults = ["device:retina4_7 has the size classes compact × compact",
                  "scene device:retina4_7: hidden of the view box is None, not YES"]
        self.check(*faults)

    def test_wrong_size_classes_of_foldable_displays_are_found(self):
        device = self.file["configurations"][3]["device"]
        device["id"] = "iphone-duo-outer"
        self.check()
        device["id"] = "iphone-duo-inner"
        self.check("device:retina4_7 has the size classes compact × regular")

    def test_missing_layouts_are_found(self):
        self.file = None
        self.check("there is no layout", "no document was examined",
                   "no constraint was examined", "no equation was examined")


class PrecedenceTests(unittest.TestCase):
    def values(self, *keys):
        element = cells.ElementTree.fromstring("<view>%s</view>" % "".join(
            f'<variation key="{key}"/>' for key in keys))
        matching = cells.matching(element, {"widthClass": "compact", "heightClass": "regular"})
        return [each.get("key") for each in matching]

    def test_more_traits_win_then_width(self):
        self.assertEqual(
            self.values("heightClass=regular-widthClass=compact", "widthClass=compact",
                        "heightClass=regular", "default", "widthClass=regular"),
            ["default", "heightClass=regular", "widthClass=compact",
             "heightClass=regular-widthClass=compact"])

    def test_ratios_are_first_by_second(self):
        self.assertEqual([cells.number(text) for text in ("4:2", "1/4", "0.5", "x", "1:0")],
                         [2, 0.25, 0.5, None, None])
