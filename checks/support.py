"""Code that checks share: programs, documents, layouts, a browser, and the report of faults."""
import contextlib, hashlib, json, os, pathlib, shutil, subprocess, tempfile
from xml.parsers import expat

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENDINGS = (".storyboard", ".xib")
# The lengths of the windows that are tested.
WINDOWS = (320, 1366)
BOXES = """selector => {
  const svg = document.querySelector(selector)
  const origin = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('[data-id]')].map(element => {
    const box = element.getBoundingClientRect()
    return [element.getAttribute('data-scene'), element.getAttribute('data-id'),
      box.x - origin.x, box.y - origin.y, box.width, box.height]
  })
}"""


class Failure(Exception):
    """A missing requirement of a check, as a message for users."""


class Report:
    """The result of a check: faults, of which the first `shown` are printed, and skipped parts."""

    def __init__(self, name, shown=40):
        self.name, self.shown, self.faults = name, shown, 0

    def say(self, text):
        print(text, flush=True)

    def fault(self, text):
        self.faults += 1
        if self.faults <= self.shown:
            self.say(text)

    def add(self, where, faults):
        """Reports the faults of a document or other subject."""
        for fault in faults:
            self.fault(f"{where}: {fault}")

    def needs(self, count, what):
        """Fails if nothing was examined, because then the check has no result."""
        if not count:
            self.fault(f"no {what} was examined")

    def skip(self, missing, part=None):
        """Reports a skipped part, in the form that `scripts/report-skips` repeats."""
        self.say(f"skipped: check {self.name}: {f'{part}: ' if part else ''}{missing}")

    def close(self, line):
        """Prints the closing line, if the check has one, and returns the exit status."""
        if self.faults > self.shown:
            self.say(f"… and {self.faults - self.shown} more")
        if line:
            self.say(f"{self.name}: {line}: {self.faults} fault{'' if self.faults == 1 else 's'}")
        return 1 if self.faults else 0


# Arguments, as `argparse` takes them.


def argument(*names, **options):
    return names, options


def places(name="FOLDER"):
    """Folders and documents."""
    return argument("places", metavar=name, nargs="+", type=pathlib.Path)


def number(name, default, what):
    return argument(name, type=int, default=default, metavar="N", help=f"{what} ({default})")


SAMPLE = argument("--sample", type=int, metavar="N",
                  help="check N documents, the same ones each time")
SEED = number("--seed", 1, "of the sample and of the sizes")


# Programs.


def run(*words, expects=(0,), **options):
    """Runs a program. An unexpected status is a failure that shows the end of the output, and so is
    a run that takes longer than `timeout`; None accepts any status."""
    words = [str(word) for word in words]
    command = " ".join([os.path.basename(words[0]), *words[1:]])[:200]
    try:
        done = subprocess.run(words, capture_output=True, **options)
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{command} did not end within {error.timeout} s") from error
    if expects is not None and done.returncode not in expects:
        said = done.stderr if isinstance(done.stderr, str) else done.stderr.decode(errors="replace")
        raise Failure(f"{command} ended with status {done.returncode}: {said[-2000:].strip()}")
    return done


@contextlib.contextmanager
def page(report, part=None, **options):
    """A page in a headless Chromium, or None after a line that reports what is skipped without it.

    The options are those of a playwright context: the size of the window, `viewport`.
    """
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sync_playwright = None
    if not path or not sync_playwright:
        report.skip("python3 has no playwright (PyPI: playwright)" if path
                    else "chromium is not installed (Debian: chromium)", part)
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser.new_page(**options)
        browser.close()


def boxes(page, selector="svg"):
    """Returns the elements of views in a picture: scene, id, and frame relative to the picture's origin."""
    return page.evaluate(BOXES, selector)


# Documents.


@contextlib.contextmanager
def scratch():
    """A temporary folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="check-") as folder:
        yield pathlib.Path(folder)


def random_sizes(chance, count):
    return [(chance.randint(*WINDOWS), chance.randint(*WINDOWS)) for _ in range(count)]


def documents(places, sample=None, seed="", endings=ENDINGS, holds=lambda path: True):
    """Returns the documents below folders, and those named individually, sorted; hidden folders are skipped.

    A sample depends on the paths below the folders and on the seed, not on the folders' location.
    """
    found = []
    for place in places:
        paths = sorted(path.relative_to(place) for path in place.rglob("*")
                       if path.suffix in endings and path.is_file())
        found += [(place / path, str(path)) for path in paths if holds(place / path)
                  and not any(part.startswith(".") for part in path.parts)]
        if not place.is_dir():
            found.append((place, place.name))
    if sample:
        chosen = sorted(found, key=lambda entry: digest(f"{seed}{entry[1]}"))[:sample]
        found = [entry for entry in found if entry in chosen]
    return [path for path, _ in found]


def digest(text):
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def copy_documents(source, target):
    """Copies the documents below a folder, without other files of their projects; returns the copies' paths."""
    names = [str(path.relative_to(source)) for path in documents([source])]
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target / name)
    return names


def is_well_formed(data):
    try:
        expat.ParserCreate().Parse(data, True)
        return True
    except expat.ExpatError:
        return False


# Output of the tool.


def findings(tool, *words, cwd=None):
    """Returns the findings of `lint`."""
    done = run(tool, "lint", *words, "--reporter", "json", expects=(0, 1), cwd=cwd)
    return json.loads(done.stdout)


def with_edits(data, edits):
    """Returns a document after the edits of fix-its, which do not overlap."""
    for edit in sorted(edits, key=lambda edit: -edit["start"]):
        start, end = int(edit["start"]), int(edit["end"])
        data = data[:start] + edit["replacement"].encode() + data[end:]
    return data


def layouts(text):
    """Returns the layouts in a layout file by scene and configuration, or none if no file was written."""
    return {(scene["id"], name): layout for scene in (json.loads(text)["scenes"] if text else [])
            for layout in scene["layouts"] for name in layout["for"]}


def frames(layout):
    """Returns the frames of a layout's views by id, each in its superview's coordinates."""
    return {view["id"]: view["frame"] for view in layout["views"]}


def frames_in(tool, document, sizes):
    """Returns the frames of a document's views by scene and size, from a fresh run."""
    words = [word for w, h in sizes for word in ("--size", f"{w}x{h}")]
    made = layouts(run(tool, "compile", document, "--findings", "ignore", *words).stdout)
    names = {"size:{}x{}".format(*size): size for size in sizes}
    return {(scene, names[name]): frames(layout) for (scene, name), layout in made.items()}


def rate(part, whole):
    """The share of a part, or 1 of nothing."""
    return part / whole if whole else 1.0


def near(one, other, limit=0.01):
    """Whether both rows of numbers exist, have the same length and differ by no more than the limit."""
    return one is not None and other is not None and len(one) == len(other) and all(
        abs(a - b) <= limit for a, b in zip(one, other))
