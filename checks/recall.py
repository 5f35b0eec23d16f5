"""Counts how many seeded faults lint reports with default settings.

Copies of whole apps receive faults that people make: names are misspelt, connections removed, led
to other objects or duplicated, constraints dropped, duplicated or contradicted. A fault counts as
found if its document has a new error or warning, or if a new one names what was changed. Notes do
not count. At most one fault is in a document at a time.

With --stubs, a script that writes sources for an app (SCRIPT APP OUT, from its declarations) is
run first, and a source is added that uses every outlet, and every identifier of the documents;
otherwise only faults that need no sources are seeded.

With --least and --least-of-each, the share of all faults and of each class must not be lower.
"""
import collections, json, pathlib, re, shutil, sys
from concurrent import futures
from functools import partial
from xml.parsers import expat

from checks import support

ARGUMENTS = [
    support.places("APP"),
    support.SEED,
    support.number("--each", 3, "the largest number of faults of a class in an app"),
    support.argument("--stubs", metavar="SCRIPT", type=pathlib.Path),
    support.argument("--least", metavar="RATE", type=float, default=0.0),
    support.argument("--least-of-each", metavar="RATE", type=float, default=0.0),
    support.argument("--leave-out", metavar="FILE", type=pathlib.Path,
                     help="a JSON file with a list of projects that are not examined"),
    support.argument("--missed", action="store_true", help="list the faults that are not found")]

# Classes with fewer faults than this have no rate of their own.
FEWEST = 10
ATTRIBUTE = re.compile(rb'\s([\w:]+)="([^"]*)"')
CONTROLS = ("button", "slider", "stepper", "switch", "segmentedControl", "barButtonItem")


class Element:
    """An element with its place in the document, in bytes."""

    def __init__(self, name, attributes, parent, start):
        self.name, self.attributes, self.parent, self.start = name, attributes, parent, start
        self.head = self.end = start

    def get(self, name):
        return self.attributes.get(name)

    def within(self, *names):
        """The innermost enclosing element with one of the names, or None."""
        element = self.parent
        while element and element.name not in names:
            element = element.parent
        return element


class Document:
    """A document of an app, and the edits that make it faulty."""

    def __init__(self, path):
        self.path, self.data, self.elements = path, path.read_bytes(), []
        open_elements = []
        parser = expat.ParserCreate()

        def start(name, attributes):
            element = Element(name, attributes, open_elements[-1] if open_elements else None,
                              parser.CurrentByteIndex)
            element.head = self.data.index(b">", element.start) + 1
            open_elements.append(element)
            self.elements.append(element)

        def end(_):
            element = open_elements.pop()
            index = parser.CurrentByteIndex
            closing = self.data.startswith(b"</", index)
            element.end = self.data.index(b">", index) + 1 if closing else element.head

        parser.StartElementHandler, parser.EndElementHandler = start, end
        parser.Parse(self.data, True)
        self.by_id = {each.get("id"): each for each in self.elements if each.get("id")}

    def of(self, *names):
        return [each for each in self.elements if each.name in names]

    def with_value(self, element, attribute, value):
        """Returns the bytes with another value of an attribute."""
        head = self.data[element.start:element.head]
        for match in ATTRIBUTE.finditer(head):
            if match[1].decode() == attribute:
                start = element.start + match.start(2)
                return self.data[:start] + value.encode() + self.data[element.start + match.end(2):]
        raise ValueError(attribute)

    def without(self, element):
        return self.data[:element.start] + self.data[element.end:]

    def with_copy(self, element, **values):
        """Returns the bytes with a copy of an element after it, with other values of attributes."""
        copy = self.data[element.start:element.end].decode()
        for name, value in values.items():
            copy = re.sub(rf'(\s{name}=")[^"]*"', rf'\g<1>{value}"', copy, count=1)
        return self.data[:element.end] + copy.encode() + self.data[element.end:]


def misspelt(name, chance):
    """Returns a name with a letter doubled, dropped, or swapped with the next one."""
    letters = [index for index in range(1, len(name) - 1) if name[index].isalpha()]
    for index in sorted(letters, key=lambda index: support.digest(f"{chance}{name}{index}")):
        kind = support.digest(f"{chance}{index}{name}") % 3
        pair = name[index + 1] + name[index] if name[index + 1].isalpha() else ""
        made = [name[:index] + name[index] + name[index:],
                name[:index] + name[index + 1:],
                name[:index] + pair + name[index + 2:] if pair else name][kind]
        if made != name:
            return made
    return None


