"""Holds `compare` to known edits of documents.

Documents are edited by text in ways that are known: a text, a colour, a constant, a flag or a view
is changed, or only the spelling, the version or all ids are. What is found must be what a plain
comparison of both layout files finds, object by object, must name the object that was edited, and
must be nothing where nothing changed.
"""
import collections, json, pathlib, random, re, tempfile

from checks import support

ID = rb"([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})"
# Changes that are told besides those of objects.
BESIDES = {"conflicting", "no-longer-conflicting", "off-screen", "no-longer-off-screen", "order"}


def arguments(parser):
    support.add_places(parser)
    parser.add_argument("--pairs", type=int, default=200, metavar="N", help="edits (200)")


def check(options, report):
    chance, counts = random.Random(9), collections.Counter()
    paths = support.documents(options.places)
    chance.shuffle(paths)
    for number, path in enumerate(paths):
        if counts.total() == options.pairs:
            break
        text, edit = path.read_bytes(), EDITS[number % len(EDITS)]
        result = edit(text, chance)
        if not result or result[0] == text:
            continue
        with tempfile.TemporaryDirectory() as folder:
            said = compare(options.tool, pathlib.Path(folder), path.suffix, text, *result)
        # What is no iOS document has no layouts.
        if said is not None:
            counts[edit.__name__] += 1
            if said:
                report.fault(f"{path}: {edit.__name__} {result[1]}: {'; '.join(said)[:600]}")
    if not counts:
        report.fault("no pair was compared")
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    return f"{counts.total()} pairs ({kinds})"


def compare(tool, folder, suffix, before, after, edited):
    """What is wrong with the comparison of two documents; nothing if one has no layout."""
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
        if edited not in expected and any(key[0] == edited for key in keys):
            said.append("the edited object is as before in both layout files")
    if named != expected:
        said.append(f"named falsely: {sorted(named - expected)}, "
                    f"not named: {sorted(expected - named)}")
    if done.returncode != bool(found["documents"]):
        said.append(f"status {done.returncode}")
    return said


def objects(layouts):
    """Every object of a layout file with what is said of it, configuration by configuration."""
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


# Each edit gives the new text and the id of the object that it changes (None: nothing changes), or
# nothing where it cannot be made.


def pick(pattern, text, chance):
    found = list(re.finditer(pattern, text, re.DOTALL))
    return chance.choice(found) if found else None


def replaced(text, match, group, value):
    return text[:match.start(group)] + value + text[match.end(group):]


def edit_text(text, chance):
    match = pick(rb'<label [^>]*\btext="([^"&]+)"[^>]*\bid="' + ID + rb'"', text, chance)
    return match and (replaced(text, match, 1, b"Replaced " + match[1]), match[2].decode())


def edit_color(text, chance):
    match = pick(rb'<label [^>]*\bid="' + ID + rb'"[^>]*>(?:(?!</label>).)*?'
                 rb'(<color key="textColor"[^>]*/>)', text, chance)
    color = (b'<color key="textColor" red="0.125" green="0.25" blue="0.5" alpha="1" '
             b'colorSpace="custom" customColorSpace="sRGB"/>')
    return match and (replaced(text, match, 2, color), match[1].decode())


def edit_constant(text, chance):
    match = pick(
        rb'<constraint [^>]*\bconstant="(-?[0-9.]+)"[^>]*\bid="' + ID + rb'"', text, chance)
    return match and (replaced(text, match, 1, b"%g" % (float(match[1]) + 3)), match[2].decode())


def edit_hidden(text, chance):
    match = pick(rb'<(?:label|imageView|button|view) (?![^>]*\bhidden=)[^>]*?\b'
                 rb'(?=id="' + ID + rb'")', text, chance)
    return match and (text[:match.end()] + b'hidden="YES" ' + text[match.end():], match[1].decode())


def edit_removal(text, chance):
    match = pick(rb'<label [^>]*\bid="' + ID + rb'"(?:(?!<label ).)*?</label>', text, chance)
    if not match:
        return None
    rest = text[:match.start()] + text[match.end():]
    # What names it goes along.
    naming = rb'<[a-z][^<>]*"' + match[1] + rb'"[^<>]*/>'
    return re.sub(naming, b"", rest), match[1].decode()


def edit_spelling(text, chance):
    return re.sub(rb"\n +", b"\n", text).replace(b"/>", b" />"), None


def edit_version(text, chance):
    # The version decides how the canvas is drawn; the plug-in's changes nothing.
    match = re.search(rb'<plugIn [^>]*\bversion="([0-9.]+)"', text)
    return match and (replaced(text, match, 1, b"99999"), None)


def edit_ids(text, chance):
    ids, known = set(re.findall(rb'\bid="' + ID + rb'"', text)), {}

    def renamed(match):
        if match[0] not in ids:
            return match[0]
        return known.setdefault(match[0], b"%03d-zz-%03d" % divmod(len(known), 1000))

    return re.sub(rb'(?<=")' + ID + rb'(?=")', renamed, text), None


EDITS = [edit_text, edit_color, edit_constant, edit_hidden, edit_removal, edit_spelling,
         edit_version, edit_ids]
