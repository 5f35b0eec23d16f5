"""Compares pictures with layouts.

Every picture that `preview` draws is well formed, and runs and fetches nothing: no scripts, no
handlers, no references except `#…` and images as data. Every view of its layout has one element
with its id, and a line of the document at which it begins. The elements have the frames of the
layout, as headless Chromium reports them, to half a point. A text ends with an ellipsis only if the
layout reports it as truncated. With librsvg, the check also looks for pixels: a fully visible view
of a class that draws something, with something to draw and nothing above it, has more than one
color in its frame.
"""
import collections, io, re, shutil
import xml.etree.ElementTree as ElementTree

from checks import support

ARGUMENTS = [
    support.places(), support.SAMPLE,
    support.argument("--all-cells", action="store_true", help="check boxes in all cells")]
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
LIMIT = 0.5
# Elements that run or fetch something.
ACTIVE = {"script", "foreignObject", "iframe", "a", "set", "animate"}
# Classes that always draw something; `has_ink` has those that do if they have contents.
DRAWING = {"switch", "slider", "segmentedControl", "stepper", "progressView", "pageControl",
           "searchBar", "datePicker", "pickerView", "navigationBar", "tabBar", "toolbar"}
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}


def check(options, report):
    images = image_reader(report)
    with support.page(report, "boxes", viewport={"width": 2000, "height": 2000}) as page:
        pictures = Pictures(options, report, page, images)
        for path in support.documents(options.places, options.sample):
            pictures.document(path)
    if not pictures.counts["pictures"]:
        report.fault("no pictures")
    return ", ".join(f"{number} {what}" for what, number in sorted(pictures.counts.items()))


def image_reader(report):
    """The module that reads images, if everything that the pixel check needs is installed."""
    try:
        from PIL import Image
    except ImportError:
        report.skip("python3 has no PIL (Debian: python3-pil)", "ink")
        Image = None
    if not shutil.which("rsvg-convert"):
        report.skip("rsvg-convert is not installed (Debian: librsvg2-bin)", "ink")
        Image = None
    return Image


