"""Checks layout files against the documents, with a resolver of variations of its own.

LAYOUTS is what `ninefold compile DOCUMENTS -o LAYOUTS` wrote, for any cells, devices, content sizes
and directions. Two things are checked in every configuration:

- Variations: which views and constraints are installed, which constants and which varied
  attributes apply, and which constraints are placeholders. Of the variations whose traits all match,
  the one with more traits wins, of two with one trait the one for width; `default` comes first. The
  traits of a cell follow from its name, those of a device from its kind and orientation.
- Equations: each required constraint holds in the frames, within the rounding to pixels. Margins and
  the ends of scroll content are not part of a layout file, so all constraints must imply the same
  position for each of them. In right-to-left layouts leading is the right edge.

Not checked: baselines, edges of controls whose alignment rectangle is not their frame, members of a
reported conflict, constraints of views with an autoresizing mask, constraints to the bottom and trailing
edge of a xib's view on the canvas, placeholders outside the canvas, views that a stack view leaves out,
and, from right to left, multiples of horizontal positions and centers of scroll views. Documents without
Auto Layout are skipped.
"""
import collections, functools, json, pathlib, re
import xml.etree.ElementTree as ElementTree

from checks import support

TOOL = None
ARGUMENTS = [
    support.argument("layouts", metavar="LAYOUTS", type=pathlib.Path),
    support.argument("documents", metavar="DOCUMENTS", type=pathlib.Path)]
