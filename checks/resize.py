"""Compares the slider of `preview --html --resize` with `compile --size`.

Chooses random window sizes for each document, sets each of them for each scene in the document's
page, in a headless Chromium, and compares the frames in the page with those of a fresh layout, to a
hundredth of a point. Reports how many sizes the pages do not cover, how long they took and how
large they are.
"""
import collections, json, random, time

from checks import support

ARGUMENTS = [
    support.places("DOCUMENT|FOLDER"), support.SAMPLE, support.SEED,
    support.number("--sizes", 50, "random sizes for each document")]
ASK = """([place, sizes]) => {
  const [d, s] = place
  return sizes.map(([w, h]) => {
    history.replaceState(null, '', `#d=${d}&s=${s}&w=${w}&h=${h}&zoom=full`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    const svg = document.querySelector('.stage svg')
    const status = document.querySelector('#viewer [role=status]')
    if (!svg) return status.textContent.includes('has no layout') ? null : 'empty'
    const boxes = {}
    for (const rect of svg.querySelectorAll('rect[data-id]')) {
      boxes[rect.dataset.id] =
        ['x', 'y', 'width', 'height'].map(n => Number(rect.getAttribute(n)))
    }
    const isBad = a => /NaN|undefined|null/.test(a.value) && a.name !== 'data-id'
    const bad = [...svg.querySelectorAll('*')].some(e => [...e.attributes].some(isBad))
    return bad ? 'not numbers' : boxes
  })
}"""


def check(options, report):
    documents = support.documents(options.places, options.sample, options.seed)
    chance, counts, said = random.Random(options.seed), collections.Counter(), []
    with support.page(report, viewport={"width": 1600, "height": 1000}) as page:
        if not page:
            return None
        page.on("pageerror", lambda error: said.append(str(error)))
        for document in documents:
            sizes = support.random_sizes(chance, options.sizes)
            report.add(document, resize(page, options.tool, document, sizes, counts, report))
            report.add(document, said)
            said.clear()
    report.needs(counts["boxes"], "box")
    share = 100 * counts["unknown"] / max(1, counts["asked"])
    return (f"{len(documents)} documents, {counts['asked']} scenes and sizes, {counts['boxes']} "
            f"boxes, {share:.1f} % unknown, {counts['seconds']:.0f} s, "
            f"{counts['bytes'] // 1000} kB")


def resize(page, tool, document, sizes, counts, report):
    """Returns the faults of the page of a document at some sizes."""
    expected = support.frames_in(tool, document, sizes)
    with support.scratch() as folder:
        html, began = folder / "page.html", time.monotonic()
        support.run(tool, "preview", document, "--html", html, "--cell", "wCompact-hRegular",
                    "--findings", "ignore", "--resize", "{0}x{0}..{1}x{1}".format(*support.WINDOWS))
        counts["seconds"] += time.monotonic() - began
        counts["bytes"] += html.stat().st_size
        page.goto(html.as_uri())
    data = json.loads(page.locator("script.document").first.text_content())
    for index, scene in enumerate(data["scenes"]):
        counts["asked"] += len(sizes)
        if "resize" not in scene:
            counts["unknown"] += len(sizes)
            continue
        found = page.evaluate(ASK, [[0, index], sizes])
        if found.count(None) * 10 > len(sizes):
            report.say(f"{document} {scene['id']}: {found.count(None)} of {len(sizes)} sizes "
                       f"unknown, {len(scene['pieces'])} pieces")
        for size, boxes in zip(sizes, found):
            where = f"{scene['id']} {size}"
            if boxes is None:
                counts["unknown"] += 1
            elif isinstance(boxes, str):
                yield f"{where}: the page is {boxes}"
            else:
                counts["boxes"] += len(boxes)
                frames = expected[scene["id"], size]
                wrong = [view for view, box in boxes.items()
                         if not support.near(box, frames.get(view))]
                for view in wrong[:1]:
                    yield f"{where}: {view} is {boxes[view]}, not {frames.get(view)}"
