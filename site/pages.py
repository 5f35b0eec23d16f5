"""Writes the pages of the site, and its configuration with the navigation.

    python3 site/pages.py SYMBOLS FOLDER

SYMBOLS has the symbol graphs of the library, FOLDER becomes the input of mkdocs: `mkdocs.yml` and `pages`. The pages are those
of `docs`, README.md as the first one, the other pages of the top folder, and the reference of the library. The navigation is
that of `docs/README.md`. Pages are written for GitHub; what mkdocs reads differently is changed here.
"""
import pathlib, posixpath, re, shutil, sys

import reference

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\(([^)\s]+)\)")
CODE = re.compile(r"(`[^`\n]*`)")
# Pages outside of `docs`, with their paths in the site.
OTHERS = {
    "README.md": "index.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
}
# `docs/README.md` is not the first page.
OVERVIEW = "overview.md"


def repository():
    """Returns the address of files that are not in the site, from mkdocs.yml."""
    return re.search(r"^  repository: (\S+)$", (ROOT / "site/mkdocs.yml").read_text(), re.M).group(1)


class Pages:
    """All pages, by their paths in the repository."""

    def __init__(self, folder):
        self.folder, self.elsewhere = folder, repository()
        self.paths = {path: target for path, target in OTHERS.items() if (ROOT / path).is_file()}
        for path in sorted((ROOT / "docs").rglob("*")):
            if path.is_file():
                name = path.relative_to(ROOT).as_posix()
                target = path.relative_to(ROOT / "docs").as_posix()
                self.paths[name] = OVERVIEW if name == "docs/README.md" else target

    def target(self, link, page):
        """Returns a link of a page as it is in the site."""
        if re.match(r"[a-z]+:|#", link):
            return link
        path, mark, anchor = link.partition("#")
        name = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        if (ROOT / name).is_dir() and f"{name}/README.md" in self.paths:
            name += "/README.md"
        if name in self.paths:
            home = posixpath.dirname(self.paths[page]) or "."
            return posixpath.relpath(self.paths[name], home) + mark + anchor
        if not (ROOT / name).exists():
            raise SystemExit(f"{page}: {link}: there is no such file")
        return self.elsewhere + name + mark + anchor

    def text(self, page):
        """Returns a page as mkdocs reads it."""
        lines, code = [], False
        for line in (ROOT / page).read_text(encoding="utf-8").split("\n"):
            if re.match(r" *```", line):
                code = not code
                # Only the language: mkdocs reads further words as options.
                line = re.sub(r"(```\w+) .*", r"\1", line)
            elif not code and not line.startswith("    "):
                line = self.prose(line, page)
            lines.append(line)
        return "\n".join(lines)

    def prose(self, line, page):
        # Nested lists are indented by four spaces.
        line = re.sub(r"^ {2,3}(?=[-*] )", "    ", line)
        parts = CODE.split(line)
        if line.startswith("|"):
            parts[1::2] = [part.replace("\\|", "|") for part in parts[1::2]]
        return "".join(parts)

    def links(self, text, page):
        """Changes the links outside of code; they may span two lines."""
        parts = re.split(r"(^```.*?^```$|^    [^\n]*$)", text, flags=re.S | re.M)
        for index in range(0, len(parts), 2):
            parts[index] = LINK.sub(
                lambda match: f"{match.group(1)}({self.target(match.group(2), page)})", parts[index])
        return "".join(parts)

    def write(self):
        for page, target in self.paths.items():
            path = self.folder / target
            path.parent.mkdir(parents=True, exist_ok=True)
            if page.endswith(".md"):
                text = self.links(self.text(page), page)
                if target == "index.md":
                    text = "---\nhide: [navigation]\n---\n\n" + text
                path.write_text(text, encoding="utf-8")
            else:
                shutil.copyfile(ROOT / page, path)
        shutil.copytree(ROOT / "site/assets", self.folder / "assets")

    def title(self, path):
        """Returns the title of a written page."""
        match = re.search(r"^# (.*)$", (self.folder / path).read_text(encoding="utf-8"), re.M)
        return match.group(1).replace("`", "") if match else path

    def lists(self, index):
        """Returns the pages that a written page links to, by its headings."""
        found, heading = [], None
        for line in (self.folder / index).read_text(encoding="utf-8").split("\n"):
            if line.startswith("## "):
                heading = line[3:]
                found.append((heading, []))
            elif heading:
                for _, link in LINK.findall(line):
                    path = posixpath.normpath(posixpath.join(posixpath.dirname(index), link))
                    if path.endswith(".md") and (self.folder / path).is_file():
                        found[-1][1].append(path)
        return found

    def groups(self, heading):
        """Returns the groups of a section of the overview: names and pages."""
        text = (self.folder / OVERVIEW).read_text(encoding="utf-8")
        section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.S | re.M).group(1)
        for part in re.split(r"^- ", section, flags=re.M)[1:]:
            name, _, rest = part.partition(":")
            yield name, [link.partition("#")[0] for _, link in LINK.findall(rest) if ":" not in link]


