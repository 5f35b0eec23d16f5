"""Runs one check; called by `scripts/check`."""
import argparse, importlib, pathlib, pkgutil, sys

import checks
from checks import support

# Modules in this folder that are not checks.
OTHERS = {"driver", "merge_edits", "merge_oracle", "project_edits", "projects", "support"}


def names():
    """Returns the names of all checks, as on the command line."""
    modules = (each.name for each in pkgutil.iter_modules(checks.__path__) if not each.ispkg)
    return sorted(name.replace("_", "-") for name in modules if name not in OTHERS)


def module(name):
    return importlib.import_module("checks." + name.replace("-", "_"))


def parser(name):
    """Returns the argument parser of a check."""
    chosen = module(name)
    tool = getattr(chosen, "TOOL", "ninefold")
    made = argparse.ArgumentParser(
        prog=f"scripts/check {name}", description=chosen.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    if tool:
        made.add_argument(
            "--tool", metavar="PATH", type=pathlib.Path,
            default=support.ROOT / ".build/release" / tool,
            help=f"the built program (.build/release/{tool})")
    made.add_argument("--list", metavar="N", type=int, default=40,
                      help="print at most N faults (40)")
    for names, options in chosen.ARGUMENTS:
        made.add_argument(*names, **options)
    return made


def main(words):
    """Runs the check that the arguments name; returns the exit status."""
    top = argparse.ArgumentParser(
        prog="scripts/check", description="Checks the built tool. NAME --help describes a check.")
    top.add_argument("--list", action="store_true", help="print the names of all checks")
    top.add_argument("name", nargs="?", metavar="NAME", choices=names())
    top.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT")
    given = top.parse_args(words)
    if given.list:
        for name in names():
            print(f"{name:14} {module(name).__doc__.splitlines()[0]}")
        return 0
    if not given.name:
        top.error("missing NAME: --list prints the names of all checks")
    command = parser(given.name)
    options = command.parse_args(given.arguments)
    tool = getattr(options, "tool", None)
    if tool:
        if not tool.is_file():
            command.error(f"there is no program {tool}: build it, or pass its path with --tool")
        options.tool = tool.resolve()
    report = support.Report(given.name, options.list)
    try:
        return report.close(module(given.name).check(options, report))
    except support.Failure as failure:
        print(f"scripts/check {given.name}: {failure}", file=sys.stderr)
        return 1
