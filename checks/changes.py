"""Checks that `compare` reports every change of an attribute once, at its object, and no noise.

The attributes come from `schemas/vocabulary.txt`: those of elements of which the documents contain
some. Each is given another valid value in several documents, many documents are compared at once,
and the only change of the document must be that of the attribute, at its object or the nearest one
around it. What Interface Builder derives or spells in another way must not be reported: versions,
plug-ins, frames, flags, tie breakers, canvas positions, numbers, the order of attributes, ids, and
values that mean the same as no attribute.
"""
import collections, json, pathlib, random, re
from xml.parsers import expat

from checks import support

ARGUMENTS = [
    support.places(),
    support.number("--uses", 10, "uses of an attribute from which on it is changed"),
    support.number("--documents", 20, "documents in which an attribute is changed, at most"),
    support.number("--noisy", 200, "documents to which noise of each kind is added, at most"),
    support.argument("--least", type=float, default=0.95, metavar="SHARE",
                     help="of attributes that are reported in all documents (0.95)"),
    support.argument("--leave-out", metavar="FILE", type=pathlib.Path,
                     help="a list of projects, the names of folders, that are not read"),
    support.argument("--missed", action="store_true", help="print every edit that is missed"),
]
VOCABULARY = support.ROOT / "schemas" / "vocabulary.txt"
DEFAULTS = support.ROOT / "Sources" / "InterfaceMerging" / "DefaultValues.swift"
# Elements that Interface Builder derives, with everything in them.
DERIVED = {"animations", "classes", "customFonts", "dependencies", "designables", "device",
           "inferredMetricsTieBreakers", "resources", "simulatedMetricsContainer"}
DERIVED_GEOMETRY = {"bounds", "canvasLocation", "contentRect", "frame", "frameInset", "screenRect"}
DERIVED_ATTRIBUTES = {"ambiguous", "fixedFrame", "misplaced"}
# The attributes of the document that an app sees.
HEAD = {"initialViewController", "launchScreen", "useAutolayout", "useSafeAreas",
        "useTraitCollections"}
# Names of objects and of properties, without which an element is another one.
IDENTITY = {"id", "key", "keyPath", "reference", "sceneID"}
NAMES = ("key", "keyPath", "name", "property", "reference", "selector")
CONNECTIONS = {"action", "outlet", "outletCollection"}
WITHOUT_ID = {"adaptation", "device"}
# Kinds of changes that follow from others in layouts, at any object.
EFFECTS = {"moved", "resized", "order", "ambiguous", "no-longer-ambiguous", "conflicting",
           "no-longer-conflicting", "off-screen", "no-longer-off-screen", "cut",
           "no-longer-cut", "appearance"}
# Values of another kind make a document one that is not read.
FIXED = {("document", "type"), ("document", "targetRuntime")}
Use = collections.namedtuple("Use", "element name value start end owner words")


def check(options, report):
    chance = random.Random(5)
    types, left_out = vocabulary(VOCABULARY.read_text()), set()
    if options.leave_out:
        left_out = {each.replace("/", "+") for each in json.loads(options.leave_out.read_text())}
    paths = [path for path in support.documents(options.places)
             if left_out.isdisjoint(path.parts) and is_mobile(path)]
    # Small documents first: they are compared sooner.
    paths.sort(key=lambda path: (path.stat().st_size, str(path)))
    values = collections.defaultdict(collections.Counter)
    for path in paths:
        for use in uses(path.read_bytes()):
            values[use.element, use.name][use.value] += 1
    wanted = {pair for pair, all_values in values.items()
              if all_values.total() >= options.uses and pair in types}
    edits = planned(paths, wanted, options.documents, types, values, chance)
    missed, tried, pairs = tell(edits, options.tool, report if options.missed else None)
    noise_count = noise(paths, options, chance, report)
    reported = {pair for pair in tried if not missed[pair]}
    share = len(reported) / len(tried) if tried else 0
    for pair in sorted(missed, key=lambda pair: -missed[pair].total()):
        if missed[pair]:
            what, count = missed[pair].most_common(1)[0]
            report.say(f"  {pair[0]} {pair[1]}: in {missed[pair].total()} of {tried[pair]} "
                       f"documents, {count} of them {what}")
    if share < options.least:
        report.fault(f"{len(reported)} of {len(tried)} attributes are reported, less than "
                     f"{options.least:.0%}")
    report.needs(tried, "attribute")
    return (f"{len(reported)} of {len(tried)} attributes ({share:.1%}) in {tried.total()} edits of "
            f"{pairs} documents, {len(wanted) - len(tried)} without another value; "
            f"{noise_count} documents with noise")


