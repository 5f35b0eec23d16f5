"""Plays SVG transitions and verifies that they animate from the first layout to the second.

In a headless Chromium (playwright), every frame is, to half a point, that of `--format json` before
the transition at 0 s, that after it at 2 s, and the initial one again at 4 s. Views that the report
omits do not change.
"""
import json

from checks import support

ARGUMENTS = [support.places("STORYBOARD")]
CHANGES = [
    ("ipad9_7:landscape", "ipad9_7:landscape:split-1/3"),
    ("ipad9_7:landscape", "ipad9_7:landscape:split-2/3"),
    ("ipad9_7", "ipad9_7:landscape"),
    ("retina4_7", "retina4_7:landscape"),
]
GO = """seconds => {
  document.documentElement.pauseAnimations()
  document.documentElement.setCurrentTime(seconds)
}"""


def check(options, report):
    with support.page(report, viewport={"width": 2000, "height": 2000}) as page:
        if not page:
            return None
        count = sum(play(page, options.tool, document, change, report)
                    for document in options.places for change in CHANGES)
    if not count:
        report.fault("no rectangle was examined")
    return f"{count} rectangles"


def play(page, tool, document, change, report):
    """Finds frames that differ from the expected ones; returns the number of frames examined."""
    said, picture = (
        support.run(tool, "transition", document, "--from", change[0], "--to", change[1],
                    "--format", form, "--findings", "ignore").stdout for form in ("json", "svg"))
    # A scene may be shown twice: its rectangles are in the order of the report.
    views = {}
    for scene in json.loads(said)["transitions"][0]["scenes"]:
        for view in scene["views"]:
            views.setdefault((scene["id"], view["id"]), []).append(view["frame"])
    with support.scratch() as folder:
        file = folder / "transition.svg"
        file.write_bytes(picture)
        page.goto(file.as_uri())
        times = []
        for seconds, side in ((0, "from"), (2, "to"), (4, "from")):
            page.evaluate(GO, seconds)
            times.append((seconds, side, support.boxes(page)))
    first = times[0][2]
    for seconds, side, found in times:
        where, seen = f"{document} {' -> '.join(change)} at {seconds} s", {}
        if len(found) != len(first):
            report.fault(f"{where}: {len(found)} rectangles, not {len(first)}")
        for (*_, x, y, width, height), (scene, view, *box) in zip(first, found):
            expected = [x, y, width, height]
            if frames := views.get((scene, view)):
                number = seen[scene, view] = seen.get((scene, view), -1) + 1
                frame = frames[number % len(frames)]
                expected = frame[side] or frame["from"] or frame["to"]
            if not support.near(box, expected, 0.5):
                report.fault(f"{where}: {view} is at {box}, not {expected}")
    return sum(len(found) for *_, found in times)
