"""Checks that each task of editing can be done with `edit`, and that its conditions distinguish right from wrong.

A folder has documents, and beside each the tasks for it: `SignIn.json` for `SignIn.storyboard`. A task has conditions on the
edited document that no program which edits is asked about: its XML, as ElementTree reads it, its layouts from `compile`, and
no new findings of `lint`. They must fail on the start, on the wrong edits that a task lists, and pass after its solution.
With --edited, they examine documents that others edited. docs/internals/editing-tasks.md describes the form.
"""
import collections, json, pathlib, re, shutil
from concurrent import futures
from xml.etree import ElementTree

from checks import support

ARGUMENTS = [
    support.argument("folder", metavar="FOLDER", type=pathlib.Path),
    support.argument("--task", metavar="NAME", action="append", default=[], help="only this task; may be repeated"),
    support.argument("--edited", metavar="PATH", type=pathlib.Path,
                     help="examine this edited document, or those in this folder, named after their tasks"),
    support.number("--jobs", 2, "tasks at one time"),
]
MEMBERS = {"name", "task", "changes", "new", "gone", "objects", "document", "without", "layouts", "solution", "refused", "wrong",
           "findings"}
# The attributes of frames, as functions of x, y, width and height; leading and trailing depend on the direction.
EDGES = {
    "left": lambda x, y, w, h: x, "right": lambda x, y, w, h: x + w, "top": lambda x, y, w, h: y,
    "bottom": lambda x, y, w, h: y + h, "width": lambda x, y, w, h: w, "height": lambda x, y, w, h: h,
    "centerX": lambda x, y, w, h: x + w / 2, "centerY": lambda x, y, w, h: y + h / 2}
NAME = r"[\w-]+"
EQUATION = re.compile(
    rf"({NAME})\.(\w+) (=|>=|<=) (?:(?:([\d.]+) \* )?({NAME})\.(\w+))?(?: ?([+-]) )?([\d.]+)?")
# The words for sets of configurations, and options of `compile` for further ones.
SIZES = {f"{size} {axis}": f"{axis[0]}{size.capitalize()}"
         for size in ("any", "compact", "regular") for axis in ("width", "height")}
VARIANTS = {"right to left": ("--direction", "rtl"), "AX3": ("--content-size", "AX3"), "xSmall": ("--content-size", "xSmall")}
# Half a pixel of the canvas, since frames are rounded to pixels.
NEAR = 0.51
# On the canvas alone, they are notes.
LAYOUT_RULES = {"ambiguous-layout", "conflicting-constraints", "misplaced-view", "off-screen-view", "truncated-text"}
ID = re.compile(r"[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}")


class Task:
    """A task with its document and the files that lie beside it."""

    def __init__(self, facts, start):
        self.start, self.name, self.text = start, facts["name"], facts["task"]
        if unknown := set(facts) - MEMBERS:
            raise support.Failure(f"{self.name}: unknown members: {', '.join(sorted(unknown))}")
        self.changes, self.gone = set(facts.get("changes", [])), facts.get("gone", [])
        self.new = collections.Counter(facts.get("new", {}))
        self.objects, self.paths = facts.get("objects", {}), facts.get("document", [])
        self.without, self.layouts = facts.get("without", []), facts.get("layouts", {})
        self.solution, self.wrong = facts["solution"], facts.get("wrong", [])
        self.refused, self.findings = facts.get("refused"), set(facts.get("findings", []))

    def variants(self):
        """Returns the options of `compile` that the layouts of this task need, beside none."""
        return [name for name in VARIANTS if name in self.layouts]


def read(folder):
    """Returns the tasks of a folder."""
    tasks = []
    for path in sorted(folder.glob("*.json")):
        starts = [path.with_suffix(ending) for ending in support.ENDINGS if path.with_suffix(ending).is_file()]
        if len(starts) != 1:
            raise support.Failure(f"{path}: there is no document beside it")
        tasks += [Task(facts, starts[0]) for facts in json.loads(path.read_text(encoding="utf-8"))]
    names = collections.Counter(task.name for task in tasks)
    if double := [name for name, count in names.items() if count > 1]:
        raise support.Failure(f"tasks with the same name: {', '.join(double)}")
    return tasks


# Documents.


