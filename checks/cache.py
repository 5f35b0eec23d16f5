"""Kills and crowds runs of `compile --cache`: results are whole and the same to the byte.

Runs over the documents below the folder are killed at random moments: after each, every layout
file is whole and is what a run without a cache writes, no other file is in the output folder but
temporary ones, and at the end a run with the cache writes everything and leaves no temporary file
behind. Then processes work on one cache at once, each into its own folder: all write the same.
"""
import filecmp, random, shutil, subprocess, time

from checks import support

ARGUMENTS = [
    support.argument("folder", metavar="FOLDER"), support.number("--kills", 1000, "killed runs"),
    support.number("--processes", 200, "runs on one cache")]


def check(options, report):
    with support.scratch() as work:
        expected, cache, out = work / "expected", work / "cache", work / "out"

        def start(out, *words):
            return subprocess.Popen(
                [options.tool, "compile", options.folder, "-o", out, "--cell", "canvas", "--cell",
                 "wC-hR", "--findings", "ignore", *words],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

        def compare(folder, what, is_whole=True):
            """Files are those of an undisturbed run; of a killed run some may be missing."""
            found = files(folder)
            for path in found - results:
                report.fault(f"{what}: {path} is no result")
            if is_whole and results - found:
                report.fault(f"{what}: {len(results - found)} results are missing")
            for path in found & results:
                if not filecmp.cmp(folder / path, expected / path, shallow=False):
                    report.fault(f"{what}: {path} differs")

        began = time.monotonic()
        start(expected).wait()
        span, results = time.monotonic() - began, files(expected)
        if not results:
            raise support.Failure(f"{options.folder}: no results")
        killed, chance = 0, random.Random(9)
        for number in range(options.kills):
            # A cache that is full ends runs early: from time to time everything is new.
            if number % 40 == 0:
                shutil.rmtree(cache, ignore_errors=True)
            if number % 7 == 0:
                shutil.rmtree(out, ignore_errors=True)
            process = start(out, "--cache", cache)
            time.sleep(chance.random() * span * 1.1)
            if process.poll() is None:
                process.kill()
                killed += 1
            process.wait()
            compare(out, f"after kill {number}", is_whole=False)
            if report.faults > 20:
                break
        start(out, "--cache", cache).wait()
        compare(out, "after all kills")
        if any(map(is_temporary, out.rglob("*"))):
            report.fault("temporary files are left in the output folder")

        shutil.rmtree(cache)
        folders = [work / f"out{number}" for number in range(options.processes)]
        running = [start(folder, "--cache", cache, "--jobs", "1") for folder in folders]
        for folder, process in zip(folders, running):
            if process.wait() != 0:
                report.fault(f"the process of {folder.name} ended with {process.returncode}")
            compare(folder, folder.name)
    return (f"{killed} of {options.kills} runs killed, {len(results)} results each, "
            f"{options.processes} processes on one cache")


def files(folder):
    return {path.relative_to(folder) for path in folder.rglob("*")
            if path.is_file() and not is_temporary(path)}


def is_temporary(path):
    return path.name.startswith(".ninefold-") and path.name.endswith(".tmp")
