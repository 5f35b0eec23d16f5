"""Edits a project at random between runs: a run with a warm cache prints what one without a cache does.

After every few edits, the folder and one of its documents are linted with a cache and without, with two
reporters, and compiled with a cache and without. Standard output, standard error, status and files are
the same to the byte. So are the answers of a worker that served all earlier requests and of a new one. The edits are of every kind that a cache or an index could miss: changes that keep the
size and the time stamps, files and folders that exchange their names, links, ignored files, configurations,
branches of git. Some edits are made while a run that writes the cache is under way.
"""
import difflib, json, os, random, shutil, subprocess

from checks import project_edits, projects, support

ARGUMENTS = [
    support.number("--edits", 10_000, "random edits"), support.number("--documents", 12, "documents of the project"),
    support.number("--each", 3, "edits at most between two comparisons"), support.number("--seed", 1, "of the edits")]
# After as many comparisons, all edits are undone; the cache is emptied after as many of these periods. A check ends after as many faults.
PERIOD, PERIODS, MOST_FAULTS = 25, 4, 20
# Options of lint, one of which is chosen for each document, and changes of its environment.
OPTIONS = (
    [], ["--reporter", "text", "--reporter", "json=OUT/findings.json"], ["--strict"], ["--lenient"], ["--quiet"], ["--no-config"], ["--since", "HEAD"], ["--since", "start"], ["--isolated"],
    ["--cell", "wC-hR"], ["--assets", "Modules"], ["--reporter", "xcode"], ["--reporter", "summary", "--reporter", "sarif=OUT/sarif"],
    ["--limit", "elements=60"], ["--jobs", "1"], ["--color", "always"], ["--suggest"], ["--baseline", "../baseline"],
    ["--info-plist", "App/Info.plist"], ["--minimum-deployment-target", "11.0"])


def check(options, report):
    lints = "--no-cache" in support.run(options.tool, "lint", "--help", text=True).stdout
    if not lints:
        report.skip("this program's lint has no cache", "lint")
    if os.geteuid() == 0:
        report.skip("nothing is forbidden to root", "files without permissions")
    with support.scratch() as work:
        comparisons = compare_after_edits(options, report, work, lints)
    return f"{options.edits} edits, {comparisons} comparisons"


def compare_after_edits(options, report, work, lints):
    """Returns the number of comparisons."""
    chance, root = random.Random(options.seed), work / "project"
    root.mkdir()
    projects.repository(root, projects.Counts.of(options.documents), is_committed=True)
    projects.git(root, "tag", "start")
    if lints:
        support.run(options.tool, "lint", ".", "--no-cache", "--write-baseline", "../baseline", cwd=root)
    editor, pairs = project_edits.Editor(root, chance), Pairs(options.tool, work, root, lints)
    # Without use of the cache, nothing would be compared.
    for folder, words in pairs.commands(editor.file("document")):
        pairs.forget()
        pairs.start(work / "first", folder, [*words, *pairs.cached]).wait()
        if all(path.is_dir() or path.suffix == ".tool" for path in pairs.cache.rglob("*")):
            report.fault(f"{' '.join(words)} leaves nothing in the cache")
    comparisons, history = 0, []
    while editor.made < options.edits and report.faults < MOST_FAULTS:
        if comparisons % PERIOD == 0:
            if comparisons % (PERIOD * PERIODS) == 0:
                pairs.forget()
            editor.restore()
            history = []
        else:
            running = pairs.run_beside() if chance.random() < 0.2 else None
            # Without an edit, the runs only add to the cache and use it.
            for _ in range(min(chance.randint(0, options.each), options.edits - editor.made)):
                history.append(editor.edit())
            if running:
                history.append("(while a run was under way)")
                running.wait()
        faults = pairs.faults(editor.file("document"), chance)
        comparisons += 1
        if faults:
            report.fault(f"after edit {editor.made} of seed {options.seed}: {'; '.join(faults)}\n  "
                         + "\n  ".join(history[-2 * options.each:]))
            pairs.forget()
    editor.unlock()
    pairs.end()
    return comparisons


