"""Kills, damages and shares the cache of `compile` and `lint`: results stay complete and byte-identical.

Runs over the documents below the folder are killed at random moments. After each, every layout file
is complete and equal to that of a run without a cache, and the output folder contains no other
files except temporary ones. At the end, a run with the cache writes everything and leaves no
temporary files. Then files of the cache are swapped, damaged and replaced, and several processes use
one cache at the same time, each with its own output folder. `lint` prints the same as without a cache after
each of these, with the same status.
"""
import os, random, shutil, subprocess, time

from checks import support

ARGUMENTS = [
    support.argument("folder", metavar="FOLDER"), support.number("--kills", 1000, "killed runs of each command"),
    support.number("--damages", 200, "damaged caches of each command"),
    support.number("--processes", 200, "runs of each command on one cache")]
# The kills and the damages of a command end after as many faults of it.
MOST_FAULTS = 20


def check(options, report):
    commands = [Command("compile", options, ["-o", "layouts", "--cell", "canvas", "--cell", "wC-hR"], [])]
    if "--no-cache" in support.run(options.tool, "lint", "--help", text=True).stdout:
        commands += [Command("lint", options, ["--reporter", name], ["--no-cache"]) for name in ("text", "json")]
    else:
        report.skip("this program's lint has no cache", "lint")
    killed = damaged = 0
    for command in commands:
        with support.scratch() as work:
            checked = Check(command, work, report)
            killed += checked.kills(options.kills)
            damaged += checked.damages(options.damages)
            checked.share(options.processes)
    return (f"{', '.join(command.name for command in commands)}: {killed} of {len(commands) * options.kills} runs killed, "
            f"{damaged} caches damaged, {options.processes} processes on one cache")


class Command:
    """A command of the tool on the documents, with its options and those with which it has no cache."""

    def __init__(self, command, options, words, uncached):
        self.command, self.uncached = command, uncached
        self.name = " ".join([command, *words[1:]]) if command == "lint" else command
        self.words = [options.tool, command, os.path.abspath(options.folder), *words]

    def start(self, place, cache=None, *words):
        """Starts a run whose results are in a folder, in which what an earlier run left remains."""
        place.mkdir(parents=True, exist_ok=True)
        with open(place / "stdout", "wb") as output, open(place / "stderr", "wb") as errors:
            return subprocess.Popen(
                [*self.words, *(["--cache", cache] if cache else self.uncached), *words], cwd=place, stdout=output, stderr=errors,
                start_new_session=True)

    def end(self, place, cache=None):
        """Runs to the end in a new folder; returns what the run left there, and its status."""
        shutil.rmtree(place, ignore_errors=True)
        return files(place, self.start(place, cache).wait())


