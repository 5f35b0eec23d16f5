"""Compares findings of lint with the flags that Interface Builder saved.

Interface Builder flags views as misplaced or ambiguous when it saves a document. The flags are
removed from copies of the documents with Auto Layout, and `misplaced-view` and `ambiguous-layout`
run on their own canvas. The views of a finding and its notes are compared with the flags. The
output contains, for documents saved by Xcode 11 or later and by older versions:

- the number of flags, and of documents with flags;
- the precision: how many of the findings, and of their views, are flagged. A finding in a document
  without any flag is wrong, because Interface Builder would have flagged the view when it saved the
  document. The rate in parentheses is that in documents with a flag of the kind;
- the recall: how many of the flags are found;
- the number of documents with findings, but without a flag.

With --least, the precision of `misplaced-view` in all documents of Xcode 11 and later must not be
below the rate.
"""
import collections, pathlib, re, shutil
from xml.parsers import expat

from checks import support

ARGUMENTS = [
    support.places(),
    support.argument("--least", metavar="RATE", type=float, default=0.0)]
RULES = {"misplaced-view": "misplaced", "ambiguous-layout": "ambiguous"}
# The first `toolsVersion` of Xcode 11.
XCODE_11 = 14800
ATTRIBUTE = re.compile(rb' (?:misplaced|ambiguous)="(?:YES|NO)"')


def check(options, report):
    totals = collections.defaultdict(collections.Counter)
    with support.scratch() as scratch:
        settings = scratch / "rules.yml"
        settings.write_text(f"lint:\n  only: [{', '.join(RULES)}]\n")
        for number, folder in enumerate(options.places):
            copy = scratch / str(number)
            shutil.copytree(folder, copy)
            flags = without_flags(copy)
            found = collections.defaultdict(list)
            for finding in support.findings(
                    options.tool, copy, "--config", settings, "--isolated", "--cell", "canvas"):
                found[pathlib.Path(finding["file"]), finding["rule"]].append(finding)
            for name in (folder.name, "all") if len(options.places) > 1 else ("all",):
                count(flags, found, name, totals)
    for key, counts in sorted(totals.items()):
        report.say(line(key, counts))
    report.needs(sum(each["documents"] for each in totals.values()), "document")
    modern = totals["misplaced-view", "Xcode 11 or later", "all"]
    if support.rate(modern["right"], modern["findings"]) < options.least:
        report.fault(f"the precision of misplaced-view is below {options.least}")
    return f"{len(options.places)} folder{'' if len(options.places) == 1 else 's'}"


def without_flags(folder):
    """Removes the flags from the documents below a folder.

    Returns the version and the ids of flagged views by kind, for each document with Auto Layout.
    """
    flags = {}
    for path in support.documents([folder]):
        data = path.read_bytes()
        try:
            found = read(data)
        except expat.ExpatError:
            continue
        if found:
            flags[path] = found
        if ATTRIBUTE.search(data):
            path.chmod(0o644)
            path.write_bytes(ATTRIBUTE.sub(b"", data))
    return flags


def read(data):
    """Returns the version of a document, and its flags; None without Auto Layout."""
    flags = {kind: set() for kind in RULES.values()}
    roots = []
    parser = expat.ParserCreate()

    def start(_, attributes):
        if not roots:
            roots.append(attributes)
        for kind, views in flags.items():
            if attributes.get(kind) == "YES" and "id" in attributes:
                views.add(attributes["id"])

    parser.StartElementHandler = start
    parser.Parse(data, True)
    root = roots[0]
    runtime = root.get("targetRuntime", "")
    if root.get("useAutolayout") != "YES" or not runtime.startswith("iOS.CocoaTouch"):
        return None
    return int(root.get("toolsVersion", "0").split(".")[0]), flags


def count(documents, found, name, totals):
    """Adds the flags of documents, and the findings by path and rule, to the totals."""
    for path, (version, flags) in documents.items():
        era = "Xcode 11 or later" if version >= XCODE_11 else "older"
        for rule, kind in RULES.items():
            totals[rule, era, name] += compared(found[path, rule], flags[kind])


def compared(findings, flags):
    """Returns the counts of one document."""
    views = {finding.get("object") for finding in findings}
    # Notes of `ambiguous-layout` also name constraints, which are never flagged.
    noted = views | {note.get("object") for each in findings if each["rule"] == "misplaced-view"
                     for note in each["notes"]}
    counts = collections.Counter(
        documents=1, findings=len(views), right=len(views & flags), views=len(noted),
        rightViews=len(noted & flags), flags=len(flags))
    if flags:
        counts.update(flagged=1, findingsInFlagged=len(views), viewsInFlagged=len(noted))
    elif findings:
        counts.update(withoutFlag=1)
    return counts


def line(key, counts):
    rule, era, name = key

    def share(part, whole):
        return f"{counts[part]}/{counts[whole]} = {support.rate(counts[part], counts[whole]):.2f}"

    return (
        f"{rule}, {era}, {name}: {counts['flags']} flags in {counts['flagged']} of"
        f" {counts['documents']} documents; precision of findings {share('right', 'findings')}"
        f" ({share('right', 'findingsInFlagged')}), of views {share('rightViews', 'views')}"
        f" ({share('rightViews', 'viewsInFlagged')}); recall {share('rightViews', 'flags')};"
        f" {counts['withoutFlag']} documents with findings have no flag")