class Pairs:
    """Runs with a cache and the same ones without."""

    def __init__(self, tool, work, root, lints):
        self.tool, self.work, self.root, self.lints = tool, work, root, lints
        self.cache, self.worker = work / "cache", None
        self.cached = ["--cache", os.fspath(self.cache)]

    def forget(self):
        """Empties the cache."""
        shutil.rmtree(self.cache, ignore_errors=True)

    def end(self):
        """Ends the worker."""
        if self.worker:
            self.worker.end()

    def commands(self, document=None, chance=None):
        """The commands on the folder and on a document, if there is one, with random options: where they run, and their arguments,
        with the folder of their results as `OUT`."""
        if self.lints:
            yield self.root, ["lint", "."]
            yield self.root, ["lint", ".", "--reporter", "json"]
        yield self.root, ["compile", ".", "-o", "OUT/layouts", "--cell", "canvas", "--cell", "wC-hR"]
        if document:
            place = chance.choice((self.root, self.root, document.parent)) if chance else self.root
            name = os.path.relpath(document, place)
            if self.lints:
                yield place, ["lint", name, *(chance.choice(OPTIONS) if chance else [])]
            yield place, ["compile", name, "-o", "OUT/layouts", "--cell", "canvas"]

    def start(self, place, folder, words):
        """Starts a run in a folder whose results are in a new one."""
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        with open(place / "stdout", "wb") as output, open(place / "stderr", "wb") as errors:
            return subprocess.Popen(
                [self.tool, *(word.replace("OUT", os.fspath(place)) for word in words)], cwd=folder, stdout=output, stderr=errors)

    def run_beside(self):
        """Starts a run that fills the cache; what it prints depends on when the edits are made."""
        folder, words = next(iter(self.commands()))
        return self.start(self.work / "beside", folder, [*words, *self.cached])

    def faults(self, document, chance):
        """Compares all commands, which run at the same time; returns what differs."""
        runs = []
        for number, (folder, words) in enumerate(self.commands(document, chance)):
            fresh = ["--no-cache"] if words[0] == "lint" else []
            for name, options in (("cached", self.cached), ("fresh", fresh)):
                place = self.work / f"{number}-{name}"
                runs.append((" ".join(words), place, self.start(place, folder, words + options)))
        ends = [(name, outcome(place, process.wait())) for name, place, process in runs]
        ends += self.served(document, chance)
        found = []
        for (name, cached), (_, fresh) in zip(ends[::2], ends[1::2]):
            for part in sorted({*cached, *fresh}):
                if cached.get(part) != fresh.get(part):
                    found.append(f"{name}: {part} differs: {difference(cached.get(part), fresh.get(part))}")
            # Any input gets findings; only faults of the program end it otherwise.
            if fresh["status"] not in (b"0", b"1", b"2"):
                found.append(f"{name}: ended with status {fresh['status'].decode()}")
        return found


    def served(self, document, chance):
        """Returns the answers of the worker and of a new one to the same requests, as results of two runs."""
        if not self.worker or not self.worker.is_in(self.root):
            self.end()
            self.worker = Worker(self.tool, self.root)
        new, ends = Worker(self.tool, self.root), []
        for number, (folder, words) in enumerate(self.commands(document, chance)):
            if folder != self.root:
                continue
            fresh = ["--no-cache"] if words[0] == "lint" else []
            for name, worker in (("served", self.worker), ("new", new)):
                place = self.work / f"{number}-{name}"
                shutil.rmtree(place, ignore_errors=True)
                place.mkdir(parents=True)
                answer = worker.answer([word.replace("OUT", os.fspath(place)) for word in words + fresh])
                (place / "answer").write_text(answer["output"], encoding="utf-8")
                ends.append((f"worker: {' '.join(words)}", outcome(place, answer["exitCode"])))
        new.end()
        return ends


class Worker:
    """A worker with the protocol of Bazel's in JSON."""

    def __init__(self, tool, folder):
        self.process = subprocess.Popen(
            [tool, "--persistent_worker"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.folder = folder.stat()

    def is_in(self, folder):
        """Whether a folder is still the one in which the worker runs."""
        return os.path.samestat(self.folder, folder.stat())

    def answer(self, words):
        self.process.stdin.write(json.dumps({"arguments": words}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline() or '{"exitCode": "none", "output": ""}')

    def end(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def outcome(place, status):
    """Everything that a run left, by name, without the path of its folder."""
    parts = {str(path.relative_to(place)): path.read_bytes().replace(os.fspath(place).encode(), b"OUT")
             for path in sorted(place.rglob("*")) if path.is_file()}
    return {**parts, "status": str(status).encode()}


def difference(cached, fresh):
    """The first lines that only the run with the cache has (-), and those that only the one without has (+)."""
    if cached is None or fresh is None:
        return f"only the run {'with' if fresh is None else 'without'} the cache has it"
    one, other = (content.decode(errors="replace").splitlines() for content in (cached, fresh))
    lines = [line for line in difflib.unified_diff(one, other, lineterm="", n=0) if not line.startswith(("---", "+++", "@@"))]
    return " ".join(f"‘{line[:300]}’" for line in lines[:4]) or "ends of lines"