# The vocabulary.


def vocabulary(text):
    """Returns the type of each attribute of each element."""
    entries, own, groups, elements, last = [], {}, {}, {}, None
    for line in text.splitlines():
        if not line or line.lstrip().startswith("#"):
            continue
        indent = len(line) - len(line.lstrip())
        # A line with more white space continues the one before it.
        if entries and indent > entries[-1][0] and not (indent == 2 and entries[-1][0] == 0
                                                        and line.split()[0] in
                                                        ("attributes", "children", "text")):
            entries[-1][1] += " " + line.strip()
        else:
            entries.append([indent, line.strip()])
    for _, line in entries:
        head, _, rest = line.partition(" ")
        if head == "attribute":
            name, _, kind = rest.partition(" ")
            own[name] = kind
        elif head == "group":
            last = groups.setdefault(rest.split()[0], [])
        elif head == "element":
            name, _, *inherited = rest.split()
            last = elements.setdefault(name, [])
            last += [("group", group) for group in inherited]
        elif head == "attributes":
            last += [("attribute", each) for each in rest.split()]
    types = {}

    def add(element, entries):
        for kind, text in entries:
            if kind == "group":
                add(element, groups[text])
            else:
                name, _, special = text.partition(":")
                name = name.rstrip("!")
                types[element, name] = special or own.get(name, "string")

    for element, listed in elements.items():
        add(element, listed)
    return types


def defaults(text):
    """Returns the attributes whose value is the same as none, by element."""
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    found = collections.defaultdict(dict)
    for line in lines:
        if match := re.fullmatch(r"    ([A-Za-z]+) (\S+): (.*)", line):
            for entry in match[3].split(", "):
                found[entry.split()[0]][match[1]] = match[2]
    return found


def is_mobile(path):
    head = path.read_bytes()[:1000]
    return re.search(rb'<document [^>]*type="[^"]*(CocoaTouch|AppleTV)', head) is not None


# Documents.


def uses(data):
    """Returns the attributes of a document that mean something, with the places of their values and
    the ids of the objects that they belong to, the nearest first."""
    found, path, names, skipped = [], [], [], 0
    parser = expat.ParserCreate()

    def start(element, attributes):
        nonlocal skipped
        owner = None
        if element == "scene":
            owner = attributes.get("sceneID")
        elif element not in WITHOUT_ID:
            owner = attributes.get("id")
        path.append(owner)
        names.append({element, *(word for each in NAMES if each in attributes
                                 for word in re.split(r"[. ]", attributes[each]))})
        if skipped or is_derived(element, attributes):
            skipped += 1
            return
        # `<image>` in resources is skipped with them.
        place = parser.CurrentByteIndex
        end = data.index(b">", place)
        owners = [each for each in reversed(path) if each] or ["document"]
        inner = next((number for number, each in enumerate(reversed(path)) if each), len(path))
        words = frozenset().union(*names[len(names) - 1 - inner:])
        if element in CONNECTIONS:
            # They are those of the object that has them.
            owners = owners[1:]
        for name, value in attributes.items():
            if element == "nil" or name == "cocoaTouchSystemColor" and len(attributes) > 2:
                # Another attribute determines the color.
                continue
            if name in IDENTITY | DERIVED_ATTRIBUTES or (element, name) in FIXED:
                continue
            if element == "document" and name not in HEAD:
                continue
            match = re.compile(rb'\s' + name.encode() + rb'="([^"]*)"').search(data, place, end + 1)
            if match:
                found.append(Use(element, name, value, *match.span(1), tuple(owners),
                                 words | {name}))

    def stop(_):
        nonlocal skipped
        path.pop()
        names.pop()
        skipped -= skipped > 0

    parser.StartElementHandler, parser.EndElementHandler = start, stop
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError):
        return []
    return found