class Document:
    """A document as its XML has it, read without Ninefold."""

    def __init__(self, data):
        self.root = ElementTree.fromstring(data)
        self.outer = {inner: outer for outer in self.root.iter() for inner in outer}
        self.named = [each for each in self.root.iter() if name_of(each)]
        self.objects = {name_of(each): each for each in self.named}

    def owner(self, element):
        """Returns the id of the object that contains an element, or of the element itself."""
        while element is not None and not name_of(element):
            element = self.outer.get(element)
        return "document" if element is None else name_of(element)

    def facts(self):
        """Returns the facts about each object: paths with values.

        Frames are left out, because the layouts have them, and so are resources. Entries of masks are facts of the objects
        that they name, and the order of objects in a list is compared separately.
        """
        found = collections.defaultdict(set)
        for element in self.root.iter():
            path = self.path(element)
            if path is None:
                continue
            owner = self.owner(element)
            if "reference" in element.attrib and element.tag in ("exclude", "include"):
                found[element.get("reference")].add((f"{path}/{element.tag}", owner))
                continue
            if name_of(element):
                outer = self.outer.get(element)
                found[owner].add(("in", self.owner(outer) if outer is not None else "", outer.tag if outer is not None else ""))
            if element.tag in ("mask", "variation") and set(element.attrib) == {"key"}:
                continue
            for name, value in element.attrib.items():
                found[owner].add((f"{path}@{name}", value))
            if (element.text or "").strip():
                found[owner].add((path, element.text.strip()))
            if not element.attrib and not len(element):
                found[owner].add((path, ""))
        return found

    def path(self, element):
        """Returns the path of an element in its object, or None if it is no fact about it."""
        parts = []
        while True:
            if element.tag in ("resources", "dependencies", "rect") and (element.tag != "rect" or element.get("key") == "frame"):
                return None
            if name_of(element) or element not in self.outer:
                return "/".join([element.tag, *reversed(parts)])
            parts.append(f"{element.tag}[{element.get('key') or element.get('keyPath') or ''}]")
            element = self.outer[element]

    def items(self, element):
        """Returns the objects that a constraint relates, or the object that has a connection and the one it leads to."""
        owner = self.owner(self.outer[element])
        if element.tag == "constraint":
            return {element.get("firstItem", owner), element.get("secondItem", owner)} - {None}
        return {owner, element.get("destination")}

    def lists(self):
        """Returns the ids in each list of objects, by the object that has it."""
        found = {}
        for element in self.root.iter():
            names = [name_of(each) for each in element if name_of(each) and not is_relation(each)]
            if len(names) > 1:
                found[self.owner(element), element.tag, element.get("key")] = names
        return found

    def unlisted(self):
        """Returns the images and colors that are used and not listed, or listed and not used."""
        used, listed = set(), set()
        for element in self.root.iter():
            if self.isIn(element, "resources"):
                if element.get("name") and element.tag in ("image", "namedColor", "systemColor"):
                    listed.add((element.tag, element.get("name")))
                continue
            for name, value in element.attrib.items():
                if name == "image" or name.endswith("Image"):
                    used.add(("image", value))
            if element.tag == "color":
                for name, tag in (("name", "namedColor"), ("systemColor", "systemColor")):
                    if element.get(name):
                        used.add((tag, element.get(name)))
        return used - listed, listed - used

    def isIn(self, element, tag):
        while element is not None:
            if element.tag == tag:
                return True
            element = self.outer.get(element)
        return False


def name_of(element):
    return element.get("id") or element.get("sceneID")


def is_relation(element):
    """Whether an object is nothing without others: their order has no meaning."""
    return element.tag in ("action", "constraint", "outlet", "outletCollection", "segue")


# Conditions on the document.


def unmet_conditions(task, document, before, after):
    """Returns the conditions of a task that a document does not meet, with the layouts of the start and its own."""
    said = [f"there is no {path}" for path in task.paths if find(document, path) is None]
    said += [f"there is {path}" for path in task.without if find(document, path) is not None]
    said += [f"{name} is still there" for name in task.gone if name in document.objects]
    return said + examine_layouts(task, document, before, after)


def find(document, path):
    """Returns the first element at a path, or None."""
    return document.root.find(path)


