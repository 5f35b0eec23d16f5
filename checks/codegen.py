"""Compiles what `codegen` writes, and runs its functions.

Each folder is a project and gives one file, each document that is named, or drawn by --sample,
another with its layouts. Swift has to take all files without a warning, in batches, with each
access level in turn, and with stand-ins for UIKit's types as well. The functions are run for random
sizes of windows and those at which size classes and margins change, and their frames are held to
those of `compile --size`, to a hundredth of a point.
"""
import collections
import concurrent.futures
import pathlib
import random
import re
import shutil
import tempfile

from checks import support

RANGE = (320, 1366)
# Where size classes and margins change.
BORDERS = [(320, 480), (321, 479), (389, 700), (390, 700), (399, 480), (400, 640), (677, 800),
           (678, 479), (1366, 1366)]
ACCESS = ["internal", "package", "public"]
UIKIT = """
open class Bundle {}
open class UIViewController {}
@MainActor public class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateInitialViewController() -> UIViewController? { nil }
  public func instantiateViewController(withIdentifier: String) -> UIViewController { .init() }
}
@MainActor public class UINib { public init(nibName: String, bundle: Bundle?) {} }
public class UITraitCollection {}
public class Asset {
  public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {}
}
public class UIColor: Asset {}
public class UIImage: Asset {}
"""
# Prints the boxes of a scene in a size; files, scenes and sizes by their places in the lists.
SHOW = """
typealias Box = (Double, Double, Double, Double)
func show(_ file: Int, _ scene: Int, _ size: Int, _ ids: [String], _ all: [Box?]?) {
  guard let all else { print("? \\(file) \\(scene) \\(size)"); return }
  for (id, box) in zip(ids, all) where !id.isEmpty {
    guard let box else { continue }
    print("\\(file) \\(scene) \\(size) \\(box.0) \\(box.1) \\(box.2) \\(box.3) \\(id)")
  }
}
"""
RUN = """
func run{file}x{scene}() {{
  for (number, size) in sizes{file}.enumerated() {{
    let found = {type}.frames(width: size.0, height: size.1)
    let all = found.map {{ $0.all.map {{ $0.map {{ ($0.x, $0.y, $0.width, $0.height) }} }} }}
    show({file}, {scene}, number, {type}.ids, all)
  }}
}}
"""
WORDS = ["-warnings-as-errors", "-swift-version", "6", "-package-name", "check",
         "-module-name", "Checked"]

# A file of a document: where it is, the scenes that it has functions for, and the sizes to ask for.
Written = collections.namedtuple("Written", "document name file scenes sizes")


def arguments(parser):
    support.add_places(parser, "DOCUMENT|FOLDER", sample=True)
    parser.add_argument("--sizes", type=int, default=20, metavar="N", help="random sizes (20)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample and of the sizes (1)")
    parser.add_argument("--no-layouts", action="store_true", help="no functions")
    parser.add_argument("--no-names", action="store_true", help="no projects")


def check(options, report):
    swiftc = shutil.which("swiftc")
    if not swiftc:
        report.skip("swiftc is not in PATH (it comes with Swift)")
        return None
    code = Code(options.tool, swiftc, report)
    if not options.no_names:
        with tempfile.TemporaryDirectory() as folder:
            code.names(projects(options.places), pathlib.Path(folder))
    documents = support.documents(options.places, options.sample, options.seed)
    chance = random.Random(options.seed)
    for start in range(0, 0 if options.no_layouts else len(documents), 10):
        part = documents[start:start + 10]
        sizes = [BORDERS + [(chance.randint(*RANGE), chance.randint(*RANGE))
                            for _ in range(options.sizes)] for _ in part]
        with tempfile.TemporaryDirectory() as folder:
            code.layouts(part, sizes, pathlib.Path(folder))
    counts = code.counts
    share = 100 * counts["unknown"] / max(1, counts["asked"])
    return (
        f"{counts['typechecked']} of {counts['projects']} projects and {counts['checked']} of "
        f"{counts['files']} documents compile, {counts['constants']} constants, {counts['warned']} "
        f"warnings of names, {counts['bytes'] // 1000} kB; {counts['functions']} functions at "
        f"{counts['asked']} sizes, {share:.1f} % unknown, {counts['boxes']} boxes, "
        f"{counts['wrong']} wrong")


def projects(places):
    """The folders in a folder that holds no document itself, and otherwise what was named."""
    found = []
    for place in places:
        entries = sorted(place.iterdir()) if place.is_dir() else []
        inner = [entry for entry in entries if entry.is_dir()
                 and not entry.name.endswith((".lproj", ".xcassets"))]
        is_project = any(entry.suffix in support.ENDINGS for entry in entries)
        found += inner if inner and not is_project else [place]
    return found


def scenes(text):
    """The functions in a file: the id of the scene and the type."""
    found, outer, scene = [], None, None
    _, _, text = text.partition("enum Layouts {\n")
    for line in text.splitlines():
        if match := re.match(r"    (?:\w+ )?enum (\S+) \{", line):
            outer = match[1]
        if match := re.match(r"      /// The scene `(.*)`\.$", line):
            scene = match[1]
        if match := re.match(r"      (?:\w+ )?struct (\S+): Hashable, Sendable \{", line):
            found.append((scene, f"Layouts.{outer}.{match[1]}"))
    return found


