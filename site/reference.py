"""Writes the reference of the library as Markdown, from the symbol graphs that `swift symbolgraph-extract` writes.

A product has a page for each of its types. What `import Ninefold` exports from other modules (Sources/Ninefold/Exports.swift)
is on the pages of Ninefold.
"""
import collections, json, pathlib, re

PRODUCTS = {
    "Ninefold": "compiles, lints and draws documents whose bytes you have. It opens no files",
    "NinefoldProject": "finds the documents of a folder with their asset catalogs, fonts, translations and configuration "
                       "files",
    "ConstraintSolver": "solves systems of linear constraints, without documents",
}
EXPORT = re.compile(r"@_exported public import (?:\w+ )?(\w+)(?:\.(\w+))?$", re.M)
# Headings of a page, with the kinds of symbols below them.
GROUPS = [
    ("Type aliases", {"swift.typealias"}),
    ("Cases", {"swift.enum.case"}),
    ("Initializers", {"swift.init"}),
    ("Type members", {"swift.type.property", "swift.type.method", "swift.type.subscript"}),
    ("Properties", {"swift.property", "swift.subscript"}),
    ("Methods", {"swift.method"}),
    ("Operators", {"swift.func.op"}),
]
TYPES = {"swift.struct": "structure", "swift.enum": "enumeration", "swift.class": "class", "swift.protocol": "protocol"}
FIELD = re.compile(r"- (Parameters|Parameter [^:]+|Returns|Throws):\s*")


def exported(sources):
    """Returns the modules, and the types of modules, that `import Ninefold` exports."""
    text = (sources / "Ninefold/Exports.swift").read_text()
    types = collections.defaultdict(set)
    for module, name in EXPORT.findall(text):
        types[module].add(name)
    return types


class Symbol:
    """A public declaration: its path from its module, and its documentation."""

    def __init__(self, value):
        self.kind = value["kind"]["identifier"]
        self.title = value["kind"]["displayName"]
        self.path = tuple(value["pathComponents"])
        self.declaration = "".join(each["spelling"] for each in value["declarationFragments"])
        self.lines = [each["text"] for each in value.get("docComment", {}).get("lines", [])]

    @property
    def summary(self):
        """The first paragraph."""
        paragraph = []
        for line in self.lines:
            if not line.strip() or FIELD.match(line) or line.startswith("```"):
                break
            paragraph.append(line.strip())
        return " ".join(paragraph)


def symbols(folder, sources):
    """Returns the symbols of each product."""
    exports = exported(sources)
    found = {name: [] for name in PRODUCTS}
    for path in sorted(folder.glob("*.symbols.json")):
        module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        product = module if module in PRODUCTS else "Ninefold"
        for value in json.loads(path.read_text())["symbols"]:
            symbol = Symbol(value)
            names = exports.get(module, set())
            if module in PRODUCTS or "" in names or symbol.path[0] in names:
                found[product].append(symbol)
    return found


def documentation(lines, link):
    """Returns Markdown: names in double backticks are links, and parameters a list."""
    text, code = [], False
    parameters = False
    for line in lines:
        if line.startswith("```"):
            code = not code
            line = "```swift" if code and line.strip() == "```" else line.split(" ")[0]
        elif not code:
            field = FIELD.match(line)
            if field:
                parameters = field.group(1) == "Parameters"
                name = field.group(1)
                rest = line[field.end():]
                if name.startswith("Parameter "):
                    line = f"- `{name.removeprefix('Parameter ')}`: {rest}"
                else:
                    if text and text[-1]:
                        text.append("")
                    line = f"**{name}.** {rest}" if rest else f"**{name}.**\n"
            elif parameters and (match := re.match(r"  - (\w+): ?(.*)", line)):
                line = f"- `{match.group(1)}`: {match.group(2)}"
            line = re.sub(r"``([^`]+)``", lambda match: link(match.group(1)), line)
        text.append(line)
    return "\n".join(text).strip()


def anchor(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Reference:
    """The pages of the reference below a folder."""

    def __init__(self, found, folder):
        self.found, self.folder = found, folder
        self.pages = {}
        for product, members in found.items():
            for symbol in members:
                self.pages.setdefault(symbol.path[0], f"{product}/{symbol.path[0]}.md")

    def link(self, product):
        """Returns a function that makes a link of a name on a page of a product."""
        def made(name):
            top = re.split(r"[/.]", name)[0]
            shown = name.replace("/", ".")
            page = self.pages.get(top)
            if not page:
                return f"`{shown}`"
            home, file = page.split("/")
            return f"[`{shown}`]({file if home == product else f'../{page}'})"
        return made

    def page(self, product, name, members):
        """Returns the page of a type with everything nested in it."""
        link = self.link(product)
        types = [each for each in members if each.kind in TYPES]
        types.sort(key=lambda each: (len(each.path), each.path))
        text = [f"# {name}", ""]
        if not types:
            text += [f"Members that {product} adds.", ""]
            types = [None]
        for each in types:
            path = each.path if each else (name,)
            if each:
                if len(path) > 1:
                    text += [f"## {'.'.join(path)} {{#{anchor('.'.join(path))}}}", ""]
                text += ["```swift", each.declaration, "```", "", documentation(each.lines, link), ""]
            level = "###" if len(path) > 1 else "##"
            own = [member for member in members if member.path[:-1] == path]
            if not each:
                own = [member for member in members if member.kind not in TYPES]
            for title, kinds in GROUPS:
                group = [member for member in own if member.kind in kinds]
                if not group:
                    continue
                text += [f"{level} {title} {{#{anchor('.'.join(path) + '-' + title)}}}", ""]
                if title == "Cases":
                    for member in group:
                        text += [f"`{member.declaration}`", "", f":   {self.definition(member, link)}", ""]
                    continue
                for member in group:
                    text += ["```swift", member.declaration, "```", "",
                             documentation(member.lines, link) or "*No description.*", ""]
        return "\n".join(text)

    @staticmethod
    def definition(member, link):
        return documentation(member.lines, link).replace("\n", "\n    ") or "*No description.*"

    def write(self):
        """Writes all pages; returns the navigation: product and the paths of its pages."""
        self.folder.mkdir(parents=True, exist_ok=True)
        index = ["# Library reference", "",
                 "Everything public in the products of the package. [The library](../library.md) describes how to add "
                 "the package and to begin.", ""]
        navigation = []
        for product, members in self.found.items():
            by_name = collections.defaultdict(list)
            for member in members:
                by_name[member.path[0]].append(member)
            (self.folder / product).mkdir(exist_ok=True)
            index += [f"## {product}", "", f"`import {product}` {PRODUCTS[product]}.", "", "| type | |", "|---|---|"]
            pages = []
            for name in sorted(by_name):
                own = by_name[name]
                if len(own) == 1 and own[0].kind not in TYPES:
                    symbol = own[0]
                    text = f"# {name}\n\n```swift\n{symbol.declaration}\n```\n\n" + documentation(
                        symbol.lines, self.link(product))
                    summary = symbol.summary
                else:
                    text = self.page(product, name, own)
                    top = [each for each in own if each.path == (name,)]
                    summary = top[0].summary if top else f"Members that {product} adds."
                (self.folder / product / f"{name}.md").write_text(text + "\n")
                pages.append(f"reference/{product}/{name}.md")
                summary = re.sub(r"``([^`]+)``", r"`\1`", summary).replace("|", "\\|")
                index.append(f"| [{name}]({product}/{name}.md) | {summary} |")
            index.append("")
            navigation.append((product, pages))
        (self.folder / "README.md").write_text("\n".join(index))
        return navigation
