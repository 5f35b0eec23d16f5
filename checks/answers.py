"""Derives the frames of our own corpus from its constraints, and compares them with those saved.

FOLDER contains documents without measured text, and `answers.jsonl` with the frames that
Interface Builder would save. Nothing here comes from Ninefold: each root is solved as a system of
linear equations. Its facts are the insets of the safe area in `answers.jsonl`, the standard margins,
and the arrangement of stack views. Required equations come first, then the optional ones by falling
priority as far as they change anything. An inequality that would be violated becomes an equation.

A frame in a document must be the one that the equations determine, and the components that they leave
open must not be scored. --write replaces the frames in `answers.jsonl` with those of the documents,
after which the check has to pass.
"""
import json, pathlib
import xml.etree.ElementTree as ElementTree

from checks import cells, support

TOOL = None
ARGUMENTS = [
    support.argument("folder", metavar="FOLDER", type=pathlib.Path),
    support.argument("--write", action="store_true")]
X, Y, WIDTH, HEIGHT = range(4)
NEAR = 1e-6
# An expression is a dictionary of coefficients by unknown, (view, component); `None` is the constant.
EDGES = {"left": (X, 0), "right": (X, 1), "leading": (X, 0), "trailing": (X, 1), "centerX": (X, 0.5),
         "top": (Y, 0), "bottom": (Y, 1), "centerY": (Y, 0.5)}
OPPOSITE = {"leading": "trailing", "trailing": "leading"}
MIDDLES = {"centerXWithinMargins": ("left", "right"), "centerYWithinMargins": ("top", "bottom")}


def check(options, report):
    path, count = options.folder / "answers.jsonl", 0
    text = path.read_text() if path.is_file() else ""
    rows = {row["path"]: row for row in map(json.loads, text.splitlines())}
    if options.write:
        paths = support.documents([options.folder])
        rows = [answer(options.folder, each, rows) for each in paths]
        path.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
        rows = {row["path"]: row for row in rows}
    for name in sorted({str(each.relative_to(options.folder))
                        for each in support.documents([options.folder])} - rows.keys()):
        report.fault(f"{name} is not in answers.jsonl")
    for name, row in rows.items():
        for root, view in roots(ElementTree.parse(options.folder / name).getroot()):
            given = next((each for each in row["roots"] if each["id"] == view.get("id")), None)
            if given is None:
                report.fault(f"{name}: the root {view.get('id')} is not in answers.jsonl")
                continue
            found = Root(root, view, given["insets"]).solve()
            answers = {each["id"]: each for each in given["views"]}
            for fault in differences(found, answers):
                report.fault(f"{name}: {fault}")
            count += len(answers)
    report.needs(count, "view")
    return f"{len(rows)} documents, {count} views"


def differences(found, answers):
    """Yields differences between solved views (saved frame and solution) and answers, both by id."""
    for name in sorted(found.keys() ^ answers.keys()):
        yield f"the view {name} is {'not ' * (name in found)}in answers.jsonl"
    for name in sorted(found.keys() & answers.keys()):
        (saved, solved), answer = found[name], answers[name]
        if not support.near(saved, answer["frame"], NEAR):
            yield f"the view {name} is saved at {saved}, not {answer['frame']}"
        for component, (value, mine) in enumerate(zip(answer["frame"], solved)):
            what = ("x", "y", "width", "height")[component]
            if (mine is not None) != answer["scored"][component]:
                yield f"{what} of {name} is {'not ' * (mine is None)}determined"
            elif mine is not None and abs(mine - value) > NEAR:
                yield f"{what} of {name} is {value:g}, and follows as {mine:g}"


def answer(folder, path, rows):
    """Returns the row of a document: its saved frames, and what the row has of insets."""
    name = str(path.relative_to(folder))
    document = ElementTree.parse(path).getroot()
    before = {each["id"]: each for each in rows.get(name, {}).get("roots", ())}
    tools, result, flags = int(document.get("toolsVersion").split(".")[0]), [], []
    for scene, view in roots(document):
        insets = before.get(view.get("id"), {}).get("insets", [0, 0, 0, 0])
        root = Root(scene, view, insets)
        result.append({"id": view.get("id"), "insets": insets, "views": [
            {"id": each, "class": root.views[each].tag, "frame": saved,
             "scored": [value is not None for value in solved]}
            for each, (saved, solved) in root.solve().items()], "duplicate": False})
        flags += [each for each, element in root.views.items() if element.get("ambiguous") == "YES"]
    views = {view["id"]: view["frame"] for root in result for view in root["views"]}
    return {"path": name, "tools": tools, "tolerance": 0.5 if tools >= 14800 else 1.0, "roots": result,
            "flags": {"views": views, "misplaced": [], "ambiguous": flags}}


