"""README's commands run as they are pasted, and print what it shows; its pictures are current.

In a repository with the example, every command of a `sh` or `console` block ends with status 0 or 1, which only means
that there are findings or changes. In a `console` block, the output follows each command; a line `…` stands for any
lines. The section Install is left out: packages are tested by a script of their own.
"""
import filecmp, os, pathlib, re, shutil, subprocess, tempfile

from checks import support
from checks.support import argument

PAGE = support.ROOT / "README.md"
PICTURES = "docs/pictures"
EXAMPLE = "Fixtures/AdaptiveExample"
BLOCK = re.compile(r"```(sh|console)\n(.*?)```", re.S)
# Without commands that this check can run.
LEFT_OUT = ("Install",)
ARGUMENTS = [argument("--write", action="store_true", help="redraw the pictures")]


def sections(text):
    """Returns the text of each section by its title."""
    parts = re.split(r"(?m)^## (.*)$", text)
    return dict(zip(parts[1::2], parts[2::2]))


def commands(kind, block):
    """Yields each command of a block with the output that the block shows, or None."""
    if kind == "sh":
        for line in block.replace("\\\n", " ").splitlines():
            if line and not line.startswith("#"):
                yield line, None
        return
    for part in re.split(r"(?m)^\$ ", block)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def shows(shown, output):
    """Whether a block shows an output: `…` on a line of its own matches any lines."""
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "…" else re.escape(line) + "\n" for line in shown.splitlines())
    return re.fullmatch(pattern, output) is not None


def clone(folder):
    """Copies the example into a new repository, at the same path as here."""
    shutil.copytree(support.ROOT / EXAMPLE, folder / EXAMPLE)
    git = ["git", "-c", "user.name=check", "-c", "user.email=check@example.com"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "example"]):
        subprocess.run(git + words, cwd=folder, check=True)


def run_commands(text, tool, report):
    """Runs all commands in one clone, as a reader does who pastes them; returns their number."""
    count = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        clone(folder / "clone")
        (folder / "bin").mkdir()
        (folder / "bin/ninefold").symlink_to(tool)
        environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
                       "HOME": scratch, "XDG_CACHE_HOME": f"{scratch}/cache"}
        for title, section in sections(text).items():
            blocks = [] if title in LEFT_OUT else BLOCK.findall(section)
            for command, shown in (each for kind, block in blocks for each in commands(kind, block)):
                count += 1
                if command.startswith("ninefold review") and not shutil.which("rsvg-convert"):
                    report.skip("rsvg-convert is not installed (Debian: librsvg2-bin)", "pictures of a review")
                    continue
                run = subprocess.run(["bash", "-c", command], cwd=folder / "clone", env=environment,
                                     capture_output=True, text=True)
                if run.returncode not in (0, 1) or "error:" in run.stderr:
                    report.fault(f"{title}: {command}: status {run.returncode}: {run.stderr}")
                if shown is not None and not shows(shown, run.stdout):
                    report.fault(f"{title}: {command} prints:\n{run.stdout}")
    return count


def compare_pictures(tool, report, write):
    """Draws the pictures again and compares them; returns their number."""
    drawing = support.ROOT / "scripts/readme-pictures"
    if write:
        subprocess.run([drawing, tool], check=True)
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([drawing, tool, scratch], check=True)
        drawn = sorted(os.listdir(scratch))
        if drawn != sorted(os.listdir(support.ROOT / PICTURES)):
            report.fault(f"{PICTURES} has other files than scripts/readme-pictures draws: {drawn}")
        for name in drawn:
            existing = support.ROOT / PICTURES / name
            if existing.is_file() and not filecmp.cmp(existing, pathlib.Path(scratch, name), False):
                report.fault(f"{PICTURES}/{name} is drawn differently now: scripts/readme-pictures draws it again")
            if f"{PICTURES}/{name}" not in PAGE.read_text():
                report.fault(f"README.md does not show {PICTURES}/{name}")
    return len(drawn)


def check(options, report):
    text = PAGE.read_text()
    count = run_commands(text, options.tool, report)
    report.needs(count, "command")
    pictures = compare_pictures(options.tool, report, options.write)
    report.needs(pictures, "picture")
    return f"{count} commands, {pictures} pictures"
