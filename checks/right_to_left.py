"""Checks right-to-left layouts with mirrored frames and with equations.

In a size-class cell, on a phone and on a tablet, each view of documents that do not refer to left
and right has the mirrored frame, within a pixel. The following refer to left and right: the
attributes left and right, multiplied positions, offsets from centers, absolute margins, semantic
content attributes, frames from autoresizing masks, contents of scroll views (UIKit mirrors none),
views of bars, and images with alignment insets.

With CHECK, right-to-left layouts are then mirrored and left and right are exchanged in the documents.
CHECK, a script that receives layouts and documents and assumes left-to-right languages, must find
nothing. `scripts/check cells` checks the equations of right-to-left layouts without any exchange.
"""
import json, pathlib, shutil, subprocess, sys
import xml.etree.ElementTree as ElementTree

from checks import support

ARGUMENTS = [
    support.argument("corpus", metavar="CORPUS", type=pathlib.Path),
    support.argument("check", metavar="CHECK", nargs="?")]
PLACES = ["--cell", "wCompact-hRegular", "--device", "retina4_0", "--device", "ipad9_7:landscape"]
SIDES = {"left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin"}
DIRECTIONAL = {"leading", "trailing", "leadingMargin", "trailingMargin"}
CENTERS = {"centerX", "centerXWithinMargins"}
RELATIONS = {"lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}
CELLS = {"tableViewCell", "tableViewCellContentView", "collectionViewCell",
         "collectionViewCellContentView"}
UNMIRRORED = {"scrollView", "navigationBar", "toolbar"}
ENDING = ".layout.json"
PIXEL = 0.51


def check(options, report):
    corpus, count = options.corpus, 0
    with support.scratch() as folder:
        left, right, documents, turned = (
            folder / name for name in ("left", "right", "documents", "turned"))
        for output, direction in ((left, []), (right, ["--direction", "rtl"])):
            support.run(options.tool, "compile", corpus, "-o", output, *PLACES, *direction,
                        expects=(0, 1))
        documents.mkdir()
        for file in sorted(right.rglob("*" + ENDING)):
            path = file.relative_to(right)
            source = str(path).removesuffix(ENDING)
            try:
                root = ElementTree.parse(corpus / source).getroot()
            except ElementTree.ParseError:
                continue
            one, other = (json.loads((side / path).read_text()) for side in (left, right))
            if root.get("useAutolayout") == "YES" and not any(map(speaks_of_sides, root.iter())):
                placed = {
                    element.get("id") for element in root.iter()
                    if element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                    and element.get("fixedFrame") != "YES"}
                for where, frame, expected in mirrored(one, other, placed):
                    count += 1
                    if not support.near(frame, expected, PIXEL):
                        report.fault(f"{source} {where} is at {frame}, not {expected}")
            if options.check and can_turn(root):
                turn_layout(other, turn_document(root))
                for target, text in ((documents / source, ElementTree.tostring(root, "unicode")),
                                     (turned / path, json.dumps(other))):
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_text(text)
        if options.check:
            shutil.copy(corpus / "index.jsonl", documents)
            done = subprocess.run([sys.executable, options.check, turned, documents, "--list", "10"])
            if done.returncode:
                report.fault("the equations are not satisfied")
    if not count:
        report.fault("no view was examined")
    return f"{count} mirrored views"


def speaks_of_sides(element):
    first, second = element.get("firstAttribute"), element.get("secondAttribute")
    constant = element.get("constant")
    return (
        element.get("semanticContentAttribute") or element.get("key") == "layoutMargins"
        or element.tag == "variation" and (constant or element.get("fixedFrame"))
        or element.tag == "constraint" and (
            first in SIDES or second in SIDES
            or second in DIRECTIONAL | CENTERS and element.get("multiplier")
            or {first, second} <= CENTERS and (constant or element.get("relation"))))


def mirrored(left, right, placed):
    """Returns the views of a document: id and position, the frame, and the mirrored frame."""
    for one, other in zip(left["scenes"], right["scenes"]):
        found = {name.replace(":rtl", ""): support.frames(layout)
                 for layout in other["layouts"] for name in layout["for"]}
        for layout in one["layouts"]:
            views = {view["id"]: view for view in layout["views"]}
            for name in layout["for"]:
                for view in layout["views"]:
                    if view["superview"] in views and follows(view, views, placed):
                        x, y, width, height = view["frame"]
                        room = views[view["superview"]]["frame"][2]
                        yield (f"{name} {view['id']}", found[name][view["id"]],
                               [room - x - width, y, width, height])


def follows(view, views, placed):
    """Whether only constraints and size-class cells position a view and its superviews."""
    while view["superview"] in views:
        outer = views[view["superview"]]
        if (view["id"] not in placed and view["class"] not in CELLS
                and outer["class"] != "stackView"):
            return False
        if outer["class"] in UNMIRRORED or view["class"] == "imageView":
            return False
        view = outer
    return True


def turn_document(root):
    """Exchanges left and right; returns the ids of the constraints whose constants change signs."""
    turned = set()
    for holder in root.iter():
        for constraint in holder.findall("constraint"):
            first, second = constraint.get("firstAttribute"), constraint.get("secondAttribute")
            if second in DIRECTIONAL | CENTERS | set(SIDES) and constraint.get("multiplier"):
                # Measured from the left in either direction.
                holder.remove(constraint)
                continue
            if not {first, second} & (CENTERS | set(SIDES)) or {first, second} & DIRECTIONAL:
                continue
            turned.add(constraint.get("id"))
            for key, opposites in (("firstAttribute", SIDES), ("secondAttribute", SIDES),
                                   ("relation", RELATIONS)):
                if constraint.get(key) in opposites:
                    constraint.set(key, opposites[constraint.get(key)])
    return turned


def turn_layout(file, turned):
    for scene in file["scenes"]:
        for layout in scene["layouts"]:
            widths = {view["id"]: view["frame"][2] for view in layout["views"]}
            for view in layout["views"]:
                if view["superview"] in widths:
                    x, _, width, _ = view["frame"]
                    view["frame"][0] = widths[view["superview"]] - x - width
            for constraint in layout["constraints"]:
                if constraint["id"] in turned and constraint.get("constant"):
                    constraint["constant"] = -constraint["constant"]


def can_turn(root):
    """Whether no variation changes a constraint's constant and no view has its own direction."""
    return not any(element.get("semanticContentAttribute") for element in root.iter()) and (
        root.find(".//constraint/variation") is None)