def frame_of(element):
    rect = element.find("rect[@key='frame']")
    return [float(rect.get(name)) for name in ("x", "y", "width", "height")]


def roots(document):
    """Yields the document with each root: views of controllers, top-level views, contents of cells."""
    for element in document.iter():
        if element.get("key") == "contentView" or element.get("key") == "view" and element.tag == "view":
            yield document, element
    for element in document.findall("objects/view"):
        yield document, element


class Root:
    """A root with its views, as equations."""

    def __init__(self, document, root, insets):
        self.root, self.insets, self.values = root, insets, canvas_traits(document)
        self.views, self.outer, self.guides, self.masked = {root.get("id"): root}, {}, {}, set()
        self.rows, self.constraints = {}, []
        self.collect(root)
        for guide in document.iter("viewControllerLayoutGuide"):
            self.guides[guide.get("id")] = guide.get("type"), root
        for name in list(self.views):
            if name == root.get("id") or name in self.masked:
                for component, value in enumerate(frame_of(self.views[name])):
                    is_origin = name == root.get("id") and component in (X, Y)
                    self.require({(name, component): 1, None: 0 if is_origin else -value})

    def collect(self, view):
        name = view.get("id")
        for guide in view.findall("viewLayoutGuide"):
            self.guides[guide.get("id")] = guide.get("key"), view
        absent = cells.excluded(view, "constraints", self.values)
        for constraint in view.findall("constraints/constraint"):
            if constraint.get("id") not in absent:
                self.constraints.append((constraint, view))
        absent = cells.excluded(view, "subviews", self.values)
        for child in view.findall("subviews/*"):
            if child.get("id") not in absent:
                self.views[child.get("id")], self.outer[child.get("id")] = child, name
                if (child.get("translatesAutoresizingMaskIntoConstraints") != "NO"
                        or child.get("fixedFrame") == "YES"):
                    self.masked.add(child.get("id"))
                self.collect(child)

    def solve(self):
        """Returns the saved frame of each placed view and the components that follow, by id."""
        optional, bounds = [], []
        for view in list(self.views.values()):
            if view.tag == "stackView":
                self.arrange(view, bounds, optional)
            for component, key in ((WIDTH, "placeholderIntrinsicWidth"),
                                   (HEIGHT, "placeholderIntrinsicHeight")):
                if view.get(key):
                    optional.append((251, {(view.get("id"), component): 1, None: -float(view.get(key))}))
        for constraint, owner in self.constraints:
            equation = self.equation(constraint, owner)
            if equation is None:
                continue
            priority = float(constraint.get("priority", 1000))
            relation = constraint.get("relation")
            if relation:
                sign = 1 if relation == "greaterThanOrEqual" else -1
                bounds.append({key: sign * value for key, value in equation.items()})
            elif priority == 1000:
                self.require(equation)
            else:
                optional.append((priority, equation))
        for _, equation in sorted(optional, key=lambda each: -each[0]):
            before = dict(self.rows)
            self.require(equation, is_optional=True)
            rests = [(self.reduce(bound), bound) for bound in bounds]
            violated = [(rest[None], number) for number, (rest, _) in enumerate(rests)
                        if rest.keys() == {None} and rest[None] < -NEAR]
            if violated:
                self.rows = before
                self.require(bounds[min(violated)[1]], is_optional=True)
        result = {}
        for name, view in self.views.items():
            if name != self.root.get("id") and name not in self.masked and not self.is_left_out(name):
                result[name] = frame_of(view), [self.value(name, each) for each in range(4)]
        return result

    def is_left_out(self, name):
        """Whether a stack view leaves out a hidden view."""
        outer = self.outer.get(name)
        if outer is None:
            return False
        hidden = cells.attribute(self.views[name], "hidden", self.values) == "YES"
        return hidden and self.views[outer].tag == "stackView" or self.is_left_out(outer)

    # Linear algebra.

    def reduce(self, equation):
        result = {key: value for key, value in equation.items() if key is None or abs(value) > NEAR}
        for key in [each for each in result if each is not None and each in self.rows]:
            factor = result.pop(key)
            for other, value in self.rows[key].items():
                result[other] = result.get(other, 0) + factor * value
        return {key: value for key, value in result.items() if key is None or abs(value) > NEAR}

    def require(self, equation, is_optional=False):
        """Adds `equation = 0`, solved for one of its unknowns."""
        rest = self.reduce(equation)
        unknown = next((key for key in rest if key is not None), None)
        if unknown is None:
            if abs(rest.get(None, 0)) > NEAR and not is_optional:
                raise support.Failure(f"contradiction: {equation}")
            return
        factor = rest.pop(unknown)
        row = {key: -value / factor for key, value in rest.items()}
        for key, other in self.rows.items():
            if unknown in other:
                merged = {each: value for each, value in other.items() if each != unknown}
                for each, value in row.items():
                    merged[each] = merged.get(each, 0) + other[unknown] * value
                self.rows[key] = {each: value for each, value in merged.items()
                                  if each is None or abs(value) > NEAR}
        self.rows[unknown] = row

    def value(self, name, component):
        row = self.rows.get((name, component))
        return row.get(None, 0) if row is not None and row.keys() <= {None} else None

    # Equations of the document.

    def equation(self, constraint, owner):
        first, second = constraint.get("firstItem") or owner.get("id"), constraint.get("secondItem")
        if not {first, second} <= self.views.keys() | self.guides.keys() | {None}:
            return None
        if any(self.is_left_out(name) for name in (first, second) if name in self.views):
            return None
        turns = owner.get("semanticContentAttribute") == "forceRightToLeft"
        left = self.anchor(first, constraint.get("firstAttribute"), second, turns)
        right = self.anchor(second, constraint.get("secondAttribute"), first, turns) if second else {}
        multiplier = cells.number(constraint.get("multiplier", "1"))
        constant = cells.number(cells.attribute(constraint, "constant", self.values) or "0")
        if turns and constraint.get("firstAttribute") in OPPOSITE:
            constant = -constant
        return add(add(left, right, -multiplier), {None: -constant})

    def anchor(self, item, attribute, other, turns):
        if turns:
            attribute = OPPOSITE.get(attribute, attribute)
        if attribute in MIDDLES:
            one, two = (self.anchor(item, side + "Margin", other, False) for side in MIDDLES[attribute])
            return add(add({}, one, 0.5), two, 0.5)
        if match := cells.MARGINS.fullmatch(attribute):
            side = {"leading": "left", "trailing": "right"}.get(match[1], match[1])
            inset = margins(self, item)[side]
            return add(self.edge(item, side), {None: inset if side in ("left", "top") else -inset})
        if item in self.guides:
            return self.guide(*self.guides[item], attribute)
        is_content = self.views[item].tag == "scrollView" and other != item and self.is_inside(other, item)
        if is_content and attribute in EDGES and not attribute.startswith("center"):
            return self.guide("contentLayoutGuide", self.views[item], attribute)
        return self.edge(item, attribute)

    def edge(self, name, attribute):
        """Returns an edge or extent of a view in the coordinates of the root."""
        if attribute in ("width", "height"):
            return {(name, WIDTH if attribute == "width" else HEIGHT): 1}
        axis, part = EDGES[attribute]
        return add(self.origin(name, axis), {(name, axis + 2): part})

    def origin(self, name, axis):
        result = {(name, axis): 1}
        while name in self.outer:
            name = self.outer[name]
            result = add(result, {(name, axis): 1})
        return result

    def guide(self, kind, view, attribute):
        name = view.get("id")
        if kind == "frameLayoutGuide":
            return self.edge(name, attribute)
        if kind == "contentLayoutGuide":
            axis, part = EDGES[attribute]
            # Content begins at the origin of its scroll view; its size is an unknown.
            return add(self.origin(name, axis), {(name + " content", axis): part})
        side = {"leading": "left", "trailing": "right"}.get(attribute, attribute)
        if kind in ("top", "bottom"):
            # Constraints refer to the edge of a guide at which the content begins or ends.
            return {None: self.insets[0]} if kind == "top" else add(
                self.edge(name, "bottom"), {None: -self.insets[2]})
        inset = dict(zip(("top", "left", "bottom", "right"), self.insets))[side]
        return add(self.edge(name, side), {None: inset if side in ("left", "top") else -inset})

    def is_inside(self, name, outer):
        if name in self.guides:
            return False
        while name is not None:
            name = self.outer.get(name)
            if name == outer:
                return True
        return False

    def arrange(self, stack, bounds, optional):
        """Adds the equations of a stack view, the bounds of its thickness, and that it is thin."""
        name = stack.get("id")
        is_vertical = cells.attribute(stack, "axis", self.values) == "vertical"
        spacing = {None: -float(cells.attribute(stack, "spacing", self.values) or 0)}
        distribution, alignment = stack.get("distribution", "fill"), stack.get("alignment", "fill")
        inset = margins(self, name)
        sides = ("top", "bottom", "left", "right") if is_vertical else ("left", "right", "top", "bottom")
        start, end, near, far = sides
        middle, extent = ("centerX", "height") if is_vertical else ("centerY", "width")
        arranged = [each.get("id") for each in stack.findall("subviews/*")
                    if each.get("id") in self.views and not self.is_left_out(each.get("id"))]
        for each, side, sign in ((arranged[0], start, -1), (arranged[-1], end, 1)):
            self.require(add(add(self.edge(each, side), self.edge(name, side), -1),
                             {None: sign * inset[side]}))
        gaps = [add(self.edge(two, start), self.edge(one, end), -1)
                for one, two in zip(arranged, arranged[1:])]
        for gap in gaps:
            self.require(add(gap, gaps[0], -1) if distribution == "equalSpacing" else add(gap, spacing))
        if distribution == "fillEqually":
            for each in arranged[1:]:
                self.require(add(self.edge(each, extent), self.edge(arranged[0], extent), -1))
        thickness = "width" if is_vertical else "height"
        room = {None: -inset[near] - inset[far]}
        bounds += [add(add(self.edge(name, thickness), self.edge(each, thickness), -1), room)
                   for each in arranged]
        optional.append((50, add(self.edge(name, thickness), room)))
        for each in arranged:
            for side in {"fill": (near, far), "center": (middle,), "leading": (near,), "top": (near,),
                         "trailing": (far,), "bottom": (far,)}[alignment]:
                sign = {near: -1, far: 1}.get(side, 0)
                self.require(add(add(self.edge(each, side), self.edge(name, side), -1),
                                 {None: sign * inset.get(side, 0)}))