def examine_changes(task, before, after):
    """Returns the changes that the task does not ask for, and what is invalid in any document."""
    said = []
    counts = collections.Counter(name_of(each) for each in after.named)
    said += [f"several objects have the id {name}" for name, count in counts.items() if count > 1]
    new = set(after.objects) - set(before.objects)
    said += [f"{name} is no id in Xcode's form" for name in sorted(new) if not ID.fullmatch(name)]
    kinds = collections.Counter(after.objects[name].tag for name in new if not is_relation(after.objects[name]))
    if kinds != task.new:
        said.append(f"new objects are {dict(kinds)}, not {dict(task.new)}")
    free = task.changes | new | set(task.gone) | inside(before, task.gone)
    old, now = before.facts(), after.facts()
    for name in sorted(set(old) | set(now)):
        if old[name] == now[name] or name in free:
            continue
        elements = [(one, one.objects[name]) for one in (before, after) if name in one.objects]
        if any(is_relation(each) and one.items(each) & free for one, each in elements):
            continue
        said.append(f"{name} changes: {sorted(old[name] ^ now[name])[:3]}")
    related = task.changes | {name for name in new if not is_relation(after.objects[name])}
    for name in sorted(new):
        element = after.objects[name]
        if is_relation(element) and not after.items(element) & related:
            said.append(f"a new {element.tag} relates only other objects: {sorted(after.items(element))}")
    lists = after.lists()
    for place, names in before.lists().items():
        kept = [each for each in names if each not in free]
        if [each for each in lists.get(place, []) if each in kept] != [each for each in kept if each in lists.get(place, [])]:
            said.append(f"the order of objects in {place[0]} is another one")
    for what, names in zip(("not listed in the resources", "listed in the resources, but not used"), after.unlisted()):
        said += [f"the {tag} {name} is {what}" for tag, name in sorted(names)]
    return said


def inside(document, names):
    """Returns the ids of the objects in others."""
    return {name_of(each) for name in names if name in document.objects for each in document.objects[name].iter() if name_of(each)}


# Conditions on layouts.


class Layouts:
    """The layouts of a document by variant and configuration: frames in the coordinates of their roots, and attributes."""

    def __init__(self, tool, path, variants):
        self.frames, self.attributes = {}, {}
        for variant in ["", *variants]:
            words = VARIANTS.get(variant, ())
            done = support.run(tool, "compile", path, "--findings", "ignore", "--no-config", *words, cwd=path.parent)
            for scene in json.loads(done.stdout)["scenes"]:
                for layout in scene["layouts"]:
                    for name in layout["for"]:
                        self.add(variant, name.split(":")[0], layout)

    def add(self, variant, name, layout):
        frames = self.frames.setdefault((variant, name), {})
        attributes = self.attributes.setdefault((variant, name), {})
        # Superviews come before their subviews.
        for view in layout["views"]:
            x, y = frames[view["superview"]][:2] if view["superview"] in frames else (0, 0)
            frames[view["id"]] = (x + view["frame"][0], y + view["frame"][1], *view["frame"][2:])
            attributes[view["id"]] = view["attributes"]
        for guide in layout["guides"]:
            x, y = frames[guide["owner"]][:2] if guide["owner"] in frames else (0, 0)
            frames[guide["id"]] = (x + guide["frame"][0], y + guide["frame"][1], *guide["frame"][2:])


def configurations(words, all_of_them, others):
    """Returns the configurations of a variant that words name, such as `compact height` or `elsewhere`."""
    names = [name for _, name in all_of_them]
    if words == "everywhere":
        return names
    if words in VARIANTS:
        # The canvas has neither text sizes nor directions.
        return [name for name in names if name != "canvas"]
    if words == "elsewhere":
        taken = {name for each in others if each not in ("elsewhere", "everywhere", *VARIANTS)
                 for name in configurations(each, all_of_them, [])}
        return [name for name in names if name not in taken]
    if words == "canvas":
        return ["canvas"]
    parts = [SIZES.get(part) for part in words.split(", ")]
    if None in parts:
        raise support.Failure(f"'{words}' names no configurations")
    return [name for name in names if all(part in name for part in parts)]


