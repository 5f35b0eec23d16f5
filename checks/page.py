"""Compares the page of `preview --html` with the pictures that `preview` writes.

Opens the page of each document in a headless Chromium (playwright). In every state, the frames of
views equal those in the SVG of the same configuration to a hundredth of a point, and in one state
of each scene the pixels are equal. The page makes no request, reports no error, does not name the
folder of its documents, shows the same state again when its address is opened, and is readable
without its script and under the policy `default-src 'none'; style-src 'unsafe-inline'; img-src
data:`. At 390, 768 and 1440 points, nothing is wider than the window; at 1440, four to six
cards fit in a row; at 390, an address shows the picture first. Everything works with the keyboard
alone. `axe` reports no violation, light and dark, if `axe-playwright-python` is installed.

With `--watch`, an open page shows a changed document within ten seconds, the time at which it was
drawn, and, after the end of the run, that it is no longer updated.
"""
import collections, json, pathlib, re, shutil, subprocess

from checks import support

ARGUMENTS = [support.places("DOCUMENT")]
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
PLACES = ["--cell", "wAny-hAny", "--cell", "wCompact-hRegular", "--cell", "wRegular-hRegular",
          "--device", "retina4_7"]
VARIED = ["--vary", "userInterfaceStyle=light,dark",
          "--vary", "preferredContentSizeCategory=large,AX2"]
WIDTHS = (390, 768, 1440)
WATCHED = support.ROOT / "Fixtures/gallery/Overlay.xib"
WORDS = 'text="Title"'
DRAWN = "text => document.querySelector('#drawn').textContent.includes(text)"
SHOWS = "name => document.querySelector('#viewer').dataset.shown === name"
FOCUS = "selector => document.activeElement.matches(selector)"
CARDS = """() => [...document.querySelectorAll('.card')].filter(card => card.checkVisibility())
  .map(card => card.getBoundingClientRect().toJSON())"""
SHOWN = """() => ['svg.definitions', '#viewer .stage svg']
  .map(name => document.querySelector(name).outerHTML).join('')"""
SIZE = "() => ['width', 'height'].map(side => document.documentElement[side].baseVal.value)"
STYLE = "<!DOCTYPE html><style>body{margin:0} .definitions{position:absolute}</style>"


def check(options, report):
    counts = collections.Counter()
    with support.page(report) as page:
        if not page:
            return None
        for document in options.places:
            with support.scratch() as folder:
                shown = Page(page.context.browser, options.tool, document, folder, counts)
                report.add(document, shown.check())
        with support.scratch() as folder:
            report.add("--watch", follow(page, options.tool, folder))
    report.needs(counts["states"], "state")
    return (f"{len(options.places)} documents, {counts['states']} states, {counts['boxes']} boxes, "
            f"{counts['pixels']} pictures by pixels")


