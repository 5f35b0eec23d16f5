"""Checks that hold the built tool to documents, to arithmetic and to readers of others.

A check is a module: its doc string is its help, `ARGUMENTS` is what it takes, as `argparse` knows
it, and `check(options, report)` gives faults to the report and returns the closing line, or nothing
where it was skipped. `TOOL` names another program than `ninefold`, or none. `scripts/check NAME`
runs one.
"""
