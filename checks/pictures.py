"""Holds pictures to layouts.

Draws documents below the folders with `preview`, compiles them with `compile`, and asks of every
picture:

- that it is well formed, runs nothing and fetches nothing: no scripts, no handlers, no references
  but `#…` and images as data;
- that every view of its layout has one box with its id, and a line of the document that begins it;
- that the boxes are where the layout has the views, as headless Chromium reports them
  (`getBoundingClientRect`), to half a point;
- that a text ends with dots only where the layout says that it is cut.

With librsvg it also looks for ink: a view of a class that draws something, with something to draw,
that can be seen as a whole and that nothing lies above has more than one colour in its box.
"""
import collections
import io
import pathlib
import re
import tempfile
import xml.etree.ElementTree as ElementTree

from checks import support

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
LIMIT = 0.5
# Elements that run something or fetch something.
ACTIVE = {"script", "foreignObject", "iframe", "a", "set", "animate"}
# Classes that always draw something; those that do with something to draw are in `has_ink`.
DRAWING = {"switch", "slider", "segmentedControl", "stepper", "progressView", "pageControl",
           "searchBar", "datePicker", "pickerView", "navigationBar", "tabBar", "toolbar"}
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
READ = """() => [...document.querySelectorAll('[data-id]')].map(rect => {
  const box = rect.getBoundingClientRect()
  return [rect.getAttribute('data-id'), box.x, box.y, box.width, box.height]
})"""


def arguments(parser):
    support.add_places(parser, sample=True)
    parser.add_argument("--all-cells", action="store_true", help="boxes beyond the canvas")


def check(options, report):
    images = image_reader(report)
    with support.browser(report, "boxes") as browser:
        page = browser and browser.new_page(viewport={"width": 2000, "height": 2000})
        pictures = Pictures(options, report, page, images)
        for path in support.documents(options.places, options.sample):
            pictures.document(path)
    if not pictures.counts["pictures"]:
        report.fault("no pictures")
    return ", ".join(f"{number} {what}" for what, number in sorted(pictures.counts.items()))


def image_reader(report):
    """The module that reads images, if there is all that finds ink."""
    try:
        from PIL import Image
    except ImportError:
        report.skip("python3 has no PIL (Debian: python3-pil)", "ink")
        Image = None
    return support.program(report, "rsvg-convert", "librsvg2-bin", "ink") and Image


class Pictures:
    """Documents that are drawn, and what is counted."""

    def __init__(self, options, report, page, images):
        self.tool, self.all_cells = options.tool, options.all_cells
        self.report, self.page, self.images = report, page, images
        self.counts = collections.Counter()

    def run(self, command, path, *words):
        return support.run(self.tool, command, path, *words, "--findings", "ignore", "--jobs", "1",
                           "--no-config", timeout=300, expects=None)

    def document(self, path):
        with tempfile.TemporaryDirectory() as folder:
            made, compiled = self.run("preview", path, "-o", folder), self.run("compile", path)
            if made.returncode or compiled.returncode or not compiled.stdout:
                self.counts["documents of other platforms, or that cannot be read"] += 1
                return
            self.counts["documents"] += 1
            layouts, met = support.layouts(compiled.stdout), set()
            for file in sorted(pathlib.Path(folder).rglob("*.svg")):
                try:
                    root = ElementTree.parse(file).getroot()
                except ElementTree.ParseError as error:
                    self.report.fault(f"{path}: {file.name}: not well formed: {error}")
                    continue
                self.counts["pictures"] += 1
                picture = Picture(file, root, layouts, self)
                met.add(picture.key)
                for fault in picture.check():
                    self.report.fault(f"{path}: {file.name}: {fault}")
                for bare in picture.bare:
                    self.report.say(f"{path}: {file.name}: {bare} has no ink")
            for key in sorted(layouts.keys() - met):
                self.report.fault(f"{path}: {' '.join(key)}: no picture")


