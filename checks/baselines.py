"""Replays edits of documents and counts the findings that a baseline no longer matches.

Documents with findings are selected by a hash of their paths, copied, and recorded in a baseline.
Each copy is then edited without fixing or breaking anything: lines are added, the file is
reindented, attributes are reordered, a text or a user label changes, a view or a scene moves, or
the versions in the head change. A finding that is reported afterwards has resurfaced; more than a
thousandth of all findings is a fault. After a text changes or a view moves, layout findings in the
same scene do not count, because their inputs changed. After scenes are exchanged, findings about
which of several controllers is the first do not count either. All rules are enabled, and documents
are laid out on their canvas and on a phone.
"""
import collections, json, re

from checks import support

ARGUMENTS = [support.places("CORPUS"), support.number("--edits", 100, "edited documents"),
             support.number("--least", 20_000, "bytes of a document, because small ones have few findings")]
CELLS = ["--cell", "canvas", "--cell", "wC-hR"]
TAG = re.compile(rb"<[A-Za-z][\w.:-]*(?:\s+[\w.:-]+=(?:\"[^\"]*\"|'[^']*'))*\s*/?>")
ATTRIBUTE = re.compile(rb"\s+[\w.:-]+=(?:\"[^\"]*\"|'[^']*')")
FRAME = re.compile(rb'<rect key="frame" x="(?P<old>-?[\d.]+)" y="-?[\d.]+"')
SCENE = re.compile(rb"^[ \t]*<scene sceneID=.*?</scene>[ \t]*\r?\n", re.S | re.M)
TEXT = re.compile(rb'<(?:label|textView)\b[^>]*? text="(?P<old>[^"&]+)"')
VIEW = re.compile(rb"<(?:view|label|button|imageView|stackView)(?P<old>)(?= (?![^>]*userLabel))")
LAYOUT = {"misplaced-view"}
# All controllers of the document but the first; exchanging scenes changes which one that is.
ORDERED = {"multiple-view-controllers"}

# A document, the kind of edit, the new bytes, and the offset at which it affects inputs of layout.
Edited = collections.namedtuple("Edited", "name edit data offset")


def check(options, report):
    optional, layout_rules = rules(options.tool)
    paths = [path for path in support.documents(options.places)
             if options.least < path.stat().st_size < 400_000]
    paths.sort(key=lambda path: support.digest("/".join(path.parts[-3:])))
    with support.scratch() as folder:
        if optional:
            (folder / ".ninefold.yml").write_text(f"lint: {{enabled: [{', '.join(optional)}]}}\n")
        chosen = choose(paths, options.edits, folder)
        support.run(options.tool, "lint", ".", *CELLS, "--write-baseline", "known.json",
                    cwd=folder, expects=(0, 1))
        known = json.loads((folder / "known.json").read_text())["findings"]
        for edited in chosen.values():
            (folder / edited.name).write_bytes(edited.data)
        reported = support.findings(
            options.tool, ".", *CELLS, "--baseline", "known.json", cwd=folder)
    sums = {edit: [0, 0, 0] for edit in EDITS}
    for finding in known:
        sums[chosen[finding["path"]].edit][0] += finding.get("count", 1)
    for finding in reported:
        # A baseline contains no findings that a document is broken.
        if finding["level"] == "error":
            continue
        edited = chosen[finding["file"].removeprefix("./")]
        is_explained = (
            finding["rule"] in layout_rules | LAYOUT and edited.offset is not None
            and scene_at(edited.data, edited.offset) in (None, finding.get("scene"))
            or edited.edit == "scene_moved" and finding["rule"] in ORDERED)
        sums[edited.edit][2 if is_explained else 1] += 1
        if not is_explained:
            report.say(f"{edited.edit}: {edited.name}:{finding['line']}: "
                       f"{finding['message']} [{finding['rule']}]")
    report.say(f"{'edit':22}{'findings':>9}{'resurfaced':>12}{'with other inputs':>19}")
    for name, (findings, resurfaced, explained) in sums.items():
        report.say(f"{name:22}{findings:9}{resurfaced:12}{explained:19}")
    findings, resurfaced, _ = map(sum, zip(*sums.values()))
    rate = resurfaced / findings if findings else 1
    if rate >= 0.001:
        report.fault("a thousandth or more of the findings resurfaced")
    return f"{len(chosen)} edits, {resurfaced} of {findings} findings resurfaced, {rate:.3%}"


