"""Checks composed apps against their documents and arithmetic.

Composes each storyboard that contains container controllers as a whole app, on every phone and
tablet, in both orientations and all parts of a tablet's screen, on several versions of iOS, with
everything that segues present. From the document and the window alone, the check derives the bars
around each scene, their heights, and whether they end where the safe area of the scene's view
begins; whether children fill their containers: stacks, tabs, adjacent columns, cards and sheets;
where cards, page sheets and the navigation bars of phones with an island are;
and which safe areas and traits the children inherit, and which of them are visible.
"""
import concurrent.futures
import json, os, re, shutil
import xml.etree.ElementTree as ElementTree

from checks import support

ARGUMENTS = [
    support.places(), support.SAMPLE,
    support.argument("--systems", default="8,11,13,16,26", metavar="V,…",
                     help="versions of iOS (8,11,13,16,26)"),
    support.number("--jobs", os.cpu_count(), "processes")]
CONTAINERS = re.compile(rb'<(navigation|tabBar|splitView|pageView)Controller\b|kind="embed"')
LIMIT = 0.011


def check(options, report):
    paths = support.documents(
        options.places, options.sample, endings=(".storyboard",),
        holds=lambda path: CONTAINERS.search(path.read_bytes()))
    jobs = [(options.tool, path, system)
            for path in paths for system in options.systems.split(",")]
    compositions, controllers, faulty = 0, 0, set()
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        for (_, path, _), (faults, made, placed) in zip(jobs, pool.map(compose, jobs)):
            compositions, controllers = compositions + made, controllers + placed
            faulty |= {path for _ in faults}
            report.add(path, faults)
    if not compositions:
        report.fault("no app was composed")
    return (f"{len(paths)} storyboards, {compositions} compositions, {controllers} controllers, "
            f"{len(faulty)} storyboards with faults")


def compose(job):
    """Returns the faults of a storyboard on a system, and the numbers of its compositions and controllers."""
    tool, path, system = job
    with support.scratch() as folder:
        # Isolated: nothing else of its project has an effect.
        copy, out = folder / "Main.storyboard", folder / "out"
        shutil.copyfile(path, copy)
        try:
            support.run(
                tool, "preview", "--app", "--presentations", "--format", "json", "--all-devices",
                "--os", system, "--findings", "ignore", "--no-config", "--jobs", "1", "-o", out,
                copy)
            said = read_controllers(copy)
        except support.Failure as failure:
            return [f"iOS {system}: {failure}"], 0, 0
        except ElementTree.ParseError:
            return [], 0, 0
        faults, controllers, files = [], 0, sorted(out.glob("*.json"))
        if not files and said:
            faults.append(f"iOS {system}: nothing was drawn")
        for file in files:
            made = json.loads(file.read_text())
            where = f"{file.name.split('.device')[0]} {made['configuration']} iOS {system}"
            places = [Place(node, made, said.get(node.get("id"))) for node in made["controllers"]]
            controllers += len(places)
            for number, place in enumerate(places):
                place.check(number, places)
                faults += [f"{where} {place.node.get('id')}: {fault}" for fault in place.faults]
        return faults, len(files), controllers


def read_controllers(path):
    """The controllers of a storyboard, read without the tool."""
    return {controller.get("id"): controller
            for controller in ElementTree.parse(path).getroot().findall(".//scene/objects/*")
            if controller.get("sceneMemberID") == "viewController"}


def close(one, other):
    return abs(one - other) < LIMIT


def spans(one, other):
    """Whether two frames have the same edges along an axis."""
    return close(one[0], other[0]) and close(one[2], other[2])


