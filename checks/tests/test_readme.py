"""Tests of `check readme`: which commands a page has, and which output it shows."""
import unittest

from checks import readme

PAGE = """# Name

## Finds

```console
$ one --two
first
…
last
$ three
```

## Install

```sh
not this
```
"""


class Readme(unittest.TestCase):
    def test_sections_have_titles(self):
        self.assertEqual(list(readme.sections(PAGE)), ["Finds", "Install"])

    def test_output_follows_its_command(self):
        ((kind, block),) = readme.BLOCK.findall(readme.sections(PAGE)["Finds"])
        self.assertEqual(
            list(readme.commands(kind, block)), [("one --two", "first\n…\nlast\n"), ("three", "")])

    def test_lines_of_a_shell_block_are_commands(self):
        self.assertEqual(
            list(readme.commands("sh", "# why\none \\\n  --two\n\nthree\n")),
            [("one    --two", None), ("three", None)])

    def test_an_ellipsis_stands_for_lines(self):
        self.assertTrue(readme.shows("first\n…\nlast\n", "first\nlast\n"))
        self.assertTrue(readme.shows("first\n…\nlast\n", "first\na\n\nb\nlast\n"))
        self.assertTrue(readme.shows("", ""))

    def test_other_output_is_a_difference(self):
        self.assertFalse(readme.shows("first\n…\nlast\n", "first\na\n"))
        self.assertFalse(readme.shows("first\n", "second\n"))
        self.assertFalse(readme.shows("", "more\n"))
        self.assertFalse(readme.shows("a…b\n", "a and b\n"))


if __name__ == "__main__":
    unittest.main()
