"""Measures how well the canvas agrees with Interface Builder on corpora of public documents.

Each corpus has an `answers.jsonl`, which contains for every document the frames that Interface
Builder stored, the components of the frames that its constraints determine, and the flags that it
saved. Every document is laid out on its own canvas, with stored text sizes and with measured ones.
A view agrees if each relevant component is within the document's tolerance, a root or a document
if all its views do. The output contains:

- for each corpus and way of measuring, the views, roots and documents that agree, the mean over
  the projects with at least five views, and the precision and recall of `ambiguous` in documents
  with such flags;
- the projects that agree least;
- for each rule of the editor's canvas (docs/internals/editor-rules.md; only the weak ones, all or none), the
  views that agree only with it and only without it, their projects, and the same without the
  project that supports it most: the value of the rule for projects from which it was not derived.

A corpus can have a `blind.json`, a list of repositories that are never looked at, which shows
whether what was learned from the others is true elsewhere. They are measured separately, under the
corpus's name with `-blind`, as totals only, and take no part in the values of rules.

With --without-frames, the documents are copies in which each relevant component is replaced, so that
saved frames cannot be the result.

With --floor, the rates must not be below those in the file. Its lines contain a corpus, `stored` or
`metrics`, and the rates of views, roots and documents.
"""
import collections, json, pathlib, re, shutil

from checks import support

ARGUMENTS = [
    support.places("CORPUS"),
    support.argument("--floor", metavar="FILE", type=pathlib.Path),
    support.argument("--without-frames", action="store_true"),
    support.argument("--rules", choices=("weak", "all", "none"), default="weak")]
MODES = ("stored", "metrics")


def check(options, report):
    floors = {}
    for line in options.floor.read_text().splitlines() if options.floor else []:
        name, mode, *rates = line.split()
        floors[name, mode] = [float(value) for value in rates]
    corpora = [Corpus(path) for path in options.places]
    wholes = {}
    with support.scratch() as scratch:
        for corpus in corpora if options.without_frames else ():
            corpus.path = without_frames(corpus, scratch / corpus.folder("copy"))
        for corpus in corpora:
            for mode in MODES:
                folder = wholes[corpus.name, mode] = scratch / corpus.folder(mode)
                lay_out(options.tool, corpus.path, folder, mode)
                for part in filter(None, (corpus, corpus.blind)):
                    floor = floors.get((part.name, mode))
                    if floors and not floor:
                        report.skip(f"{options.floor} has no line for it", f"{part.name} {mode}")
                    say_rates(part, mode, folder, floor, report)
        if options.rules != "none":
            say_rules(options.tool, corpora, rules(options.rules), wholes, report)
    return f"{len(corpora)} corpora"


class Corpus:
    """A folder of documents with Interface Builder's frames and flags."""

    def __init__(self, path):
        # Our own corpus has the name that it has in the repository.
        is_own = support.ROOT in path.resolve().parents
        self.path = path
        self.name = str(path.resolve().relative_to(support.ROOT)) if is_own else path.name
        with open(path / "answers.jsonl", encoding="utf-8") as file:
            rows = [json.loads(line) for line in file]
        rows = [row for row in rows if "roots" in row]
        for row in rows:
            row["roots"] = [root for root in row["roots"] if not root["duplicate"]]
        blind = path / "blind.json"
        names = set()
        if blind.exists():
            names = {name.replace("/", "+") for name in json.loads(blind.read_text())}
        self.answers = [row for row in rows if project(row["path"]) not in names]
        self.blind = BlindPart(
            f"{self.name}-blind", [row for row in rows if project(row["path"]) in names]
        ) if names else None

    def folder(self, part):
        """The name of a folder for one of the results."""
        return f"{self.name.replace('/', '-')}-{part}"


class BlindPart:
    """The documents of a corpus of which only totals may be known."""

    def __init__(self, name, answers):
        self.name, self.answers = name, answers


def project(path):
    return path.split("/")[0]


def layout(folder, path):
    """Returns the frames and the ambiguous views of a document's canvas, or nothing if it has no layout."""
    file = folder / f"{path}.layout.json"
    if not file.exists():
        return None
    frames, ambiguous = {}, set()
    for (_, name), found in support.layouts(file.read_bytes()).items():
        if name == "canvas":
            frames.update(support.frames(found))
            ambiguous.update(entry["view"] for entry in found.get("ambiguous", []))
    return frames, ambiguous


def agrees(row, view, frames):
    frame = frames.get(view["id"])
    return frame is not None and all(
        abs(mine - its) <= row["tolerance"] + 1e-6
        for mine, its, counts in zip(frame, view["frame"], view["scored"]) if counts)


def lay_out(tool, source, folder, mode, *words):
    """Lays out the documents of a folder; faulty documents are expected."""
    support.run(tool, "compile", source, "-o", folder, "--text", mode, "--cell", "canvas", *words,
                expects=(0, 1))


def measure(corpus, folder):
    """Returns the counts of a run: totals, and views by project."""
    total, projects = collections.Counter(), collections.defaultdict(collections.Counter)
    for row in corpus.answers:
        found = layout(folder, row["path"])
        if found is None:
            which = "a document" if isinstance(corpus, BlindPart) else row["path"]
            raise support.Failure(f"{corpus.name}: {which} has no layout")
        frames, ambiguous = found
        good = [[agrees(row, view, frames) for view in root["views"]] for root in row["roots"]]
        total["roots"] += len(good)
        total["roots agree"] += sum(all(views) for views in good)
        if any(good):
            total["documents"] += 1
            total["documents agree"] += all(all(views) for views in good)
        for counts in (total, projects[project(row["path"])]):
            counts["views"] += sum(map(len, good))
            counts["views agree"] += sum(map(sum, good))
        saved = set(row["flags"]["ambiguous"])
        if saved:
            known = set(row["flags"]["views"])
            total["hit"] += len(saved & ambiguous)
            total["missed"] += len(saved - ambiguous)
            total["extra"] += len((ambiguous & known) - saved)
    return total, projects