class App:
    """An app: its documents, the classes of its sources, and the names in its catalogs."""

    def __init__(self, folder, classes):
        self.classes = classes
        self.documents = []
        for path in support.documents([folder]):
            try:
                document = Document(path)
            except (expat.ExpatError, ValueError):
                continue
            runtime = document.elements[0].get("targetRuntime") or ""
            if document.elements[0].name == "document" and runtime.startswith("iOS.CocoaTouch"):
                self.documents.append(document)
        self.assets = {kind: {path.stem for path in folder.rglob("*." + kind)}
                       for kind in ("imageset", "colorset")}
        self.storyboards = {each.path.stem for each in self.documents
                            if each.path.suffix == ".storyboard"}

    def lineage(self, name):
        """The class and its superclasses, or nothing if one of them is not declared."""
        found = []
        while name in self.classes and self.classes[name] not in found:
            found.append(self.classes[name])
            name = (self.classes[name]["inherits"] or ["NSObject"])[0].split("<")[0]
        return found if found and re.match(r"(UI|NS|MK|WK|CA|GL)[A-Z]", name) else []

    def outlet_type(self, name, key):
        for each in self.lineage(name):
            if key in each["outlets"]:
                return each["outlets"][key]
        return None


def owner(element):
    """The object whose connection an element is."""
    return element.parent.parent if element.parent and element.parent.name == "connections" else None


def outlets(app, document):
    """The outlets of objects whose class is declared, with the declared types."""
    for outlet in document.of("outlet"):
        name = owner(outlet) is not None and owner(outlet).get("customClass")
        kind = name and app.outlet_type(name, outlet.get("property") or "")
        if kind:
            yield outlet, kind


# Each class of faults: a function that yields what makes the faulty bytes, and the changed name.


def misspelt_outlets(app, document, chance):
    for outlet, _ in outlets(app, document):
        name = misspelt(outlet.get("property"), chance)
        others = {key for each in app.lineage(owner(outlet).get("customClass"))
                  for key in each["outlets"]}
        if name and name not in others:
            yield partial(document.with_value, outlet, "property", name), name


def misspelt_actions(app, document, chance):
    for action in document.of("action"):
        receiver = document.by_id.get(action.get("destination"))
        name = receiver is not None and receiver.get("customClass")
        selector = action.get("selector") or ""
        lineage = app.lineage(name) if name else []
        declared = any(selector.rstrip(":").split(":")[0].startswith(key.split(":")[0])
                       for each in lineage for key in each["actions"])
        changed = misspelt(selector, chance) if declared else None
        if changed:
            yield partial(document.with_value, action, "selector", changed), changed


def misspelt_classes(app, document, chance):
    for element in document.elements:
        name = element.get("customClass")
        changed = misspelt(name, chance) if name in app.classes else None
        if changed and changed not in app.classes:
            yield partial(document.with_value, element, "customClass", changed), changed


def misspelt_assets(kind, attributes):
    def seeds(app, document, chance):
        for element in document.elements:
            for attribute in attributes:
                name = element.get(attribute)
                if name not in app.assets[kind] or element.parent.name == "resources":
                    continue
                changed = misspelt(name, chance)
                if changed and changed not in app.assets[kind]:
                    yield partial(document.with_value, element, attribute, changed), changed
    return seeds


def renamed_images(app, document, chance):
    """Every use of an image, and its entry in the resources, after its image set was renamed."""
    for entry in document.of("image"):
        name = entry.get("name")
        changed = misspelt(name, chance) if name in app.assets["imageset"] else None
        if changed and changed not in app.assets["imageset"]:
            pattern = re.compile(rb'(\s(?:name|\w*[iI]mage)=")' + re.escape(name.encode()) + b'"')
            yield partial(pattern.sub, rb'\g<1>' + changed.encode() + b'"', document.data), changed


def misspelt_references(app, document, chance):
    for element in document.of("viewControllerPlaceholder"):
        name = element.get("storyboardName")
        if name in app.storyboards:
            changed = misspelt(name, chance)
            yield partial(document.with_value, element, "storyboardName", changed), changed


