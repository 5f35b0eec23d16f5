"""Upgrades copies of documents and compares their frames before and after.

Afterwards every document is well formed (expat), has no new error, and all views have the same
frames on the canvas and in the nine size-class cells as before. A second run changes nothing.
"""
import collections, re

from checks import support

ARGUMENTS = [support.places()]
STEPS = ("Auto Layout", "size classes", "safe areas", "segues")


def check(options, report):
    changed = documents = 0
    for source in options.places:
        with support.scratch() as folder:
            found, names, faults = upgrade(options.tool, source, folder, report)
        report.add(source, faults)
        changed, documents = changed + found, documents + names
    report.needs(documents, "document")
    return f"{changed} of {documents} documents"


def upgrade(tool, source, scratch, report):
    """Returns how many documents of a folder change, of how many, and the faults."""
    old, new, faults = scratch / "old", scratch / "new", []
    for folder in (old, new):
        folder.mkdir()
        names = support.copy_documents(source, folder)
    words = [tool, "upgrade", "."]
    said = support.run(*words, cwd=new, expects=(0, 1)).stdout.decode(errors="replace")
    changed = [name for name in names if (old / name).read_bytes() != (new / name).read_bytes()]
    for folder in (old, new):
        support.run(tool, "compile", ".", "--no-config", "--output",
                    scratch / f"{folder.name}.layouts", cwd=folder, expects=(0, 1))
    for name in changed:
        if not support.is_well_formed((new / name).read_bytes()):
            faults.append(f"{name} is not well formed")
        before, after = (frames(scratch / f"{folder.name}.layouts" / f"{name}.layout.json")
                         for folder in (old, new))
        if before is None or after is None or before.keys() != after.keys() or not all(
                support.near(frame, after[key]) for key, frame in before.items()):
            faults.append(f"views of {name} moved")
    before, after = errors(tool, old), errors(tool, new)
    faults += [f"{name} has a new error [{rule}]" for name, rule in after - before]
    if support.run(*words, "--dry-run", cwd=new, expects=(0, 1)).stdout:
        faults.append("a second run changes more")
    steps = collections.Counter(re.findall(f"(?m)^  ({'|'.join(STEPS)})( skipped)?: ", said))
    report.say(f"{source}: lines of the report: " + ", ".join(
        f"{name} {steps[name, '']} done, {steps[name, ' skipped']} skipped" for name in STEPS))
    return len(changed), len(names), faults


def frames(path):
    """Returns the frames of all views by scene, configuration and id."""
    if not path.exists():
        return None
    return {(*key, view): frame for key, layout in support.layouts(path.read_bytes()).items()
            for view, frame in support.frames(layout).items()}


def errors(tool, folder):
    return collections.Counter(
        (finding["file"], finding["rule"])
        for finding in support.findings(tool, ".", "--no-config", cwd=folder)
        if finding["level"] == "error")