def rules(tool):
    """Returns the rules that are off by default, and those about layout."""
    lines = support.run(tool, "lint", "--rules", text=True).stdout.splitlines()
    rows = [line.split()[:4] for line in lines[1:] if line.strip()]
    return ([row[0] for row in rows if row[3] in ("opt-in", "off")],
            {row[0] for row in rows if row[2] == "layout"})


def choose(paths, count, folder):
    """Copies documents that can be edited, and applies the kinds of edits in turn; returns the edits by file name."""
    chosen = {}
    for path in paths:
        if len(chosen) == count:
            break
        edit, data = list(EDITS)[len(chosen) % len(EDITS)], path.read_bytes()
        made = EDITS[edit](data, support.digest(path.name))
        if made is not None and made[0] != data:
            name = f"{len(chosen):03}/{path.name}"
            (folder / name).parent.mkdir()
            (folder / name).write_bytes(data)
            chosen[name] = Edited(name, edit, *made)
    return chosen


def scene_at(data, offset):
    """Returns the scene around an offset, as findings name it; nothing in a xib, all of whose findings count."""
    found = re.findall(rb'<scene sceneID="([^"]*)"', data[:offset])
    return found[-1].decode() if found else None


def after_head(data, text):
    place = data.index(b"?>") + 2 if data.lstrip(b"\xef\xbb\xbf").startswith(b"<?xml") else 0
    return (data[:place] + text + data[place:], None) if place else None


def inside(data, matches, seed, text, touches_layouts=True):
    """Replaces the group `old` of one of the matches."""
    if not matches:
        return None
    match = matches[seed % len(matches)]
    text = text(match) if callable(text) else text
    return (data[:match.start("old")] + text + data[match.end("old"):],
            match.start() if touches_layouts else None)


def reordered(match, seed):
    tag = match[0]
    attributes = ATTRIBUTE.findall(tag)
    if len(attributes) < 2 or tag.startswith(b"<document"):
        return tag
    before, after = tag.index(attributes[0]), tag.rindex(attributes[-1]) + len(attributes[-1])
    if b"".join(attributes) != tag[before:after]:
        return tag
    shift = 1 + seed % (len(attributes) - 1)
    return tag[:before] + b"".join(attributes[shift:] + attributes[:shift]) + tag[after:]


def scene_moved(data, seed):
    scenes = list(SCENE.finditer(data))
    if len(scenes) < 2:
        return None
    place = seed % (len(scenes) - 1)
    first, second = scenes[place:place + 2]
    return (data[:first.start()] + second[0] + data[first.end():second.start()] + first[0]
            + data[second.end():], None)


# Each returns the new bytes and the offset at which it affects inputs of layout, or None;
# or nothing if the edit does not apply.
EDITS = {
    "lines_added": lambda data, seed: after_head(data, b"\n" * (1 + seed % 7)),
    "comment_added": lambda data, seed: after_head(data, b"\n<!-- %d -->" % seed),
    "indented": lambda data, seed: (
        re.sub(rb"(?m)^( +)<", lambda match: b"\t" * (len(match[1]) // 2) + b"<", data), None),
    "line_ends": lambda data, seed: (
        data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"), None),
    "attributes_reordered": lambda data, seed: (
        TAG.sub(lambda match: reordered(match, seed), data), None),
    "text_changed": lambda data, seed: inside(
        data, list(TEXT.finditer(data)), seed, b"Replayed 12"),
    "view_moved": lambda data, seed: inside(
        data, list(FRAME.finditer(data))[1:], seed,
        lambda match: b"%g" % (float(match["old"]) + 3)),
    "label_given": lambda data, seed: inside(
        data, list(VIEW.finditer(data)), seed, b' userLabel="Replayed (view)"', False),
    "scene_moved": scene_moved,
    "versions_changed": lambda data, seed: (
        re.sub(rb'(<plugIn [^>]*version=")(\d+)(?:\.\d+)?"', rb'\g<1>\g<2>.9"', data), None),
}
