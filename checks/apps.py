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
import json
import os
import pathlib
import re
import shutil
import tempfile
import xml.etree.ElementTree as ElementTree

from checks import support

CONTAINERS = re.compile(rb'<(navigation|tabBar|splitView|pageView)Controller\b|kind="embed"')
SIDES = ("top", "left", "bottom", "right")
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

    def flag(self, identifier, name):
        controller = self.controllers.get(identifier)
        return None if controller is None else controller.get(name)

    def bar(self, identifier):
        controller = self.controllers.get(identifier)
        if controller is None:
            return None
        return controller.find("navigationBar[@key='navigationBar']")


def close(one, other):
    return abs(one - other) < LIMIT


class Composition:
    """A window with its controllers."""

    def __init__(self, name, made, document):
        self.made, self.document = made, document
        self.place_name = f"{name} {made['configuration']} iOS {made['system']}"
        self.nodes = made["controllers"]
        self.window = [0, 0, *made["size"]]
        self.is_pad = made["traits"].get("userInterfaceIdiom") == "pad"
        self.faults = []

    def fault(self, node, text):
        self.faults.append(f"{self.place_name} {node.get('id')}: {text}")

    def equal(self, node, what, one, other):
        if not support.near(one, other, LIMIT):
            self.fault(node, f"{what} is {one}, not {other}")

    def check(self):
        for number, node in enumerate(self.nodes):
            parent = node["parent"]
            if node["number"] != number or (parent is not None and parent >= number):
                self.fault(node, "is out of order")
                continue
            self.place(node, None if parent is None else self.nodes[parent])
            if node.get("view") and node["isShown"]:
                self.view(node)
        for node in self.nodes:
            self.children(node, [each for each in self.nodes if each["parent"] == node["number"]])
        return self.faults

    # Children in their containers.

    def place(self, node, parent):
        role, frame = node["role"], node["frame"]
        if role == "window":
            self.equal(node, "the frame of the window's controller", frame, self.window)
            self.equal(node, "its safe area", node["safeArea"], self.made["safeArea"])
            if node["traits"] != self.made["traits"]:
                self.fault(node, "has other traits than the window")
        elif role in ("stack", "tab"):
            self.equal(node, f"the frame in the {role}", frame, parent["frame"])
            if node["traits"] != parent["traits"]:
                self.fault(node, "has other traits than its container")
            inner, outer = node["safeArea"], parent["safeArea"]
            self.equal(node, "the safe area at the other sides", inner[1:], outer[1:])
            # A navigation controller inside another one lies below the bar of that one.
            if inner[0] < outer[0] - LIMIT:
                self.fault(node, f"the safe area at the top is {inner[0]}, less than {outer[0]}")
        elif role == "column":
            self.column(node, parent)
        elif role == "embedded":
            if node["traits"] != parent["traits"]:
                self.fault(node, "has other traits than what embeds it")
            if node["isShown"] and parent.get("view"):
                self.inherits(node, parent["frame"], self.covered(parent))
        elif role == "presented":
            self.presented(node)

    def column(self, node, parent):
        if node["isShown"] and not parent["isShown"]:
            self.fault(node, "is shown in a split view that is not")
        is_compact = parent["traits"].get("horizontalSizeClass") == "compact"
        if parent["isCollapsed"] != is_compact:
            self.fault(parent, "is collapsed in regular width, or expanded in compact")
        if is_compact:
            self.equal(node, "the frame in a collapsed split view", node["frame"], parent["frame"])
            self.equal(node, "the safe area there", node["safeArea"], parent["safeArea"])
            return
        is_detail = node["column"] == "secondary"
        if not is_detail and node["traits"].get("horizontalSizeClass") != "compact":
            self.fault(node, "is a column that is not compact in width")
        if is_detail and node["traits"] != parent["traits"]:
            self.fault(node, "is a detail with other traits than its split view")
        frame, outer = node["frame"], parent["frame"]
        if not close(frame[1], outer[1]) or not close(frame[3], outer[3]):
            self.fault(node, f"the column {frame} is not as high as {outer}")
        self.inherits(node, outer, parent["safeArea"])

    def presented(self, node):
        frame, window, said = node["frame"], self.window, node.get("presentation")
        if said is None:
            self.fault(node, "is presented in no way")
            return
        style, is_card = said["style"], said["corners"] == "card"
        if style in ("fullScreen", "overFullScreen"):
            self.equal(node, "what covers the screen", frame, window)
        elif style != "custom" and (
                frame[0] < -LIMIT or frame[1] < -LIMIT or frame[0] + frame[2] > window[2] + LIMIT
                or frame[1] + frame[3] > window[3] + LIMIT):
            self.fault(node, f"{frame} sticks out of the window {window}")
        if is_card and not close(frame[1] + frame[3], window[3]):
            self.fault(node, f"the card {frame} does not hang on the bottom")
        is_compact = node["traits"].get("horizontalSizeClass") == "compact"
        if style in ("popover", "formSheet") and not is_card and not is_compact:
            self.fault(node, f"is a {style} that is not compact in width")
        if style != "custom":
            self.inherits(node, window, self.made["safeArea"])

    def inherits(self, node, outer, covered):
        """The safe area is what is covered of the outer frame, as far as it reaches in."""
        inner = node["frame"]
        distances = (
            inner[1] - outer[1], inner[0] - outer[0], outer[1] + outer[3] - inner[1] - inner[3],
            outer[0] + outer[2] - inner[0] - inner[2])
        lengths = (inner[3], inner[2], inner[3], inner[2])
        expected = [min(max(0, one - distance), max(0, length))
                    for one, distance, length in zip(covered, distances, lengths)]
        self.equal(node, "the safe area", node["safeArea"], expected)

    def covered(self, node):
        """What bars and the screen's shape cover of a place."""
        frame, covered, bars = node["frame"], list(node["safeArea"]), node["bars"]
        if "navigationBar" in bars:
            bar = bars["navigationBar"]
            covered[0] = max(covered[0], bar[1] + bar[3] - frame[1])
        low = bars.get("tabBar") or bars.get("toolbar")
        if low:
            covered[2] = max(covered[2], frame[1] + frame[3] - low[1])
        return covered

    def children(self, node, children):
        held = [child for child in children if child["role"] != "presented"]
        kind = node.get("kind")
        if kind in ("navigationController", "tabBarController"):
            shown = [child for child in held if child["isShown"]]
            if held and len(shown) != (1 if node["isShown"] else 0):
                self.fault(node, f"shows {len(shown)} of its children")
            if kind == "navigationController" and shown and shown[0] is not held[-1]:
                self.fault(node, "does not show what is on top of its stack")
        if kind == "splitViewController" and node["isShown"] and not node["isCollapsed"]:
            self.columns(node, held)

    def columns(self, node, held):
        beside = sorted(
            (child for child in held if child["isShown"] and not child.get("isOverlay")),
            key=lambda child: child["frame"][0])
        mode = self.document.flag(node["id"], "preferredDisplayMode")
        has_detail = any(child["column"] == "secondary" for child in beside)
        if not has_detail or mode == "twoDisplaceSecondary":
            return
        frame, first, last = node["frame"], beside[0]["frame"], beside[-1]["frame"]
        if not close(first[0], frame[0]):
            self.fault(node, f"the columns begin at {first[0]}")
        if not close(last[0] + last[2], frame[0] + frame[2]):
            self.fault(node, f"the columns end at {last[0] + last[2]}")
        for one, other in zip(beside, beside[1:]):
            line = other["frame"][0] - one["frame"][0] - one["frame"][2]
            if not close(line, 1 / self.made["scale"]):
                self.fault(node, f"{line} points are between two columns")

    # Bars.

    def view(self, node):
        frame, bars, view = node["frame"], node["bars"], node["view"]
        if frame[2] <= 0 or frame[3] <= 0:
            return
        self.bars(node)
        safe, box = view["safeArea"], view["frame"]

        def is_as_wide(bar):
            return close(bar[0], frame[0]) and close(bar[2], frame[2])

        if not is_as_wide(box):
            self.fault(node, f"its view {box} is not as wide as its place {frame}")
        top = frame[1] + node["safeArea"][0]
        bottom = frame[1] + frame[3] - node["safeArea"][2]
        if "navigationBar" in bars:
            bar = bars["navigationBar"]
            if not close(bar[1], top) or not is_as_wide(bar):
                self.fault(node, f"the navigation bar is at {bar}, its room begins at {top}")
            top = bar[1] + bar[3]
        low = bars.get("tabBar") or bars.get("toolbar")
        if low:
            if not close(low[1] + low[3], frame[1] + frame[3]) or not is_as_wide(low):
                self.fault(node, f"the bar at the bottom is at {low} in {frame}")
            bottom = low[1]
        # The view reaches below a bar, which its safe area says, or begins where it ends.
        begins, ends = box[1] + safe[0], box[1] + box[3] - safe[2]
        if not close(begins, top):
            self.fault(node, f"at the top the safe area ends at {begins}, the bar at {top}")
        if not close(ends, bottom):
            self.fault(node, f"at the bottom the safe area ends at {ends}, the bar at {bottom}")
        for index in (1, 3):
            side, expected = SIDES[index], node["safeArea"][index]
            if not close(safe[index], expected):
                self.fault(node, f"the safe area at the {side} is {safe[index]}, not {expected}")

    def bars(self, node):
        """Which bars have to be there, from the document, and how high they are."""
        bars = node["bars"]
        is_low = node["traits"].get("verticalSizeClass") == "compact"
        navigation, tabs, hides_bottom, is_nested = self.holders(node)
        expected = False
        if navigation is not None:
            bar = self.document.bar(navigation.get("id"))
            expected = not (
                self.says(navigation, "navigationBarHidden")
                or (bar is not None and bar.get("hidden") == "YES")
                or (is_low and self.says(navigation, "hidesBarsWhenVerticallyCompact")))
        if ("navigationBar" in bars) != expected:
            self.fault(node, "lacks its navigation bar" if expected
                       else "has a navigation bar that it should not have")
        # A navigation controller may stand between a tab bar and what hides it: who is asked first
        # is not checked.
        if not is_nested and ("tabBar" in bars) != (tabs is not None and not hides_bottom):
            self.fault(node, "has a tab bar that it should not have" if tabs is None
                       else "lacks its tab bar")
        if "navigationBar" in bars and node["frame"][3] >= 200:
            self.navigation_bar(node, is_low)
        if "tabBar" in bars:
            system, height = self.made["system"], bars["tabBar"][3] - node["safeArea"][2]
            base = (32 if is_low and system >= 11 else 50 if self.is_pad and system >= 12 else 49)
            if not close(height, base):
                self.fault(node, f"its tab bar is {height} points high, not {base}")

    def navigation_bar(self, node, is_low):
        system, bars = self.made["system"], node["bars"]
        height = bars["navigationBar"][3]
        sheet = next((each for each in self.around(node) if each["role"] == "presented"), None)
        if is_low:
            base, extras = 32, {0}
        else:
            if sheet and sheet["presentation"]["corners"] in ("card", "sheet"):
                base = 56 if system >= 13 else 44
            else:
                base = 54 if system >= 26 else 50 if self.is_pad and system >= 12 else 44
            extras = {0, 30, 52, 82} if system >= 11 else {0, 30}
        if not any(close(height, base + extra) for extra in extras):
            self.fault(
                node, f"its navigation bar is {height} points high, not {base} and what titles add")
        titles = (30 if bars.get("hasPrompt") else 0) + (52 if bars.get("hasLargeTitle") else 0)
        if height < base + titles - LIMIT:
            self.fault(node, f"its navigation bar of {height} points has no room for its titles")

    def holders(self, node):
        """The navigation and tab bar controllers around a scene, whether what is on the stack hides
        the bar at the bottom, and whether the navigation controller lies in another one."""
        navigation, tabs, hides_bottom, is_nested = None, None, False, False
        for inner in self.around(node):
            if inner["parent"] is None or inner["role"] in ("embedded", "presented"):
                break
            outer = self.nodes[inner["parent"]]
            if inner["role"] == "stack":
                is_nested = navigation is not None
                navigation = navigation or outer
                if tabs is None:
                    hides_bottom |= any(
                        self.says(each, "hidesBottomBarWhenPushed") for each in self.nodes
                        if each["parent"] == outer["number"] and each["role"] == "stack"
                        and each["index"] <= inner["index"])
            elif inner["role"] == "tab" and tabs is None:
                tabs = outer
        return navigation, tabs, hides_bottom, is_nested

    def says(self, node, name):
        return self.document.flag(node.get("id"), name) == "YES"

    def around(self, node):
        while node is not None:
            yield node
            node = None if node["parent"] is None else self.nodes[node["parent"]]