ENDING = ".layout.json"
RUNTIMES = {"iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "AppleTV"}
CELL = re.compile(r"w(Any|Compact|Regular)-h(Any|Compact|Regular)\b")
SIZE_CLASSES = {"widthClass": "horizontalSizeClass", "heightClass": "verticalSizeClass"}
# Only the editor uses these attributes, or they name an object.
EDITOR = {"key", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity", "id", "userLabel"}

HORIZONTAL = {"left": 0, "right": 1, "leading": 0, "trailing": 1, "centerX": 0.5}
VERTICAL = {"top": 0, "bottom": 1, "centerY": 0.5}
EXTENTS = {"width": 2, "height": 3}
DIRECTIONAL = {"leading", "trailing", "leadingMargin", "trailingMargin"}
OPPOSITES = {"leading": "trailing", "trailing": "leading"}
MARGINS = re.compile(r"(left|right|leading|trailing|top|bottom)Margin")
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# Their edges are not those of their alignment rectangles.
CONTROLS = {"switch", "slider", "segmentedControl", "stepper"}

LEFT_TO_RIGHT = {"forceLeftToRight", "playback", "spatial"}

# The direction is the semantic content attribute of the owner.
Constraint = collections.namedtuple("Constraint", "element owner constant direction")
# A scene in a configuration: names of elements, constraints and varied attributes by id, and the ids
# of subviews, of those with an autoresizing mask, and of views that a stack view leaves out.
Resolved = collections.namedtuple("Resolved", "present constraints attributes subviews masked left_out")


def check(options, report):
    count = collections.Counter()
    insets = images_with_insets(options.documents)
    for path in sorted(options.layouts.rglob("*" + ENDING)):
        name = str(path.relative_to(options.layouts)).removesuffix(ENDING)
        try:
            root = ElementTree.parse(options.documents / name).getroot()
        except (OSError, ElementTree.ParseError) as error:
            report.fault(f"{name}: {error}")
            continue
        if root.get("useAutolayout") != "YES":
            continue
        count["documents"] += 1
        report.add(name, faults(root, json.loads(path.read_bytes()), insets, count))
    for path in support.documents([options.documents]):
        name = path.relative_to(options.documents)
        if not (options.layouts / f"{name}{ENDING}").exists():
            report.add(name, missing(path))
    for each in ("document", "constraint", "equation"):
        report.needs(count[f"{each}s"], each)
    return ", ".join(f"{count[each]} {each}" for each in (
        "documents", "layouts", "varied attributes", "constraints", "equations"))


def missing(path):
    """Yields a fault if a document without a layout file should have one."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError:
        return
    if root.get("useAutolayout") == "YES" and root.get("targetRuntime") in RUNTIMES:
        yield "there is no layout"


def images_with_insets(folder):
    """Returns the names of images whose alignment rectangles are smaller than they are."""
    return {path.parent.stem for path in folder.rglob("*.imageset/Contents.json")
            if b"alignment-insets" in path.read_bytes()}


def faults(root, file, insets, count):
    """Yields what is wrong in the layouts of a document, and counts what was checked."""
    configurations = {each["name"]: each for each in file["configurations"]}
    scenes = root.find("scenes")
    whole = root.find("objects")
    is_loose = scenes is None and (number(root.get("toolsVersion", "0").split(".")[0]) or 0) >= 14800
    sources = {} if scenes is None else {each.get("sceneID"): each for each in scenes}
    resolved = functools.cache(lambda scene, traits: resolve(
        sources.get(scene, whole), dict(traits)))
    listed = collections.defaultdict(lambda: (set(), {}, {}))
    for scene in file["scenes"]:
        group = scene["id"] if scene["id"] in sources else None
        for layout in scene["layouts"]:
            count["layouts"] += 1
            for name in layout["for"]:
                views, constraints, attributes = listed[group, name]
                views.update(view["id"] for view in layout["views"])
                constraints.update((each["id"], each) for each in layout["constraints"])
                attributes.update((view["id"], view["attributes"]) for view in layout["views"])
                yield from size_class_faults(configurations[name])
            name = layout["for"][0]
            configuration = configurations[name]
            state = resolved(group, tuple(traits(configuration).items()))
            if group in sources or scenes is None:
                for fault in equations(
                        state, layout, configuration, insets, is_loose, count):
                    yield f"{scene['id']} {name}: {fault}"
    for (group, name), (views, constraints, attributes) in listed.items():
        if scenes is not None and group is None:
            continue
        state = resolved(group, tuple(traits(configurations[name]).items()))
        for fault in variations(state, views, constraints, attributes, count):
            yield f"{group or 'xib'} {name}: {fault}"


def image_name(view):
    image = view["attributes"].get("image")
    return image.get("name") if isinstance(image, dict) else image


# Variations.


def traits(configuration):
    """Returns the traits that select variations, by their names in keys."""
    if cell := CELL.match(configuration["name"]):
        pairs = zip(SIZE_CLASSES, cell.groups())
        return {name: value.lower() for name, value in pairs if value != "Any"}
    values = configuration["traits"]
    return {name: values[other] for name, other in SIZE_CLASSES.items()
            if values[other] != "unspecified"}


def size_class_faults(configuration):
    """Yields size classes that a device does not have. Only a phone's width in landscape and parts of
    a screen depend on the model."""
    device, values = configuration["device"], configuration["traits"]
    if configuration["name"] == "canvas" or not device or device.get("split"):
        return
    width, height = values["horizontalSizeClass"], values["verticalSizeClass"]
    if device["id"].startswith("ipad") or device["id"] == "iphone-duo-inner":
        expected = "regular", "regular"
    elif device["id"] == "iphone-duo-outer":
        expected = "compact", "regular" if device["orientation"] == "portrait" else "compact"
    elif device["id"].startswith("retina"):
        expected = (("compact", "regular") if device["orientation"] == "portrait"
                    else (width, "compact"))
    else:
        return
    if (width, height) != expected:
        yield f"{configuration['name']} has the size classes {width} × {height}"


def matching(element, values):
    """Returns an element's variations that apply, the strongest last."""
    found = []
    for variation in element.findall("variation"):
        key = variation.get("key", "")
        parts = [] if key == "default" else [part.partition("=") for part in key.split("-")]
        if all(values.get(name) == value for name, _, value in parts):
            found.append((len(parts), any(part[0] == "widthClass" for part in parts), variation))
    return [each[2] for each in sorted(found, key=lambda each: each[:2])]


def excluded(element, kind, values):
    """Returns the ids of the subviews or constraints that are not installed."""
    result = set()
    for variation in matching(element, values):
        for mask in variation.findall("mask"):
            if mask.get("key") == kind:
                for entry in mask:
                    change = result.add if entry.tag == "exclude" else result.discard
                    change(entry.get("reference"))
    return result


def attribute(element, name, values):
    found = element.get(name)
    for variation in matching(element, values):
        found = variation.get(name, found)
    return found


def resolve(source, values):
    """Returns which of a scene's objects, constraints and varied attributes apply with these traits."""
    state = Resolved({}, {}, {}, set(), set(), set())

    def walk(element, is_installed, is_left_out, superview=None):
        name = element.get("id")
        if name:
            if is_installed:
                state.present[name] = element.tag
                if superview is not None:
                    state.subviews.add(name)
                    if (superview.tag != "stackView" and
                            element.get("translatesAutoresizingMaskIntoConstraints") != "NO"):
                        state.masked.add(name)
            if is_left_out:
                state.left_out.add(name)
            if is_installed:
                state.attributes[name] = varied(element, values)
        for child in element:
            if child.tag == "subviews":
                absent = excluded(element, "subviews", values)
                for view in child:
                    walk(view, is_installed and view.get("id") not in absent,
                         is_left_out or element.tag == "stackView"
                         and attribute(view, "hidden", values) == "YES",
                         element)
            elif child.tag == "constraints" and is_installed:
                absent = excluded(element, "constraints", values)
                for constraint in child:
                    if constraint.get("id") not in absent:
                        constant = number(attribute(constraint, "constant", values) or "0")
                        if constant is not None:
                            state.constraints[constraint.get("id")] = Constraint(
                                constraint, name, constant,
                                element.get("semanticContentAttribute"))
            elif child.tag not in ("variation", "connections", "constraints") and not (
                    child.tag == "tableViewSection" and element.tag == "objects"):
                # No table shows a section at the top of a scene.
                walk(child, is_installed, is_left_out)

    walk(source, True, False)
    for name, constraint in list(state.constraints.items()):
        if not state.present.keys() >= set(items(constraint)):
            del state.constraints[name]
    return state


def items(constraint):
    """Returns the ids of a constraint's items."""
    first, second = (constraint.element.get(key) for key in ("firstItem", "secondItem"))
    return [first or constraint.owner, *([second] if second else [])]


def varied(element, values):
    """Returns the attributes and fonts that the element's variations change, with the values that apply."""
    result = {}
    for variation in element.findall("variation"):
        for name in variation.keys():
            if name not in EDITOR:
                result[name] = attribute(element, name, values)
        for child in variation:
            if child.tag == "fontDescription":
                fonts = [font for each in [element, *matching(element, values)]
                         for font in each.findall("fontDescription")
                         if font.get("key") == child.get("key")]
                result[child.get("key"), "pointSize"] = fonts[-1].get("pointSize") if fonts else None
    return result


def variations(state, views, constraints, attributes, count):
    """Yields differences between what applies and what a layout contains."""
    count["constraints"] += len(state.constraints)
    required = {name for name, each in state.constraints.items()
                if state.left_out.isdisjoint(items(each))}
    for name in sorted(views - state.present.keys()):
        yield f"the view {name} is not installed"
    for name in sorted(state.subviews - views):
        yield f"the view {name} is missing"
    for name in sorted(required - constraints.keys()):
        yield f"the constraint {name} is missing"
    for name in sorted(constraints.keys() - state.constraints.keys()):
        yield f"the constraint {name} is not installed"
    for name in sorted(constraints.keys() & state.constraints.keys()):
        found, expected = constraints[name], state.constraints[name]
        if abs(found["constant"] - expected.constant) > 1e-9:
            yield f"the constraint {name} has the constant {found['constant']:g}, " \
                  f"not {expected.constant:g}"
        is_placeholder = expected.element.get("placeholder") == "YES"
        if found.get("placeholder", False) != is_placeholder:
            yield f"the constraint {name} is {'not ' * is_placeholder}marked as a placeholder"
    for view in sorted(views & state.attributes.keys()):
        for name, value in state.attributes[view].items():
            count["varied attributes"] += 1
            found = attributes[view].get(name) if isinstance(name, str) else (
                attributes[view].get(name[0]) or {}).get(name[1])
            if not same(found, value):
                name = name if isinstance(name, str) else ".".join(name)
                yield f"{name} of the view {view} is {found}, not {value}"


def same(found, text):
    """Whether a value of a layout file is that of an attribute."""
    if isinstance(found, bool):
        return text == ("YES" if found else "NO")
    if isinstance(found, (int, float)):
        return text is not None and number(text) == found
    return found == text


def number(text):
    """Returns a number or a ratio, or nothing if the text is neither."""
    try:
        first, sign, second = text.replace("/", ":").partition(":")
        return float(first) / float(second) if sign else float(first)
    except (ValueError, ZeroDivisionError):
        return None


# Equations.


class Geometry:
    """The positions in a layout, in the coordinates of the canvas."""

    def __init__(self, layout):
        self.views = {view["id"]: view for view in layout["views"]}
        self.guides = {guide["id"]: guide for guide in layout["guides"]}
        # Positions of margins and of the ends of content, which constraints imply.
        self.implied = {}

    def above(self, name):
        """Yields a view and its superviews."""
        while name in self.views:
            yield self.views[name]
            name = self.views[name]["superview"]

    def view_of(self, name):
        """Returns the view that an item is or belongs to, or nothing."""
        return self.guides[name]["owner"] if name in self.guides else name

    def frame(self, name):
        x, y, width, height = (self.guides.get(name) or self.views[name])["frame"]
        outer = list(self.above(self.view_of(name)))
        for view in outer if name in self.guides else outer[1:]:
            x, y = x + view["frame"][0], y + view["frame"][1]
        return x, y, width, height


class Anchor:
    """An attribute of an item: a position or extent, or an unknown that other constraints imply."""

    def __init__(self, geometry, item, attribute, others, flips, right_to_left):
        frame = geometry.frame(item)
        self.sign = -1 if flips and attribute not in ("width", "height") else 1
        self.name, self.value, self.pixels = None, None, 0.5
        side = attribute
        if match := MARGINS.fullmatch(attribute):
            side = match[1]
        elif attribute in ("centerXWithinMargins", "centerYWithinMargins"):
            self.name = item, attribute
            return
        if flips:
            side = OPPOSITES.get(side, side)
        side = {"leading": "left", "trailing": "right"}.get(side, side)
        if match:
            self.name = item, side + "Margin"
            return
        is_content = geometry.views.get(item, {}).get("class") in SCROLLING and any(
            view["id"] == item for other in others
            for view in list(geometry.above(geometry.view_of(other)))[other not in geometry.guides:])
        if is_content and right_to_left and side == "centerX":
            return
        if is_content and side in ("right", "bottom"):
            self.name = item, "content " + side
        elif side in EXTENTS:
            self.value, self.pixels = frame[EXTENTS[side]], 1
        elif side in HORIZONTAL:
            self.value = frame[0] + HORIZONTAL[side] * frame[2]
        elif side in VERTICAL:
            self.value = frame[1] + VERTICAL[side] * frame[3]


def equations(state, layout, configuration, insets, is_loose, count):
    """Yields the required constraints that the frames of a layout violate."""
    geometry = Geometry(layout)
    is_canvas = configuration["name"] == "canvas"
    is_loose = is_loose and is_canvas
    pixel = 1 / configuration["traits"].get("displayScale", 1)
    right_to_left = configuration["traits"].get("layoutDirection") == "rightToLeft"
    conflicting = {name for group in layout["conflicts"] for name in group}
    waiting = []
    for entry in layout["constraints"]:
        constraint = state.constraints.get(entry["id"])
        if (constraint is None or entry["id"] in conflicting
                or not state.left_out.isdisjoint(items(constraint))
                or is_loose and gives_way(constraint, geometry)
                or constraint.element.get("priority", "1000") != "1000"
                or not is_canvas and constraint.element.get("placeholder") == "YES"):
            continue
        equation = Equation.make(geometry, state, constraint, pixel, right_to_left, insets)
        if equation:
            waiting.append((entry["id"], equation))
    # Equations with implied positions come before the inequalities that are compared with them.
    waiting.sort(key=lambda each: (len(each[1].unknown), each[1].relation is not None))
    for name, equation in waiting:
        result = equation.deviation(geometry)
        if result is None:
            count["other constraints"] += 1
            continue
        count["equations"] += 1
        if result:
            element = state.constraints[name].element
            yield (f"the constraint {name} ({element.get('firstAttribute')}) does not hold: "
                   f"off by {result:g}")


def gives_way(constraint, geometry):
    """Whether a constraint is to the bottom or the trailing edge of the top view: in xibs from Xcode 11 on,
    Interface Builder's canvas gives it up first."""
    for name, key in zip(items(constraint), ("firstAttribute", "secondAttribute")):
        view = geometry.views.get(geometry.view_of(name))
        if view and view["superview"] is None and constraint.element.get(key) in (
                "bottom", "trailing", "right", "bottomMargin", "trailingMargin", "rightMargin"):
            return True
    return False


class Equation:
    """A constraint as `left = multiplier · right + constant`, with anchors on both sides."""

    def __init__(self, left, right, multiplier, constant, relation, pixel):
        self.left, self.right, self.multiplier = left, right, multiplier
        self.constant, self.relation, self.pixel = constant, relation, pixel
        self.unknown = [each for each in (left, right) if each and each.name]

    @staticmethod
    def make(geometry, state, constraint, pixel, right_to_left, insets):
        """Returns a constraint's equation, or nothing if it is not checked."""
        element, names = constraint.element, items(constraint)
        attributes = [element.get("firstAttribute"), element.get("secondAttribute")][:len(names)]
        multiplier = number(element.get("multiplier", "1"))
        if multiplier is None or not all(attributes):
            return None
        if not state.masked.isdisjoint(names):
            return None
        for name, kind in zip(names, attributes):
            if kind in ("baseline", "firstBaseline", "lastBaseline"):
                return None
            if name not in geometry.views and (
                    name not in geometry.guides or geometry.view_of(name) not in geometry.views):
                return None
            view = geometry.views.get(name)
            if view and (view["class"] in CONTROLS
                         or view["class"] == "imageView" and image_name(view) in insets):
                return None
        is_across = not DIRECTIONAL.isdisjoint(attributes)
        flips = is_across and is_turned(constraint, right_to_left)
        if multiplier != 1 and len(names) == 2 and not set(attributes) <= set(EXTENTS):
            # Positions with a multiplier are measured in the owner's coordinates.
            if flips or constraint.owner not in geometry.views:
                return None
        left, *right = (Anchor(geometry, name, kind, [other for other in names if other != name],
                               flips, right_to_left) for name, kind in zip(names, attributes))
        if any(each.value is None and not each.name for each in (left, *right)):
            return None
        if multiplier != 1:
            origin = geometry.frame(constraint.owner)
            for each, kind in zip((left, *right), attributes):
                if each.value is not None and kind not in EXTENTS:
                    each.value -= origin[0 if kind in HORIZONTAL else 1]
                elif each.name:
                    return None
        constant = solved_constant(constraint, [state.present[name] for name in names])
        return Equation(left, right[0] if right else None, multiplier, constant,
                        element.get("relation"), pixel)

    def deviation(self, geometry):
        """Returns the violation, 0 if the equation holds, or nothing if it contains an unknown."""
        slack, values = 0.01, []
        unknown = [each for each in self.unknown if each.name not in geometry.implied]
        if unknown:
            if len(self.unknown) > 1 or self.relation or self.multiplier != 1 or self.right is None:
                return None
            # left · sign = right · sign + constant
            change = self.constant * self.left.sign
            value = (self.right.value + change if unknown[0] is self.left
                     else self.left.value - change)
            geometry.implied[unknown[0].name] = value
            return None
        for each, factor in ((self.left, 1), (self.right, abs(self.multiplier))):
            if each:
                slack += each.pixels * self.pixel * factor * (2 if each.name else 1)
                value = geometry.implied[each.name] if each.name else each.value
                values.append(value * each.sign)
        off = values[0] - (self.multiplier * values[1] if len(values) > 1 else 0) - self.constant
        if self.relation == "greaterThanOrEqual":
            off = min(off, 0)
        elif self.relation == "lessThanOrEqual":
            off = max(off, 0)
        return off if abs(off) > slack else 0


def is_turned(constraint, right_to_left):
    """Whether leading is the right edge."""
    if constraint.direction == "forceRightToLeft":
        return True
    return right_to_left and constraint.direction not in LEFT_TO_RIGHT


def solved_constant(constraint, tags):
    """Returns the constant in the frames: standard spacing to a guide is UIKit's, not the stored one."""
    if constraint.element.get("symbolic") == "YES":
        if "viewControllerLayoutGuide" in tags:
            return min(constraint.constant, 8)
        if "viewLayoutGuide" in tags:
            return 0
    return constraint.constant
