"""Reads the output of all print modes of `ibtool`, in XML and in binary, with Python's plistlib.

Both formats have the same contents, keys are sorted, and every listed object is in the document as
Python's XML reader reads it. With --sample, all modes are also requested individually.
"""
import functools, plistlib, re, time
import xml.etree.ElementTree as ElementTree

from checks import support

ARGUMENTS = [support.places(), support.SAMPLE]
KEY = "com.apple.ibtool.document."
OF_ALL = [KEY + name for name in (
    "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects",
    "version-history", "warnings")]
MODES = [*OF_ALL, *(f"{KEY}localizable-{name}" for name in (
    "strings", "stringarrays", "geometry", "other", "to-many-relationships"))]
# The lines that Apple's build system recognizes, and where it takes the middle for an object.
FINDING = re.compile(r"^([^:]*):([^:]*): (warning|error|note): (.*)$")


def check(options, report):
    documents = support.documents(options.places, options.sample)
    read, broken, seconds = 0, 0, 0.0

    def show(document, *words):
        nonlocal seconds
        began = time.monotonic()
        done = support.run(options.tool, "ibtool", *words, document, expects=None)
        seconds += time.monotonic() - began
        if done.returncode not in (0, 1) or done.stderr:
            report.fault(f"{document}: {words}: status {done.returncode}: {done.stderr[:200]}")
        return done.stdout

    for document in documents:
        xml = show(document, "--all")
        try:
            tree = plistlib.loads(xml)
        except Exception as error:  # Documents of many kinds.
            report.fault(f"{document}: {error}")
            continue
        read += 1
        broken += "com.apple.ibtool.errors" in tree
        shows = functools.partial(show, document)
        report.add(document, look(document, xml, tree, shows, options.sample))
    if not documents:
        report.fault("no documents")
    return (f"{read} of {len(documents)} documents read back ({broken} are broken), "
            f"{seconds:.1f} s in ibtool")


def look(document, xml, tree, show, asks_each):
    """Returns the faults in the output for a document."""
    # The order in the text itself: the keys of each dictionary, as the reader encounters them.
    for dictionary in ElementTree.fromstring(xml).iter("dict"):
        keys = [(child.text or "").encode() for child in dictionary if child.tag == "key"]
        if keys != sorted(set(keys)):
            yield f"keys not in order: {keys[:5]}"
    if plistlib.loads(show("--all", "--output-format", "binary1")) != tree:
        yield "binary and XML differ"
    if "com.apple.ibtool.errors" in tree:
        return
    if list(tree) != OF_ALL:
        yield f"sections {list(tree)}"
    try:
        ids = {element.get("id") for element in ElementTree.parse(document).iter()}
    except ElementTree.ParseError:
        ids = None
    objects, shown = set(tree[KEY + "objects"]), set(listed(tree[KEY + "hierarchy"]))
    if ids:
        yield from (f"object '{name}' is not in the document" for name in (objects | shown) - ids)
        if objects != shown:
            yield f"hierarchy and objects differ: {sorted(objects ^ shown)[:5]}"
    if asks_each:
        modes = [f"--{mode.removeprefix(KEY)}" for mode in MODES]
        single = plistlib.loads(show(*modes))
        if single != plistlib.loads(show(*modes, "--output-format=binary1")):
            yield "binary and XML of all modes differ"
        if sorted(single) != sorted(MODES):
            yield f"modes {list(single)}"
    text = show("--errors", "--warnings", "--notices", "--output-format", "human-readable-text")
    for line in text.decode().splitlines():
        is_known = line.startswith("/* com.apple.ibtool.") or FINDING.match(line)
        if not is_known and ":" not in str(document):
            yield f"no finding: {line}"


def listed(nodes):
    for node in nodes:
        yield node["object-id"]
        yield from listed(node.get("children", []))
