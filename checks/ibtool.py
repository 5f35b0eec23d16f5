"""Reads what all print modes of `ibtool` write, as XML and as binary, with python3's plistlib.

Both say the same, keys stand in order, and every object that is listed is in the document, as
python3's own XML reader sees it. With --sample, all modes are asked for by their names as well.
"""
import plistlib, re, time
import xml.etree.ElementTree as ElementTree

from checks import support

KEY = "com.apple.ibtool.document."
LOCALIZABLE = ["strings", "stringarrays", "geometry", "other", "to-many-relationships", "all"]
MODES = ["errors", "warnings", "notices", "objects", "hierarchy", "connections", "classes",
         "version-history", *["localizable-" + name for name in LOCALIZABLE]]
OF_ALL = ["classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects",
          "version-history", "warnings"]
# What Apple's build system reads of a line, and where it takes the middle for an object.
FINDING = re.compile(r"^([^:]*):([^:]*): (warning|error|note): (.*)$")


def arguments(parser):
    support.add_places(parser, sample=True)


def check(options, report):
    documents = support.documents(options.places, options.sample)
    reader = Reader(options.tool, report)
    for document in documents:
        reader.document(document, options.sample)
    if not documents:
        report.fault("no documents")
    return (f"{reader.read} of {len(documents)} documents read back ({reader.broken} that are "
            f"broken), {reader.seconds:.1f} s in ibtool")


def listed(nodes):
    for node in nodes:
        yield node["object-id"]
        yield from listed(node.get("children", []))


class Reader:
    """Runs the tool and reads what it prints."""

    def __init__(self, tool, report):
        self.tool, self.report = tool, report
        self.read, self.broken, self.seconds = 0, 0, 0.0

    def print(self, *words):
        began = time.monotonic()
        done = support.run(self.tool, "ibtool", *words, expects=None)
        self.seconds += time.monotonic() - began
        if done.returncode not in (0, 1):
            self.report.fault(f"{words}: status {done.returncode}: {done.stderr[:200]}")
        if done.stderr:
            self.report.fault(f"{words}: on standard error: {done.stderr[:200]}")
        return done.stdout

    def document(self, document, asks_each):
        def fault(text):
            self.report.fault(f"{document}: {text}")

        xml = self.print("--all", document)
        try:
            tree = plistlib.loads(xml)
        except Exception as error:  # Of many kinds.
            fault(error)
            return
        self.read += 1
        # The order of the text itself: the keys of each dictionary, as the reader meets them.
        for dictionary in ElementTree.fromstring(xml).iter("dict"):
            keys = [(child.text or "").encode() for child in dictionary if child.tag == "key"]
            if keys != sorted(set(keys)):
                fault(f"keys not in order: {keys[:5]}")
        if plistlib.loads(self.print("--all", "--output-format", "binary1", document)) != tree:
            fault("binary and XML differ")
        if "com.apple.ibtool.errors" in tree:
            self.broken += 1
            return
        if list(tree) != [KEY + name for name in OF_ALL]:
            fault(f"sections {list(tree)}")
        self.objects(document, tree, fault)
        if asks_each:
            modes = ["--" + mode for mode in MODES]
            single = plistlib.loads(self.print(*modes, document))
            if single != plistlib.loads(self.print(*modes, "--output-format=binary1", document)):
                fault("binary and XML of all modes differ")
            if sorted(single) != sorted(KEY + mode for mode in MODES):
                fault(f"modes {list(single)}")
        text = self.print("--errors", "--warnings", "--notices", "--output-format",
                          "human-readable-text", document).decode()
        for line in text.splitlines():
            is_known = line.startswith("/* com.apple.ibtool.") or FINDING.match(line)
            if not is_known and ":" not in str(document):
                fault(f"no finding: {line}")

    def objects(self, document, tree, fault):
        try:
            ids = {element.get("id") for element in ElementTree.parse(document).iter()}
        except ElementTree.ParseError:
            return
        objects, shown = set(tree[KEY + "objects"]), set(listed(tree[KEY + "hierarchy"]))
        for name in sorted((objects | shown) - ids):
            fault(f"object '{name}' is not in the document")
        if objects != shown:
            fault(f"hierarchy and objects differ: {sorted(objects ^ shown)[:5]}")
