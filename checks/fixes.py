"""Fixes copies of documents with `lint --fix` and compares the result with its fix-its.

Afterwards every document is as well formed as before (expat), a second run finds nothing more to
fix, and the bytes are the result of applying the safe fix-its of `--reporter json`, round by round.
The diff that `--dry-run` prints turns the old documents into the new ones when git applies it.
Documents are linted on their own canvas.
"""
import os

from checks import support

ARGUMENTS = [support.places()]
LINT = ["--cell", "canvas", "--no-config"]


def check(options, report):
    mended = documents = rounds = 0
    for source in options.places:
        with support.scratch() as folder:
            changed, names, took, faults = mend(options.tool, source, folder)
        report.add(source, faults)
        mended, documents, rounds = mended + changed, documents + names, max(rounds, took)
    return f"{mended} of {documents} documents fixed in {rounds} rounds"


def mend(tool, source, scratch):
    """Returns how many documents of a folder change, of how many, in how many rounds, and the faults."""
    fixed, expected, patched = (scratch / name for name in ("fixed", "expected", "patched"))
    for copy in (fixed, expected, patched):
        names = support.copy_documents(source, copy)
    if not names:
        return 0, 0, 0, ["no documents"]

    def contents(folder):
        return {name: (folder / name).read_bytes() for name in names}

    def fix(folder, *words):
        return support.run(tool, "lint", ".", "--fix", *words, *LINT, cwd=folder,
                           expects=(0, 1)).stdout

    before = contents(fixed)
    fix(fixed)
    after = contents(fixed)
    rounds = apply_all(tool, expected, contents(expected))
    difference = fix(patched, "--dry-run")
    untouched = contents(patched)
    if difference:
        apart = {"GIT_CEILING_DIRECTORIES": str(scratch), "GIT_DIR": "/nonexistent"}
        support.run("git", "apply", "-p1", "--whitespace=nowarn", "-", cwd=patched,
                    input=difference, env={**os.environ, **apart})
    made, turned, faults = contents(expected), contents(patched), []
    for name in names:
        old, new = before[name], after[name]
        if support.is_well_formed(old) and not support.is_well_formed(new):
            faults.append(f"{name} is no longer well formed")
        if made[name] != new:
            faults.append(f"{name} differs from the result of its fix-its")
        if untouched[name] != old:
            faults.append(f"--dry-run changed {name}")
        if turned[name] != new:
            faults.append(f"the diff of {name} produces a different document")
    if fix(fixed, "--dry-run"):
        faults.append("a second run fixes more")
    changed = sum(before[name] != after[name] for name in names)
    return changed, len(names), rounds, faults


def apply_all(tool, folder, contents):
    """Applies the safe fix-its of the documents in a folder, round by round; returns their number."""
    looked = ["."]
    for rounds in range(40):
        fixes = safe_fixes(support.findings(tool, *looked, *LINT, cwd=folder), contents)
        # Only documents that changed can have more fix-its.
        looked = []
        for name, edits in fixes.items():
            data = support.with_edits(contents[name], edits)
            if data != contents[name]:
                contents[name] = data
                (folder / name).write_bytes(data)
                looked.append(name)
        if not looked:
            break
    return rounds


def safe_fixes(findings, names):
    """Returns the edits of safe fix-its that do not overlap earlier ones, by document."""
    by_name = {}
    for finding in findings:
        fixes = [fix["edits"] for fix in finding["fixIts"] if fix["safe"] and fix["edits"]]
        if fixes and os.path.normpath(finding["file"]) in names:
            by_name.setdefault(os.path.normpath(finding["file"]), []).append(fixes[0])
    for name, fixes in by_name.items():
        taken = []
        for edits in sorted(fixes, key=lambda edits: min(edit["start"] for edit in edits)):
            if not any(edit["start"] <= other["end"] and other["start"] <= edit["end"]
                       for edit in edits for other in taken):
                taken += edits
        by_name[name] = taken
    return by_name