class Place:
    """A controller in a window."""

    def __init__(self, node, made, controller):
        self.node, self.made, self.controller = node, made, controller
        self.frame, self.safe, self.traits = node["frame"], node["safeArea"], node["traits"]
        self.role, self.is_shown, self.bars = node["role"], node["isShown"], node.get("bars", {})
        self.system, self.is_pad = made["system"], made["traits"].get("userInterfaceIdiom") == "pad"
        self.parent, self.children, self.faults = None, [], []

    def value(self, name):
        return None if self.controller is None else self.controller.get(name)

    def is_compact(self, axis="horizontal"):
        return self.traits.get(f"{axis}SizeClass") == "compact"

    def expect(self, holds, text):
        if not holds:
            self.faults.append(text)

    def equal(self, what, one, other):
        self.expect(support.near(one, other, LIMIT), f"{what} is {one}, not {other}")

    def check(self, number, places):
        above = self.node["parent"]
        self.children = [each for each in places if each.node["parent"] == number]
        if self.node["number"] != number or (above is not None and above >= number):
            self.faults.append("is out of order")
            return
        self.parent = None if above is None else places[above]
        self.place()
        if self.node.get("view") and self.is_shown:
            self.view()
        self.hold()

    # Children in their containers.

    def place(self):
        window, parent = [0, 0, *self.made["size"]], self.parent
        if self.role == "window":
            self.equal("the frame of the window's controller", self.frame, window)
            self.equal("its safe area", self.safe, self.made["safeArea"])
            self.expect(self.traits == self.made["traits"], "has other traits than the window")
        elif self.role in ("stack", "tab"):
            self.equal(f"the frame in the {self.role}", self.frame, parent.frame)
            self.expect(self.traits == parent.traits, "has other traits than its container")
            self.equal("the safe area at the other sides", self.safe[1:], parent.safe[1:])
            # A navigation controller inside another one begins below the bar of the outer one.
            self.expect(self.safe[0] >= parent.safe[0] - LIMIT,
                        f"the safe area at the top is {self.safe[0]}, less than {parent.safe[0]}")
        elif self.role == "column":
            self.column(parent)
        elif self.role == "embedded":
            self.expect(self.traits == parent.traits, "has other traits than its embedding controller")
            if self.is_shown and parent.node.get("view"):
                self.inherits(parent.frame, parent.covered())
        elif self.role == "presented":
            self.expect(self.node.get("presentation"), "has no presentation")
            if self.node.get("presentation"):
                self.presented(self.node["presentation"], window)

    def column(self, parent):
        frame, outer = self.frame, parent.frame
        self.expect(parent.is_shown or not self.is_shown, "is shown in a split view that is not")
        self.expect(parent.node["isCollapsed"] == parent.is_compact(),
                    "is in a split view that is collapsed in regular width, or expanded in compact")
        if parent.is_compact():
            self.equal("the frame in a collapsed split view", frame, outer)
            self.equal("the safe area there", self.safe, parent.safe)
            return
        if self.node["column"] == "secondary":
            self.expect(self.traits == parent.traits, "has other traits than its split view")
        else:
            self.expect(self.is_compact(), "is a column that is not compact in width")
        self.expect(close(frame[1], outer[1]) and close(frame[3], outer[3]),
                    f"the column {frame} is not as high as {outer}")
        self.inherits(outer, parent.safe)

    def presented(self, said, window):
        (x, y, width, height), style = self.frame, said["style"]
        is_card = said["corners"] == "card"
        if style in ("fullScreen", "overFullScreen"):
            self.equal("what covers the screen", self.frame, window)
        elif style != "custom":
            is_inside = (min(x, y) >= -LIMIT and x + width <= window[2] + LIMIT
                         and y + height <= window[3] + LIMIT)
            self.expect(is_inside, f"{self.frame} extends beyond the window {window}")
        self.expect(not is_card or close(y + height, window[3]),
                    f"the card {self.frame} is not attached to the bottom")
        if is_card:
            # No configuration lowers a card to a detent.
            self.equal("the top of the card", [y],
                       [self.made["safeArea"][0] + (0 if self.system >= 26 else 10)])
        elif style == "pageSheet":
            widest = 704 if self.system >= 13 else window[2] if window[3] > window[2] else 768
            self.equal("the width of the page sheet", [width], [min(window[2], widest)])
            self.equal("the margin at its left", [x], [(window[2] - width) / 2])
        if style in ("popover", "formSheet") and not is_card:
            self.expect(self.is_compact(), f"is a {style} that is not compact in width")
        if style != "custom":
            self.inherits(window, self.made["safeArea"])

    def inherits(self, outer, covered):
        """Returns the safe area: the insets of the outer frame, as far as they extend into this one."""
        x, y, width, height = self.frame
        distances = (y - outer[1], x - outer[0], outer[1] + outer[3] - y - height,
                     outer[0] + outer[2] - x - width)
        expected = [min(max(0, one - distance), max(0, length)) for one, distance, length
                    in zip(covered, distances, (height, width, height, width))]
        self.equal("the safe area", self.safe, expected)

    def covered(self):
        """Returns the insets of a frame that bars and the screen's shape cover."""
        top, left, bottom, right = self.safe
        if bar := self.bars.get("navigationBar"):
            top = max(top, bar[1] + bar[3] - self.frame[1])
        if low := self.bars.get("tabBar") or self.bars.get("toolbar"):
            bottom = max(bottom, self.frame[1] + self.frame[3] - low[1])
        return top, left, bottom, right

    def hold(self):
        held = [child for child in self.children if child.role != "presented"]
        shown = [child for child in held if child.is_shown]
        kind = self.node.get("kind")
        if held and kind in ("navigationController", "tabBarController"):
            self.expect(len(shown) == self.is_shown, f"shows {len(shown)} of its children")
        if shown and kind == "navigationController":
            self.expect(shown[0] is held[-1], "does not show the top of its stack")
        if kind == "splitViewController" and self.is_shown and not self.node["isCollapsed"]:
            self.columns([child for child in shown if not child.node.get("isOverlay")])

    def columns(self, children):
        has_detail = any(child.node["column"] == "secondary" for child in children)
        if not has_detail or self.value("preferredDisplayMode") == "twoDisplaceSecondary":
            return
        (x, _, width, _), rows = self.frame, sorted(
            (child.frame[0], child.frame[0] + child.frame[2]) for child in children)
        self.expect(close(rows[0][0], x), f"the columns begin at {rows[0][0]}")
        self.expect(close(rows[-1][1], x + width), f"the columns end at {rows[-1][1]}")
        for one, other in zip(rows, rows[1:]):
            line = other[0] - one[1]
            self.expect(close(line, 1 / self.made["scale"]),
                        f"{line} points are between two columns")

    # Bars.

    def view(self):
        frame, outer = self.frame, self.safe
        if frame[2] <= 0 or frame[3] <= 0:
            return
        self.has_bars()
        safe, box = self.node["view"]["safeArea"], self.node["view"]["frame"]
        self.expect(spans(box, frame), f"its view {box} is not as wide as its frame {frame}")
        top, bottom = frame[1] + outer[0], frame[1] + frame[3] - outer[2]
        if bar := self.bars.get("navigationBar"):
            top += self.bar_offset()
            self.expect(close(bar[1], top) and spans(bar, frame),
                        f"the navigation bar is at {bar}, not at {top}")
            top = bar[1] + bar[3]
        if low := self.bars.get("tabBar") or self.bars.get("toolbar"):
            self.expect(close(low[1] + low[3], frame[1] + frame[3]) and spans(low, frame),
                        f"the bar at the bottom is at {low} in {frame}")
            bottom = low[1]
        # The view extends below a bar and its safe area excludes the bar, or the view begins at the bar's edge.
        begins, ends = box[1] + safe[0], box[1] + box[3] - safe[2]
        for side, mine, expected in (("top", begins, top), ("bottom", ends, bottom),
                                     ("left", safe[1], outer[1]), ("right", safe[3], outer[3])):
            self.expect(close(mine, expected),
                        f"at the {side} the safe area ends at {mine}, not at {expected}")

    def bar_offset(self):
        """Returns how far below its safe area a navigation bar begins: 16 points in cards and sheets of iOS 26,
        and on phones with an island 53.67 - 59 points up to iOS 18."""
        if self.is_in_sheet():
            return 16 if self.system >= 26 and not self.is_compact("vertical") else 0
        top = self.made["safeArea"][0]
        has_island = not self.is_pad and top >= 59 and self.system < 26
        return 161 / 3 - 59 if has_island and self.frame[1] == 0 and close(self.safe[0], top) else 0

    def is_in_sheet(self):
        sheet = next((each for each in self.around() if each.role == "presented"), None)
        return bool(sheet) and sheet.node["presentation"]["corners"] in ("card", "sheet")

    def has_bars(self):
        """Returns the bars that the document requires, and their heights."""
        is_low = self.is_compact("vertical")
        navigation, tabs, hides_bottom, is_nested = self.holders()
        expected = navigation is not None and not navigation.hides_navigation_bar(is_low)
        self.expect(("navigationBar" in self.bars) == expected, "lacks its navigation bar"
                    if expected else "has a navigation bar that it should not have")
        # A navigation controller may be between a tab bar and the controller that hides it: the order of
        # precedence is not checked.
        has_tabs = tabs is not None and not hides_bottom
        # From iPadOS 18 on, a tablet's tab bar is at the top in regular width.
        if self.is_pad and self.system >= 18 and self.traits.get("horizontalSizeClass") == "regular":
            has_tabs = False
        self.expect(is_nested or ("tabBar" in self.bars) == has_tabs, "lacks its tab bar"
                    if has_tabs else "has a tab bar that it should not have")
        if "navigationBar" in self.bars and self.frame[3] >= 200:
            self.navigation_bar(is_low)
        if "tabBar" in self.bars:
            height = self.bars["tabBar"][3] - self.safe[2]
            is_wide = self.traits.get("horizontalSizeClass") == "regular"
            base = (32 if is_low and self.system >= 11 and not is_wide
                    else 45 if self.is_pad and self.safe[2] > 0
                    else 50 if self.is_pad and self.system >= 12 else 49)
            self.expect(close(height, base), f"its tab bar is {height} points high, not {base}")

    def hides_navigation_bar(self, is_low):
        if self.controller is None:
            return False
        bar = self.controller.find("navigationBar[@key='navigationBar']")
        return (self.value("navigationBarHidden") == "YES"
                or bar is not None and bar.get("hidden") == "YES"
                or is_low and self.value("hidesBarsWhenVerticallyCompact") == "YES")

    def navigation_bar(self, is_low):
        system, bars = self.system, self.bars
        is_wide = self.traits.get("horizontalSizeClass") == "regular"
        height, base, extras = bars["navigationBar"][3], 44 if is_wide else 32, {0}
        if not is_low:
            if self.is_in_sheet():
                base = 54 if system >= 26 else 56 if system >= 13 else 44
            else:
                base = 54 if system >= 26 else 50 if self.is_pad and system >= 12 else 44
            extras = {0, 30, 52, 82} if system >= 11 else {0, 30}
        self.expect(any(close(height, base + extra) for extra in extras),
                    f"its navigation bar is {height} points high, not {base} plus the height of titles")
        titles = (30 if bars.get("hasPrompt") else 0) + (52 if bars.get("hasLargeTitle") else 0)
        self.expect(height >= base + titles - LIMIT,
                    f"its navigation bar of {height} points is too low for its titles")

    def holders(self):
        """Returns the navigation and tab bar controllers around a scene, whether a controller on the stack
        hides the bottom bar, and whether the navigation controller is inside another one."""
        navigation, tabs, hides_bottom, is_nested = None, None, False, False
        for inner in self.around():
            if inner.parent is None or inner.role in ("embedded", "presented"):
                break
            if inner.role == "stack":
                is_nested, navigation = navigation is not None, navigation or inner.parent
                if tabs is None:
                    hides_bottom |= any(
                        each.value("hidesBottomBarWhenPushed") == "YES"
                        for each in inner.parent.children
                        if each.role == "stack" and each.node["index"] <= inner.node["index"])
            elif inner.role == "tab" and tabs is None:
                tabs = inner.parent
        return navigation, tabs, hides_bottom, is_nested

    def around(self):
        place = self
        while place is not None:
            yield place
            place = place.parent
