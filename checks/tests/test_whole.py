"""The rows of `scripts/bench whole` measure what they are named for, and skip what a program cannot do."""
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from Benchmarks.Whole import bench, processes, rows, watch, worker
from checks import projects, support

# Runs a command, and prints what a launcher prints: made-up times and memory, and the status.
LAUNCHER = """#!/bin/sh
"$@" > /dev/null 2>&1
echo "0.020000 0.030000 2097152 $?"
"""
# A program with the options of ninefold, which records its arguments, watches one document and answers requests.
PROGRAM = """#!%s -S
import json, os, sys, time
words = sys.argv[1:]
if "--help" in words:
    sys.exit(print("HELP"))
with open("RECORD", "a") as file:
    file.write(" ".join(words) + "\\n")
if "--persistent_worker" in words:
    for line in sys.stdin:
        request = json.loads(line)
        with open("RECORD", "a") as file:
            digests = {each["path"]: each["digest"] for each in request["inputs"]}
            document = open(request["arguments"][-1]).read()
            file.write("request %%d %%s %%s\\n" %% (len(digests), digests.get(request["arguments"][-1]), document[document.find("constant="):][:13]))
        print(json.dumps({"exitCode": 0, "output": "", "requestId": 1}), flush=True)
if "--watch" in words:
    out, folder, seen = words[words.index("-o") + 1], words[words.index("-o") + 2], None
    while True:
        content = open(folder + "/Watched.storyboard").read()
        if content != seen:
            seen = content
            os.makedirs(out, exist_ok=True)
            open(out + "/.new", "w").write(content)
            os.replace(out + "/.new", out + "/Watched.storyboard.layout.json")
        time.sleep(0.01)
""" % sys.executable


class WholeTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.work = pathlib.Path(scratch.name)
        self.record = self.work / "record"
        self.corpus = self.work / "corpus"
        self.corpus.mkdir()
        for number, size in enumerate((2, 12, 40)):
            (self.corpus / f"{number}.storyboard").write_text(projects.storyboard(number, size, None, None, []), encoding="utf-8")

    def bench(self, help_text="--no-cache"):
        launcher, tool = self.work / "launcher", self.work / "tool"
        launcher.write_text(LAUNCHER, encoding="utf-8")
        tool.write_text(PROGRAM.replace("HELP", help_text).replace("RECORD", str(self.record)), encoding="utf-8")
        for path in (launcher, tool):
            path.chmod(0o755)
        scratch = self.work / "scratch"
        scratch.mkdir(exist_ok=True)
        runner = processes.Processes(launcher, 1, {"PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": str(scratch / "cache")})
        return bench.Bench(str(tool), str(self.corpus), support.documents([self.corpus]), runner, scratch, [])

    def recorded(self):
        return self.record.read_text(encoding="utf-8").splitlines()

    def test_lint_rows_leave_out_the_cache(self):
        table = dict(rows.lint(self.bench()))
        self.assertEqual(table["lint, one file of 10 and 229 kB / xmllint"], "1.00, 1.00")
        self.assertTrue(all("--no-cache" in line for line in self.recorded()))
        self.assertEqual(len(table), 3)

    def test_a_single_file_is_in_a_project_of_its_own(self):
        document = self.bench().near(10_000)
        self.assertEqual(sorted(path.name for path in document.parent.iterdir()), [".git", document.name])

    def test_second_runs_are_skipped_without_a_cache(self):
        with self.assertRaisesRegex(processes.Skipped, "no cache"):
            list(rows.again(self.bench(help_text="nothing")))
        self.assertFalse(self.record.exists())
        table = dict(rows.again(self.bench()))
        self.assertEqual(len(table), 3)
        self.assertEqual([line.split()[1] for line in self.recorded()].count("--no-cache"), 1)

    def test_one_document_in_a_repository(self):
        counts = projects.Counts.of(120)
        with mock.patch.object(rows, "REPOSITORY", counts), mock.patch.object(rows, "SCREENS", ("Screen00005", "Screen00009")):
            table = dict(rows.repository(self.bench()))
        self.assertEqual(len(table), 5)
        self.assertIn("lint, one document in a repository of 120 / by itself: run after the document changed", table)
        self.assertTrue(any(line.endswith("Screen00005.xib") for line in self.recorded()))

    def test_changes_are_all_different(self):
        path = self.work / "A.storyboard"
        change = self.bench().small_document(path)
        texts = set()
        for _ in range(5):
            change()
            texts.add(path.read_text(encoding="utf-8"))
        self.assertEqual(len(texts), 5)
        with self.assertRaisesRegex(AssertionError, "not a generated document"):
            bench.Changes(__file__.replace("test_whole", "test_words"))

    def test_a_watching_run(self):
        with mock.patch.object(watch, "IDLE_SECONDS", 0.2):
            table = dict(watch.rows(self.bench()))
        names = list(table)
        self.assertEqual(len(names), 3)
        self.assertIn("ms", table[names[0]])
        self.assertTrue(table[names[1]].endswith("%"))

    def test_a_watching_run_that_ends(self):
        tool = self.bench()
        pathlib.Path(tool.tool).write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
        with self.assertRaisesRegex(processes.Skipped, "--watch ended with status 3"):
            list(watch.rows(tool))

    def test_requests_name_changed_documents_with_their_digests(self):
        with mock.patch.object(worker, "CATALOGS", 3):
            table = dict(worker.rows(self.bench()))
        self.assertEqual(len(table), 4)
        requests = [line.split() for line in self.recorded() if line.startswith("request")]
        self.assertEqual(len(requests), 20)
        self.assertEqual({int(request[1]) for request in requests}, {0, 43})
        # No document is sent twice to a worker, and each has the digest of what it is.
        for first in range(0, 20, 5):
            self.assertEqual(len({request[3] for request in requests[first:first + 5]}), 5)
        digests = [request[2] for request in requests if request[1] == "43"]
        self.assertEqual(len(set(digests)), 10)

    def test_digests_are_those_of_bazel(self):
        self.assertEqual(worker.digest(b""), "ZTNiMGM0NDI5OGZjMWMxNDlhZmJmNGM4OTk2ZmI5MjQyN2FlNDFlNDY0OWI5MzRjYTQ5NTk5MWI3ODUyYjg1NQ==")

    def test_the_launcher_counts_the_child_only(self):
        launcher = self.work / "real"
        built = subprocess.run(["cc", "-O2", support.ROOT / "Benchmarks/Launcher/launcher.c", "-o", launcher], check=False)
        if built.returncode != 0:
            self.skipTest("there is no C compiler")
        runner = processes.Processes(launcher, 1, {"PATH": "/usr/bin:/bin"})
        # This process has far more memory than /bin/true.
        run = runner.run(processes.Command(["true"], self.work))
        self.assertLess(run.megabytes, 8)
        self.assertLess(run.seconds, run.wall + 1)

    def test_ratios_have_two_digits(self):
        self.assertEqual(bench.ratios((1, 30), (3, 2)), "0.033, 1.50")
        self.assertEqual([bench.milliseconds(each) for each in (0.0123, 0.5)], ["12.3 ms", "500 ms"])

    def test_unknown_groups_are_refused(self):
        script = support.ROOT / "scripts/whole-runs"
        listed = self.work / "list"
        listed.write_text("", encoding="utf-8")
        done = subprocess.run([script, "launcher", "tool", "corpus", listed, "2", "lint", "linty"], capture_output=True, text=True,
                              check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no group linty: lint, repository", done.stderr)