def is_derived(element, attributes):
    return (element in DERIVED or element.startswith("simulated")
            or element.endswith("SimulatedSizeMetrics")
            or element in ("rect", "point", "size") and attributes.get("key") in DERIVED_GEOMETRY)


def another(use, kind, seen, objects, chance):
    """Returns another valid value for an attribute, or nothing."""
    value, name = use.value, use.name
    if kind == "bool":
        return {"YES": "NO", "NO": "YES"}.get(value)
    if kind == "idref":
        same = [each for each in objects.get(objects.get(value), ()) if each != value]
        return chance.choice(same) if same else None
    if kind in ("id", "key"):
        return None
    known = [each for each in seen if each and each != value]
    if use.element == "color" and name.endswith("olorSpace"):
        # Components are those of one kind of space, and some spaces look alike.
        return "displayP3" if value == "sRGB" else None
    if match := re.fullmatch(r"enum\((.*)\)", kind):
        known = [each for each in match[1].split() if each != value] or known
        return chance.choice(known) if known else None
    try:
        number = float(value)
    except ValueError:
        number = None
    if kind in ("priority", "contentPriority"):
        return str(int(number) - 1 if number and number > 1 else 7) if number is not None else None
    if kind == "multiplier":
        return "0.75" if value != "0.75" else "0.5"
    if kind in ("int", "real", "extent"):
        if number is None:
            return "12" if value == "infinite" else None
        # Opacity and components of colors are at most 1.
        if kind == "real" and 0 <= number <= 1 and name not in ("constant", "spacing"):
            return "0.25" if abs(number - 0.25) > 0.01 else "0.5"
        return str(int(number) + 3)
    # Names of colors, fonts and classes are those of documents.
    if known and (use.element in ("color", "fontDescription", "font") or value == "target"):
        return chance.choice(known)
    return None if use.element == "color" else value + "Q"


# Edits.


def planned(paths, wanted, most, types, values, chance):
    """Returns edited documents: the path, the edits by object, and the bytes.

    A document has many edits of different objects, so that each can be attributed.
    """
    counts, documents = collections.Counter(), []
    for path in paths:
        data = path.read_bytes()
        found = uses(data)
        objects = by_element(data)
        byPair = collections.defaultdict(list)
        for use in found:
            pair = use.element, use.name
            if pair in wanted and counts[pair] < most:
                byPair[pair].append(use)
        rounds = []
        for pair in sorted(byPair):
            choice = list(byPair[pair])
            chance.shuffle(choice)
            for use in choice[:4]:
                value = another(use, types[pair], values[pair], objects, chance)
                if value is None or value == use.value or "&" in value or "<" in value:
                    continue
                counts[pair] += 1
                # One edit changes an object, and none those around it or in it.
                ids = set(use.owner)
                place = next((each for each in rounds
                              if len(each) < 12 and use.element != "document"
                              and all(use.owner[0] not in other.owner
                                      and other.owner[0] not in ids
                                      and other.element != "document" for other, _ in each)),
                             None)
                if place is None:
                    rounds.append(place := [])
                place.append((use, value))
                break
        documents += [(path, edits, edited(data, edits)) for edits in rounds]
    return documents


def by_element(data):
    """Returns the element of each id, and the ids of each element."""
    known, parser = collections.defaultdict(list), expat.ParserCreate()

    def start(element, attributes):
        if "id" in attributes:
            known[element].append(attributes["id"])

    parser.StartElementHandler = start
    try:
        parser.Parse(data, True)
    except expat.ExpatError:
        pass
    known.update({each: element for element, ids in list(known.items()) for each in ids})
    return known


def edited(data, edits):
    for use, value in sorted(edits, key=lambda edit: -edit[0].start):
        data = data[:use.start] + value.replace('"', "&quot;").encode() + data[use.end:]
    return data


