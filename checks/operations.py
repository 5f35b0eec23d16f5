"""Checks `edit` with random operations on documents.

What is written has no finding of a refused kind that was not there, according to `lint`. Operations that set a value may be
repeated without a change, and those of `compare --format operations` turn documents into each other: there with all their
meaning, and back, for values, with all their bytes. Lines of objects that no operation names stay as they are, except for frames.
"""
import collections, json, pathlib, random, re, subprocess, tempfile
from concurrent import futures
from xml.etree import ElementTree

from checks import merge, support

ARGUMENTS = [
    support.places(), support.number("--lists", 100, "lists of operations"), support.SEED,
    support.number("--jobs", 2, "processes at one time"), support.number("--largest", 60_000, "bytes of a document at most")]
REFUSED = {"ambiguous-layout", "conflicting-constraints", "off-screen-view", "truncated-text", "unsolved-layout"}
VALUES = ("set", "unset", "install", "uninstall")
VIEWS = {"button", "imageView", "label", "stackView", "switch", "textField", "textView", "view"}


def operations(data, chance):
    """Returns operations that a document of these bytes may have."""
    objects = [element for element in ElementTree.fromstring(data).iter() if element.get("id")]
    views = [element for element in objects if element.tag in VIEWS]
    constraints = [element for element in objects if element.tag == "constraint"]
    links = [element for element in objects if element.tag in ("action", "outlet", "segue")]
    traits = ("compact height", "regular width", "w:compact h:regular")

    def one():
        kind = chance.choice(("text", "hidden", "constant", "varied", "color", "remove", "unconstrain", "disconnect", "add",
                              "uninstall", "class", "unset", "priority"))
        view = chance.choice(views) if views else None
        link = chance.choice(constraints) if constraints else None
        if kind == "text" and (labels := [each for each in views if each.tag == "label"]):
            return f"set {chance.choice(labels).get('id')} text=\"{chance.choice(('A', 'Some words', 'x < y & z'))}\""
        if view is not None:
            name = view.get("id")
            if kind == "hidden":
                return f"set {name} hidden=YES"
            if kind == "color":
                return f"set {name} backgroundColor={chance.choice(('#10204080', 'systemIndigoColor', '#FEDCBA'))}"
            if kind == "remove":
                return f"remove {name}"
            if kind == "uninstall":
                return f"uninstall {name} in {chance.choice(traits)}"
            if kind == "class":
                return f"set {name} customClass=Special"
            if kind == "unset":
                return f"unset {name} {chance.choice(('alpha', 'contentMode', 'backgroundColor', 'userLabel'))}"
            if kind == "add" and view.tag == "view":
                return f"add {chance.choice(('label', 'switch', 'imageView'))} to {name}"
        if link is not None:
            name = link.get("id")
            if kind == "constant":
                return f"set {name} constant={chance.choice((4.25, 7.5, 12.125, 41))}"
            if kind == "varied":
                return f"set {name} constant={chance.choice((3, 9))} in {chance.choice(traits)}"
            if kind == "priority":
                return f"set {name} priority={chance.choice((250, 750, 999))}"
            if kind == "unconstrain":
                return f"unconstrain {name}"
        if kind == "disconnect" and links:
            return f"disconnect {chance.choice(links).get('id')}"
        return None

    found = [each for each in (one() for _ in range(chance.choice((1, 1, 2, 3)))) if each]
    # Ids with other characters would need quotation marks.
    return [each for each in found if re.match(r"[\w -]+ [\w-]+", each)]


class Editor:
    """Runs the tool on a document in a folder."""

    def __init__(self, tool, path):
        self.tool, self.path, self.runs = tool, path, 0

    def run(self, *words):
        self.runs += 1
        return subprocess.run([self.tool, *map(str, words)], capture_output=True, timeout=120, cwd=self.path.parent)

    def findings(self, path):
        """Returns the findings that refuse an edit, each with its rule and object."""
        done = self.run("lint", path, "--no-config", "--no-cache", "--format", "json")
        found = collections.Counter()
        for finding in json.loads(done.stdout or b"[]"):
            if finding["level"] == "error" or finding["level"] == "warning" and finding["rule"] in REFUSED:
                found[finding["rule"], finding.get("object")] += 1
        return found