def examine_layouts(task, document, before, after):
    """Returns the conditions on layouts that are not true."""
    named = {name: find(document, path) for name, path in task.objects.items()}
    ids = {name: name_of(element) for name, element in named.items() if element is not None}
    said = [f"there is no {name}: {task.objects[name]}" for name, element in named.items() if element is None]
    for words, conditions in task.layouts.items():
        variant = words if words in VARIANTS else ""
        those = [key for key in after.frames if key[0] == variant]
        for name in configurations(words, those, task.layouts):
            key = variant, name
            for condition in conditions:
                if fault := unmet(condition, task, ids, before, after, key):
                    said.append(f"{fault} (in {' '.join(filter(None, key))})")
    return said


def unmet(condition, task, ids, before, after, key):
    """Returns why a condition is not true in a configuration, or None."""
    old, now = before.frames.get(key, {}), after.frames[key]
    if condition == "others unmoved":
        for name in sorted(set(old) - task.changes - set(task.gone)):
            if not support.near(old[name], now.get(name), NEAR):
                return f"{name} is moved from {old[name]} to {now.get(name)}"
        return None
    words = condition.split(" ", 2)
    name = ids.get(words[0], words[0])
    if condition.endswith(" absent"):
        return f"{words[0]} is there" if name in now else None
    if condition.endswith(" present"):
        return None if name in now else f"{words[0]} is not there"
    if condition.endswith(" unmoved"):
        isNear = support.near(old.get(name), now.get(name), NEAR)
        return None if isNear else f"{name} is moved from {old.get(name)} to {now.get(name)}"
    if len(words) == 3 and words[2].startswith("is "):
        value, want = after.attributes[key].get(name, {}).get(words[1]), json.loads(words[2][3:])
        return None if value == want else f"{words[1]} of {words[0]} is {json.dumps(value)}, not {json.dumps(want)}"
    return unequal(condition, ids, now, key)


def unequal(condition, ids, frames, key):
    """Returns why an equation between frames is not true, or None."""
    match = EQUATION.fullmatch(condition)
    if not match:
        raise support.Failure(f"'{condition}' is no condition")
    item, attribute, relation, multiplier, other, other_attribute, sign, constant = match.groups()

    def value(item, attribute):
        frame = frames.get(ids.get(item, item))
        if frame is None:
            return None
        isMirrored = key[0] == "right to left"
        named = {"leading": "right" if isMirrored else "left", "trailing": "left" if isMirrored else "right"}
        if attribute in named and isMirrored:
            return -EDGES[named[attribute]](*frame)
        return EDGES[named.get(attribute, attribute)](*frame)

    left = value(item, attribute)
    right = value(other, other_attribute) if other else 0
    if left is None or right is None:
        return f"{condition}: {item if left is None else other} is not there"
    right = right * float(multiplier or 1) + float(constant or 0) * (-1 if sign == "-" else 1)
    holds = {"=": abs(left - right) <= NEAR, ">=": left >= right - NEAR, "<=": left <= right + NEAR}[relation]
    return None if holds else f"{condition} is not true: {left:g} and {right:g}"


# Tasks.