class Pictures:
    """The drawn documents, and the counts of the check."""

    def __init__(self, options, report, page, images):
        self.tool, self.all_cells = options.tool, options.all_cells
        self.report, self.page, self.images = report, page, images
        self.counts = collections.Counter()

    def run(self, command, path, *words):
        return support.run(self.tool, command, path, *words, "--findings", "ignore", "--jobs", "1",
                           "--no-config", timeout=300, expects=(0, 1, 2))

    def document(self, path):
        with support.scratch() as folder:
            made, compiled = self.run("preview", path, "-o", folder), self.run("compile", path)
            if made.returncode or compiled.returncode or not compiled.stdout:
                self.counts["documents of other platforms, or that cannot be read"] += 1
                return
            self.counts["documents"] += 1
            layouts, met = support.layouts(compiled.stdout), set()
            for file in sorted(folder.rglob("*.svg")):
                self.where = f"{path}: {file.name}"
                self.report.add(self.where, self.picture(file, layouts, met))
            self.report.add(
                path, (f"{' '.join(key)}: no picture" for key in sorted(layouts.keys() - met)))

    def picture(self, file, layouts, met):
        try:
            root = ElementTree.parse(file).getroot()
        except ElementTree.ParseError as error:
            yield f"not well formed: {error}"
            return
        self.counts["pictures"] += 1
        yield from activity(root)
        key = (root.get("data-scene"), root.get("data-configuration"))
        if key not in layouts:
            return
        met.add(key)
        views = {view["id"]: view for view in layouts[key]["views"] if view.get("id")}
        boxes = [element for element in root.iter() if element.get("data-id") is not None]
        count = collections.Counter(element.get("data-id") for element in boxes)
        self.counts["boxes"] += len(count)
        for identifier in views:
            if count[identifier] != 1:
                yield f"{identifier} has {count[identifier]} boxes"
        for element in boxes:
            if not (element.get("data-line") or "").isdigit():
                yield f"{element.get('data-id')} has no line"
        yield from self.dots(root, views)
        if self.page and (self.all_cells or key[1] == "canvas"):
            self.page.goto(file.as_uri())
            found = {identifier: box for _, identifier, *box in support.boxes(self.page)}
            yield from self.boxes(views, found)
            if self.images:
                yield from self.ink(file, root, views, found)

    def dots(self, root, views):
        """Checks that texts follow the frame of their view."""
        view = None
        for element in root.iter():
            view = views.get(element.get("data-id"), view)
            if element.tag != SVG + "text" or not "".join(element.itertext()).endswith("…"):
                continue
            self.counts["texts with dots"] += 1
            if view is not None and view["class"] == "label" and not view.get("cut"):
                written = str(view["attributes"].get("text") or "")
                if not re.search(r"(…|\.\.\.)\s*$", written, re.M):
                    yield f"{view['id']} ends with an ellipsis but is not truncated"

    def boxes(self, views, boxes):
        """Checks that every view is in its superview at the frame of the layout; the contents of a
        scroll view may be offset, all by the same distance."""
        moves = {}
        root = next((each["id"] for each in views.values() if each["superview"] is None), None)
        for identifier, view in views.items():
            if identifier not in boxes:
                continue
            self.counts["boxes compared in Chromium"] += 1
            box, superview = boxes[identifier], view["superview"]
            left, top, *_ = boxes.get(superview, [0, 0])
            x, y, width, height = view["frame"]
            move = [0, 0]
            if superview is None and identifier != root:
                # Views outside the hierarchy are drawn next to the scene.
                move = [box[0] - x, box[1] - y]
            elif superview is not None and views[superview]["class"] in SCROLLING:
                move = moves.setdefault(superview, [box[0] - left - x, box[1] - top - y])
            expected = [left + x + move[0], top + y + move[1], width, height]
            if not support.near(box, expected, LIMIT):
                yield f"{identifier} is at {rounded(box)}, not {rounded(expected)}"
        for identifier, (x, y) in moves.items():
            # Bars, the notch and a header are in front of it.
            if not (-LIMIT <= x <= 64 and -LIMIT <= y <= 300):
                yield f"the contents of {identifier} are moved by {rounded([x, y])}"

    def ink(self, file, root, views, boxes):
        """Checks that a view with something to draw has more than one color in its frame."""
        converted = support.run("rsvg-convert", file, expects=None)
        if converted.returncode:
            yield "librsvg cannot render it"
            return
        image = self.images.open(io.BytesIO(converted.stdout)).convert("RGB")
        fills = {text.get("fill") for text in root.iter(SVG + "text")}
        for view in seen(views, boxes, image.size):
            x, y, width, height = boxes[view["id"]]
            part = image.crop((int(x), int(y), int(x + width), int(y + height)))
            colors = part.getcolors(1 << 24)
            self.counts[f"{view['class']} examined"] += 1
            if len(colors) < 2 and "#%02x%02x%02x" % colors[0][1] in fills:
                self.counts["texts in the color of their background"] += 1
            elif len(colors) < 2:
                self.counts[f"{view['class']} without ink"] += 1
                self.report.say(f"{self.where}: {view['id']} ({view['class']}) has no ink")


def activity(root):
    """Returns the parts of a picture that run or fetch something."""
    for element in root.iter():
        if element.tag.removeprefix(SVG) in ACTIVE:
            yield f"<{element.tag.removeprefix(SVG)}>"
        for key, value in element.attrib.items():
            if key.lower().startswith("on"):
                yield f"{key}="
            is_inside = value.startswith(("#", "data:image/"))
            if key in ("href", XLINK + "href") and not is_inside:
                yield f"refers to {value[:60]}"
            if re.search(r"url\((?!#)", value):
                yield f"{key} refers to {value[:60]}"


def seen(views, boxes, size):
    """Returns the views with something to draw that are fully visible."""
    order = [view for view in views.values() if view["id"] in boxes]
    parents = {view["superview"] for view in views.values()}
    for number, view in enumerate(order):
        box = boxes[view["id"]]
        around = [view]
        while (superview := views.get(around[-1]["superview"])) is not None:
            around.append(superview)
        clipping = [boxes[each["id"]] for each in around[1:] if each["id"] in boxes and (
            each["class"] in SCROLLING or each.get("attributes", {}).get("clipsSubviews"))]
        if (view["id"] not in parents and has_ink(view) and not any(map(is_hidden, around))
                and min(box[2:]) >= 8 and contains([0, 0, *size], box, 0)
                and all(contains(outer, box, 1) for outer in clipping)
                and not any(overlap(boxes[each["id"]], box) for each in order[number + 1:])):
            yield view


def is_hidden(view):
    attributes = view.get("attributes", {})
    return attributes.get("hidden") or float(attributes.get("alpha", 1)) < 0.05


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


def contains(outer, inner, slack):
    return all(one >= other - slack and one + length <= other + room + slack for
               one, length, other, room in zip(inner[:2], inner[2:], outer[:2], outer[2:]))


def overlap(one, other):
    return (one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            and one[1] < other[1] + other[3] and other[1] < one[1] + one[3])


def rounded(box):
    return [round(number, 2) for number in box]
