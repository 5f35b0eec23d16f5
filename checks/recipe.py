"""Checks that the recipe of a document is complete: the document can be written from it alone.

A writer, which sees only the JSON of `recipe`, writes each document anew; `compare` must find no change between the two, and
their frames in the nine cells must be equal. Documents that are changed in one fact must have another recipe. No field may
contain XML, or the attributes of an element under their names in the file.
"""
import collections, json, pathlib, random, re
from concurrent import futures
from xml.sax.saxutils import escape

from checks import changes, support

ARGUMENTS = [
    support.places(), support.SAMPLE, support.SEED,
    support.number("--facts", 1000, "documents that are changed in one fact"),
    support.number("--jobs", 2, "processes at one time"),
    support.number("--largest", 400_000, "bytes of a document at most"),
    support.argument("--least", type=float, default=0.99, metavar="SHARE", help="of documents that are written anew (0.99)"),
    support.argument("--leave-out", metavar="FILE", type=pathlib.Path,
                     help="a list of projects, the names of folders, that are not read"),
    support.argument("--keep", type=pathlib.Path, metavar="FOLDER", help="keep the documents that are not equal"),
]
TITLES = support.ROOT / "Sources" / "Ninefold" / "Questions" / "PropertyTitle.swift"
# The members of values whose names others have.
RESERVED = {"kind", "role", "text", "content", "named", "catalog", "systemColor"}
RELATIONS = {"=": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}
NAMES = {"action": "selector", "outlet": "property", "outletCollection": "property", "segue": "kind"}
MARKUP = re.compile(r"<(?:[A-Za-z]+ [A-Za-z]+=\"|/[A-Za-z]+>)")


def check(options, report):
    left_out = set()
    if options.leave_out:
        left_out = {each.replace("/", "+") for each in json.loads(options.leave_out.read_text())}
    paths = support.documents(
        options.places, options.sample, options.seed,
        holds=lambda path: left_out.isdisjoint(path.parts) and path.stat().st_size <= options.largest
        and changes.is_mobile(path))
    titles = read_titles(TITLES.read_text(encoding="utf-8"))
    equal, read = rebuilt(paths, titles, options, report)
    report.needs(read, "document")
    share = support.rate(equal, read)
    if share < options.least:
        report.fault(f"{equal} of {read} documents are equal when written anew, less than {options.least:.1%}")
    same, tried = edits(paths, options, report)
    return (f"{equal} of {read} documents ({share:.2%}) are equal when written anew; "
            f"{tried - same} of {tried} changed facts change the recipe")


# Writing a document from its recipe.


def read_titles(text):
    """Returns the names of properties by their titles."""
    return {match[2]: match[1] for match in re.finditer(r"^    (\w+): ([\w -]+)$", text, re.MULTILINE)}


