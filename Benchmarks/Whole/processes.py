"""Runs processes and measures the resources that they use."""
import dataclasses, os, re, shutil, subprocess, sys
from typing import Callable, Optional


class Skipped(Exception):
    """The reason for which a row is not measured."""


@dataclasses.dataclass(frozen=True)
class Command:
    """A command line, the folder in which it runs, and what precedes each of its runs without being measured."""
    words: list
    folder: str
    before: Optional[Callable[[], None]] = None


@dataclasses.dataclass(frozen=True)
class Run:
    """What one process took: user and system seconds, seconds by the clock, and its peak memory."""
    seconds: float
    wall: float
    megabytes: float


class Processes:
    """Starts processes with the program of Benchmarks/Launcher, so that none inherits this process' memory."""

    def __init__(self, launcher, runs, environment):
        self.launcher, self.runs, self.environment = launcher, runs, environment

    def run(self, command):
        if command.before:
            command.before()
        line = subprocess.run([self.launcher, *command.words], cwd=command.folder, env=self.environment,
                              capture_output=True, text=True, check=True).stdout
        seconds, wall, peak, status = line.split()
        # Documents have findings, and corpora contain faulty ones: status 1 is expected.
        if status not in ("0", "1"):
            sys.exit(f"scripts/bench: {' '.join(map(str, command.words[:6]))} … ended with status {status}")
        return Run(float(seconds), float(wall), int(peak) / (1 << 20))

    def best(self, *commands, runs=None):
        """Returns the cheapest run of each command, run alternately."""
        best = [None] * len(commands)
        for _ in range(runs or self.runs):
            for index, command in enumerate(commands):
                run = self.run(command)
                if best[index] is None or run.seconds < best[index].seconds:
                    best[index] = run
        return best

    def instructions(self, command):
        """Returns the number of instructions that a process executes outside the kernel, and the program that counted them."""
        for counter in (self.with_counters, self.with_callgrind):
            count = counter(command)
            if count:
                return count, counter.__name__.removeprefix("with_")
        raise Skipped("neither the processor's counters nor valgrind are available")

    def with_counters(self, command):
        said = self.said(["perf", "stat", "-x,", "-e", "instructions:u"], command)
        counted = re.search(r"^(\d+),[^,]*,instructions:u", said, re.MULTILINE)
        return int(counted[1]) if counted else None

    def with_callgrind(self, command):
        said = self.said(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"], command)
        counted = re.search(r"Collected : (\d+)", said)
        return int(counted[1]) if counted else None

    def said(self, counter, command):
        if not shutil.which(counter[0]):
            return ""
        if command.before:
            command.before()
        # A random seed of hash tables would change the number from run to run.
        environment = {**self.environment, "SWIFT_DETERMINISTIC_HASHING": "1"}
        return subprocess.run([*counter, *command.words], cwd=command.folder, env=environment,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace").stderr


def seconds_used(process):
    """Returns the user and system seconds that a running process has used."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_megabytes(process):
    """Returns the largest resident set of a running process."""
    with open(f"/proc/{process}/status", encoding="utf-8") as file:
        return int(re.search(r"^VmHWM:\s*(\d+) kB", file.read(), re.MULTILINE)[1]) / 1024