def misspelt_identifiers(attribute, *elements):
    def seeds(app, document, chance):
        for element in document.elements:
            name = element.get(attribute)
            if not name or elements and element.name not in elements:
                continue
            changed = misspelt(name, chance)
            if changed and app.uses[attribute].count(name) == 1:
                yield partial(document.with_value, element, attribute, changed), name
    return seeds


def misspelt_key_paths(app, document, chance):
    for element in document.of("userDefinedRuntimeAttribute"):
        holder = element.within("userDefinedRuntimeAttributes")
        name = holder is not None and holder.parent.get("customClass")
        key = element.get("keyPath")
        if name and any(key in each["inspectables"] for each in app.lineage(name)):
            changed = misspelt(key, chance)
            if changed:
                yield partial(document.with_value, element, "keyPath", changed), changed


def retargeted_outlets(app, document, chance):
    for outlet, kind in outlets(app, document):
        current = document.by_id.get(outlet.get("destination"))
        scene = outlet.within("scene") or document.elements[0]
        if current is None or owner(outlet).name == "outletCollection":
            continue
        others = [each for each in document.elements if each.get("id") and each.get("id") != current.get("id")
                  and (each.within("scene") or document.elements[0]) is scene
                  and each.name in ("view", "label", "button", "imageView", "textField", "tableView", "constraint",
                                    "switch", "stackView")
                  and (each.name, each.get("customClass")) != (current.name, current.get("customClass"))]
        if others:
            chosen = min(others, key=lambda each: support.digest(f"{chance}{each.get('id')}"))
            yield partial(document.with_value, outlet, "destination", chosen.get("id")), outlet.get("property")


def dangling(name, attribute):
    def seeds(app, document, chance):
        for element in document.of(name):
            if element.get(attribute) in document.by_id:
                yield partial(document.with_value, element, attribute, "zzz-zz-zzz"), "zzz-zz-zzz"
    return seeds


def removed_outlets(app, document, chance):
    for outlet, kind in outlets(app, document):
        if kind.endswith("!"):
            yield partial(document.without, outlet), outlet.get("property")


def removed_actions(app, document, chance):
    for action in document.of("action"):
        control = owner(action)
        if control is not None and control.name in CONTROLS:
            yield partial(document.without, action), action.get("selector")


def dropped_constraints(app, document, chance):
    for element in document.of("constraint"):
        if is_required(element):
            yield partial(document.without, element), element.get("id")


def is_required(element):
    return (element.name == "constraint" and element.get("id") and not element.get("relation")
            and not element.get("priority") and not element.get("placeholder")
            and element.parent.name == "constraints" and not element.within("variation"))


def duplicate_outlets(app, document, chance):
    for outlet, _ in outlets(app, document):
        others = [each for each in outlets(app, document) if owner(each[0]) is owner(outlet)
                  and each[0].get("destination") != outlet.get("destination")]
        if others:
            destination = others[0][0].get("destination")
            yield (partial(document.with_copy, outlet, id="zzz-zz-zzz", destination=destination),
                   outlet.get("property"))


def duplicate_constraints(app, document, chance):
    for element in document.of("constraint"):
        if is_required(element):
            yield partial(document.with_copy, element, id="zzz-zz-zzz"), element.get("id")


def contradictions(app, document, chance):
    for element in document.of("constraint"):
        if is_required(element) and re.fullmatch(r"\d+(\.\d+)?", element.get("constant") or ""):
            other = f"{float(element.get('constant')) + 7:g}"
            yield partial(document.with_copy, element, id="zzz-zz-zzz", constant=other), element.get("id")


def resized(app, document, chance):
    """A fixed width or height that the window of a phone cannot hold."""
    for element in document.of("constraint"):
        if (is_required(element) and element.get("firstAttribute") == "width" and not element.get("secondItem")
                and element.get("constant") and element.within("scene") and document.data.count(element.get("id").encode()) == 1):
            yield partial(document.with_value, element, "constant", "700"), element.get("id")


def duplicate_ids(app, document, chance):
    for element in document.of("label", "button", "imageView", "view", "constraint"):
        if element.get("id") and element.parent.name in ("subviews", "constraints"):
            others = [each for each in document.of(element.name) if each.get("id") not in (None, element.get("id"))]
            if others:
                yield partial(document.with_value, element, "id", others[0].get("id")), others[0].get("id")


