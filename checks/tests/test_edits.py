"""The check of edits finds what a cache misses, and edits everything."""
import contextlib
import io
import pathlib
import random
import sys
import tempfile
import types
import unittest

from checks import edits, project_edits, projects, support

# A program with the options of ninefold, whose findings are the digests of the files. `CACHE` is what its cache believes.
PROGRAM = """#!%s -S
import hashlib, json, os, subprocess, sys
words, found = sys.argv[1:], []
if "--help" in words:
    sys.exit(print("--cache --no-cache"))
if words == ["--persistent_worker"]:
    kept = {}
    for line in sys.stdin:
        command = json.loads(line)["arguments"]
        answer = subprocess.run([sys.argv[0], *command], capture_output=True, text=True).stdout
        if "CACHE" == "forever":
            answer = kept.setdefault(tuple(command), answer)
        print(json.dumps({"exitCode": 0, "output": answer}), flush=True)
    sys.exit()
def option(name):
    return words[words.index(name) + 1] if name in words else None
def key(path):
    status = os.stat(path)
    return {"nothing": None, "forever": None, "stamps": "%%s %%d %%d" %% (path, status.st_size, status.st_mtime_ns)}["CACHE"]
def digest(path):
    name = cache and key(path) and hashlib.md5(key(path).encode()).hexdigest()
    if name and os.path.exists(os.path.join(cache, name)):
        return open(os.path.join(cache, name)).read()
    made = hashlib.md5(open(path, "rb").read()).hexdigest()
    if cache:
        os.makedirs(cache, exist_ok=True)
        temporary = os.path.join(cache, ".%%d" %% os.getpid())
        with open(temporary, "w") as file:
            file.write(made)
        os.replace(temporary, os.path.join(cache, name or "entry"))
    return made
cache = option("--cache")
for parent, folders, files in os.walk(words[1]) if os.path.isdir(words[1]) else [("", [], [words[1]])]:
    folders[:] = sorted(each for each in folders if each != ".git")
    for name in sorted(files):
        path = os.path.join(parent, name)
        found.append(path + " " + (digest(path) if os.path.isfile(path) else "no file"))
print("\\n".join(found))
if "-o" in words:
    os.makedirs(option("-o"), exist_ok=True)
    open(os.path.join(option("-o"), "layout"), "w").write("layout")
""" % sys.executable


class EditTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.work = pathlib.Path(scratch.name)

    def contents(self, root):
        return {str(path): path.read_bytes() for path in root.rglob("*") if path.is_file() and ".git" not in path.parts}

    def check(self, cache):
        program = self.work / cache
        program.write_text(PROGRAM.replace("CACHE", cache), encoding="utf-8")
        program.chmod(0o755)
        report = support.Report("edits")
        options = types.SimpleNamespace(tool=program, edits=24, documents=12, each=2, seed=7)
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            edits.check(options, report)
        return report.faults, output.getvalue()

    def test_a_program_that_reads_every_file_has_no_faults(self):
        faults, output = self.check("nothing")
        self.assertEqual(faults, 0, output)

    def test_a_cache_that_believes_in_size_and_time_is_found_out(self):
        faults, output = self.check("stamps")
        self.assertGreater(faults, 0)
        self.assertIn("lint .: stdout differs: ‘-./", output)
        self.assertIn("change_with_old_stamps: ", output)

    def test_a_worker_that_keeps_its_answers_is_found_out(self):
        faults, output = self.check("forever")
        self.assertGreater(faults, 0)
        self.assertIn("worker: lint .: answer differs: ", output)

    def test_every_edit_applies_and_can_be_undone(self):
        root = self.work / "project"
        root.mkdir()
        projects.repository(root, projects.Counts.of(12), True)
        projects.git(root, "tag", "start")
        editor = project_edits.Editor(root, random.Random(2))
        before, made = self.contents(root), set()
        while made != {each.__name__ for each in editor.edits}:
            self.assertLess(editor.made, 2000, made)
            for _ in range(20):
                made.add(editor.edit().split(":")[0])
            editor.restore()
            after = self.contents(root)
            self.assertEqual([path for path in {*before, *after} if before.get(path) != after.get(path)], [])

    def test_changes_have_an_effect_and_every_kind_of_file_has_words(self):
        projects.repository(self.work, projects.Counts.of(12), True)
        editor = project_edits.Editor(self.work, random.Random(3))
        kinds = {project_edits.kind(path) for path in self.work.rglob("*") if ".git" not in path.parts} - {None}
        self.assertEqual(kinds, set(project_edits.WORDS))
        for kind in sorted(kinds):
            for _ in range(20):
                path = editor.file(kind)
                self.assertNotEqual(editor.changed(path), path.read_bytes(), path)
