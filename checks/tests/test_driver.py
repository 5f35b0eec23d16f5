"""The driver finds checks, and returns their exit status."""
import contextlib
import io
import sys
import types
import unittest
from unittest import mock

from checks import driver, support


def main(*words):
    """Returns the exit status of the driver, and its output on both streams."""
    output, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        try:
            status = driver.main(list(words))
        except SystemExit as ended:
            status = ended.code
    return status, output.getvalue(), errors.getvalue()


class NameTests(unittest.TestCase):
    def test_all_checks_are_listed_with_what_they_ask(self):
        status, output, _ = main("--list")
        self.assertEqual(status, 0)
        self.assertEqual([line.split()[0] for line in output.splitlines()], driver.names())
        self.assertLessEqual({"apps", "page", "right-to-left"}, set(driver.names()))
        self.assertFalse({"support", "driver", "tests"} & set(driver.names()))

    def test_every_check_has_help(self):
        for name in driver.names():
            with self.subTest(name):
                status, output, _ = main(name, "--help")
                self.assertEqual(status, 0)
                self.assertIn(f"usage: scripts/check {name}", output)
                self.assertIn(driver.module(name).__doc__.splitlines()[0], output)

    def test_programs_are_those_of_the_release_build(self):
        for name, tool in (("fixes", "ninefold"), ("conflicts", "TestDriver")):
            found = driver.parser(name).get_default("tool")
            self.assertEqual(found, support.ROOT / ".build/release" / tool)
        self.assertIsNone(driver.parser("targets").get_default("tool"))

    def test_unknown_names_and_programs_are_refused(self):
        for words in ([], ["no-such-check"], ["reporters", "--tool", "/no/such/program"]):
            with self.subTest(words):
                status, _, errors = main(*words)
                self.assertEqual(status, 2)
                self.assertIn("usage: scripts/check", errors)


class EndTests(unittest.TestCase):
    def end(self, check):
        made = types.SimpleNamespace(
            __doc__="Adds.", ARGUMENTS=[support.argument("sum")], check=check)
        with mock.patch.object(driver, "module", return_value=made):
            return main("reporters", "--tool", sys.executable, "2")

    def test_a_check_without_faults(self):
        status, output, _ = self.end(lambda options, report: f"{options.sum} sums")
        self.assertEqual((status, output), (0, "reporters: 2 sums: 0 faults\n"))

    def test_a_check_with_faults(self):
        def check(options, report):
            report.fault("1 + 1 is 3")
            return "1 sum"

        self.assertEqual(self.end(check)[:2], (1, "1 + 1 is 3\nreporters: 1 sum: 1 fault\n"))

    def test_a_check_that_is_skipped(self):
        self.assertEqual(self.end(lambda options, report: None), (0, "", ""))

    def test_a_check_that_cannot_go_on(self):
        def check(options, report):
            raise support.Failure("the paper is full")

        self.assertEqual(self.end(check), (1, "", "scripts/check reporters: the paper is full\n"))