class Picture:
    """A picture, and the views of its layout."""

    def __init__(self, file, root, layouts, pictures):
        self.file, self.root, self.pictures, self.counts = file, root, pictures, pictures.counts
        self.key = (root.get("data-scene"), root.get("data-configuration"))
        self.has_layout = self.key in layouts
        found = layouts[self.key]["views"] if self.has_layout else []
        self.views = {view["id"]: view for view in found if view.get("id")}
        self.bare = []

    def check(self):
        yield from self.activity()
        if not self.has_layout:
            return
        boxes = {}
        for element in self.root.iter():
            if (identifier := element.get("data-id")) is not None:
                boxes.setdefault(identifier, []).append(element)
        for identifier in self.views:
            if len(boxes.get(identifier, [])) != 1:
                yield f"{identifier} has {len(boxes.get(identifier, []))} boxes"
        for identifier, elements in boxes.items():
            for element in elements:
                if not (element.get("data-line") or "").isdigit():
                    yield f"{identifier} has no line"
        self.counts["boxes"] += len(boxes)
        yield from self.dots()
        if self.pictures.page and (self.pictures.all_cells or self.key[1] == "canvas"):
            yield from self.boxes()

    def activity(self):
        """What runs or fetches something."""
        for element in self.root.iter():
            tag = element.tag.removeprefix(SVG)
            if tag in ACTIVE:
                yield f"<{tag}>"
            for key, value in element.attrib.items():
                if key.lower().startswith("on"):
                    yield f"{key}="
                is_inside = value.startswith(("#", "data:image/"))
                if key in ("href", XLINK + "href") and not is_inside:
                    yield f"refers to {value[:60]}"
                if re.search(r"url\((?!#)", value):
                    yield f"{key} refers to {value[:60]}"

    def dots(self):
        """Texts follow the box of their view."""
        view = None
        for element in self.root.iter():
            view = self.views.get(element.get("data-id"), view)
            if element.tag != SVG + "text" or not "".join(element.itertext()).endswith("…"):
                continue
            self.counts["texts with dots"] += 1
            if view is not None and view["class"] == "label" and not view.get("cut"):
                written = str(view["attributes"].get("text") or "")
                if not re.search(r"(…|\.\.\.)\s*$", written, re.M):
                    yield f"{view['id']} ends with dots and is not cut"

    def boxes(self):
        """Every view lies in its superview where the layout has it; what is in a scroll view may be
        moved, all of it alike."""
        page = self.pictures.page
        page.goto(self.file.as_uri())
        boxes = {identifier: box for identifier, *box in page.evaluate(READ)}
        moves = {}
        root = next((each["id"] for each in self.views.values() if each["superview"] is None), None)
        for identifier, view in self.views.items():
            box, outer = boxes.get(identifier), boxes.get(view["superview"], [0, 0])
            if box is None:
                continue
            self.counts["boxes compared in Chromium"] += 1
            x, y, width, height = view["frame"]
            move = [0, 0]
            if view["superview"] is None:
                # What is in no hierarchy lies beside the scene.
                if identifier != root:
                    move = [box[0] - x, box[1] - y]
            elif self.views[view["superview"]]["class"] in SCROLLING:
                move = moves.setdefault(
                    view["superview"], [box[0] - outer[0] - x, box[1] - outer[1] - y])
            expected = [outer[0] + x + move[0], outer[1] + y + move[1], width, height]
            if not support.near(box, expected, LIMIT):
                yield f"{identifier} is at {rounded(box)}, not {rounded(expected)}"
        if self.pictures.images:
            yield from self.ink(boxes)
        for identifier, (x, y) in moves.items():
            # Bars, the notch and a header are above it.
            if not (-LIMIT <= x <= 64 and -LIMIT <= y <= 300):
                yield f"what is in {identifier} is moved by {rounded([x, y])}"

    def ink(self, boxes):
        """Looks whether what has something to draw has more than one colour in its box."""
        converted = support.run("rsvg-convert", self.file, expects=None)
        if converted.returncode:
            yield "librsvg does not take it"
            return
        image = self.pictures.images.open(io.BytesIO(converted.stdout)).convert("RGB")
        fills = {text.get("fill") for text in self.root.iter(SVG + "text")}
        for view in self.seen(boxes, image):
            x, y, width, height = boxes[view["id"]]
            part = image.crop((int(x), int(y), int(x + width), int(y + height)))
            colors = part.getcolors(1 << 24)
            self.counts[f"{view['class']} looked at"] += 1
            if len(colors) < 2 and "#%02x%02x%02x" % colors[0][1] in fills:
                self.counts["texts in the colour of what is behind"] += 1
            elif len(colors) < 2:
                self.counts[f"{view['class']} without ink"] += 1
                self.bare.append(f"{view['id']} ({view['class']})")

    def seen(self, boxes, image):
        """The views with something to draw that can be seen as a whole."""
        order = list(self.views.values())
        parents = {view["superview"] for view in order}
        for number, view in enumerate(order):
            box = boxes.get(view["id"])
            if box is None or view["id"] in parents or not has_ink(view) or self.is_hidden(view):
                continue
            x, y, width, height = box
            is_inside = (x >= 0 and y >= 0 and x + width <= image.width
                         and y + height <= image.height)
            if min(width, height) < 8 or not is_inside:
                continue
            above = [boxes[each["id"]] for each in order[number + 1:] if each["id"] in boxes]
            if self.is_whole(view, boxes) and not any(overlap(each, box) for each in above):
                yield view

    def around(self, view):
        """The superviews of a view, the nearest first."""
        while (view := self.views.get(view["superview"])) is not None:
            yield view

    def is_hidden(self, view):
        said = [each.get("attributes", {}) for each in (view, *self.around(view))]
        return any(each.get("hidden") or float(each.get("alpha", 1)) < 0.05 for each in said)

    def is_whole(self, view, boxes):
        """Whether nothing around a view cuts it."""
        x, y, width, height = boxes[view["id"]]
        for outer in self.around(view):
            clips = outer["class"] in SCROLLING or outer.get("attributes", {}).get("clipsSubviews")
            if clips and outer["id"] in boxes:
                left, top, wide, high = boxes[outer["id"]]
                if (x < left - 1 or y < top - 1 or x + width > left + wide + 1
                        or y + height > top + high + 1):
                    return False
        return True


def has_ink(view):
    """Whether a view draws something, and has something to draw."""
    attributes = view.get("attributes", {})
    if view["class"] == "label":
        return str(attributes.get("text") or "").strip()
    if view["class"] == "button":
        return ((attributes.get("normal") or {}).get("attributes") or {}).get("title")
    if view["class"] == "textField":
        return attributes.get("text") or attributes.get("placeholder")
    return view["class"] in DRAWING


def overlap(one, other):
    return (one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            and one[1] < other[1] + other[3] and other[1] < one[1] + one[3])


def rounded(box):
    return [round(number, 2) for number in box]