class Check:
    def __init__(self, command, work, report):
        self.command, self.work, self.report, self.cache = command, work, report, work / "cache"
        self.chance, self.before = random.Random(9), report.faults
        began = time.monotonic()
        self.expected = command.end(work / "expected")
        self.span = time.monotonic() - began
        if self.expected["status"] not in (b"0", b"1"):
            raise support.Failure(f"{command.words[2]}: {command.name} ended with status {self.expected['status'].decode()}")
        if command.command == "compile" and not any(name.startswith("layouts") for name in self.expected):
            raise support.Failure(f"{command.words[2]}: no results")

    def compare(self, found, what, is_whole=True):
        """What a run left equals what an undisturbed one did; a killed run may have written only some files and no end of its output."""
        for name in sorted({*found, *self.expected}):
            if is_whole or (name in found and name.startswith("layouts")):
                if found.get(name) != self.expected.get(name):
                    state = "is missing" if name not in found else "is not a result" if name not in self.expected else "differs"
                    self.report.fault(f"{self.command.name}, {what}: {name} {state}")

    def goes_on(self):
        return self.report.faults - self.before <= MOST_FAULTS

    def kills(self, count):
        """Kills runs; returns how many of them had not ended before."""
        killed, out = 0, self.work / "out"
        for number in range(count):
            # With a full cache, runs finish early, so the cache is cleared from time to time.
            if number % 40 == 0:
                shutil.rmtree(self.cache, ignore_errors=True)
            if number % 7 == 0:
                shutil.rmtree(out, ignore_errors=True)
            process = self.command.start(out, self.cache)
            time.sleep(self.chance.random() * self.span * 1.1)
            if process.poll() is None:
                process.kill()
                killed += 1
            self.compare(files(out, process.wait()), f"after kill {number}", is_whole=False)
            # The next run uses the cache as the killed one left it.
            if number % 5 == 0:
                self.compare(self.command.end(self.work / "next", self.cache), f"the run after kill {number}")
            if not self.goes_on():
                break
        # In the folder of the killed runs: temporary files are removed from it.
        self.compare(files(out, self.command.start(out, self.cache).wait()), "after all kills")
        if any(map(is_temporary, out.rglob("*"))):
            self.report.fault(f"{self.command.name}: temporary files are left in the output folder")
        return killed

    def damages(self, count):
        """Damages files of a full cache; returns how often. The next run does not believe them, and the one after it finds them repaired."""
        done = 0
        for number in range(count):
            self.compare(self.command.end(self.work / "next", self.cache), f"before damage {number}")
            entries = sorted(path for path in self.cache.rglob("*") if path.is_file())
            self.report.needs(len(entries), f"file of the cache of {self.command.name}")
            if not entries or not self.goes_on():
                break
            said = [self.chance.choice(DAMAGES)(self.chance, entries) for _ in range(self.chance.randint(1, 4))]
            done += 1
            for what in ("the run", "the second run"):
                self.compare(self.command.end(self.work / "next", self.cache), f"{what} after damage {number} ({', '.join(said)})")
        return done

    def share(self, count):
        """Lets processes use one cache at once, which is empty at first."""
        shutil.rmtree(self.cache, ignore_errors=True)
        places = [self.work / f"out{number}" for number in range(count)]
        running = [self.command.start(place, self.cache, "--jobs", "1") for place in places]
        for place, process in zip(places, running):
            self.compare(files(place, process.wait()), place.name)


# Each returns its name, after doing it to some of the files of a cache.


def swap(chance, entries):
    one, other = chance.choice(entries), chance.choice(entries)
    if one.is_file() and other.is_file():
        content = one.read_bytes()
        one.write_bytes(other.read_bytes())
        other.write_bytes(content)
    return "swap"


def rotate(chance, entries):
    """Every file has the content of another of its kind."""
    kind = chance.choice(entries).suffix
    chosen = [path for path in entries if path.suffix == kind and path.is_file()]
    contents = [path.read_bytes() for path in chosen]
    for path, content in zip(chosen, contents[1:] + contents[:1]):
        path.write_bytes(content)
    return f"rotate {kind}"


def flip(chance, entries):
    path = chance.choice(entries)
    if path.is_file() and path.stat().st_size:
        content = bytearray(path.read_bytes())
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path.write_bytes(content)
    return "flip"


def cut(chance, entries):
    path = chance.choice(entries)
    if path.is_file():
        os.truncate(path, chance.randrange(path.stat().st_size + 1))
    return "cut"


def extend(chance, entries):
    path = chance.choice(entries)
    if path.is_file():
        with open(path, "ab") as file:
            file.write(chance.choice((b"\0", b"\n", b"more")))
    return "extend"


def delete(chance, entries):
    chance.choice(entries).unlink(missing_ok=True)
    return "delete"


def link(chance, entries):
    """A link to another file, or to none, is in the place of a file."""
    path = chance.choice(entries)
    if path.is_file():
        path.unlink()
        path.symlink_to(chance.choice((chance.choice(entries), "nowhere")))
    return "link"


DAMAGES = (swap, rotate, flip, cut, extend, delete, link)


def files(place, status):
    """What a run left in its folder, by name, and its status; without temporary files."""
    left = {str(path.relative_to(place)): path.read_bytes() for path in place.rglob("*")
            if path.is_file() and not is_temporary(path)}
    return {**left, "status": str(status).encode()}


def is_temporary(path):
    return path.name.startswith(".ninefold-") and path.name.endswith(".tmp")
