"""What all rows share: the measured program, its options, and the documents."""
import os, pathlib, shutil, subprocess

from checks import projects

# The sizes of the single documents, in bytes: a usual one and a large one.
SIZES = (10_000, 229_000)
# The distance of the topmost row of a scene.
TOP = 'constant="20"'
CELLS = [part for width in "ACR" for height in "ACR" for part in ("--cell", f"w{width}-h{height}")]


class Bench:
    def __init__(self, tool, corpus, documents, processes, scratch, builds):
        self.tool, self.corpus, self.documents, self.builds = tool, corpus, documents, builds
        self.processes, self.scratch = processes, pathlib.Path(scratch)
        self.lint_help = subprocess.run([tool, "lint", "--help"], capture_output=True, text=True, check=True).stdout

    @property
    def lints_with_cache(self):
        return "--no-cache" in self.lint_help

    def lint(self, *words):
        """A lint without a cache."""
        return [self.tool, "lint", *(["--no-cache"] if self.lints_with_cache else []), *words]

    def cached_lint(self, *words):
        """A lint as users run it, which has its cache below the scratch folder."""
        return [self.tool, "lint", *words]

    def compile(self, *words):
        return [self.tool, "compile", "-o", self.scratch / "out", *words]

    def remove(self, name):
        """Returns a function that removes a folder of the scratch folder."""
        return lambda: shutil.rmtree(self.scratch / name, ignore_errors=True)

    def folder(self, name):
        """A new folder, the root of a project of its own."""
        path = self.scratch / name
        shutil.rmtree(path, ignore_errors=True)
        (path / ".git").mkdir(parents=True)
        return path

    def alone(self, path):
        """Copies a document into a project of its own; returns the copy."""
        folder = self.folder(f"alone-{os.path.basename(path)}")
        return pathlib.Path(shutil.copy(path, folder))

    def near(self, size):
        """The document of the corpus whose size is nearest, by itself."""
        return self.alone(min(self.documents, key=lambda path: (abs(os.path.getsize(path) - size), path)))

    def copies(self, count):
        """A project with as many copies of the corpus, which share their contents on the disk."""
        folder = self.folder("copies")
        shutil.copytree(self.corpus, folder / "0", symlinks=True)
        for number in range(1, count):
            shutil.copytree(folder / "0", folder / str(number), symlinks=True, copy_function=os.link)
        return folder

    def small_document(self, path):
        """Writes a generated document; returns what changes it."""
        path.write_text(projects.storyboard(0, 6, None, None, []), encoding="utf-8")
        return Changes(path)

    def generated(self, name, write, *arguments):
        """A project that a function of `checks.projects` writes."""
        folder = self.scratch / name
        folder.mkdir()
        write(folder, *arguments)
        return folder


class Changes:
    """Writes another version of a generated document at each call, so that no cache has its result."""

    def __init__(self, path):
        self.path, self.count = pathlib.Path(path), 0
        self.text = self.path.read_text(encoding="utf-8")
        assert TOP in self.text, f"{path} is not a generated document"

    def version(self, number):
        return self.text.replace(TOP, f'constant="{20 + number}"')

    def __call__(self):
        self.count += 1
        self.path.write_text(self.version(self.count), encoding="utf-8")


def ratios(*pairs):
    return ", ".join(f"{ours / theirs:.2g}" if ours < theirs else f"{ours / theirs:.2f}" for ours, theirs in pairs)


def milliseconds(seconds):
    return f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"
