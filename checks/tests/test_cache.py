"""The check of caches finds out a program that believes damaged entries."""
import contextlib
import io
import pathlib
import random
import sys
import tempfile
import types
import unittest

from checks import cache, support

# A program with the options of ninefold, whose result for a document is its digest. `TRUSTS` is whether it believes its cache.
PROGRAM = """#!%s -S
import hashlib, os, sys, time
words = sys.argv[1:]
if "--help" in words:
    sys.exit(print("--cache --no-cache"))
def option(name):
    return words[words.index(name) + 1] if name in words else None
def md5(content):
    return hashlib.md5(content).hexdigest()
def write(path, content):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    temporary = os.path.join(os.path.dirname(path), ".ninefold-%%d.tmp" %% os.getpid())
    with open(temporary, "w") as file:
        file.write(content)
    os.replace(temporary, path)
def result(path):
    content = open(path, "rb").read()
    entry = os.path.join(option("--cache") or "none", md5(content) + ".result")
    if option("--cache") and os.path.isfile(entry):
        name, made = (open(entry, errors="replace").read() + " ").split(" ", 1)
        if TRUSTS or name == md5(content) + md5(made.strip().encode()):
            return made.strip()
    made = md5(content + b"result")
    if option("--cache"):
        write(entry, md5(content) + md5(made.encode()) + " " + made)
    return made
# Temporary files of killed runs.
for name in os.listdir("layouts") if os.path.isdir("layouts") else []:
    if name.startswith(".ninefold-"):
        os.remove(os.path.join("layouts", name))
for name in sorted(os.listdir(words[1])):
    made = result(os.path.join(words[1], name))
    print(name, made)
    if words[0] == "compile":
        write(os.path.join("layouts", name + ".layout.json"), made)
""" % sys.executable


class CacheTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.work = pathlib.Path(scratch.name)
        self.documents = self.work / "documents"
        self.documents.mkdir()
        for number in range(5):
            (self.documents / f"{number}.xib").write_text(f"document {number}", encoding="utf-8")

    def check(self, trusts):
        program = self.work / f"tool-{trusts}"
        program.write_text(PROGRAM.replace("TRUSTS", str(trusts)), encoding="utf-8")
        program.chmod(0o755)
        report, output = support.Report("cache", shown=400), io.StringIO()
        options = types.SimpleNamespace(tool=program, folder=self.documents, kills=5, damages=8, processes=3)
        with contextlib.redirect_stdout(output):
            line = cache.check(options, report)
        return report.faults, output.getvalue() + line

    def test_a_program_that_checks_its_entries(self):
        faults, output = self.check(False)
        self.assertEqual(faults, 0, output)
        self.assertIn("compile, lint text, lint json: ", output)
        self.assertIn("24 caches damaged, 3 processes", output)

    def test_a_program_that_believes_its_entries(self):
        faults, output = self.check(True)
        self.assertGreater(faults, 0)
        self.assertIn("lint json, the run after damage", output)
        self.assertIn("stdout differs", output)

    def test_every_damage_changes_files_of_the_cache(self):
        for damage in cache.DAMAGES:
            with self.subTest(damage.__name__):
                folder = self.work / damage.__name__
                folder.mkdir()
                entries = [folder / f"{number}.result" for number in range(6)]
                chance, changed = random.Random(1), 0
                for _ in range(20):
                    for number, entry in enumerate(entries):
                        entry.unlink(missing_ok=True)
                        entry.write_text(f"entry {number}", encoding="utf-8")
                    self.assertTrue(damage(chance, entries).startswith(damage.__name__))
                    changed += any(not entry.is_file() or entry.is_symlink() or entry.read_bytes() != f"entry {number}".encode()
                                   for number, entry in enumerate(entries))
                self.assertGreater(changed, 10)
