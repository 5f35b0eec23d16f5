"""Plays SVG transitions: they move from the first layout to the second.

In a headless Chromium (playwright), at 0 s every rectangle with a `data-id` has to be where
`--format json` has the view before, at 2 s where it has it after, and at 4 s where it was at first,
to half a point. Views that the report leaves out do not change.
"""
import json, pathlib, tempfile

from checks import support

CHANGES = [
    ("ipad9_7:landscape", "ipad9_7:landscape:split-1/3"),
    ("ipad9_7:landscape", "ipad9_7:landscape:split-2/3"),
    ("ipad9_7", "ipad9_7:landscape"),
    ("retina4_7", "retina4_7:landscape"),
]
READ = """seconds => {
  const svg = document.documentElement
  svg.pauseAnimations()
  svg.setCurrentTime(seconds)
  return [...svg.querySelectorAll('rect[data-id]')].map(rect => {
    const box = rect.getBoundingClientRect()
    return [rect.dataset.scene, rect.dataset.id, box.x, box.y, box.width, box.height]
  })
}"""


def arguments(parser):
    support.add_places(parser, "STORYBOARD")


def check(options, report):
    with support.browser(report) as browser:
        if not browser:
            return None
        page = browser.new_page(viewport={"width": 2000, "height": 2000})
        count = sum(play(page, options.tool, document, change, report)
                    for document in options.places for change in CHANGES)
    if not count:
        report.fault("no rectangle was looked at")
    return f"{count} rectangles"


def play(page, tool, document, change, report):
    """Looks for rectangles that are not where they should be; gives how many were looked at."""

    def transition(form):
        return support.run(tool, "transition", document, "--from", change[0], "--to", change[1],
                           "--format", form, "--findings", "ignore").stdout

    # A scene may be shown twice: its rectangles come in the order of the report.
    views = {}
    for scene in json.loads(transition("json"))["transitions"][0]["scenes"]:
        for view in scene["views"]:
            views.setdefault((scene["id"], view["id"]), []).append(view["frame"])
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "transition.svg")
        file.write_bytes(transition("svg"))
        page.goto(file.as_uri())
        times = {seconds: page.evaluate(READ, seconds) for seconds in (0, 2, 4)}
    for seconds, side in ((0, "from"), (2, "to"), (4, "from")):
        where, seen = f"{document} {' -> '.join(change)} at {seconds} s", {}
        if len(times[seconds]) != len(times[0]):
            report.fault(f"{where}: {len(times[seconds])} rectangles, not {len(times[0])}")
        for first, (scene, view, *box) in zip(times[0], times[seconds]):
            expected = first[2:]
            if frames := views.get((scene, view)):
                number = seen.get((scene, view), 0)
                seen[scene, view] = number + 1
                frame = frames[number % len(frames)]
                expected = frame[side] or frame["from"] or frame["to"]
            if not support.near(box, expected, 0.5):
                report.fault(f"{where}: {view} is at {box}, not {expected}")
    return sum(map(len, times.values()))
