"""Kills and crowds runs of `compile --cache`: results are whole and the same to the byte.

Runs over the documents below the folder are killed at random moments: after each, every layout
file is whole and is what a run without a cache writes, no other file is in the output folder but
temporary ones, and at the end a run with the cache writes everything and leaves no temporary file
behind. Then processes work on one cache at once, each into its own folder: all write the same.
"""
import filecmp, pathlib, random, shutil, subprocess, tempfile, time

from checks import support


def arguments(parser):
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--kills", type=int, default=1000, metavar="N", help="killed runs (1000)")
    parser.add_argument(
        "--processes", type=int, default=200, metavar="N", help="runs on one cache (200)")


def check(options, report):
    with tempfile.TemporaryDirectory(prefix="check-cache-") as folder:
        fire = Fire(options, report, pathlib.Path(folder))
        killed = fire.kill(options.kills)
        fire.crowd(options.processes)
        return (f"{killed} of {options.kills} runs killed, {len(fire.results)} results each, "
                f"{options.processes} processes on one cache")


class Fire:
    """Runs that are disturbed, and what an undisturbed one wrote."""

    def __init__(self, options, report, work):
        self.tool, self.folder, self.report, self.work = options.tool, options.folder, report, work
        self.expected, self.cache, self.out = work / "expected", work / "cache", work / "out"
        began = time.monotonic()
        self.start(self.expected).wait()
        self.span = time.monotonic() - began
        self.results = set(files(self.expected))
        if not self.results:
            raise support.Failure(f"{self.folder}: no results")

    def start(self, out, *words):
        return subprocess.Popen(
            [self.tool, "compile", self.folder, "-o", out, "--cell", "canvas", "--cell", "wC-hR",
             "--findings", "ignore", *words], stderr=subprocess.DEVNULL, start_new_session=True)

    def kill(self, count):
        """Kills runs; gives how many were killed before they ended."""
        chance, killed = random.Random(9), 0
        for number in range(count):
            # A cache that is full ends runs early: from time to time everything is new.
            if number % 40 == 0:
                shutil.rmtree(self.cache, ignore_errors=True)
            if number % 7 == 0:
                shutil.rmtree(self.out, ignore_errors=True)
            process = self.start(self.out, "--cache", self.cache)
            time.sleep(chance.random() * self.span * 1.1)
            if process.poll() is None:
                process.kill()
                killed += 1
            process.wait()
            self.compare(self.out, f"after kill {number}", is_whole=False)
            if self.report.faults > 20:
                break
        self.start(self.out, "--cache", self.cache).wait()
        self.compare(self.out, "after all kills")
        left = sum(map(is_temporary, files(self.out)))
        if left:
            self.report.fault(f"{left} temporary files are left in the output folder")
        return killed

    def crowd(self, count):
        shutil.rmtree(self.cache)
        running = [
            self.start(self.work / f"out{number}", "--cache", self.cache, "--jobs", "1")
            for number in range(count)]
        for number, process in enumerate(running):
            if process.wait() != 0:
                self.report.fault(f"process {number} ended with {process.returncode}")
            self.compare(self.work / f"out{number}", f"process {number}")

    def compare(self, folder, what, is_whole=True):
        """Layout files are those of an undisturbed run; of a killed run some may be missing."""
        found = {path for path in files(folder) if not is_temporary(path)}
        for path in found - self.results:
            self.report.fault(f"{what}: {path} is no result")
        if is_whole and self.results - found:
            self.report.fault(f"{what}: {len(self.results - found)} results are missing")
        for path in found & self.results:
            if not filecmp.cmp(folder / path, self.expected / path, shallow=False):
                self.report.fault(f"{what}: {path} differs")


def files(folder):
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())


def is_temporary(path):
    return path.name.startswith(".ninefold-") and path.name.endswith(".tmp")