class Writer:
    """Writes a document from its recipe."""

    def __init__(self, titles):
        self.titles = titles

    def document(self, recipe):
        scenes = "".join(self.entity(each) for each in recipe["scenes"])
        isStoryboard = any(each["kind"] == "scene" for each in recipe["scenes"])
        inner = f"<scenes>{scenes}</scenes>" if isStoryboard else f"<objects>{scenes}</objects>"
        lists = collections.defaultdict(list)
        for asset in recipe["assets"]:
            lists[asset.get("list")].append(self.entity({key: each for key, each in asset.items() if key != "list"}))
        for role, found in lists.items():
            inner += (f"<resources>{''.join(found)}</resources>" if role is None
                      else f'<customFonts key="{role}">{"".join(found)}</customFonts>')
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + self.entity(recipe["document"], inner)

    def name(self, title):
        if title in self.titles:
            return self.titles[title]
        joined = title.replace(" ", "")
        return joined if joined[:2].isupper() and len(joined) > 1 else joined[:1].lower() + joined[1:]

    def entity(self, entity, more=""):
        if "list" in entity:
            return self.list(entity)
        if "connection" in entity:
            return self.connection(entity)
        if "equation" in entity:
            return self.constraint(entity)
        kind = entity["kind"]
        attributes, content = {}, ""
        if "role" in entity:
            attributes["key"] = entity["role"]
        if "id" in entity:
            attributes["sceneID" if kind == "scene" else "id"] = entity["id"]
        if entity.get("class", kind) != kind:
            attributes["customClass"] = entity["class"]
        own, inner = self.properties(entity.get("properties", ()))
        if "canvasFrame" in entity:
            frame = dict(zip(("key", "x", "y", "width", "height"), ["frame", *entity["canvasFrame"]]))
            content += element("rect", frame)
        return element(kind, attributes | own, content + inner + self.content(entity) + more)

    def content(self, entity):
        text = escape(entity.get("text", "")).replace("\r", "&#13;")
        runtime = "".join(self.entity(each) for each in entity.get("runtimeAttributes", ()))
        inside = ""
        for name in entity:
            if name == "content":
                inside += "".join(self.entity(each) for each in entity["content"])
            elif name == "constraints" and entity["constraints"]:
                inside += element("constraints", {}, "".join(map(self.entity, entity["constraints"])))
            elif name == "connections" and entity["connections"]:
                inside += element("connections", {}, "".join(map(self.entity, entity["connections"])))
            elif name == "variations":
                inside += "".join(map(self.variation, entity["variations"]))
        return text + (element("userDefinedRuntimeAttributes", {}, runtime) if runtime else "") + inside

    def properties(self, properties):
        """Returns the attributes and the elements of properties."""
        attributes, inner = {}, ""
        for each in properties:
            name, value = self.name(each["property"]), each["value"]
            if isinstance(value, dict):
                inner += self.value(value, name)
            else:
                attributes[name] = value
        return attributes, inner

    def value(self, value, key=None):
        if "properties" in value or "class" in value:
            return self.entity(value)
        attributes = {} if key is None else {"key": key}
        if "named" in value:
            attributes["name"] = value["named"]
        for name, own in value.items():
            if name in ("catalog", "systemColor"):
                attributes[name] = own
            elif name not in RESERVED:
                plain = name.removesuffix("Value")
                attributes[plain if plain in RESERVED else name] = own
        inner = "".join(self.value(each, each.get("role")) for each in value.get("content", ()))
        return element(value["kind"], attributes, escape(value.get("text", "")).replace("\r", "&#13;") + inner)

    def list(self, entity):
        attributes = {"key": entity["role"]} if "role" in entity else {}
        own, inner = self.properties(entity.get("properties", ()))
        return element(entity["list"], attributes | own, inner + "".join(map(self.entity, entity["objects"])))

    def constraint(self, entity):
        attributes = {"id": entity["id"]} if "id" in entity else {}
        for number, side in (("first", entity["first"]), ("second", entity.get("second"))):
            if side:
                attributes[number + "Item"] = side["item"]
                attributes[number + "Attribute"] = attribute(side)
        attributes["relation"] = RELATIONS[entity["relation"]]
        for name in ("multiplier", "constant", "priority"):
            attributes[name] = entity[name]
        own, inner = self.properties(entity.get("properties", ()))
        return element("constraint", attributes | own, inner + self.content(entity))

    def connection(self, entity):
        kind = entity["connection"]
        attributes = {name: entity[key] for name, key in
                      ((NAMES[kind], "name"), ("destination", "to"), ("id", "id"), ("key", "role"),
                       ("customClass", "customClass")) if key in entity}
        own, inner = self.properties(entity.get("properties", ()))
        return element(kind, attributes | own, inner + self.content(entity))

    def variation(self, entity):
        own, inner = self.properties(entity.get("properties", ()))
        for mask in entity.get("objects", ()):
            more, _ = self.properties(mask.get("properties", ()))
            inner += element("mask", {"key": mask["list"]} | more, "".join(
                element(name, {"reference": each}) for name, key in (("exclude", "notInstalled"), ("include", "installed"))
                for each in mask[key]))
        return element("variation", {"key": entity["when"]} | own, inner + self.content(entity))


def attribute(side):
    """Returns the attribute of an anchor."""
    name = side["anchor"].removesuffix("Anchor")
    if "margins" in side:
        return name + ("WithinMargins" if name.startswith("center") else "Margin")
    return "baseline" if name == "lastBaseline" else name


def element(name, attributes, content=""):
    text = "".join(f' {key}="{quoted(value)}"' for key, value in attributes.items())
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def quoted(value):
    if value is True or value is False:
        return "YES" if value else "NO"
    text = escape(str(value), {'"': "&quot;"})
    return text.replace("\n", "&#10;").replace("\t", "&#9;").replace("\r", "&#13;")


# Equality.


def rebuilt(paths, titles, options, report):
    """Writes documents anew; returns the numbers of equal ones and of all."""
    equal = read = 0
    writer = Writer(titles)
    with futures.ThreadPoolExecutor(options.jobs) as pool:
        for start in range(0, len(paths), 100):
            chunk = paths[start:start + 100]
            made = list(pool.map(lambda path: recipe(options.tool, path), chunk))
            with support.scratch() as folder:
                names = {}
                for number, (path, found) in enumerate(zip(chunk, made)):
                    if found is None:
                        continue
                    name = f"{number}/{path.name}"
                    names[name] = path
                    report.add(path, faults(found))
                    for side, text in (("old", path.read_bytes()), ("new", writer.document(found).encode())):
                        target = folder / side / name
                        target.parent.mkdir(parents=True)
                        target.write_bytes(text)
                if not names:
                    continue
                changed = differences(options.tool, folder, report)
                moved = pool.map(lambda name: (name, frames_differ(options.tool, folder, name)), names)
                for name, difference in moved:
                    read += 1
                    reason = changed.get(name) or difference
                    equal += reason is None
                    if reason:
                        report.say(f"  {names[name]}: {reason}")
                        if options.keep:
                            target = options.keep / f"{read}"
                            target.mkdir(parents=True, exist_ok=True)
                            for side in ("old", "new"):
                                (target / (side + names[name].suffix)).write_bytes((folder / side / name).read_bytes())
    return equal, read


