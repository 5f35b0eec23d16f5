"""Tests the files in `integrations` for other tools: build systems, hooks, services.

Without names, all fast tests run; --all adds Bazel and SwiftPM, which take longer. If a tool is
missing, its test is skipped and reported as such.
"""
import subprocess, time

from checks import support

ARGUMENTS = [
    support.argument("names", metavar="NAME", nargs="*", help="a folder of integrations"),
    support.argument("--all", action="store_true")]
QUICK = ["outputs", "page", "worker", "bazel/modules", "make", "cmake", "pre-commit", "github",
         "github/review", "gitlab", "container", "editors"]
SLOW = ["bazel", "swiftpm"]


def check(options, report):
    names = QUICK + SLOW if options.all else options.names or QUICK
    for name in names:
        began = time.monotonic()
        script = support.ROOT / "integrations" / name / "check"
        if not script.is_file():
            raise support.Failure(f"there is no {script}")
        if subprocess.run([script, options.tool]).returncode != 0:
            report.fault(f"{name}: failed")
        report.say(f"{name}: {time.monotonic() - began:.0f} s")
    return f"{len(names)} integrations"
