"""Requests to a persistent worker in a monorepo, with the protocol of Bazel's workers in JSON.

A build system repeats an action only when an input has changed, so the document changes before each request.
"""
import base64, hashlib, json, os, subprocess, sys, time

from Benchmarks.Whole.bench import Changes, milliseconds, ratios
from Benchmarks.Whole.processes import Command
from checks import projects

CATALOGS, SETS = 2_000, 5


def rows(bench):
    """Requests to a worker."""
    folder = bench.generated("monorepo", projects.monorepo, CATALOGS, SETS)
    document = next(folder.rglob(f"Package{CATALOGS // 2:04}.storyboard"))
    path = str(document.relative_to(folder))
    change, digests = Changes(document), digests_below(folder)
    for name, arguments in (("lint", bench.cached_lint(path)[1:]), ("compile", [*map(str, bench.compile(path)[1:])])):
        single, = bench.processes.best(Command([bench.tool, *arguments], folder, change))
        for what, has_digests in (("", False), (f" with the digests of all {len(digests):,} files", True)):
            times = []
            with Worker(bench, folder) as worker:
                for _ in range(4 * bench.processes.runs + 1):
                    change()
                    digests[path] = digest(document.read_bytes())
                    inputs = [{"path": each, "digest": known} for each, known in digests.items()] if has_digests else []
                    times.append(worker.request({"requestId": 1, "arguments": arguments, "inputs": inputs}))
            # The first request fills what the worker keeps.
            best = min(times[1:])
            yield (f"worker, {name} of a changed document in a monorepo of {CATALOGS:,} catalogs × {SETS} sets{what}: a request / a "
                   "single run, by the clock", f"{ratios((best, single.wall))} ({milliseconds(best)})")


class Worker:
    """A worker that runs until the end of a `with` statement."""

    def __init__(self, bench, folder):
        self.process = subprocess.Popen(
            [bench.tool, "--persistent_worker"], cwd=folder, env=bench.processes.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def request(self, members):
        """Returns the seconds from the request to the whole answer."""
        line = (json.dumps(members) + "\n").encode()
        began = time.monotonic()
        self.process.stdin.write(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        taken = time.monotonic() - began
        if json.loads(answer).get("exitCode") not in (0, 1):
            sys.exit(f"scripts/bench: the worker answered {answer[:300]!r}")
        return taken


def digests_below(folder):
    """Returns the digests of all files below a folder outside .git, by path."""
    found = {}
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(each for each in folders if each != ".git")
        for name in sorted(files):
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = digest(file.read())
    return found


def digest(content):
    """A digest in Bazel's form: the hexadecimal digits of a hash, as bytes in Base64."""
    return base64.b64encode(hashlib.sha256(content).hexdigest().encode()).decode()
