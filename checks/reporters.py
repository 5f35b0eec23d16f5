"""Reads what each reporter makes of a hostile document with readers of others.

They are python3's json, csv and html.parser, and xmllint. SARIF is held to the schema of OASIS
where SARIF_SCHEMA names a copy of it and python3 has jsonschema:
https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
"""
import csv
import html
import html.parser
import io
import json
import os
import pathlib
import re
import shutil
import tempfile
import unicodedata
from urllib.parse import unquote

from checks import support

NAMES = ["text", "xcode", "json", "sarif", "github", "checkstyle", "junit", "codeclimate", "gitlab",
         "sonarqube", "markdown", "html", "csv", "emoji", "summary"]
DATA = ["json", "sarif", "codeclimate", "gitlab", "sonarqube"]
# A name, an id and values that are wrong say all that readers trip over, as far as XML can hold it.
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


def arguments(parser):
    pass


def check(options, report):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
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
        reports = Reports(folder, texts, report)
        reports.results()
        reports.rows()
        reports.github()
        reports.characters()
    schema(reports.data["sarif"], report)
    return f"{reports.count} findings are read in every form"


class Page(html.parser.HTMLParser):
    """The tags and the attributes of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attributes}


class Reports:
    """What the reporters wrote of the same findings."""

    def __init__(self, folder, texts, report):
        self.folder, self.texts, self.report = folder, texts, report
        self.data = {name: json.loads(texts[name]) for name in DATA}
        self.count = len(self.data["json"])

    def expect(self, what, holds):
        if not holds:
            self.report.fault(what)

    def results(self):
        data, count = self.data, self.count
        results = data["sarif"]["runs"][0]["results"]
        issues = data["sonarqube"]["issues"]
        self.expect(f"only {count} findings", count > 26)
        for name, found in (("sarif", results), ("codeclimate", data["codeclimate"]),
                            ("gitlab", data["gitlab"]), ("sonarqube", issues)):
            self.expect(f"{name}: {len(found)} findings, not {count}", len(found) == count)
        # The names of findings are different from each other and the same in all reports.
        names = [result["partialFingerprints"]["ninefold/v1"] for result in results]
        self.expect("sarif: findings with the same name", len(set(names)) == count)
        self.expect("gitlab: other names than in sarif",
                    names == [issue["fingerprint"] for issue in data["gitlab"]])
        # Paths lead to the file, and regions to what the finding is about: counted in another way.
        for result, finding in zip(results, data["json"]):
            place = result["locations"][0]["physicalLocation"]
            path = self.folder / unquote(place["artifactLocation"]["uri"])
            self.expect(f"sarif: leads to {path}", path == self.folder / finding["file"])
            lines, region = path.read_bytes().decode().split("\n"), place["region"]
            self.expect("sarif: another line", region["startLine"] == finding["line"])
            for edge, column in (("start", "column"), ("end", "endColumn")):
                line = lines[region[edge + "Line"] - 1].encode()
                before = line[:finding[column] - 1].decode().encode("utf-16-le")
                self.expect(f"sarif: another {edge} of the region",
                            len(before) // 2 + 1 == region[edge + "Column"])
        # SonarQube refuses ranges that are empty or begin behind their end.
        for issue in issues:
            place = issue["primaryLocation"]["textRange"]
            self.expect("sonarqube: an empty range", "startColumn" not in place or (
                (place["startLine"], place["startColumn"])
                < (place["endLine"], place["endColumn"])))

    def rows(self):
        rows = list(csv.reader(io.StringIO(self.texts["csv"], newline=""), strict=True))
        self.expect(f"csv: {len(rows)} rows", len(rows) == self.count + 1)
        self.expect("csv: rows of other lengths", {len(row) for row in rows} == {9})
        for row in rows:
            for cell in row:
                self.expect(f"csv: a formula: {cell}", not re.match(r"\s*[=+\-@]", cell))
        page = Page(self.texts["html"])
        self.expect("html: other rows", page.tags.count("td") == 4 * self.count)
        self.expect(f"html: tags {set(page.tags)}",
                    not {"script", "b", "img", "link", "a"} & set(page.tags))
        self.expect(f"html: attributes {page.attributes}",
                    not page.attributes & {"src", "href", "style"})
        # Every line of a table has as many cells as its head, and one line is one finding.
        lines = self.texts["markdown"].split("\n")
        table = [line for line in lines if line.startswith("|")]
        self.expect(f"markdown: {len(table)} rows", len(table) == self.count + 2)
        self.expect("markdown: rows of other lengths", {
            len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) for line in table} == {5})

    def github(self):
        """As the runner reads them: nothing but the commands that are meant, and the message
        comes back."""
        commands = self.texts["github"].rstrip("\n").split("\n")
        self.expect(f"github: {len(commands)} commands", len(commands) == self.count)
        for command, finding in zip(commands, self.data["json"]):
            match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", command)
            if not match:
                self.report.fault(f"github: no command: {command}")
                continue
            given = dict(part.split("=", 1) for part in match[2].split(","))
            keys = ["file", "line", "endLine", "col", "title"]
            self.expect(f"github: properties of {command}", list(given) in (
                keys, [key for key in keys if key != "col"]))
            self.expect(f"github: another finding: {command}", (
                match[1], int(given["line"]), given["title"]) == (
                finding["level"].replace("note", "notice"), finding["line"], finding["rule"]))

    def characters(self):
        """No terminal or build system finds a command."""
        for name in NAMES:
            if name in DATA:
                continue
            allowed = "\r\n" if name == "csv" else "\n"
            for character in set(self.texts[name]) - set(allowed):
                self.expect(f"{name}: {character!r}", unicodedata.category(character) != "Cc"
                            and not "\u202a" <= character <= "\u202e")
            for line in self.texts[name].split("\n"):
                is_command = name != "github" and line.lstrip().startswith("::")
                self.expect(f"{name}: a command: {line}",
                            not is_command and "##[" not in line and "##vso[" not in line)


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
