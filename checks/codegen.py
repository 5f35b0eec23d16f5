"""Compiles the output of `codegen` and runs its functions.

Each folder is a project and yields one file; each document yields another one, with its layouts.
Swift must compile all files without warnings, with each access level, and with stand-ins for
UIKit's types as well. The functions run for random window sizes and for those at which size classes
and margins change, and their frames must equal those of `compile --size` to a hundredth of a point.
"""
import collections, random, re, shutil
import concurrent.futures

from checks import support

ARGUMENTS = [
    support.places("DOCUMENT|FOLDER"), support.SAMPLE, support.SEED,
    support.number("--sizes", 20, "random sizes for each document"),
    support.argument("--no-layouts", action="store_true", help="skip functions"),
    support.argument("--no-names", action="store_true", help="skip projects")]
# The sizes at which size classes and margins change.
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
# Prints the frames of a scene at a size; files, scenes and sizes are given by index.
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

# A generated file: its path, the scenes that it has functions for, and the sizes to test.
Written = collections.namedtuple("Written", "document file scenes sizes")


def check(options, report):
    swiftc = shutil.which("swiftc")
    if not swiftc:
        report.skip("swiftc is not in PATH (it comes with Swift)")
        return None
    code = Code(options.tool, swiftc, report)
    counts = code.counts
    if not options.no_names:
        with support.scratch() as folder:
            code.names(projects(options.places), folder)
    documents = support.documents(options.places, options.sample, options.seed)
    chance = random.Random(options.seed)
    for start in range(0, 0 if options.no_layouts else len(documents), 10):
        part = [(document, BORDERS + support.random_sizes(chance, options.sizes))
                for document in documents[start:start + 10]]
        with support.scratch() as folder:
            code.layouts(part, folder)
    share = 100 * counts["unknown"] / max(1, counts["asked"])
    return (
        f"{counts['typechecked']} of {counts['projects']} projects and {counts['checked']} of "
        f"{counts['files']} documents compile, {counts['constants']} constants, {counts['warned']} "
        f"warnings about names, {counts['bytes'] // 1000} kB; {counts['functions']} functions at "
        f"{counts['asked']} sizes, {share:.1f} % unknown, {counts['boxes']} boxes, "
        f"{counts['wrong']} wrong")


def projects(places):
    """Returns the subfolders of a folder that contains no document itself, and the other arguments unchanged."""
    for place in places:
        entries = sorted(place.iterdir()) if place.is_dir() else []
        inner = [entry for entry in entries
                 if entry.is_dir() and entry.suffix not in (".lproj", ".xcassets")]
        is_project = any(entry.suffix in support.ENDINGS for entry in entries)
        yield from inner if inner and not is_project else [place]


def scenes(text):
    """Returns the functions in a file: the id of the scene and the type."""
    found, outer, scene = [], None, None
    for line in text.partition("enum Layouts {\n")[2].splitlines():
        if match := re.match(r"    (?:\w+ )?enum (\S+) \{", line):
            outer = match[1]
        elif match := re.match(r"      /// The scene `(.*)`\.$", line):
            scene = match[1]
        elif match := re.match(r"      (?:\w+ )?struct (\S+): Hashable, Sendable \{", line):
            found.append((scene, f"Layouts.{outer}.{match[1]}"))
    return found


def harness(files):
    """Returns a program that runs all functions for all sizes."""
    text, calls = SHOW, ""
    for number, file in enumerate(files):
        for scene, (_, name) in enumerate(file.scenes):
            text += RUN.format(file=number, scene=scene, type=f"{file.file.stem}.{name}")
            calls += f"run{number}x{scene}()\n"
        text += f"let sizes{number}: [(Double, Double)] = {file.sizes}\n"
    return text + calls


class Code:
    """The generated code, with the faults that the compiler and the functions show."""

    def __init__(self, tool, swiftc, report):
        self.tool, self.swiftc, self.report = tool, swiftc, report
        self.counts = collections.Counter()

    def generate(self, source, file, number, *words, expects=(0, 1)):
        """Returns the text of a generated file, if there is one."""
        try:
            done = support.run(
                self.tool, "codegen", source, "--name", file.stem, "--access", ACCESS[number % 3],
                "-o", file, "--findings", "ignore", *words, text=True, expects=expects)
        except support.Failure as failure:
            self.report.fault(failure)
            return ""
        text = file.read_text() if file.exists() else ""
        if text:
            self.counts["bytes"] += len(text)
            self.counts["constants"] += len(re.findall(r"static let (?!ids:)", text))
            if not words:
                self.counts["warned"] += done.stderr.count("same name in Swift")
        return text

    def compiles(self, what, folder, *words):
        done = support.run(self.swiftc, *words, expects=None, text=True)
        errors = [line for line in done.stderr.splitlines() if "error:" in line]
        if done.returncode != 0:
            said = " | ".join(errors[:4]).replace(f"{folder}/", "")
            self.report.fault(f"{what} do not compile: {said}")
        return done.returncode == 0

    def names(self, sources, folder):
        """Checks the names of whole projects, with and without UIKit."""
        stub = folder / "UIKit.swift"
        stub.write_text(UIKIT)
        support.run(self.swiftc, "-emit-module", "-module-name", "UIKit", stub, "-o",
                    folder / "UIKit.swiftmodule", "-parse-as-library")
        # A document that cannot be read is not a fault of the tool, and yields no file.
        named = [(folder / f"N{number}.swift", number, source)
                 for number, source in enumerate(sources)]
        files = [file for file, number, source in named
                 if self.generate(source, file, number, expects=(0, 1, 2))]
        self.counts["projects"] += len(files)
        for start in range(0, len(files), 40):
            words = ["-typecheck", "-parse-as-library", *WORDS, *files[start:start + 40]]
            if all(self.compiles(f"projects {start}…", folder, *words, *more)
                   for more in ([], ["-I", folder])):
                self.counts["typechecked"] += len(files[start:start + 40])

    def layouts(self, documents, folder):
        """Compiles the functions of some documents together and runs them."""
        files = []
        for number, (document, sizes) in enumerate(documents):
            file = folder / f"L{number}.swift"
            if text := self.generate(document, file, number, "--layouts"):
                files.append(Written(document, file, scenes(text), sizes))
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
        done = support.run(program, expects=None, text=True)
        if done.returncode != 0:
            self.report.fault(f"{what} ended with status {done.returncode}: {done.stderr[-300:]}")
            return
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            frames = list(pool.map(
                lambda file: support.frames_in(self.tool, file.document, file.sizes), files))
        self.compare(files, done.stdout.splitlines(), frames)

    def compare(self, files, lines, frames):
        counts, wrong = self.counts, set()
        counts["functions"] += sum(len(file.scenes) for file in files)
        counts["asked"] += sum(len(file.scenes) * len(file.sizes) for file in files)
        for line in lines:
            if line.startswith("? "):
                counts["unknown"] += 1
                continue
            file, scene, size, *box, view = line.split(" ", 7)
            number, file, box = int(file), files[int(file)], [float(each) for each in box]
            scene, size = file.scenes[int(scene)][0], file.sizes[int(size)]
            expected = frames[number].get((scene, size), {}).get(view)
            counts["boxes"] += 1
            if not support.near(box, expected):
                counts["wrong"] += 1
                if (number, scene) not in wrong:
                    wrong.add((number, scene))
                    self.report.fault(
                        f"{file.document} {scene} {size}: {view} is {box}, not {expected}")
