"""Generated projects have the counts that were asked for, and are the same each time."""
import pathlib
import struct
import subprocess
import tempfile
import unittest
import zlib
from xml.etree import ElementTree

from checks import projects, support


def contents(root):
    """The files below a folder outside .git with their contents, and the folders."""
    files, folders = {}, set()
    for path in pathlib.Path(root).rglob("*"):
        name = path.relative_to(root)
        if ".git" not in name.parts:
            if path.is_dir():
                folders.add(str(name))
            else:
                files[str(name)] = path.read_bytes()
    return files, folders


class ProjectTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name)

    def made(self, write, *arguments):
        """What a function writes, which is the same a second time."""
        twice = []
        for _ in range(2):
            folder = pathlib.Path(tempfile.mkdtemp(dir=self.root))
            write(folder, *arguments)
            twice.append(contents(folder))
        self.assertEqual(*twice)
        return twice[0]

    def test_repositories_have_the_given_counts(self):
        for counts in (projects.Counts.of(12), projects.Counts.of(150), projects.Counts(100, 260, 300),
                       projects.Counts(100, 190, 180)):
            with self.subTest(counts):
                files, folders = self.made(projects.repository, counts)
                documents = [name for name in files if name.endswith(support.ENDINGS)]
                self.assertEqual(projects.Counts(len(documents), len(files), len(folders)), counts)

    def test_impossible_counts_are_refused(self):
        for counts in (projects.Counts(0, 40, 40), projects.Counts(100, 100, 300), projects.Counts(100, 260, 100),
                       projects.Counts(100, 260, 9000)):
            with self.subTest(counts), self.assertRaisesRegex(ValueError, "no repository of this shape"):
                projects.repository(self.root / "impossible", counts)

    def test_documents_are_well_formed_and_sources_declare_their_classes(self):
        files, _ = self.made(projects.repository, projects.Counts.of(40))
        declared = b"".join(content for name, content in files.items() if name.endswith(".swift"))
        missing, plain = [], []
        for name, content in files.items():
            if name.endswith(support.ENDINGS):
                document = ElementTree.fromstring(content)
                ids = [each.get("id") for each in document.iter() if each.get("id")]
                self.assertEqual(len(ids), len(set(ids)), name)
                for each in document.iter("outlet"):
                    self.assertIn(each.get("destination"), ids)
                classes = [each.get("customClass") for each in document.iter() if each.get("customModule")]
                screen = int(pathlib.Path(name).stem.removeprefix("Screen"))
                if not classes:
                    plain.append(screen % projects.PERIOD)
                elif f"class {classes[0]}:".encode() not in declared:
                    missing.append(screen % projects.PERIOD)
        self.assertEqual(set(plain), {projects.IS_PLAIN})
        self.assertEqual(set(missing), {projects.CLASS_IS_MISSING})

    def test_a_commit_has_everything(self):
        names = []
        for number in range(2):
            folder = self.root / f"committed{number}"
            folder.mkdir()
            projects.repository(folder, projects.Counts.of(12), True)
            status = subprocess.run(["git", "-C", folder, "status", "--short"], capture_output=True, text=True, check=True)
            self.assertEqual(status.stdout, "")
            names.append(projects.git(folder, "rev-parse", "HEAD").stdout)
        self.assertEqual(*names)

    def test_a_document_beside_a_catalog(self):
        files, _ = self.made(projects.beside_catalog, 7, projects.set_name(3))
        sets = [name for name in files if name.endswith(".imageset/Contents.json")]
        self.assertEqual(len(sets), 7)
        self.assertIn(b'image="image00003"', files["App/Main.storyboard"])
        self.assertIn("App/Assets.xcassets/image00003.imageset/image00003.png", files)
        files, _ = self.made(projects.beside_catalog, 0)
        self.assertEqual(set(files), {"App/Main.storyboard", "App/Assets.xcassets/Contents.json"})
        self.assertNotIn(b"imageView", files["App/Main.storyboard"])

    def test_a_monorepo(self):
        files, _ = self.made(projects.monorepo, 3, 5)
        self.assertEqual(len([name for name in files if name.endswith(".imageset/Contents.json")]), 15)
        self.assertEqual(len([name for name in files if name.endswith(".storyboard")]), 3)

    def test_images_are_png(self):
        image = projects.png(20, (1, 2, 3))
        self.assertEqual(image[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", image[16:24]), (20, 20))
        self.assertEqual(struct.unpack(">I", image[29:33])[0], zlib.crc32(image[12:29]))
        self.assertEqual(zlib.decompress(image[41:-16]), (b"\0" + bytes((1, 2, 3)) * 20) * 20)

    def test_the_script(self):
        script = support.ROOT / "scripts/generate-project"
        subprocess.run([script, "repository", "--documents", "12", self.root / "a"], check=True)
        self.assertTrue((self.root / "a/App/Info.plist").is_file())
        for words in (["repository", self.root / "a"], ["repository", "--documents", "12", "--files", "12", self.root / "b"]):
            done = subprocess.run([script, *words], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn("usage: scripts/generate-project", done.stderr)
        self.assertFalse((self.root / "b").exists())