def examine(job):
    tool, source, seed = job
    chance = random.Random(f"{seed} {source.name}")
    data = source.read_bytes()
    words = operations(data, chance)
    if not words:
        return source, seed, words, [], "nothing", 0
    with tempfile.TemporaryDirectory(prefix="edit-") as folder:
        path = pathlib.Path(folder, "Document" + source.suffix)
        old = pathlib.Path(folder, "Old" + source.suffix)
        for each in (path, old):
            each.write_bytes(data)
        editor = Editor(tool, path)
        try:
            said, state = laws(editor, path, old, data, words)
        except subprocess.TimeoutExpired:
            said, state = ["a run takes longer than 120 s"], "timeout"
    return source, seed, words, said, state, editor.runs


def laws(editor, path, old, data, words):
    done = editor.run("edit", path, *words, "--format", "json", "--no-config")
    if done.returncode == 2:
        return ([] if path.read_bytes() == data else ["it is written although the status is 2"]), "impossible"
    try:
        answer = json.loads(done.stdout)
    except json.JSONDecodeError:
        return [f"status {done.returncode}, and no JSON: {done.stderr[-300:]!r}"], "broken"
    if (done.returncode == 1) != bool(answer["refused"]):
        return [f"status {done.returncode} with {len(answer['refused'])} reasons"], "broken"
    if answer["refused"]:
        return ([] if path.read_bytes() == data else ["it is written although it is refused"]), "refused"
    said, new = [], path.read_bytes()
    try:
        ElementTree.fromstring(new)
    except ElementTree.ParseError as error:
        return [f"it cannot be parsed: {error}"], "written"
    said += [f"new finding {rule} at {name}" for rule, name in (editor.findings(path) - editor.findings(old))]
    said += locality(data, new, words)
    if all(each.startswith(VALUES) for each in words):
        again = editor.run("edit", path, *words, "--format", "json", "--no-config")
        if again.returncode or path.read_bytes() != new:
            said.append(f"repeated, it changes something: status {again.returncode}")
    said += replay(editor, old, path, data, new, words)
    return said, "written" if new != data else "the same"


def locality(data, new, words):
    """Lines of the document that are gone belong to objects that operations name, or to frames."""
    text = " ".join(words)
    before = collections.Counter(line.strip() for line in data.splitlines())
    after = collections.Counter(line.strip() for line in new.splitlines())
    if any(each.startswith(("remove", "unconstrain", "disconnect")) for each in words):
        return []
    said = []
    for line in before - after:
        name = re.search(rb'\bid="([^"]*)"', line)
        # Lines without an id, such as values and end tags, belong to the object before them.
        if name and line.count(b"<") == 1 and name[1].decode() not in text and b"<rect" not in line:
            said.append(f"another line changes: {line.decode(errors='replace')[:160]}")
    return said


def replay(editor, old, path, data, new, words):
    """The operations between both states turn each into the other."""
    said = []
    for source, target, want in ((old, path, new), (path, old, data)):
        found = editor.run("compare", source, target, "--format", "operations")
        listed = source.with_name("operations.json")
        listed.write_bytes(found.stdout)
        copy = source.with_name("Copy" + source.suffix)
        copy.write_bytes(source.read_bytes())
        allowed = [word for rule in sorted(REFUSED) for word in ("--allow", rule)]
        done = editor.run("edit", copy, "--ops", listed, "--no-config", "--cell", "canvas", *allowed)
        if done.returncode:
            said.append(f"replayed, status {done.returncode}: {(done.stderr or done.stdout)[-200:]!r}")
            continue
        left = editor.run("compare", copy, target, "--format", "operations")
        if left.returncode:
            said.append(f"replayed, {left.stdout[:200]!r} is left")
        elif all(each.startswith(VALUES) for each in words) and copy.read_bytes() != want:
            said.append(f"replayed, the bytes of {'the edited document' if want is new else 'the document'} differ")
    return said


def check(options, report):
    paths = [path for path in support.documents(options.places) if merge.suitable(path, options.largest)]
    if not paths:
        report.needs(0, "document")
        return None
    chance, states, runs = random.Random(options.seed), collections.Counter(), 0
    jobs = [(options.tool, chance.choice(paths), f"{options.seed}.{number}") for number in range(options.lists)]
    with futures.ProcessPoolExecutor(options.jobs) as pool:
        for path, seed, words, said, state, count in pool.map(examine, jobs, chunksize=4):
            states[state] += 1
            runs += count
            for what in said:
                report.fault(f"{path} {seed}: {what} after {words}")
    report.needs(states["written"], "written document")
    return f"{options.lists} lists ({', '.join(f'{n} {s}' for s, n in states.most_common())}), {runs} runs"
