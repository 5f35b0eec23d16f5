"""Other versions and addresses than those of the source are found and replaced."""
import unittest

from checks import versions

ADDRESS = "https://github.com/OWNER/ninefold"


class VersionTests(unittest.TestCase):
    def test_versions_of_ninefold_are_found(self):
        for text in ('- uses: OWNER/ninefold/integrations/github@v1.0.0\n', "  rev: v1.0.0\n", "#       ref: v1.0.0\n",
                     "pip install ninefold-ib==1.0.0\n", "ninefold-1.0.0-linux-x86_64.tar.gz", "version: 1.0.0\n",
                     'module(name = "ninefold_rules", version = "1.0.0")', f'.package(url: "{ADDRESS}", exact: "1.0.0")',
                     f"{ADDRESS}/releases/download/v1.0.0/x", "ninefold_1.0.0-1_amd64.deb", '  NINEFOLD_VERSION: "1.0.0"\n'):
            with self.subTest(text):
                self.assertEqual(versions.examine(text, "1.0.0", ADDRESS), (1, [], text))
                count, faults, changed = versions.examine(text, "2.10.0", ADDRESS)
                self.assertEqual((count, len(faults)), (1, 1))
                self.assertEqual(changed, text.replace("1.0.0", "2.10.0"))

    def test_versions_of_others_are_not(self):
        for text in ("actions/checkout@v4.1.0", "zizmor==1.0.0", "bazel 8.0.0", 'name = "platforms", version = "1.0.0")'):
            self.assertEqual(versions.examine(text, "2.0.0", ADDRESS), (0, [], text))

    def test_addresses_are_the_same(self):
        text = "see https://example.org/some/ninefold/releases\n  uses: some/ninefold/integrations/github@main\n"
        _, faults, changed = versions.examine(text, "1.0.0", ADDRESS)
        self.assertEqual(len(faults), 2)
        self.assertEqual(changed, f"see {ADDRESS}/releases\n  uses: OWNER/ninefold/integrations/github@main\n")

    def test_a_tag_needs_a_section_of_the_changelog(self):
        text = "## Unreleased\n\n## [1.0.0] - 2027-01-02\n"
        self.assertEqual(list(versions.history(text, "1.0.0", ["v1.0.0"])), [])
        self.assertEqual(len(list(versions.history(text, "1.1.0", []))), 1)
        self.assertEqual(len(list(versions.history("## Unreleased\n", "1.0.0", ["v1.0.0"]))), 1)
        self.assertEqual(len(list(versions.history(text, "1.0.0", ["v1.0.1"]))), 1)
