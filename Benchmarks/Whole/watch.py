"""What `compile --watch` takes while nothing changes, and how long after a change a result is there."""
import os, shutil, statistics, subprocess, time

from Benchmarks.Whole import processes
from Benchmarks.Whole.bench import milliseconds

IDLE_SECONDS = 10
# How often the result is looked for.
STEP = 0.0005
LONGEST_WAIT = 120


def rows(bench):
    """A run with --watch."""
    folder = bench.folder("watched")
    shutil.copytree(bench.corpus, folder / "corpus", symlinks=True)
    change = bench.small_document(folder / "Watched.storyboard")
    out = bench.scratch / "watched-out"
    watching = subprocess.Popen(
        [bench.tool, "compile", "--no-config", "-o", out, folder, "--watch"], env=bench.processes.environment,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        result = out / "Watched.storyboard.layout.json"
        wait(lambda: result.exists(), watching)
        # The other documents of the first run; then one round more, after which it has settled.
        settle(watching)
        reaction(result, change, watching)
        settle(watching)
        reactions = []
        for number in range(3 * bench.processes.runs):
            # Changes come at any moment, not at a fixed one after the last result.
            time.sleep(0.4 + 0.1 * (number % 5))
            settle(watching)
            reactions.append(reaction(result, change, watching))
        settle(watching)
        used, began = processes.seconds_used(watching.pid), time.monotonic()
        time.sleep(IDLE_SECONDS)
        idle = (processes.seconds_used(watching.pid) - used) / (time.monotonic() - began)
        count = len(bench.documents)
        yield (f"watch, one of {count:,} documents changed: until its layout is written, median and longest",
               f"{milliseconds(statistics.median(reactions))} and {milliseconds(max(reactions))}")
        yield f"watch, {count:,} documents, nothing changes: share of a core", f"{idle:.1%}"
        yield f"watch, {count:,} documents: peak memory", f"{processes.peak_megabytes(watching.pid):.0f} MB"
    finally:
        watching.kill()
        watching.wait()


def reaction(result, change, watching):
    """Returns the seconds from a change to its result, which replaces the file of the last one."""
    before = identity(result)
    change()
    began = time.monotonic()
    wait(lambda: identity(result) != before, watching)
    return time.monotonic() - began


def identity(path):
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size


def settle(watching):
    """Waits until the process has used less than half a core for half a second."""
    while True:
        used = processes.seconds_used(watching.pid)
        time.sleep(0.5)
        if processes.seconds_used(watching.pid) - used < 0.25:
            return


def wait(is_done, watching):
    began = time.monotonic()
    while not is_done():
        if watching.poll() is not None:
            raise processes.Skipped(f"--watch ended with status {watching.returncode}")
        if time.monotonic() - began > LONGEST_WAIT:
            raise processes.Skipped(f"no result after {LONGEST_WAIT} s")
        time.sleep(STEP)