class Bench:
    """Edits and examines documents in folders of their own, each with the files that lie beside the start."""

    def __init__(self, tool, folder, place):
        self.tool, self.folder, self.place = tool, folder, place
        self.starts = {}

    def put(self, name, start, data):
        """Returns the path of a document in a folder of its own."""
        place = self.place / name
        place.mkdir()
        for path in self.folder.iterdir():
            if path.suffix == ".swift":
                shutil.copyfile(path, place / path.name)
            elif path.suffix == ".xcassets":
                shutil.copytree(path, place / path.name)
        target = place / start.name
        target.write_bytes(data)
        return target

    def findings(self, path):
        found = collections.Counter()
        words = ("--no-config", "--no-cache", "--format", "json")
        done = support.run(self.tool, "lint", path, *words, expects=(0, 1), cwd=path.parent)
        for finding in json.loads(done.stdout):
            if finding["level"] != "note" or finding["rule"] in LAYOUT_RULES:
                found[finding["rule"], finding.get("object")] += 1
        return found

    def prepare(self, tasks):
        """Lays out and checks the start of each document, in the variants that its tasks need."""
        for start in sorted({task.start for task in tasks}):
            variants = sorted({each for task in tasks if task.start == start for each in task.variants()})
            path = self.put(f"start-{start.stem}", start, start.read_bytes())
            self.starts[start] = (Document(start.read_bytes()), Layouts(self.tool, path, variants), self.findings(path))

    def examine(self, task, path):
        """Returns what is not as the task asks for, and what is changed or wrong beside that."""
        before, layouts, findings = self.starts[task.start]
        try:
            after = Document(path.read_bytes())
        except ElementTree.ParseError as error:
            return [f"it cannot be parsed: {error}"]
        said = unmet_conditions(task, after, layouts, Layouts(self.tool, path, task.variants()))
        said += examine_changes(task, before, after)
        return said + [f"new finding {rule} at {name}" for rule, name in sorted(self.findings(path) - findings, key=str)
                       if rule not in task.findings]

    def edit(self, path, operations, *words):
        """Returns the status of an edit, and the last part of its output."""
        given = operations
        if any(isinstance(each, dict) for each in operations):
            listed = path.with_suffix(".operations.json")
            listed.write_text(json.dumps(operations), encoding="utf-8")
            given = ["--ops", listed]
        words = ("edit", path, *given, "--no-config", *words)
        done = support.run(self.tool, *words, expects=None, cwd=path.parent, timeout=120)
        return done.returncode, (done.stderr or done.stdout).decode().strip()

    def run(self, task):
        """Returns what is wrong with a task."""
        said = []
        data = task.start.read_bytes()
        before, layouts, _ = self.starts[task.start]
        if not unmet_conditions(task, before, layouts, layouts):
            said.append("the start meets its conditions")
        path = self.put(task.name, task.start, data)
        status, output = self.edit(path, task.solution)
        if status:
            return [*said, f"the solution ends with status {status}: {output[-600:]}"]
        said += [f"after the solution, {what}" for what in self.examine(task, path)]
        said += self.refusal(task, data)
        for number, operations in enumerate(task.wrong, 1):
            path = self.put(f"{task.name}-wrong-{number}", task.start, data)
            status, output = self.edit(path, operations)
            if status:
                said.append(f"the wrong edit {number} ends with status {status}: {output[-600:]}")
            elif not self.examine(task, path):
                said.append(f"the wrong edit {number} passes: {operations}")
        return said

    def refusal(self, task, data):
        """Returns what is wrong with the obvious edit that `edit` must refuse."""
        if not task.refused:
            return []
        path = self.put(f"{task.name}-refused", task.start, data)
        status, output = self.edit(path, task.refused["operations"], "--format", "json")
        rules = {each["rule"] for each in json.loads(output)["refused"]} if status == 1 else set()
        if task.refused["rule"] not in rules:
            return [f"{task.refused['operations']} ends with status {status} and rules {sorted(rules)}"]
        return [] if path.read_bytes() == data else ["what is refused is written"]


def edited(options, tasks, bench, report):
    """Examines documents that others edited; returns the closing line."""
    names = {task.name: task for task in tasks}
    paths = sorted(path for path in options.edited.iterdir() if path.suffix in support.ENDINGS) if options.edited.is_dir() else []
    pairs = [(names[path.stem], path) for path in paths if path.stem in names]
    if not options.edited.is_dir() and len(tasks) == 1:
        pairs = [(tasks[0], options.edited)]
    elif not options.edited.is_dir():
        raise support.Failure("--edited with a document needs --task")
    report.needs(len(pairs), "edited document")
    bench.prepare([task for task, _ in pairs])
    passed = 0
    for task, path in pairs:
        said = bench.examine(task, bench.put(task.name, task.start, path.read_bytes()))
        report.add(task.name, said)
        passed += not said
    return f"{passed} of {len(pairs)} tasks are done"


def check(options, report):
    tasks = read(options.folder)
    if unknown := set(options.task) - {task.name for task in tasks}:
        raise support.Failure(f"there is no task {', '.join(sorted(unknown))}")
    tasks = [task for task in tasks if not options.task or task.name in options.task]
    report.needs(len(tasks), "task")
    with support.scratch() as place:
        bench = Bench(options.tool, options.folder, place)
        if options.edited:
            return edited(options, tasks, bench, report)
        bench.prepare(tasks)
        with futures.ThreadPoolExecutor(options.jobs) as pool:
            for task, said in zip(tasks, pool.map(bench.run, tasks)):
                report.add(task.name, said)
    documents = len({task.start for task in tasks})
    return (f"{len(tasks)} tasks in {documents} documents, {sum(bool(task.refused) for task in tasks)} refusals, "
            f"{sum(len(task.wrong) for task in tasks)} wrong edits")