def duplicate_storyboard_identifiers(app, document, chance):
    scenes = [each for each in document.elements if each.get("storyboardIdentifier")]
    for one, other in zip(scenes, scenes[1:]):
        yield partial(document.with_value, one, "storyboardIdentifier", other.get("storyboardIdentifier")), \
            other.get("storyboardIdentifier")


def duplicate_reuse_identifiers(app, document, chance):
    cells = [each for each in document.of("tableViewCell", "collectionViewCell")
             if each.get("reuseIdentifier") and each.parent.name in ("prototypes", "cells")]
    for one, other in zip(cells, cells[1:]):
        if one.parent is other.parent and one.get("reuseIdentifier") != other.get("reuseIdentifier"):
            yield partial(document.with_value, one, "reuseIdentifier", other.get("reuseIdentifier")), \
                other.get("reuseIdentifier")


IDENTIFIERS = {"storyboardIdentifier": None, "reuseIdentifier": None, "identifier": ("segue",)}
# The classes of faults, and whether they need sources.
CLASSES = {
    "misspelt outlet": (misspelt_outlets, True),
    "misspelt action": (misspelt_actions, True),
    "misspelt class": (misspelt_classes, True),
    "misspelt image": (misspelt_assets("imageset", ("image", "selectedImage", "backgroundImage")), False),
    "renamed image": (renamed_images, False),
    "misspelt color": (misspelt_assets("colorset", ("name",)), False),
    "misspelt storyboard reference": (misspelt_references, False),
    "misspelt storyboard identifier": (misspelt_identifiers("storyboardIdentifier"), True),
    "misspelt reuse identifier": (misspelt_identifiers("reuseIdentifier"), True),
    "misspelt segue identifier": (misspelt_identifiers("identifier", "segue"), True),
    "misspelt runtime attribute": (misspelt_key_paths, True),
    "retargeted outlet": (retargeted_outlets, True),
    "dangling segue": (dangling("segue", "destination"), False),
    "dangling outlet": (dangling("outlet", "destination"), False),
    "removed outlet": (removed_outlets, True),
    "removed action": (removed_actions, True),
    "dropped constraint": (dropped_constraints, False),
    "duplicate outlet": (duplicate_outlets, True),
    "duplicate constraint": (duplicate_constraints, False),
    "duplicate id": (duplicate_ids, False),
    "duplicate storyboard identifier": (duplicate_storyboard_identifiers, False),
    "duplicate reuse identifier": (duplicate_reuse_identifiers, False),
    "contradicting constraint": (contradictions, False),
    "resized view": (resized, False),
}
# These make a document invalid, which must not hide faults of the same run in others.
INVALIDATING = {"dangling segue", "dangling outlet", "duplicate id"}
USES = {
    "storyboardIdentifier": "storyboard!.instantiateViewController(withIdentifier: {})",
    "reuseIdentifier": "tableView.dequeueReusableCell(withIdentifier: {}, for: path)",
    "identifier": "performSegue(withIdentifier: {}, sender: nil)"}


def add_uses(app, folder):
    """Writes a source that uses all outlets, and all identifiers, as literals, constants and cases in turn."""
    app.uses = {attribute: [] for attribute in IDENTIFIERS}
    for document in app.documents:
        for element in document.elements:
            for attribute, elements in IDENTIFIERS.items():
                if element.get(attribute) and (not elements or element.name in elements):
                    app.uses[attribute].append(element.get(attribute))
    constants, cases, lines = [], [], []
    for attribute, names in app.uses.items():
        for number, name in enumerate(sorted(set(names))):
            label = f"{attribute}{number}"
            literal = json.dumps(name, ensure_ascii=False)
            if number % 3 == 0:
                value = literal
            elif number % 3 == 1:
                constants.append(f"    static let {label} = {literal}")
                value = f"SeededNames.{label}"
            else:
                cases.append(f"    case {label} = {literal}")
                value = f"SeededCases.{label}.rawValue"
            lines.append("        _ = " + USES[attribute].format(value))
    source = ["import UIKit", "enum SeededNames {", *constants, "}", "enum SeededCases: String {", *cases,
              "}", "final class SeededUses: UITableViewController {", "    func use(_ path: IndexPath) {",
              *lines, "    }", "}", ""]
    for name, declared in sorted(app.classes.items()):
        if declared["outlets"]:
            source += [f"extension {name} {{", "    func useOutlets() {",
                       *(f"        _ = {outlet}.description" for outlet in declared["outlets"]), "    }", "}"]
    (folder / "SeededUses.swift").write_text("\n".join(source), encoding="utf-8")


