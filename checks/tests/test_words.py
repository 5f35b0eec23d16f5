"""Words are counted only in prose, and an increased count is a fault."""
import pathlib
import unittest

from checks import words


class WordTests(unittest.TestCase):
    def test_comments_and_texts_are_prose_and_code_is_not(self):
        path = pathlib.Path("Sources/A/B.swift")
        self.assertEqual(words.prose(path, 'let stands = 1  // It stands.\nprint("nobody reads this", "stands")\n'),
                         ["It stands.", "nobody reads this"])
        self.assertEqual(words.prose(pathlib.Path("Tests/A.swift"), 'print("nobody reads this")\n'), [])
        self.assertEqual(words.prose(pathlib.Path("docs/a.md"), "It stands.\n"), ["It stands."])

    def test_counts_may_only_fall(self):
        ceiling = words.read("2 nobody\n3 at hand\n")
        self.assertEqual(list(words.faults({"nobody": 2, "at hand": 1}, ceiling)), [])
        found = list(words.faults({"nobody": 3, "mend": 0}, ceiling))
        self.assertEqual(len(found), 2)
        self.assertIn("no count", found[0])
        self.assertIn("3 times, more than 2", found[1])