def follow(page, tool, folder):
    """Changes a document while its page is open."""
    document, html = folder / "Example.xib", folder / "page.html"
    shutil.copy(WATCHED, document)
    run = subprocess.Popen(
        [tool, "preview", document, "--html", html, "--watch", "--findings", "ignore",
         "--no-config"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            if (folder / "page.html.version.js").exists():
                break
            page.wait_for_timeout(100)
        page.goto(html.as_uri())
        page.wait_for_function(DRAWN, arg="drawn at", timeout=10_000)
        text = document.read_text()
        document.write_text(text.replace(WORDS, 'text="Changed words"'))
        if text.count(WORDS) != 1:
            yield f"{WATCHED} does not contain {WORDS} once"
        page.wait_for_function(
            "text => document.querySelector('.card svg').innerHTML.includes(text)",
            arg="Changed words", timeout=10_000)
        page.wait_for_function(DRAWN, arg="drawn at", timeout=10_000)
    except Exception as error:
        yield f"an open page does not follow its document: {str(error)[:200]}"
    finally:
        run.terminate()
        run.wait()
    try:
        page.wait_for_function(DRAWN, arg="no longer updated", timeout=10_000)
    except Exception as error:
        yield f"an open page does not notice the end of the run: {str(error)[:200]}"


class Page:
    """The page of a document in a browser, and the corresponding pictures."""

    def __init__(self, browser, tool, document, folder, counts):
        self.browser, self.tool, self.document = browser, tool, document
        self.folder, self.html, self.counts = folder, folder / "page.html", counts
        self.preview("--html", self.html, *VARIED)

    def preview(self, *words):
        support.run(self.tool, "preview", self.document, *PLACES, *words, "--findings", "ignore")

    def pictures(self):
        """Returns the pictures that `preview` writes, by scene and configuration."""
        found = {}
        for style in ("light", "dark"):
            for size in ("large", "AX2"):
                out = self.folder / f"{style}-{size}"
                self.preview("--output", out, "--text-as", "paths", "--style", style, "--content-size", size)
                for file in out.rglob("*.svg"):
                    head = re.search("<svg [^>]*", file.read_text(errors="replace"))[0]
                    said = dict(re.findall(r' data-(scene|configuration)="([^"]*)"', head))
                    if "configuration" in said:
                        found[said["scene"], said["configuration"]] = file
        return found

    def check(self):
        pictures, said, requests, violations = self.pictures(), [], [], []
        context = self.browser.new_context(viewport={"width": 1600, "height": 1000})
        page, plain = context.new_page(), context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto(self.html.as_uri())
        data = json.loads(page.locator("script.document").first.text_content())
        violations += axe(page)
        for index, scene in enumerate(data["scenes"]):
            for at in range(0, len(scene["states"]), 3):
                name = data["configurations"][scene["states"][at]][0]
                where, svg = f"{scene['id']} {name}", pictures.get((scene["id"], name))
                if svg is None:
                    yield f"{where}: preview does not write this picture"
                    continue
                page.evaluate("address => { location.hash = address }",
                              f"#d=0&s={index}&c={name}&zoom=full")
                page.wait_for_function(SHOWS, arg=name)
                plain.goto(svg.as_uri())
                mine, its = support.boxes(page, ".stage svg"), support.boxes(plain)
                self.counts["boxes"] += len(its)
                self.counts["states"] += 1
                if len(mine) != len(its) or not all(
                        one[1] == other[1] and support.near(one[2:], other[2:])
                        for one, other in zip(mine, its)):
                    yield f"{where}: boxes differ"
                if at == 0:
                    self.counts["pixels"] += 1
                    if not is_same_picture(page, plain, svg):
                        yield f"{where}: pixels differ"
                    if mine:
                        yield from self.choose(page, where)
                    violations += axe(page)
        yield from (f"axe: {violation}" for violation in dict.fromkeys(violations))
        yield from (f"requests {url}" for url in requests
                    if not url.startswith(("data:", "file:", "about:")))
        yield from (f"logs {text}" for text in said)
        context.close()
        if str(self.document.resolve().parent) in self.html.read_text():
            yield "names the folder of the document"
        for style in ("light", "dark"):
            for width in WIDTHS:
                yield from self.look(width, style, bool(data["scenes"]))
        if not self.is_readable(data, java_script_enabled=False):
            yield "is not readable without script"
        if not self.is_readable(data, POLICY):
            yield "is not readable under the policy"

    def choose(self, page, where):
        """Selects a view with the keyboard, and opens the address again."""
        page.locator(".stage rect[data-id]").first.focus()
        page.keyboard.press("Enter")
        again = page.evaluate("location.hash")
        if "v=" not in again:
            yield f"{where}: the keyboard does not select a view"
        text = page.locator(".facts").inner_text()
        page.goto("about:blank")
        page.goto(self.html.as_uri() + again)
        if page.locator(".facts").inner_text() != text:
            yield f"{where}: {again} shows a different state"

    def look(self, width, style, has_scenes):
        """Looks at the gallery and the large view in a window of a width, with the keyboard alone."""
        context = self.browser.new_context(
            viewport={"width": width, "height": 844}, color_scheme=style)
        page, where = context.new_page(), f"{width} points, {style}"
        page.goto(self.html.as_uri())
        yield from self.fits(page, width, where)
        yield from (f"{where}: axe: {violation}" for violation in axe(page))
        if has_scenes:
            cards = page.evaluate(CARDS)
            room = page.locator("#gallery").bounding_box()["width"]
            if width == 1440 and not 4 <= int(room / cards[0]["width"]) <= 6:
                yield f"{where}: {int(room / cards[0]['width'])} cards fit in a row"
            yield from self.use(page, where)
            yield from self.fits(page, width, where)
            yield from (f"{where}: large view: axe: {violation}" for violation in axe(page))
            page.goto("about:blank")
            page.goto(self.html.as_uri() + "#d=0&s=0")
            top = page.locator(".stage svg").bounding_box()["y"]
            if width < 700 and not 0 <= top < 200:
                yield f"{where}: the picture is at {top} points"
        context.close()

    def fits(self, page, width, where):
        if page.evaluate("document.documentElement.scrollWidth") > width:
            yield f"{where}: the page is wider than the window"

    def use(self, page, where):
        """Opens the first scene, selects a view, closes the scene and searches, with keys only."""
        def press_until(key, selector):
            for _ in range(500):
                if page.evaluate(FOCUS, selector):
                    return True
                page.keyboard.press(key)
            return False

        def is_open():
            return page.evaluate("document.querySelector('#viewer').open")

        count = len(page.evaluate(CARDS))
        if not press_until("Tab", ".card h3 a"):
            yield f"{where}: no key leads to a card"
        page.keyboard.press("Enter")
        if not is_open():
            yield f"{where}: Enter does not open a scene"
        if page.locator(".stage rect[data-id]").count():
            if not press_until("Tab", ".stage rect[data-id]"):
                yield f"{where}: no key leads to the picture"
            page.keyboard.press("End")
            if "v=" not in page.evaluate("location.hash"):
                yield f"{where}: End does not select a view"
            page.keyboard.press("Escape")
            if "v=" in page.evaluate("location.hash") or not is_open():
                yield f"{where}: Escape does not only leave the view"
        page.keyboard.press("Escape")
        if is_open() or not page.evaluate(FOCUS, ".card h3 a"):
            yield f"{where}: Escape does not lead back to the card"
        page.keyboard.press("/")
        page.keyboard.type("no such word")
        if page.evaluate(CARDS) or page.locator(".hits").inner_text() != "No scene matches.":
            yield f"{where}: search shows what does not match"
        page.keyboard.press("Control+A")
        page.keyboard.press("Delete")
        if len(page.evaluate(CARDS)) != count:
            yield f"{where}: an empty search does not show everything"
        press_until("Tab", ".card h3 a")
        page.keyboard.press("Enter")

    def is_readable(self, data, policy=None, **options):
        context = self.browser.new_context(**options)
        page = context.new_page()
        if policy:
            page.route("**/*", lambda route: route.fulfill(
                path=self.html, content_type="text/html",
                headers={"Content-Security-Policy": policy}))
        page.goto("http://page.test/" if policy else self.html.as_uri())
        # A document for another system has no scenes, but is listed.
        entry = page.locator("nav a").first
        count = page.locator("article svg").count()
        is_readable = count >= len(data["scenes"]) and entry.is_visible()
        context.close()
        return is_readable


def is_same_picture(page, plain, svg):
    """Renders both as pictures on an otherwise empty page."""
    width, height = plain.evaluate(SIZE)
    clip = {"x": 0, "y": 0, "width": min(width, 1500), "height": min(height, 900)}
    other, shots = page.context.new_page(), []
    for body in (re.sub(r"^<\?xml[^>]*>", "", svg.read_text()), page.evaluate(SHOWN)):
        other.set_content(STYLE + body)
        shots.append(other.screenshot(clip=clip))
    other.close()
    return shots[0] == shots[1]


def axe(page):
    """Returns the accessibility violations of a page, if `axe` is installed."""
    try:
        import axe_playwright_python
    except ImportError:
        return []
    page.evaluate((pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text())
    return [f"{found['id']}: {found['help']} ({found['nodes'][0]['html'][:150]}, "
            f"{len(found['nodes'])} in all)"
            for found in page.evaluate("() => axe.run()")["violations"]]
