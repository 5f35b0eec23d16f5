"""Holds apps that are put together to documents and arithmetic.

Takes the storyboards below the folders that hold containers, each for a whole app, and asks
`preview --app --format json` for all of them on every phone and tablet, in both orientations and
all parts of a tablet's screen, on some system versions, with all that segues present. Then it asks,
from the document and the window alone:

- which bars are around each scene, how high they are, and whether they lie where the safe area of
  the scene's view ends;
- whether children fill their slots: the stack of a navigation controller, the tabs, the columns
  beside each other, cards and sheets;
- whether children inherit safe areas and traits, and which of them are shown.
"""
import concurrent.futures
import json, os, pathlib, re, shutil, tempfile
import xml.etree.ElementTree as ElementTree

from checks import support

CONTAINERS = re.compile(rb'<(navigation|tabBar|splitView|pageView)Controller\b|kind="embed"')
LIMIT = 0.011


def arguments(parser):
    support.add_places(parser, sample=True)
    parser.add_argument(
        "--systems", default="8,11,13,16,26", metavar="V,…", help="of iOS (8,11,13,16,26)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")


def check(options, report):
    paths = support.documents(
        options.places, options.sample, endings=(".storyboard",),
        holds=lambda path: CONTAINERS.search(path.read_bytes()))
    jobs = [(options.tool, path, system)
            for path in paths for system in options.systems.split(",")]
    compositions, controllers, faulty = 0, 0, set()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for (_, path, _), result in zip(jobs, pool.map(compose, jobs)):
            faults, made, placed = result
            compositions += made
            controllers += placed
            for fault in faults:
                faulty.add(path)
                report.fault(f"{path} {fault}")
    if not compositions:
        report.fault("no app was put together")
    return (f"{len(paths)} storyboards, {compositions} compositions, {controllers} controllers, "
            f"{len(faulty)} storyboards with faults")


def compose(job):
    """The faults of a storyboard on a system, and how many compositions and controllers it has."""
    tool, path, system = job
    with tempfile.TemporaryDirectory() as folder:
        # Alone: nothing of its project counts.
        copy, out = pathlib.Path(folder, "Main.storyboard"), pathlib.Path(folder, "out")
        shutil.copyfile(path, copy)
        try:
            support.run(
                tool, "preview", "--app", "--presentations", "--format", "json", "--all-devices",
                "--os", system, "--findings", "ignore", "--no-config", "--jobs", "1", "-o", out,
                copy)
            document = Document(copy)
        except support.Failure as failure:
            return [f"iOS {system}: {failure}"], 0, 0
        except ElementTree.ParseError:
            return [], 0, 0
        faults, controllers = [], 0
        files = sorted(out.glob("*.json"))
        if not files and document.controllers:
            faults.append(f"iOS {system}: nothing was drawn")
        for file in files:
            made = json.loads(file.read_text())
            controllers += len(made["controllers"])
            faults += Composition(file.name.split(".device")[0], made, document).check()
        return faults, len(files), controllers


class Document:
    """What a storyboard says of controllers, read without the tool."""

    def __init__(self, path):
        self.controllers = {
            controller.get("id"): controller
            for controller in ElementTree.parse(path).getroot().findall(".//scene/objects/*")
            if controller.get("sceneMemberID") == "viewController"}

    def value(self, node, name):
        controller = self.controllers.get(node.get("id"))
        return None if controller is None else controller.get(name)

    def says(self, node, name):
        return self.value(node, name) == "YES"

    def hides_navigation_bar(self, node):
        controller = self.controllers.get(node.get("id"))
        bar = None if controller is None else controller.find("navigationBar[@key='navigationBar']")
        is_hidden = bar is not None and bar.get("hidden") == "YES"
        return is_hidden or self.says(node, "navigationBarHidden")


def close(one, other):
    return abs(one - other) < LIMIT


def is_beside(one, other):
    """Whether two frames begin and end at the same sides."""
    return close(one[0], other[0]) and close(one[2], other[2])


def is_compact(node, axis="horizontal"):
    return node["traits"].get(f"{axis}SizeClass") == "compact"