def harness(files):
    """A program that runs all functions in all sizes."""
    text, calls = SHOW, ""
    for number, file in enumerate(files):
        for scene, (_, type_name) in enumerate(file.scenes):
            text += RUN.format(file=number, scene=scene, type=f"{file.name}.{type_name}")
            calls += f"run{number}x{scene}()\n"
        text += f"let sizes{number}: [(Double, Double)] = {file.sizes}\n"
    return text + calls


class Code:
    """What is generated, and what the compiler and the functions say of it."""

    def __init__(self, tool, swiftc, report):
        self.tool, self.swiftc, self.report = tool, swiftc, report
        self.counts = collections.Counter()

    def generate(self, source, name, number, folder, *words):
        """The path of the file of a document or project, or nothing where it cannot be read."""
        file = folder / f"{name}{number}.swift"
        try:
            done = support.run(
                self.tool, "codegen", source, "--name", f"{name}{number}", "--access",
                ACCESS[number % 3], "-o", file, "--findings", "ignore", *words,
                expects=(0, 1, 2) if name == "N" else (0, 1), text=True)
        except support.Failure as failure:
            self.report.fault(f"{source}: {failure}")
            return None
        # What cannot be read leaves no file.
        if done.returncode == 2 or not file.exists():
            return None
        text = file.read_text()
        self.counts["bytes"] += len(text)
        self.counts["constants"] += len(re.findall(r"static let (?!ids:)", text))
        self.counts["warned"] += done.stderr.count("same name in Swift") if name == "N" else 0
        return file

    def compiles(self, what, folder, *words):
        done = support.run(self.swiftc, *words, expects=None, text=True)
        if done.returncode != 0:
            errors = [line for line in done.stderr.splitlines() if "error:" in line]
            said = " | ".join(errors[:4]).replace(f"{folder}/", "")
            self.report.fault(f"{what} do not compile: {said}")
        return done.returncode == 0

    def names(self, sources, folder):
        """The names of whole projects, with and without UIKit."""
        stub = folder / "UIKit.swift"
        stub.write_text(UIKIT)
        support.run(self.swiftc, "-emit-module", "-module-name", "UIKit", stub, "-o",
                    folder / "UIKit.swiftmodule", "-parse-as-library")
        made = [self.generate(source, "N", number, folder) for number, source in enumerate(sources)]
        files = [file for file in made if file]
        self.counts["projects"] += len(files)
        for start in range(0, len(files), 40):
            part = files[start:start + 40]
            words = ["-typecheck", "-parse-as-library", *WORDS, *part]
            if all(self.compiles(f"projects {start}…", folder, *words, *more)
                   for more in ([], ["-I", folder])):
                self.counts["typechecked"] += len(part)

    def layouts(self, documents, sizes, folder):
        """Functions of some documents, compiled together and run."""
        files = []
        for number, document in enumerate(documents):
            file = self.generate(document, "L", number, folder, "--layouts")
            if file:
                files.append(Written(
                    document, file.stem, file, scenes(file.read_text()), sizes[number]))
        self.counts["files"] += len(files)
        if not files:
            return
        main, program = folder / "main.swift", folder / "program"
        main.write_text(harness(files))
        what = "the functions of " + " ".join(str(file.document) for file in files)
        sources = [file.file for file in files]
        if not self.compiles(what, folder, "-Onone", *WORDS, *sources, main, "-o", program):
            return
        self.counts["checked"] += len(files)
        try:
            lines = support.run(program, text=True).stdout.splitlines()
        except support.Failure as failure:
            self.report.fault(failure)
            return
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            self.compare(files, lines, list(pool.map(self.fresh, files)))

    def fresh(self, file):
        """The frames of each scene in each size, as a fresh run lays it out."""
        words = [word for w, h in file.sizes for word in ("--size", f"{w}x{h}")]
        done = support.run(self.tool, "compile", file.document, "--findings", "ignore", *words,
                           expects=(0, 1, 2))
        made = support.layouts(done.stdout)
        return {key: support.frames(layout) for key, layout in made.items()}

    def compare(self, files, lines, layouts):
        counts, wrong = self.counts, set()
        for file in files:
            counts["functions"] += len(file.scenes)
            counts["asked"] += len(file.scenes) * len(file.sizes)
        for line in lines:
            if line.startswith("? "):
                counts["unknown"] += 1
                continue
            file, scene, size, *box, view = line.split(" ", 7)
            number, file, box = int(file), files[int(file)], [float(each) for each in box]
            scene, size = file.scenes[int(scene)][0], file.sizes[int(size)]
            expected = layouts[number].get((scene, "size:{}x{}".format(*size)), {}).get(view)
            counts["boxes"] += 1
            if expected is None or not support.near(box, expected):
                counts["wrong"] += 1
                if (number, scene) not in wrong:
                    wrong.add((number, scene))
                    self.report.fault(
                        f"{file.document} {scene} {size}: {view} is {box}, not {expected}")