def add(one, other, factor=1):
    result = dict(one)
    for key, value in other.items():
        result[key] = result.get(key, 0) + factor * value
    return result


def margins(root, name):
    """Returns a view's margins: its own, else 0 for stack views, 16 beside roots, 8 for others."""
    view = root.views[name]
    is_root = view is root.root and view.get("key") == "view"
    standard = 0 if view.tag == "stackView" else 8
    result = dict.fromkeys(("top", "left", "bottom", "right"), standard)
    if is_root:
        top, left, bottom, right = root.insets
        return {"top": top, "left": 16 + left, "bottom": bottom, "right": 16 + right}
    for element in view:
        if element.get("key") in ("layoutMargins", "directionalLayoutMargins"):
            for side, other in (("top", "top"), ("left", "leading"), ("bottom", "bottom"),
                                ("right", "trailing")):
                result[side] = float(element.get(side) or element.get(other) or 0)
    if view.get("preservesSuperviewLayoutMargins") == "YES" and name in root.outer:
        # The corpus has such views only across the whole width of a root.
        outer = margins(root, root.outer[name])
        for side in ("left", "right"):
            result[side] = max(result[side], outer[side])
    return result


def canvas_traits(document):
    """Returns the size classes of a document's canvas: none before Xcode 8, which had no devices."""
    device = document.find("device")
    if device is None:
        return {}
    if device.get("id").startswith("ipad"):
        return {"widthClass": "regular", "heightClass": "regular"}
    is_portrait = device.get("orientation") == "portrait"
    return {"widthClass": "compact", "heightClass": "regular" if is_portrait else "compact"}