class Composition:
    """A window with its controllers."""

    def __init__(self, name, made, document):
        self.made, self.document = made, document
        self.name = f"{name} {made['configuration']} iOS {made['system']}"
        self.nodes, self.system = made["controllers"], made["system"]
        self.window = [0, 0, *made["size"]]
        self.is_pad = made["traits"].get("userInterfaceIdiom") == "pad"
        self.faults = []

    def expect(self, node, holds, text):
        if not holds:
            self.faults.append(f"{self.name} {node.get('id')}: {text}")

    def equal(self, node, what, one, other):
        self.expect(node, support.near(one, other, LIMIT), f"{what} is {one}, not {other}")

    def check(self):
        for number, node in enumerate(self.nodes):
            parent = node["parent"]
            is_in_order = node["number"] == number and (parent is None or parent < number)
            self.expect(node, is_in_order, "is out of order")
            if is_in_order:
                self.place(node, None if parent is None else self.nodes[parent])
                if node.get("view") and node["isShown"]:
                    self.view(node)
        for node in self.nodes:
            self.children(node, [each for each in self.nodes if each["parent"] == node["number"]])
        return self.faults

    # Children in their containers.

    def place(self, node, parent):
        role, frame, safe = node["role"], node["frame"], node["safeArea"]
        if role == "window":
            self.equal(node, "the frame of the window's controller", frame, self.window)
            self.equal(node, "its safe area", safe, self.made["safeArea"])
            self.has_traits(node, self.made)
        elif role in ("stack", "tab"):
            outer = parent["safeArea"]
            self.equal(node, f"the frame in the {role}", frame, parent["frame"])
            self.has_traits(node, parent)
            self.equal(node, "the safe area at the other sides", safe[1:], outer[1:])
            # A navigation controller inside another one lies below the bar of that one.
            self.expect(node, safe[0] >= outer[0] - LIMIT,
                        f"the safe area at the top is {safe[0]}, less than {outer[0]}")
        elif role == "column":
            self.column(node, parent)
        elif role == "embedded":
            self.has_traits(node, parent)
            if node["isShown"] and parent.get("view"):
                self.inherits(node, parent["frame"], self.covered(parent))
        elif role == "presented":
            self.expect(node, node.get("presentation"), "is presented in no way")
            if node.get("presentation"):
                self.presented(node, node["presentation"])

    def has_traits(self, node, outer):
        self.expect(node, node["traits"] == outer["traits"], "has other traits than what holds it")

    def column(self, node, parent):
        frame, outer, is_detail = node["frame"], parent["frame"], node["column"] == "secondary"
        self.expect(node, parent["isShown"] or not node["isShown"],
                    "is shown in a split view that is not")
        self.expect(parent, parent["isCollapsed"] == is_compact(parent),
                    "is collapsed in regular width, or expanded in compact")
        if is_compact(parent):
            self.equal(node, "the frame in a collapsed split view", frame, outer)
            self.equal(node, "the safe area there", node["safeArea"], parent["safeArea"])
            return
        if is_detail:
            self.has_traits(node, parent)
        self.expect(node, is_detail or is_compact(node), "is a column that is not compact in width")
        self.expect(node, close(frame[1], outer[1]) and close(frame[3], outer[3]),
                    f"the column {frame} is not as high as {outer}")
        self.inherits(node, outer, parent["safeArea"])

    def presented(self, node, said):
        (x, y, width, height), window = node["frame"], self.window
        style, is_card = said["style"], said["corners"] == "card"
        if style in ("fullScreen", "overFullScreen"):
            self.equal(node, "what covers the screen", node["frame"], window)
        elif style != "custom":
            is_inside = (min(x, y) >= -LIMIT and x + width <= window[2] + LIMIT
                         and y + height <= window[3] + LIMIT)
            self.expect(node, is_inside, f"{node['frame']} sticks out of the window {window}")
        self.expect(node, not is_card or close(y + height, window[3]),
                    f"the card {node['frame']} does not hang on the bottom")
        is_narrow = style in ("popover", "formSheet") and not is_card
        self.expect(node, not is_narrow or is_compact(node),
                    f"is a {style} that is not compact in width")
        if style != "custom":
            self.inherits(node, window, self.made["safeArea"])

    def inherits(self, node, outer, covered):
        """The safe area is what is covered of the outer frame, as far as it reaches in."""
        x, y, width, height = node["frame"]
        distances = (y - outer[1], x - outer[0], outer[1] + outer[3] - y - height,
                     outer[0] + outer[2] - x - width)
        expected = [min(max(0, one - distance), max(0, length)) for one, distance, length
                    in zip(covered, distances, (height, width, height, width))]
        self.equal(node, "the safe area", node["safeArea"], expected)

    def covered(self, node):
        """What bars and the screen's shape cover of a place."""
        frame, covered, bars = node["frame"], list(node["safeArea"]), node["bars"]
        if bar := bars.get("navigationBar"):
            covered[0] = max(covered[0], bar[1] + bar[3] - frame[1])
        if low := bars.get("tabBar") or bars.get("toolbar"):
            covered[2] = max(covered[2], frame[1] + frame[3] - low[1])
        return covered

    def children(self, node, children):
        held = [child for child in children if child["role"] != "presented"]
        shown = [child for child in held if child["isShown"]]
        kind = node.get("kind")
        if kind in ("navigationController", "tabBarController"):
            self.expect(node, not held or len(shown) == node["isShown"],
                        f"shows {len(shown)} of its children")
            is_tab = kind == "tabBarController"
            self.expect(node, is_tab or not shown or shown[0] is held[-1],
                        "does not show what is on top of its stack")
        if kind == "splitViewController" and node["isShown"] and not node["isCollapsed"]:
            self.columns(node, [child for child in shown if not child.get("isOverlay")])

    def columns(self, node, children):
        mode = self.document.value(node, "preferredDisplayMode")
        has_detail = any(child["column"] == "secondary" for child in children)
        if not has_detail or mode == "twoDisplaceSecondary":
            return
        spans = sorted((child["frame"][0], child["frame"][0] + child["frame"][2])
                       for child in children)
        begin, end = node["frame"][0], node["frame"][0] + node["frame"][2]
        self.expect(node, close(spans[0][0], begin), f"the columns begin at {spans[0][0]}")
        self.expect(node, close(spans[-1][1], end), f"the columns end at {spans[-1][1]}")
        for one, other in zip(spans, spans[1:]):
            line = other[0] - one[1]
            self.expect(node, close(line, 1 / self.made["scale"]),
                        f"{line} points are between two columns")

    # Bars.

    def view(self, node):
        frame, bars, outer = node["frame"], node["bars"], node["safeArea"]
        if frame[2] <= 0 or frame[3] <= 0:
            return
        self.bars(node)
        safe, box = node["view"]["safeArea"], node["view"]["frame"]
        self.expect(node, is_beside(box, frame),
                    f"its view {box} is not as wide as its place {frame}")
        top, bottom = frame[1] + outer[0], frame[1] + frame[3] - outer[2]
        if bar := bars.get("navigationBar"):
            self.expect(node, close(bar[1], top) and is_beside(bar, frame),
                        f"the navigation bar is at {bar}, its room begins at {top}")
            top = bar[1] + bar[3]
        if low := bars.get("tabBar") or bars.get("toolbar"):
            is_lowest = close(low[1] + low[3], frame[1] + frame[3])
            self.expect(node, is_lowest and is_beside(low, frame),
                        f"the bar at the bottom is at {low} in {frame}")
            bottom = low[1]
        # The view reaches below a bar, which its safe area says, or begins where it ends.
        begins, ends = box[1] + safe[0], box[1] + box[3] - safe[2]
        for side, mine, expected in (("top", begins, top), ("bottom", ends, bottom),
                                     ("left", safe[1], outer[1]), ("right", safe[3], outer[3])):
            self.expect(node, close(mine, expected),
                        f"at the {side} the safe area ends at {mine}, not at {expected}")

    def bars(self, node):
        """Which bars have to be there, from the document, and how high they are."""
        bars, is_low = node["bars"], is_compact(node, "vertical")
        navigation, tabs, hides_bottom, is_nested = self.holders(node)
        expected = navigation is not None and not (
            self.document.hides_navigation_bar(navigation)
            or is_low and self.document.says(navigation, "hidesBarsWhenVerticallyCompact"))
        self.expect(node, ("navigationBar" in bars) == expected, "lacks its navigation bar"
                    if expected else "has a navigation bar that it should not have")
        # A navigation controller may stand between a tab bar and what hides it: who is asked first
        # is not checked.
        has_tabs = tabs is not None and not hides_bottom
        self.expect(node, is_nested or ("tabBar" in bars) == has_tabs, "lacks its tab bar"
                    if tabs is not None else "has a tab bar that it should not have")
        if "navigationBar" in bars and node["frame"][3] >= 200:
            self.navigation_bar(node, is_low)
        if "tabBar" in bars:
            height = bars["tabBar"][3] - node["safeArea"][2]
            base = (32 if is_low and self.system >= 11
                    else 50 if self.is_pad and self.system >= 12 else 49)
            self.expect(node, close(height, base),
                        f"its tab bar is {height} points high, not {base}")

    def navigation_bar(self, node, is_low):
        system, bars = self.system, node["bars"]
        height, base, extras = bars["navigationBar"][3], 32, {0}
        if not is_low:
            sheet = next((each for each in self.around(node) if each["role"] == "presented"), None)
            if sheet and sheet["presentation"]["corners"] in ("card", "sheet"):
                base = 56 if system >= 13 else 44
            else:
                base = 54 if system >= 26 else 50 if self.is_pad and system >= 12 else 44
            extras = {0, 30, 52, 82} if system >= 11 else {0, 30}
        self.expect(node, any(close(height, base + extra) for extra in extras),
                    f"its navigation bar is {height} points high, not {base} and what titles add")
        titles = (30 if bars.get("hasPrompt") else 0) + (52 if bars.get("hasLargeTitle") else 0)
        self.expect(node, height >= base + titles - LIMIT,
                    f"its navigation bar of {height} points has no room for its titles")

    def holders(self, node):
        """The navigation and tab bar controllers around a scene, whether what is on the stack hides
        the bar at the bottom, and whether the navigation controller lies in another one."""
        navigation, tabs, hides_bottom, is_nested = None, None, False, False
        for inner in self.around(node):
            if inner["parent"] is None or inner["role"] in ("embedded", "presented"):
                break
            outer = self.nodes[inner["parent"]]
            if inner["role"] == "stack":
                is_nested, navigation = navigation is not None, navigation or outer
                if tabs is None:
                    hides_bottom |= any(
                        self.document.says(each, "hidesBottomBarWhenPushed") for each in self.nodes
                        if each["parent"] == outer["number"] and each["role"] == "stack"
                        and each["index"] <= inner["index"])
            elif inner["role"] == "tab" and tabs is None:
                tabs = outer
        return navigation, tabs, hides_bottom, is_nested

    def around(self, node):
        while node is not None:
            yield node
            node = None if node["parent"] is None else self.nodes[node["parent"]]
