"""Validates every reporter's output for a hostile document with third-party parsers.

The parsers are Python's json, csv and html.parser, and xmllint. SARIF is validated against the
schema of OASIS if SARIF_SCHEMA names a copy of it and Python has jsonschema:
https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
"""
import csv, html, io, json, os, pathlib, re, shutil, traceback, unicodedata
import html.parser
from urllib.parse import unquote

from checks import support

ARGUMENTS = []
NAMES = ["text", "xcode", "json", "sarif", "github", "checkstyle", "junit", "codeclimate", "gitlab",
         "sonarqube", "markdown", "html", "csv", "emoji", "summary"]
DATA = ["json", "sarif", "codeclimate", "gitlab", "sonarqube"]
EDGES = ("start", "end")
# A name, an id and invalid values contain everything that readers fail on, as far as XML can represent it.
HOSTILE = ("=cmd()|'<b>&\"`%0A::error::x ##[error]z ##vso[a] [l](http://h/) {0} @team #1 "
           "\U0001F600\u202Etxt\u2028\u009B31m,;:")
VALUE = html.escape(HOSTILE).replace("\u2028", "&#x2028;") + "&#10;::error::y&#9;z"
NAME = "=\u001b[1m%0A::error,:&<>\"'|`é\n##[x.xib"
VIEW = """<view contentMode="{0}" hidden="{0}" fixedFrame="YES" id="{0}{1}">
<rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
"""
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <objects>
        <view contentMode="scaleToFill" id="é😀v">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
{0}            </subviews>
        </view>
    </objects>
</document>
"""


def check(options, report):
    with support.scratch() as folder:
        (folder / "App").mkdir()
        views = "".join(VIEW.format(VALUE, index % 13) for index in range(26))
        (folder / "App" / NAME).write_bytes(DOCUMENT.format(views).encode())
        shutil.copyfile(support.ROOT / "Fixtures/AdaptiveExample/Adaptive.storyboard",
                        folder / "App/Clean.storyboard")
        words = [word for name in NAMES
                 for word in ("--reporter", f"{name}={folder}/report.{name}")]
        support.run(options.tool, "lint", "App", *words, cwd=folder, expects=(1,))
        for name in ("checkstyle", "junit"):
            support.run("xmllint", "--noout", folder / f"report.{name}")
        texts = {name: (folder / f"report.{name}").read_bytes().decode() for name in NAMES}
        data = {name: json.loads(texts[name]) for name in DATA}
        for read in READERS:
            try:
                read(texts, data, folder)
            except AssertionError as error:
                line = traceback.extract_tb(error.__traceback__)[-1].line
                report.fault(f"{read.__name__}: {line} {error}")
    schema(data["sarif"], report)
    return f"{len(data['json'])} findings are read in every format"


def read_data(texts, data, folder):
    count, results = len(data["json"]), data["sarif"]["runs"][0]["results"]
    assert count > 26
    assert len(results) == len(data["codeclimate"]) == len(data["gitlab"]) == count
    # The names of findings are unique, and the same in all reports.
    names = [result["partialFingerprints"]["ninefold/v2"] for result in results]
    assert len(set(names)) == count
    assert names == [issue["fingerprint"] for issue in data["gitlab"]]
    # SonarQube rejects ranges that are empty or begin after their end.
    assert len(data["sonarqube"]["issues"]) == count
    for issue in data["sonarqube"]["issues"]:
        place = issue["primaryLocation"]["textRange"]
        if "startColumn" in place:
            start, end = ((place[f"{edge}Line"], place[f"{edge}Column"]) for edge in EDGES)
            assert start < end, place


def read_regions(texts, data, folder):
    """Paths lead to the file, and regions to the subject of the finding, computed in another way."""
    for result, finding in zip(data["sarif"]["runs"][0]["results"], data["json"]):
        place = result["locations"][0]["physicalLocation"]
        path, region = folder / unquote(place["artifactLocation"]["uri"]), place["region"]
        assert path == folder / finding["file"]
        lines = path.read_bytes().split(b"\n")
        assert region["startLine"] == finding["line"], region
        for edge, column in zip(EDGES, ("column", "endColumn")):
            before = lines[region[f"{edge}Line"] - 1][:finding[column] - 1].decode()
            units = len(before.encode("utf-16-le")) // 2 + 1
            assert units == region[f"{edge}Column"], (region, units)


def read_rows(texts, data, folder):
    rows = list(csv.reader(io.StringIO(texts["csv"], newline=""), strict=True))
    assert len(rows) == len(data["json"]) + 1 and {len(row) for row in rows} == {9}
    assert not any(re.match(r"\s*[=+\-@]", cell) for row in rows for cell in row)
    page = Page()
    page.feed(texts["html"])
    assert page.tags.count("td") == 4 * len(data["json"])
    assert not {"script", "b", "img", "link", "a"} & set(page.tags), page.tags
    assert not page.attributes & {"src", "href", "style"}, page.attributes


class Page(html.parser.HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self):
        super().__init__()
        self.tags, self.attributes = [], set()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attributes}


def read_table(texts, data, folder):
    """Every line of a table has as many cells as its header, and each line is one finding."""
    table = [line for line in texts["markdown"].split("\n") if line.startswith("|")]
    assert len(table) == len(data["json"]) + 2
    assert {len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) for line in table} == {5}


def read_commands(texts, data, folder):
    """Parsed as GitHub's runner does: only intended commands are found."""
    commands = texts["github"].rstrip("\n").split("\n")
    assert len(commands) == len(data["json"])
    for command, finding in zip(commands, data["json"]):
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", command)
        assert match and match[1] == finding["level"].replace("note", "notice"), command
        given = dict(part.split("=", 1) for part in match[2].split(","))
        assert [key for key in given if key != "col"] == ["file", "line", "endLine", "title"]
        assert "col" not in given or list(given).index("col") == 3
        assert (int(given["line"]), given["title"]) == (finding["line"], finding["rule"]), command


def read_characters(texts, data, folder):
    """Terminals and build systems find no command."""
    for name in set(NAMES) - set(DATA):
        for character in set(texts[name]) - set("\r\n" if name == "csv" else "\n"):
            assert unicodedata.category(character) != "Cc", (name, character)
            assert not "\u202a" <= character <= "\u202e", (name, character)
        for line in texts[name].split("\n"):
            assert "##[" not in line and "##vso[" not in line, (name, line)
            assert name == "github" or not line.lstrip().startswith("::"), (name, line)


READERS = [read_data, read_regions, read_rows, read_table, read_commands, read_characters]


def schema(sarif, report):
    path = os.environ.get("SARIF_SCHEMA")
    if not path:
        report.skip("SARIF_SCHEMA names no copy of it", "the schema of SARIF")
        return
    import jsonschema
    validator = jsonschema.Draft4Validator(
        json.loads(pathlib.Path(path).read_text()), format_checker=jsonschema.FormatChecker())
    for fault in validator.iter_errors(sarif):
        report.fault(f"sarif: {list(fault.path)}: {fault.message}")