def navigation(pages, products):
    """Yields the lines of the navigation: indentation, title, path or None."""
    seen = set()

    def entry(depth, path):
        seen.add(path)
        return depth, pages.title(path), path

    yield 0, "Home", "index.md"
    yield 0, "Guide", None
    yield 1, "Overview", OVERVIEW
    for name, paths in pages.groups("Guide"):
        yield 1, name, None
        for path in paths:
            yield entry(2, path)
    yield 0, "Commands", None
    yield 1, "Commands", "commands/README.md"
    for path in sorted(p.name for p in (pages.folder / "commands").glob("*.md")):
        if path != "README.md":
            yield 1, path.removesuffix(".md"), f"commands/{path}"
    yield 0, "Rules", None
    yield 1, "Rules", "rules/README.md"
    for heading, paths in pages.lists("rules/README.md"):
        paths = [path for path in dict.fromkeys(paths) if path.startswith("rules/")]
        if paths:
            yield 1, heading, None
            for path in paths:
                yield entry(2, path)
    yield 0, "Library", None
    yield 1, "The library", "library.md"
    yield 1, "Reference", None
    yield 2, "Library reference", "reference/README.md"
    for product, paths in products:
        yield 2, product, None
        for path in paths:
            yield entry(3, path)
    yield 0, "Internals", None
    for name, paths in pages.groups("Internals"):
        yield 1, name, None
        for path in paths:
            yield entry(2, path)
            if path == "internals/decisions/README.md":
                for decision in sorted(p.name for p in (pages.folder / "internals/decisions").glob("*.md")):
                    if decision != "README.md":
                        yield entry(2, f"internals/decisions/{decision}")
    if "project/contributing.md" not in seen:
        yield 1, "Contributing", "project/contributing.md"


def main(symbols, output):
    output = pathlib.Path(output)
    shutil.rmtree(output, ignore_errors=True)
    folder = output / "pages"
    folder.mkdir(parents=True)
    pages = Pages(folder)
    pages.write()
    found = reference.symbols(pathlib.Path(symbols), ROOT / "Sources")
    for product, members in found.items():
        if not members:
            raise SystemExit(f"there are no symbols of {product}")
    products = reference.Reference(found, folder / "reference").write()
    lines = [f"INHERIT: {ROOT / 'site/mkdocs.yml'}", "docs_dir: pages",
             f"hooks: [{ROOT / 'site/hooks.py'}]", "nav:"]
    for depth, title, path in navigation(pages, products):
        shown = f'"{title}":' if title else ""
        lines.append("  " * (depth + 1) + "- " + " ".join(part for part in (shown, path) if part))
    (output / "mkdocs.yml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(list(folder.rglob('*.md')))} pages")


if __name__ == "__main__":
    main(*sys.argv[1:])