def seeded(app, options):
    """Returns the faults of an app: class, document, faulty bytes and name."""
    faults = []
    for kind, (seeds, needs_sources) in CLASSES.items():
        if needs_sources and not options.stubs:
            continue
        candidates = []
        for document in app.documents:
            for number, (make, name) in enumerate(seeds(app, document, options.seed)):
                order = support.digest(f"{options.seed}{kind}{document.path.name}{number}")
                candidates.append((order, document, make, name))
        chosen = sorted(candidates, key=lambda each: each[0])[:options.each]
        faults += [(kind, document, make(), name) for _, document, make, name in chosen]
    return faults


def rounds(faults):
    """Distributes faults over runs, at most one in a document and one of a name."""
    runs = []
    for fault in faults:
        for run in runs:
            if all(other[1] is not fault[1] and other[3] != fault[3]
                   and (other[0] in INVALIDATING) == (fault[0] in INVALIDATING) for other in run):
                run.append(fault)
                break
        else:
            runs.append([fault])
    return runs


def told(tool, folder):
    """Returns the errors and warnings by file and text, each with its count.

    Several findings of one cause are notes of the first.
    """
    found = collections.Counter()
    for finding in support.findings(tool, ".", "--no-config", cwd=folder):
        if finding["level"] not in ("error", "warning"):
            continue
        found[finding["file"], finding["message"]] += 1
        for note in finding["notes"]:
            if note.get("file"):
                found[note["file"], note["message"]] += 1
    return found


def check_app(source, options):
    """Returns the faults of an app, each with whether it was found."""
    classes = {}
    declarations = source / "declarations.json"
    if options.stubs and declarations.is_file():
        classes = json.loads(declarations.read_text(encoding="utf-8"))["classes"]
    with support.scratch() as scratch:
        folder = scratch / "app"
        shutil.copytree(source, folder)
        for path in folder.rglob("*"):
            path.chmod(path.stat().st_mode | 0o200)
        (folder / ".git").mkdir(exist_ok=True)
        if classes:
            support.run(sys.executable, options.stubs, source, folder)
        app = App(folder, classes)
        add_uses(app, folder) if classes else setattr(app, "uses", collections.defaultdict(list))
        before = told(options.tool, folder)
        results = []
        for run in rounds(seeded(app, options)):
            for _, document, data, _ in run:
                document.path.write_bytes(data)
            new = told(options.tool, folder) - before
            for kind, document, _, name in run:
                place = "./" + str(document.path.relative_to(folder))
                found = any(file == place or name in message for file, message in new)
                results.append((kind, place, name, found))
                document.path.write_bytes(document.data)
    return results


def check(options, report):
    apps = []
    for place in options.places:
        nested = [each for each in sorted(place.iterdir()) if (each / "declarations.json").is_file()]
        if not nested and (place / "answers.jsonl").is_file():
            nested = [each for each in sorted(place.iterdir()) if each.is_dir() and not each.name.startswith(".")]
        apps += nested or [place]
    if options.leave_out:
        names = {each.replace("/", "+") for each in json.loads(options.leave_out.read_text())}
        apps = [each for each in apps if each.name not in names]
    with futures.ThreadPoolExecutor(2) as pool:
        results = [each for each in pool.map(lambda app: (app, check_app(app, options)), apps)]
    counts = collections.defaultdict(lambda: [0, 0])
    for app, faults in results:
        for kind, place, name, found in faults:
            counts[kind][0] += found
            counts[kind][1] += 1
            if options.missed and not found:
                report.say(f"not found: {kind}: {app.name}/{place[2:]}: {name}")
    for kind in CLASSES:
        if kind not in counts:
            continue
        found, count = counts[kind]
        report.say(f"{kind}: {found} of {count} ({100 * support.rate(found, count):.0f} %)")
        if count >= FEWEST and support.rate(found, count) < options.least_of_each:
            report.fault(f"fewer than {100 * options.least_of_each:.0f} % of the class {kind} are found")
    found, count = (sum(each[index] for each in counts.values()) for index in (0, 1))
    report.needs(count, "fault")
    if support.rate(found, count) < options.least:
        report.fault(f"fewer than {100 * options.least:.0f} % of all faults are found")
    return f"{found} of {count} seeded faults found ({100 * support.rate(found, count):.0f} %)"
