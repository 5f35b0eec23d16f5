"""Checks that verify the built tool against documents, arithmetic and third-party parsers.

A check is a module: its docstring is its help, `ARGUMENTS` are its arguments for `argparse`, and
`check(options, report)` adds faults to the report and returns the closing line, or None if the
check was skipped. `TOOL` names a program other than `ninefold`, or is None. `scripts/check NAME`
runs a check.
"""
