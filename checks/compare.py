"""Checks `compare` with known edits of documents.

Each edit of a document's text is known: either a text, a color, a constant, a flag or a view
changes, or only the formatting, the version or all ids do. The reported changes must be those of a
plain comparison of both layout files, object by object, must name the edited object, and must be
empty if nothing changed.
"""
import collections, json, random, re
from xml.etree import ElementTree

from checks import support

ARGUMENTS = [support.places(), support.number("--pairs", 200, "edited documents")]
ID = rb"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"
OBJECT = rb'\bid="(?P<id>' + ID + rb')"'
# A pattern, and the replacement of the group `old`, which may depend on its text.
CHANGES = {
    "text": (rb'<label [^>]*\btext="(?P<old>[^"&]+)"[^>]*' + OBJECT,
             lambda old: b"Replaced " + old),
    "color": (rb'<label [^>]*' + OBJECT + rb'[^>]*>(?:(?!</label>).)*?'
              rb'(?P<old><color key="textColor"[^>]*/>)',
              b'<color key="textColor" red="0.125" green="0.25" blue="0.5" alpha="1" '
              b'colorSpace="custom" customColorSpace="sRGB"/>'),
    "constant": (rb'<constraint [^>]*\bconstant="(?P<old>-?[0-9.]+)"[^>]*' + OBJECT,
                 lambda old: b"%g" % (float(old) + 3)),
    "hidden": (rb'<(?:label|imageView|button|view) (?![^>]*\bhidden=)[^>]*?(?P<old>)(?=' + OBJECT
               + rb')', b'hidden="YES" '),
    "removal": (rb'(?P<old><label [^>]*' + OBJECT + rb'(?:(?!<label ).)*?</label>)', b""),
    # The version determines how the canvas is drawn; the plug-in's version changes nothing.
    "version": (rb'<plugIn [^>]*\bversion="(?P<old>[0-9.]+)"', b"99999"),
}
KINDS = ["text", "color", "constant", "hidden", "removal", "spelling", "version", "ids"]
# Changes that are reported in addition to those of the layout file's objects.
BESIDES = {"conflicting", "no-longer-conflicting", "off-screen", "no-longer-off-screen", "order",
           "connection"}


def check(options, report):
    chance, counts = random.Random(9), collections.Counter()
    paths = support.documents(options.places)
    chance.shuffle(paths)
    # Each document is edited once, in a small corpus again with the other kinds of edits.
    rounds = ((number + turn, path) for turn in range(len(KINDS))
              for number, path in enumerate(paths))
    for number, path in rounds:
        if counts.total() == options.pairs:
            break
        before, kind = path.read_bytes(), KINDS[number % len(KINDS)]
        result = edit(kind, before, chance.choice)
        if not result or result[0] == before:
            continue
        with support.scratch() as folder:
            said = compare(options.tool, folder, path.suffix, before, *result)
        # Documents for other systems have no layouts.
        if said is not None:
            counts[kind] += 1
            if said:
                report.fault(f"{path}: {kind} {result[1]}: {'; '.join(said)[:600]}")
    if not counts:
        report.fault("no pair was compared")
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    return f"{counts.total()} pairs ({kinds})"


def compare(tool, folder, suffix, before, after, edited):
    """Returns the faults of the comparison of two documents, or nothing if one has no layout."""
    sides, layouts = [folder / "old", folder / "new"], []
    for side, text in zip(sides, (before, after)):
        side.mkdir()
        (side / f"D{suffix}").write_bytes(text)
        layouts.append(support.run(
            tool, "compile", side / f"D{suffix}", "--jobs", "1", "--no-config",
            expects=(0, 1, 2)).stdout)
    if not all(layouts):
        return None
    done = support.run(tool, "compare", *sides, "--format", "json", "--jobs", "1", "--no-config",
                       expects=(0, 1, 2))
    found, said, expected = json.loads(done.stdout), [], set()
    named = {each["id"] for document in found["documents"] for scene in document["scenes"]
             for each in scene["objects"]
             if any(change["kind"] not in BESIDES for change in each["changes"])}
    if edited is not None:
        one, other = (objects(json.loads(side)) for side in layouts)
        keys = one.keys() | other.keys()
        expected = {key[0] for key in keys if one.get(key) != other.get(key)}
        # An excluded constraint is in no layout, and the edit removed it from the document.
        texts = [re.findall(OBJECT, text) for text in (before, after)]
        removed = {name.decode() for name in set(texts[0]) - set(texts[1])}
        named -= removed - {key[0] for key in keys}
        if edited not in expected and any(key[0] == edited for key in keys):
            said.append("the edited object is as before in both layout files")
    if named != expected:
        said.append(f"named falsely: {sorted(named - expected)}, "
                    f"not named: {sorted(expected - named)}")
    connected = {each["id"] for each in changed_objects(found)
                 if any(change["kind"] == "connection" for change in each["changes"])}
    # Documents with new ids have the same connections between other names.
    if edited is not None and connected != (owners := reconnected(before, after)):
        said.append(f"connections of {sorted(connected)} instead of {sorted(owners)}")
    if done.returncode != bool(found["documents"]):
        said.append(f"status {done.returncode}")
    return said


def changed_objects(found):
    """Returns the changed objects of a comparison, in scenes and outside of them."""
    for document in found["documents"]:
        yield from document.get("objects", ())
        for scene in document["scenes"]:
            yield from scene["objects"]


def reconnected(before, after):
    """Returns the ids of objects in both documents that have other connections than before."""
    one, other = (connections(ElementTree.fromstring(text)) for text in (before, after))
    return {key for key in one.keys() & other.keys() if one[key] != other[key]}


def connections(root):
    """Returns the connections of every object, by its id."""
    return {each.get("id"): [sorted(one.attrib.items()) for one in each.find("connections") or ()]
            for each in root.iter() if each.get("id")}


def objects(layouts):
    """Returns the properties of every object in a layout file, by configuration."""
    known = {}
    for scene in layouts["scenes"]:
        for layout in scene["layouts"]:
            is_open = {entry["view"]: bool(entry["axes"]) for entry in layout["ambiguous"]}
            for name in layout["for"]:
                for view in layout["views"]:
                    said = {key: value for key, value in view.items() if key != "approximate"}
                    known[view["id"], name] = said, is_open.get(view["id"], False)
                for constraint in layout["constraints"]:
                    known[constraint["id"], name] = constraint["constant"]
        for segue in scene["segues"]:
            known[segue["id"], ""] = segue
    return known


def edit(kind, data, choose):
    """Returns the edited document and the id of the object that the edit changes, if there is one,
    or nothing if the edit does not apply."""
    if kind == "spelling":
        return re.sub(rb"\n +", b"\n", data).replace(b"/>", b" />"), None
    if kind == "ids":
        known = {}
        for name in re.findall(rb'\bid="(' + ID + rb')"', data):
            known.setdefault(name, b"%03d-zz-%03d" % divmod(len(known), 1000))
        return re.sub(rb'(?<=")' + ID + rb'(?=")', lambda match: known.get(match[0], match[0]),
                      data), None
    pattern, value = CHANGES[kind]
    found = list(re.finditer(pattern, data, re.DOTALL))
    if not found:
        return None
    match = choose(found)
    new = value(match["old"]) if callable(value) else value
    data = data[:match.start("old")] + new + data[match.end("old"):]
    if kind == "version":
        return data, None
    if kind == "removal":
        # References to the object change as well.
        data = re.sub(rb'<[a-z][^<>]*"' + match["id"] + rb'"[^<>]*/>', b"", data)
    return data, match["id"].decode()
