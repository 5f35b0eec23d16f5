"""Applies the suggestions of `lint --suggest` to copies of documents and verifies the result.

The suggestion of each finding is added to the document, one finding after another. Afterwards the
document is well formed (expat), the finding is gone on its own canvas, there are no new conflicts
of constraints, and every view that had its stored frame, and was not ambiguous, still has it.
"""
import collections, pathlib
from xml.parsers import expat

from checks import support

ARGUMENTS = [support.places()]
CANVAS = ["--cell", "canvas", "--no-config"]
# Less than a point.
LIMIT = 0.999


def check(options, report):
    counts = collections.Counter()
    for source in options.places:
        with support.scratch() as folder:
            for finding in ambiguities(options.tool, source.resolve(), folder, "--suggest"):
                counts["findings"] += 1
                if finding["fixIts"]:
                    counts["suggested"] += 1
                    fault = suggested(options.tool, finding, folder, counts)
                    if fault:
                        report.fault(f"{finding['file']}:{finding['line']}: {fault}")
    report.needs(counts["suggested"], "suggestion")
    return (f"{counts['suggested']} of {counts['findings']} findings with a suggestion, "
            f"{counts['constraints']} constraints")


def ambiguities(tool, document, folder, *words):
    return [finding for finding in support.findings(tool, document, *words, *CANVAS, cwd=folder)
            if finding["rule"] == "ambiguous-layout"]


def suggested(tool, finding, folder, counts):
    """Returns the faults of a suggestion."""
    path, view = pathlib.Path(finding["file"]), finding["object"]
    data, copy = path.read_bytes(), folder / f"D{path.suffix}"
    fixed = support.with_edits(data, finding["fixIts"][-1]["edits"])
    counts["constraints"] += fixed.count(b"<constraint ") - data.count(b"<constraint ")
    try:
        saved = stored(fixed)
    except expat.ExpatError as error:
        return f"not well formed: {error}"
    copy.write_bytes(data)
    opened, conflicts, frames = canvas(tool, copy)
    copy.write_bytes(fixed)
    _, now_conflicts, now_frames = canvas(tool, copy)
    left = [other for other in ambiguities(tool, copy.name, folder) if other.get("object") == view]
    moved = [other for other, frame in frames.items()
             if other not in opened and support.near(frame, saved.get(other), LIMIT)
             and not support.near(now_frames.get(other), frame, LIMIT)]
    # Ambiguous axes now have the stored values, and the others are unchanged. (Frames that follow the
    # superview's edges are stored in another way.)
    own, found, expected = saved.get(view), now_frames.get(view), None
    if own:
        expected = [own[index] if axis in opened.get(view, []) else frames[view][index]
                    for index, axis in enumerate(("x", "y", "width", "height"))]
    if left or now_conflicts > conflicts or moved or (
            own and not support.near(found, expected, LIMIT)):
        return (f"left {len(left)}, conflicts {conflicts} → {now_conflicts}, moved {moved[:4]}, "
                f"{found} for {expected}")
    return None


def canvas(tool, path):
    """Returns ambiguous axes by view, the number of conflicts, and frames by id, as the tool computes them."""
    done = support.run(tool, "compile", path.name, *CANVAS, cwd=path.parent, expects=(0, 1))
    opened, conflicts, frames = {}, 0, {}
    for layout in support.layouts(done.stdout).values():
        conflicts += len(layout["conflicts"])
        opened.update((entry["view"], entry["axes"]) for entry in layout["ambiguous"])
        frames.update(support.frames(layout))
    return opened, conflicts, frames


def stored(data):
    """Returns the frames that the document stores, by id."""
    frames, stack = {}, []
    parser = expat.ParserCreate()

    def start(name, attributes):
        if name == "rect" and attributes.get("key") == "frame" and stack and stack[-1]:
            frames.setdefault(
                stack[-1], [float(attributes[key]) for key in ("x", "y", "width", "height")])
        stack.append(attributes.get("id"))

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: stack.pop()
    parser.Parse(data, True)
    return frames