def recipe(tool, path):
    """Returns the recipe of a document, or nothing if the document cannot be read."""
    done = support.run(tool, "recipe", path, "--format", "json", expects=None)
    return json.loads(done.stdout) if done.returncode == 0 and done.stdout else None


def differences(tool, folder, report):
    """Returns what `compare` finds, by document."""
    done = support.run(tool, "compare", folder / "old", folder / "new", "--format", "json", expects=None)
    if not done.stdout:
        raise support.Failure(f"compare ended with status {done.returncode}: {done.stderr.decode(errors='replace')[-2000:]}")
    found = json.loads(done.stdout)
    changed = {}
    for document in found["notCompared"]:
        changed[document["path"]] = f"not compared: {document.get('after') or document.get('before')}"
    for document in found["documents"]:
        objects = document["objects"] + [each for scene in document["scenes"] for each in scene["objects"]]
        texts = [f"{each['class']} {each['id']} {change['kind']} {change.get('property', '')} "
                 f"{change['from']} -> {change['to']}" for each in objects for change in each["changes"]]
        texts += [f"scene {scene['id']} {scene['presence']}" for scene in document["scenes"]
                  if scene["presence"] != "both"]
        if texts:
            changed[document["path"]] = f"{len(texts)} changes, first {texts[0][:200]}"
    return changed


def frames_differ(tool, folder, name):
    """Returns a view whose frames differ in a cell, or nothing."""
    sides = []
    for side in ("old", "new"):
        done = support.run(tool, "compile", folder / side / name, "--findings", "ignore", expects=None)
        sides.append(support.layouts(done.stdout))
    if sides[0].keys() != sides[1].keys():
        return "other scenes or cells"
    for key, layout in sides[0].items():
        if key[1] == "canvas":
            continue
        one, other = support.frames(layout), support.frames(sides[1][key])
        for view in one.keys() | other.keys():
            if not support.near(one.get(view), other.get(view)):
                return f"{view} in {key[1]} of {key[0]}: {one.get(view)}, {other.get(view)}"
    return None


def faults(value, place="recipe"):
    """Returns the fields of a recipe that contain XML, or attributes as the file has them."""
    if isinstance(value, dict):
        if "attributes" in value and not isinstance(value["attributes"], str):
            yield f"{place} lists attributes"
        for name, own in value.items():
            yield from faults(own, f"{place}.{name}")
    elif isinstance(value, list):
        for number, own in enumerate(value):
            yield from faults(own, f"{place}[{number}]")
    elif isinstance(value, str) and MARKUP.search(value) and not place.endswith((".value", ".text")):
        yield f"{place} contains XML"


# Facts.


def edits(paths, options, report):
    """Changes one fact in each of many documents; returns the number of equal recipes, and of all."""
    chance = random.Random(options.seed)
    types = changes.vocabulary(changes.VOCABULARY.read_text())
    planned = []
    for turn in range(20 * options.facts):
        if len(planned) == options.facts or not paths:
            break
        path = chance.choice(paths)
        data = path.read_bytes()
        found = [use for use in changes.uses(data) if (use.element, use.name) in types]
        if not found:
            continue
        use = chance.choice(found)
        value = changes.another(use, types[use.element, use.name], [], changes.by_element(data), chance)
        if value is None or value == use.value or "&" in value or "<" in value:
            continue
        planned.append((path, use, value))
    same = 0
    with support.scratch() as folder, futures.ThreadPoolExecutor(options.jobs) as pool:

        def told(entry):
            number, (path, use, value) = entry
            target = folder / str(number) / path.name
            target.parent.mkdir()
            target.write_bytes(changes.edited(path.read_bytes(), [(use, value)]))
            both = recipe(options.tool, path), recipe(options.tool, target)
            for each in both:
                for name in ("path", "digest") if each else ():
                    each.pop(name)
            differs = both[0] != both[1]
            # Another spelling of the same value is no other fact.
            isFact = differs or support.run(options.tool, "compare", path, target, expects=None).returncode == 1
            return None not in both and isFact, differs, path, use, value

        count = 0
        for isRead, differs, path, use, value in pool.map(told, enumerate(planned)):
            count += isRead
            if isRead and not differs:
                same += 1
                report.fault(f"{path}: {use.element} {use.name} from {use.value} to {value} does not change the recipe")
    return same, count
