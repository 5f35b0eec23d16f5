"""Checks the built site: every link leads to a file and an anchor of the site, and nothing is loaded from elsewhere.

    python3 site/links.py FOLDER
"""
import html.parser, pathlib, sys, urllib.parse

# Elements whose attribute makes a browser load a file.
LOADING = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src"), ("object", "data")}


class Page(html.parser.HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loaded = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors.update(values[name] for name in ("id", "name") if values.get(name))
        for name in ("href", "src", "data"):
            if values.get(name) is None:
                continue
            if (tag, name) in LOADING and values.get("rel") not in ("canonical", "next", "prev"):
                self.loaded.append(values[name])
            elif name == "href":
                self.links.append(values[name])


def faults(folder):
    """Yields what is wrong with the links of a site."""
    # The links of 404.html are relative to the address of the site.
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))
             if path.name != "404.html"}
    if not pages:
        yield f"{folder} has no pages"
    for path, page in pages.items():
        name = path.relative_to(folder)
        for link in page.loaded:
            if urllib.parse.urlsplit(link).netloc:
                yield f"{name}: loads {link}"
        for link in page.loaded + page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                yield f"{name}: {link}: there is no such file"
            elif parts.fragment and target in pages:
                anchor = urllib.parse.unquote(parts.fragment)
                if anchor not in pages[target].anchors and not anchor.startswith("__"):
                    yield f"{name}: {link}: there is no such anchor"


def main(folder):
    found = list(faults(pathlib.Path(folder).resolve()))
    for fault in found[:40]:
        print(fault)
    if len(found) > 40:
        print(f"… and {len(found) - 40} more")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