def tell(documents, tool, report):
    """Compares edited documents; returns what was missed by attribute, the number of edits of each
    attribute, and the number of documents."""
    missed, tried = collections.defaultdict(collections.Counter), collections.Counter()
    found = compare(tool, [(path, path.read_bytes(), data) for path, _, data in documents])
    for (path, edits, _), changes in zip(documents, found):
        remaining = list(changes)
        for use, value in edits:
            pair = use.element, use.name
            tried[pair] += 1
            said = [change for change in remaining if change["object"] in use.owner[:1]
                    or use.owner[0] == change.get("id")]
            own = [change for change in said if is_about(change, use)]
            if not own:
                # Connections are those of the object that has them.
                around = [change for change in remaining if change["object"] in use.owner]
                own = [change for change in around if is_about(change, use)]
            what = None
            if not own:
                what = "not reported"
            elif len(own) > 1:
                what = "reported more than once"
            if what:
                missed[pair][what] += 1
                if report:
                    report.say(f"{path}: {use.element} {use.name} {use.value!r} -> {value!r} of "
                               f"{use.owner[0]}: {what}: {own or remaining[:3]}")
            for change in own:
                remaining.remove(change)
        for change in remaining:
            # Whose it is cannot be known: that of the nearest edit.
            near = [use for use, _ in edits if change["object"] in use.owner] or [edits[0][0]]
            missed[near[0].element, near[0].name]["something else is reported as well"] += 1
            if report:
                report.say(f"{path}: also reported: {change}; edits: "
                           f"{[(use.element, use.name, use.value, v) for use, v in edits][:12]}")
    return missed, tried, len(documents)


def is_about(change, use):
    """Whether a change names the attribute: its own name, or that of the value around it."""
    return not use.words.isdisjoint(re.split(r"[. \[]", change["property"] or ""))


def compare(tool, documents):
    """Returns the changes of documents themselves, without effects, for each pair of bytes."""
    with support.scratch() as folder:
        for number, (path, old, new) in enumerate(documents):
            for side, data in (("old", old), ("new", new)):
                place = folder / side / f"{number // 500}" / f"{number}{path.suffix}"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(data)
        if not documents:
            return []
        done = support.run(tool, "compare", folder / "old", folder / "new", "--format", "json",
                           "--no-config", "--cell", "wAny-hAny", expects=(0, 1, 2))
    result = json.loads(done.stdout)
    changes = [[] for _ in documents]
    for document in result["documents"]:
        number = int(pathlib.PurePath(document["path"]).stem)
        for scene in document["scenes"]:
            if scene["presence"] != "stays":
                changes[number].append({"object": scene["id"], "kind": scene["presence"],
                                        "property": None})
        everything = document["objects"] + [each for scene in document["scenes"]
                                            for each in scene["objects"]]
        for each in everything:
            for change in each["changes"]:
                is_effect = change.get("effect") or change["kind"] in EFFECTS and not (
                    change["kind"] == "moved" and change.get("property"))
                if not is_effect:
                    changes[number].append(
                        {"object": each["id"], "kind": change["kind"],
                         "property": change.get("property"), "from": change["from"],
                         "to": change["to"]})
    return changes


# Noise.


def noise(paths, options, chance, report):
    """Adds noise of each kind to documents, none of which may be reported; returns their number."""
    known = defaults(DEFAULTS.read_text())
    makers = {"versions": versions, "plug-ins": plug_ins, "frames": frames, "flags": flags,
              "tie breakers": tie_breakers, "canvas positions": canvas, "numbers": numbers,
              "attribute order": order, "ids": ids,
              "defaults written": lambda data: defaults_written(data, known),
              "defaults removed": lambda data: defaults_removed(data, known)}
    documents = []
    for kind, make in makers.items():
        count = 0
        for path in chance.sample(paths, len(paths)):
            if count == options.noisy:
                break
            data = path.read_bytes()
            if (changed := make(data)) and changed != data:
                documents.append((path, data, changed, kind))
                count += 1
        if not count:
            report.fault(f"no document has noise of the kind {kind}")
    found = compare_everything(options.tool, documents)
    for (path, _, _, kind), changes in zip(documents, found):
        if changes:
            report.fault(f"{path}: noise is reported: {kind}: {json.dumps(changes)[:300]}")
    return len(documents)


def compare_everything(tool, documents):
    return compare(tool, [each[:3] for each in documents])


def versions(data):
    data = re.sub(rb'(<document [^>]*toolsVersion=")[0-9.]+"', rb'\g<1>32700.99"', data, count=1)
    return re.sub(rb'(<document [^>]*systemVersion=")[^"]+"', rb'\g<1>99Z1"', data, count=1)


