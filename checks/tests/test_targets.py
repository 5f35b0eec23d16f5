"""Violations in targets are found."""
import pathlib
import tempfile
import unittest

from checks import targets

PACKAGE = {"targets": [
    {"name": "CYajl", "type": "system", "dependencies": []},
    {"name": "Base", "type": "regular", "dependencies": [{"byName": ["CYajl", None]}]},
    {"name": "BaseTests", "type": "test", "dependencies": [{"byName": ["Base", None]}]},
    {"name": "Layout", "type": "regular", "dependencies": [{"byName": ["Base", None]}]},
    {"name": "LayoutTests", "type": "test", "dependencies": [{"byName": ["Layout", None]}]},
    {"name": "NinefoldCommandLine", "type": "regular", "dependencies": [
        {"target": ["Layout", None]}]},
    {"name": "NinefoldCommandLineTests", "type": "test", "dependencies": [
        {"byName": ["NinefoldCommandLine", None]}]},
]}
SOURCES = {
    "Sources/Base/Reader.swift": "package import CYajl\n\nfunc read(_ text: String) {}\nread(\"\")\n",
    "Tests/BaseTests/Tests.swift": "import Foundation\nimport Testing\n\n@testable import Base\n",
    "Sources/Layout/Layout.swift": "@_exported public import struct Base.Rect\n",
    "Tests/LayoutTests/Tests.swift": "import Layout\n",
    "Sources/NinefoldCommandLine/File.swift":
        "#if canImport(Glibc)\n  import Glibc\n#endif\nimport Layout\n\nprint(fopen(\"a\", \"r\"))\n",
    "Tests/NinefoldCommandLineTests/Tests.swift": "import NinefoldCommandLine\n",
}


class TargetTests(unittest.TestCase):
    def faults(self, changed=None, package=PACKAGE):
        """Returns the faults of a package whose sources are those above, except for the given ones."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, text in {**SOURCES, **(changed or {})}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            all_targets = targets.read(package)
            return [f"{each.name}: {fault}" for each in all_targets for fault in
                    targets.faults(each, all_targets, targets.read_sources(root, each))]

    def planted(self, path, line):
        return self.faults({path: f"{line}\n{SOURCES[path]}"})

    def without(self, *names):
        return {"targets": [each for each in PACKAGE["targets"] if each["name"] not in names]}

    def test_a_package_in_order_has_no_faults(self):
        self.assertEqual(self.faults(), [])

    def test_plugins_run_programs_without_an_import(self):
        package = {"targets": [
            *PACKAGE["targets"], {"name": "Program", "type": "executable", "dependencies": []},
            {"name": "Lint", "type": "plugin", "dependencies": [{"byName": ["Program", None]}]}]}
        self.assertEqual(targets.read(package)[-1].path, "Plugins/Lint")
        found = self.faults({"Plugins/Lint/Lint.swift": "import Foundation\nimport PackagePlugin\n"}, package)
        self.assertEqual(found, ["Program: has no tests of its own: ProgramTests"])

    def test_numbers_of_systems(self):
        for line in ("if system.major >= 26 {}", "let old = SystemVersion(9)", "for each in 7...26 {}"):
            found = self.planted("Sources/Layout/Layout.swift", line)
            self.assertEqual(len(found), 1, found)
            self.assertIn("compares a system version with a number", found[0])
        self.assertEqual(self.faults({"Sources/Layout/BarTable.swift": "let old = SystemVersion(9)\n"}), [])

    def test_layout_knows_no_editor(self):
        for name, expected in (("InterfaceLayout/Root", 1), ("InterfaceResolution/Scene/Root", 1),
                               ("InterfaceResolution/Environment/Root", 0), ("Layout/Root", 0)):
            found = list(targets.facts(f"Sources/{name}.swift", "if isCanvas { use(CanvasEra.self) }"))
            self.assertEqual(len(found), 2 * expected, found)

    def test_folders_without_a_target(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path in ("Sources/Base/A.swift", "Tests/BaseTests/A.swift", "Tests/LostTests/A.swift", "Tests/Data/a.txt"):
                (root / path).parent.mkdir(parents=True)
                (root / path).touch()
            self.assertEqual(targets.orphans(root, targets.read(PACKAGE)), ["Tests/LostTests"])

    def test_undeclared_imports(self):
        for name, path in (("Layout", "Sources/Layout/Layout.swift"),
                           ("LayoutTests", "Tests/LayoutTests/Tests.swift")):
            self.assertEqual(self.planted(path, "import CYajl"), [
                f"{name}: {path} imports CYajl, which Package.swift does not declare"])

    def test_upward_imports(self):
        package = {"targets": [dict(each) for each in PACKAGE["targets"]]}
        package["targets"][1]["dependencies"] = [
            {"byName": ["CYajl", None]}, {"byName": ["Layout", None]}]
        path = "Sources/Base/Reader.swift"
        self.assertEqual(self.faults({path: "import Layout\n" + SOURCES[path]}, package), [
            "Base: depends on Layout, which is not above it in Package.swift"])

    def test_dependencies_that_nothing_imports(self):
        self.assertEqual(self.faults({"Sources/Layout/Layout.swift": "// import Base\n"}), [
            "Layout: declares Base, which no file imports"])

    def test_foundation(self):
        path = "Sources/NinefoldCommandLine/File.swift"
        for module in ("Foundation", "FoundationEssentials"):
            self.assertEqual(self.planted(path, f"internal import {module}"), [
                f"NinefoldCommandLine: {path} imports {module}"])

    def test_file_access_outside(self):
        path = "Sources/Layout/Layout.swift"
        found = self.planted(path, "  @preconcurrency import Glibc\nlet file = fopen(path, mode)")
        self.assertEqual(found, [
            f"Layout: {path} imports Glibc",
            f"Layout: {path} calls fopen: only these may access files: {', '.join(sorted(targets.FILES))}"])
        # Through the module map of another library.
        path = "Sources/Base/Reader.swift"
        found = self.planted(path, "let folder = opendir(path)")
        self.assertEqual([fault.split(":")[1] for fault in found], [f" {path} calls opendir"])

    def test_the_terminal_and_the_environment_outside(self):
        for path, line, name in (
                ("Sources/Layout/Layout.swift", "print(1)", "print"),
                ("Sources/Layout/Layout.swift", "let path = CommandLine.arguments", "CommandLine"),
                ("Sources/Base/Reader.swift", "fflush(stdout)", "stdout"),
                ("Sources/Base/Reader.swift", "let home = getenv(name)", "getenv")):
            self.assertTrue(any(f"{path} uses {name}" in fault
                                for fault in self.planted(path, line)), name)

    def test_comments_texts_and_members_are_no_calls(self):
        for line in ("// print(1)", "/* print(1) */", 'let text = "print(1)"', "file.print(1)",
                     'let text = """\n  import Glibc\n  print(1)\n  """'):
            self.assertEqual(self.planted("Sources/Layout/Layout.swift", line), [], line)

    def test_targets_without_tests(self):
        self.assertEqual(self.faults(package=self.without("LayoutTests")), [
            "Layout: has no tests of its own: LayoutTests"])