def say_rates(corpus, mode, folder, floor, report):
    """Prints a run's rates and compares them with the floor."""
    total, projects = measure(corpus, folder)
    kinds = ("views", "roots", "documents")
    rates = [support.rate(total[f"{kind} agree"], total[kind]) for kind in kinds]
    words = ", ".join(f"{kind} {value:.4f} ({total[f'{kind} agree']} of {total[kind]})"
                      for kind, value in zip(kinds, rates))
    large = [support.rate(counts["views agree"], counts["views"])
             for counts in projects.values() if counts["views"] >= 5]
    report.say(f"{corpus.name} with --text {mode}: {words}, "
               f"mean over {len(large)} projects {sum(large) / max(1, len(large)):.4f}; ambiguous: "
               f"precision {support.rate(total['hit'], total['hit'] + total['extra']):.3f}, "
               f"recall {support.rate(total['hit'], total['hit'] + total['missed']):.3f}")
    if not isinstance(corpus, BlindPart):
        say_projects(projects, report)
    report.needs(total["views"], f"view of {corpus.name}")
    if floor and any(mine < least for mine, least in zip(rates, floor)):
        report.fault(f"{corpus.name} with --text {mode}: below the floor: "
                     f"{' '.join(map(str, floor))}")


def say_projects(projects, report):
    """Prints the projects that agree least."""
    differing = {name: counts["views"] - counts["views agree"] for name, counts in projects.items()}
    report.say("  most views that differ: " + ", ".join(
        f"{name} {differing[name]} of {projects[name]['views']}"
        for name in sorted(differing, key=lambda name: -differing[name])[:8]))


# The value of rules.


def rules(which):
    """Returns the ids of all rules on the page, or of the weak ones."""
    text = (support.ROOT / "docs/internals/editor-rules.md").read_text(encoding="utf-8")
    return [match[1] for match in re.finditer(r"(?m)^\| `([a-z0-9-]+)` \|.*$", text)
            if which == "all" or "**weak**" in match[0]]


def say_rules(tool, corpora, ids, wholes, report):
    """Lays out the documents that rules affect, with each rule disabled in turn."""
    off = [word for rule in ids for word in ("--without-rule", rule)]
    with support.scratch() as scratch:
        parts = []
        for corpus in corpora:
            rows = {}
            for mode in MODES:
                bare = scratch / corpus.folder(mode)
                lay_out(tool, corpus.path, bare, mode, *off)
                rows.update((row["path"], row) for row in corpus.answers if
                            layout(wholes[corpus.name, mode], row["path"])
                            != layout(bare, row["path"]))
            if rows:
                parts.append((rows, copy_part(corpus, rows, scratch / corpus.folder("part"))))
        base = agreeing(tool, parts)
        report.say(f"{'rule':44} {'with':>5} {'projects':>8} {'without':>8} {'projects':>8}"
                   f" {'elsewhere':>10}")
        for rule in ids:
            without = agreeing(tool, parts, "--without-rule", rule)
            # Views by project.
            pro, con = (
                collections.Counter(project(path) for path, _ in {
                    view for mode in MODES for view in one[mode] - other[mode]})
                for one, other in ((base, without), (without, base)))
            first = max(pro, key=pro.get, default=None)
            others = [counts.total() - counts[first] for counts in (pro, con)]
            report.say(f"{rule:44} {pro.total():5} {len(pro):8} {con.total():8} {len(con):8}"
                       f" {f'+{others[0]} -{others[1]}':>10}")


def copy_part(corpus, wanted, target):
    """Copies some documents of a corpus, and all files of their projects that are not documents."""
    for name in {project(path) for path in wanted}:
        for file in (corpus.path / name).rglob("*"):
            path = file.relative_to(corpus.path)
            is_left_out = path.suffix in support.ENDINGS and str(path) not in wanted
            if file.is_file() and not is_left_out:
                (target / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target / path)
    return target


def without_frames(corpus, target):
    """Copies a corpus, and replaces the relevant components of the frames in its documents."""
    shutil.copytree(corpus.path, target)
    for row in corpus.answers:
        path = target / row["path"]
        text = path.read_text(encoding="utf-8")
        for view in (view for root in row["roots"] for view in root["views"]):
            # The frame is the first rectangle after the tag of the view.
            start = text.index("<rect ", text.index(f' id="{view["id"]}"'))
            end = text.index("/>", start)
            numbers = [value if not counts else 1 + 20 * place
                       for place, (value, counts) in enumerate(zip(view["frame"], view["scored"]))]
            text = "%s<rect key=\"frame\" x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\"%s" % (
                text[:start], *numbers, text[end:])
        path.write_text(text, encoding="utf-8")
    return target


def agreeing(tool, parts, *words):
    """Returns the views that agree in the relevant components, as (path, id), for each way of measuring."""
    result = {mode: set() for mode in MODES}
    for mode in MODES:
        for rows, source in parts:
            with support.scratch() as folder:
                lay_out(tool, source, folder, mode, *words)
                for path, row in rows.items():
                    if found := layout(folder, path):
                        result[mode] |= {
                            (path, view["id"]) for root in row["roots"] for view in root["views"]
                            if agrees(row, view, found[0])}
    return result