def plug_ins(data):
    return re.sub(rb'(<plugIn [^>]*version=")[0-9.]+"', rb'\g<1>99999"', data)


def flags(data):
    """Removes flags of layout, or adds one to every label."""
    if b' misplaced="YES"' in data:
        return data.replace(b' misplaced="YES"', b"")
    return re.sub(rb'<label (?![^>]*misplaced)', b'<label misplaced="YES" ', data)


def frames(data):
    """Moves views that constraints place."""
    if b"useAutolayout" not in data[:1000]:
        return None
    return re.sub(rb'(<label [^>]*translatesAutoresizingMaskIntoConstraints="NO"(?![^>]*fixedFrame)'
                  rb'[^>]*>\s*<rect key="frame" x=")([0-9.]+)"',
                  lambda match: match[1] + b"%g" % (float(match[2]) + 1) + b'"', data)


def tie_breakers(data):
    """Removes the tie breakers, or adds one for a segue."""
    if b"<inferredMetricsTieBreakers>" in data:
        return re.sub(rb'<inferredMetricsTieBreakers>.*</inferredMetricsTieBreakers>', b"", data,
                      flags=re.DOTALL)
    segue = re.search(rb'<segue [^>]*\bid="([^"]+)"', data)
    return segue and data.replace(
        b"</document>", b'<inferredMetricsTieBreakers><segue reference="' + segue[1]
        + b'"/></inferredMetricsTieBreakers></document>')


def canvas(data):
    return re.sub(rb'(<point key="canvasLocation" x=")[^"]*"', rb'\g<1>1234"', data)


def numbers(data):
    """Writes constants with more digits."""
    return re.sub(rb'\b(constant|spacing|alpha)="(-?[0-9]+)"', rb'\1="\2.0"', data)


def order(data):
    """Writes the attributes of each element in reverse order."""
    def reverse(match):
        attributes = re.findall(rb'\s+[A-Za-z0-9_-]+="[^"]*"', match[2])
        if b"".join(attributes) != match[2].rstrip():
            return match[0]
        return match[1] + b"".join(reversed(attributes)) + match[3]
    return re.sub(rb'(<(?!\?|!)[A-Za-z]+)((?:\s+[A-Za-z0-9_-]+="[^"]*")+\s*)(/?>)', reverse, data)


def ids(data):
    """Gives every object another id, unless two have the same."""
    known, all_ids = {}, re.findall(rb'\bid="([^"]+)"', data)
    if len(set(all_ids)) < len(all_ids):
        return None
    for name in re.findall(rb'\bid="([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})"', data):
        known.setdefault(name, b"%03d-zz-%03d" % divmod(len(known), 1000))
    return re.sub(rb'(?<=")[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}(?=")',
                  lambda match: known.get(match[0], match[0]), data)


def defaults_written(data, known):
    """Writes the defaults of all attributes that elements do not have."""
    def add(match):
        element = match[1].decode()
        attributes = {name for name in re.findall(r'\s([A-Za-z0-9_-]+)="', match[2].decode())}
        extra = "".join(f' {name}="{value}"' for name, value in sorted(known[element].items())
                        if name not in attributes)
        return b"<" + match[1] + extra.encode() + match[2] + match[3]
    return re.sub(rb'<([A-Za-z]+)((?:\s+[A-Za-z0-9_-]+="[^"]*")*\s*)(/?>)',
                  lambda match: add(match) if match[1].decode() in known else match[0],
                  data)


def defaults_removed(data, known):
    """Removes attributes that have their default."""
    def remove(match):
        values = known.get(match[1].decode(), {})
        kept = [text for text, name, value in
                re.findall(r'(\s+([A-Za-z0-9_-]+)="([^"]*)")', match[2].decode())
                if values.get(name) not in (value, {"1:1": "1"}.get(value, value))]
        return b"<" + match[1] + "".join(kept).encode() + match[3]
    return re.sub(rb'<([A-Za-z]+)((?:\s+[A-Za-z0-9_-]+="[^"]*")+\s*)(/?>)',
                  lambda match: remove(match) if match[1].decode() in known else match[0], data)
