"""Holds the page of `preview --html` to the pictures that `preview` writes.

Opens the page of each document in a headless Chromium (playwright): in every state the boxes with
a `data-id` are where the SVG of the same configuration has them, to a hundredth of a point, and in
one state of each scene the pixels are the same. The page makes no request, complains of nothing,
shows the same state again from its address, is readable without its script and under the policy
`default-src 'none'; style-src 'unsafe-inline'; img-src data:`, fits 360 points, and has no
violation in `axe`, where `axe-playwright-python` is installed.
"""
import collections, json, pathlib, re, tempfile

from checks import support

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
PLACES = ["--cell", "wAny-hAny", "--cell", "wCompact-hRegular", "--cell", "wRegular-hRegular",
          "--device", "retina4_7"]
VARIED = ["--vary", "userInterfaceStyle=light,dark",
          "--vary", "preferredContentSizeCategory=large,AX2"]
COMBINATIONS = [(style, size) for style in ("light", "dark") for size in ("large", "AX2")]
BOXES = """selector => {
  const svg = document.querySelector(selector)
  const origin = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('rect[data-id]')].map(rect => {
    const box = rect.getBoundingClientRect()
    return [rect.dataset.id, box.x - origin.x, box.y - origin.y, box.width, box.height]
  })
}"""
SHOWS = "name => document.querySelector('#viewer > p').textContent.startsWith(name + ',')"
SIZE = """() => {
  const svg = document.documentElement
  return [svg.width.baseVal.value, svg.height.baseVal.value]
}"""
STYLE = "<!DOCTYPE html><style>body{margin:0} .definitions{position:absolute}</style>"


def arguments(parser):
    support.add_places(parser, "DOCUMENT")


def check(options, report):
    counts = collections.Counter()
    with support.browser(report) as browser:
        if not browser:
            return None
        for document in options.places:
            with tempfile.TemporaryDirectory() as folder:
                page = Page(browser, options.tool, document, pathlib.Path(folder), counts)
                for fault in page.check():
                    report.fault(f"{document}: {fault}")
    return (f"{len(options.places)} documents, {counts['states']} states, {counts['boxes']} boxes, "
            f"{counts['pixels']} pictures by pixels")


class Page:
    """The page of a document in a browser, and the pictures beside it."""

    def __init__(self, browser, tool, document, folder, counts):
        self.browser, self.tool, self.document = browser, tool, document
        self.folder, self.counts = folder, counts
        self.html = folder / "page.html"
        self.violations = []

    def preview(self, *words):
        support.run(self.tool, "preview", self.document, *PLACES, *words, "--findings", "ignore")

    def pictures(self):
        """The pictures that `preview` writes, by scene and configuration."""
        found = {}
        for style, size in COMBINATIONS:
            out = self.folder / f"{style}-{size}"
            self.preview("--output", out, "--style", style, "--content-size", size)
            for file in out.rglob("*.svg"):
                head = re.search("<svg [^>]*", file.read_text(errors="replace"))[0]
                said = dict(re.findall(r' data-(scene|configuration)="([^"]*)"', head))
                if "configuration" in said:
                    found[said["scene"], said["configuration"]] = file
        return found

    def check(self):
        self.preview("--html", self.html, *VARIED)
        pictures = self.pictures()
        context = self.browser.new_context(viewport={"width": 1600, "height": 1000})
        page, plain = context.new_page(), context.new_page()
        said, requests = [], []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto(self.html.as_uri())
        data = json.loads(page.locator("script.document").first.text_content())
        self.axe(page)
        for index, scene in enumerate(data["scenes"]):
            for at in range(0, len(scene["states"]), 3):
                name = data["configurations"][scene["states"][at]][0]
                where, svg = f"{scene['id']} {name}", pictures.get((scene["id"], name))
                if svg is None:
                    yield f"{where}: preview writes no such picture"
                    continue
                address = f"#d=0&s={index}&c={name}&zoom=full"
                page.evaluate("address => { location.hash = address }", address)
                page.wait_for_function(SHOWS, arg=name)
                plain.goto(svg.as_uri())
                mine, its = page.evaluate(BOXES, ".stage svg"), plain.evaluate(BOXES, "svg")
                self.counts["boxes"] += len(its)
                self.counts["states"] += 1
                if len(mine) != len(its) or not all(
                        one[0] == other[0] and support.near(one[1:], other[1:])
                        for one, other in zip(mine, its)):
                    yield f"{where}: boxes differ"
                if at == 0:
                    if not self.is_same_picture(page, plain, svg):
                        yield f"{where}: pixels differ"
                    if mine:
                        yield from self.choose(page, where)
                    self.axe(page)
        for violation in dict.fromkeys(self.violations):
            yield f"axe: {violation}"
        page.set_viewport_size({"width": 360, "height": 700})
        page.wait_for_timeout(100)
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            yield "the page is wider than 360 points"
        for url in requests:
            if not url.startswith(("data:", "file:", "about:")):
                yield f"requests {url}"
        for text in said:
            yield f"says {text}"
        context.close()
        if not self.is_readable(data, java_script_enabled=False):
            yield "is not readable without script"
        if not self.is_readable(data, POLICY):
            yield "is not readable under the policy"

    def choose(self, page, where):
        """Chooses a view by the keyboard, and opens the address again."""
        page.locator(".stage rect[data-id]").first.focus()
        page.keyboard.press("Enter")
        again = page.evaluate("location.hash")
        if "v=" not in again:
            yield f"{where}: the keyboard chooses no view"
        text = page.locator(".facts").inner_text()
        page.goto("about:blank")
        page.goto(self.html.as_uri() + again)
        if page.locator(".facts").inner_text() != text:
            yield f"{where}: {again} shows something else"

    def is_same_picture(self, page, plain, svg):
        # Both as pictures of their own page, so that nothing lies around them.
        width, height = plain.evaluate(SIZE)
        clip = {"x": 0, "y": 0, "width": min(width, 1500), "height": min(height, 900)}
        shown = page.evaluate(
            "() => ['svg.definitions', '#viewer .stage svg']"
            ".map(name => document.querySelector(name).outerHTML).join('')")
        other, shots = page.context.new_page(), []
        for body in (re.sub(r"^<\?xml[^>]*>", "", svg.read_text()), shown):
            other.set_content(STYLE + body)
            shots.append(other.screenshot(clip=clip))
        other.close()
        self.counts["pixels"] += 1
        return shots[0] == shots[1]

    def is_readable(self, data, policy=None, **options):
        context = self.browser.new_context(**options)
        page = context.new_page()
        if policy:
            page.route("**/*", lambda route: route.fulfill(
                path=self.html, content_type="text/html",
                headers={"Content-Security-Policy": policy}))
        page.goto("http://page.test/" if policy else self.html.as_uri())
        # A document for another system has no scenes, and is named all the same.
        entry = page.locator("nav a" if data["scenes"] else "nav summary").first
        count = page.locator("article svg").count()
        is_readable = count >= len(data["scenes"]) and entry.is_visible()
        context.close()
        return is_readable

    def axe(self, page):
        try:
            import axe_playwright_python
        except ImportError:
            return
        script = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
        page.evaluate(script.read_text())
        for found in page.evaluate("() => axe.run()")["violations"]:
            nodes = found["nodes"]
            self.violations.append(f"{found['id']}: {found['help']} ({nodes[0]['html'][:150]}, "
                                   f"{len(nodes)} in all)")
