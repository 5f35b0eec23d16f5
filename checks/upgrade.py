"""Upgrades copies of documents, and compares their frames before and after.

Every document is well formed afterwards (expat), has no error that it did not have, and all views
have the frames that they had in the canvas and in the nine cells. A second run changes nothing.
"""
import collections, pathlib, re, tempfile

from checks import support

STEPS = ("Auto Layout", "size classes", "safe areas", "segues")


def arguments(parser):
    support.add_places(parser)


def check(options, report):
    changed = documents = 0
    for source in options.places:
        with tempfile.TemporaryDirectory() as folder:
            found, names = upgrade(options.tool, source, pathlib.Path(folder), report)
        changed, documents = changed + found, documents + names
    return f"{changed} of {documents} documents"


def upgrade(tool, source, scratch, report):
    """How many documents of a folder change, of how many."""

    def tool_run(*words):
        return support.run(tool, *words, cwd=new, expects=(0, 1)).stdout

    old, new = scratch / "old", scratch / "new"
    for folder in (old, new):
        folder.mkdir()
        names = support.copy_documents(source, folder)
    said = tool_run("upgrade", ".").decode(errors="replace")
    changed = [name for name in names if (old / name).read_bytes() != (new / name).read_bytes()]
    layouts = [compiled(tool, folder, scratch / f"{folder.name}.layouts") for folder in (old, new)]
    for name in changed:
        if not support.is_well_formed((new / name).read_bytes()):
            report.fault(f"{source}: {name} is not well formed")
        before, after = (frames(folder / f"{name}.layout.json") for folder in layouts)
        if before is None or after is None or before.keys() != after.keys() or not all(
                support.near(frame, after[key]) for key, frame in before.items()):
            report.fault(f"{source}: views of {name} moved")
    before, after = errors(tool, old), errors(tool, new)
    for (name, rule), count in after.items():
        if count > before[name, rule]:
            report.fault(f"{source}: {name} has a new error [{rule}]")
    if tool_run("upgrade", ".", "--dry-run"):
        report.fault(f"{source}: a second run changes more")
    steps = collections.Counter(re.findall(f"(?m)^  ({'|'.join(STEPS)})( left)?: ", said))
    words = ", ".join(f"{name} {steps[name, '']} done, {steps[name, ' left']} left"
                      for name in STEPS)
    report.say(f"{source}: {len(changed)} of {len(names)} documents; lines of the report: {words}")
    return len(changed), len(names)


def compiled(tool, folder, output):
    support.run(tool, "compile", ".", "--no-config", "--output", output, cwd=folder, expects=(0, 1))
    return output


def frames(path):
    """The frames of all views by scene, configuration and id."""
    if not path.exists():
        return None
    return {(*key, view): frame for key, layout in support.layouts(path.read_bytes()).items()
            for view, frame in support.frames(layout).items()}


def errors(tool, folder):
    return collections.Counter(
        (finding["file"], finding["rule"])
        for finding in support.findings(tool, ".", "--no-config", cwd=folder)
        if finding["level"] == "error")
