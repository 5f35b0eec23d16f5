"""Kills runs of `compile --cache` and runs many at once: results stay complete and byte-identical.

Runs over the documents below the folder are killed at random moments. After each, every layout file
is complete and equal to that of a run without a cache, and the output folder contains no other
files except temporary ones. At the end, a run with the cache writes everything and leaves no
temporary files. Then several processes use one cache at the same time, each with its own output
folder: all write the same files.
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
            """The files equal those of an undisturbed run; a killed run may have written only some of them."""
            found = files(folder)
            for path in found - results:
                report.fault(f"{what}: {path} is not a result")
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
            # With a full cache, runs finish early, so the cache is cleared from time to time.
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
