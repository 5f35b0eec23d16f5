"""Mends copies of documents with `lint --fix`, and holds the result to its fix-its.

Every document is as well formed afterwards as it was before (expat), a second run finds nothing
more to mend, and the bytes are those that come of applying the safe fix-its that `--reporter json`
names, round by round. The difference that `--dry-run` prints turns the old documents into the new
ones when git applies it. Documents are linted in their own canvas.
"""
import os, pathlib, shutil, tempfile

from checks import support

LINT = ["--cell", "canvas", "--no-config"]


def arguments(parser):
    support.add_places(parser)


def check(options, report):
    mended = documents = 0
    for source in options.places:
        with tempfile.TemporaryDirectory() as folder:
            changed, names, rounds, faults = mend(options.tool, source, pathlib.Path(folder))
        for fault in faults:
            report.fault(f"{source}: {fault}")
        report.say(f"{source}: {changed} of {names} documents mended in {rounds} rounds")
        mended, documents = mended + changed, documents + names
    return f"{mended} of {documents} documents mended"


def mend(tool, source, scratch):
    """How many documents of a folder change, of how many and in how many rounds, and the faults."""
    fixed, expected, patched = (scratch / name for name in ("fixed", "expected", "patched"))
    for copy in (fixed, expected, patched):
        names = support.copy_documents(source, copy)
    if not names:
        return 0, 0, 0, ["no documents"]

    def contents(folder):
        return {name: (folder / name).read_bytes() for name in names}

    before = contents(fixed)
    support.run(tool, "lint", ".", "--fix", *LINT, cwd=fixed, expects=(0, 1))
    after = contents(fixed)
    rounds = apply_all(tool, expected, before)
    dry = [tool, "lint", ".", "--fix", "--dry-run", *LINT]
    difference = support.run(*dry, cwd=patched, expects=(0, 1)).stdout
    untouched = contents(patched)
    if difference:
        apart = {"GIT_CEILING_DIRECTORIES": str(scratch), "GIT_DIR": "/nonexistent"}
        support.run("git", "apply", "-p1", "--whitespace=nowarn", "-", cwd=patched,
                    input=difference, env={**os.environ, **apart})
    is_broken = {name for name in names if support.is_well_formed(before[name])
                 and not support.is_well_formed(after[name])}
    made, turned = contents(expected), contents(patched)
    faults = [f"{name} is not well formed any more" for name in names if name in is_broken]
    faults += [f"{name} is not what its fix-its make of it"
               for name in names if made[name] != after[name]]
    faults += [f"--dry-run changed {name}" for name in names if untouched[name] != before[name]]
    faults += [f"the difference of {name} makes something else"
               for name in names if turned[name] != after[name]]
    if support.run(*dry, cwd=fixed, expects=(0, 1)).stdout:
        faults.append("a second run finds more to mend")
    changed = sum(before[name] != after[name] for name in names)
    return changed, len(names), rounds, faults


def apply_all(tool, folder, contents):
    """Applies what can be applied to the documents in a folder; gives the number of rounds."""
    contents, looked, rounds = dict(contents), ["."], 0
    # Only documents that changed can have more to mend.
    while looked and rounds < 40:
        fixes = safe_fixes(support.findings(tool, *looked, *LINT, cwd=folder), contents)
        if not fixes:
            break
        looked = []
        for name, edits in fixes.items():
            data = support.with_edits(contents[name], edits)
            if data != contents[name]:
                contents[name] = data
                (folder / name).write_bytes(data)
                looked.append(name)
        rounds += 1
    return rounds


def safe_fixes(findings, names):
    """The edits of safe fix-its that do not touch earlier ones, by document."""
    by_name = {}
    for finding in findings:
        name = os.path.normpath(finding["file"])
        fixes = [fix["edits"] for fix in finding["fixIts"] if fix["safe"] and fix["edits"]]
        if fixes and name in names:
            by_name.setdefault(name, []).append(fixes[0])
    for name, fixes in by_name.items():
        taken = []
        for edits in sorted(fixes, key=lambda edits: min(edit["start"] for edit in edits)):
            if not any(touches(edit, other) for edit in edits for other in taken):
                taken += edits
        by_name[name] = taken
    return by_name


def touches(one, other):
    return one["start"] <= other["end"] and other["start"] <= one["end"]
