"""Random edits of a project, of every kind that a cache or an index could miss."""
import os, pathlib, shutil

from checks import projects

# Words in files of each kind, and others that may replace them: of the same length and of another.
WORDS = {
    "document": (
        (b'constant="16"', b'constant="18"'), (b'constant="8"', b'constant="12"'), (b'text="Row', b'text="Line'),
        (b'property="row0"', b'property="row9"'), (b'image="module', b'image="nodule'), (b'customClass="Screen', b'customClass="Skreen'),
        (b'selector="open2:', b'selector="shut2:'), (b'secondAttribute="bottom"', b'secondAttribute="top"'),
        (b'initialViewController="vc-', b'initialViewController="vd-'), (b'kind="show"', b'kind="modal"'),
        (b"<constraints>", b"<constraints>\n<!-- edited -->")),
    "source": (
        (b"var row0", b"var row9"), (b"func open2", b"func shut2"), (b"class Screen", b"class Skreen"), (b"UIViewController {", b"NSObject {"),
        (b"@IBOutlet private", b"private"), (b"import UIKit", b"import UIKit // edited"), (b"struct Model", b"class Model")),
    "catalog": (
        (b"universal", b"iphone"), (b'"filename" : "m', b'"filename" : "n'), (b".png", b".jpg"), (b'"version" : 1', b'"version" : 2')),
    "project": (
        (b"15.0", b"13.0"), (b"AppDelegate.swift", b"AppDelegatX.swift"), (b"product-type.application", b"product-type.framework"),
        (b'"App"', b'"Apple"')),
    "package": ((b'"Resources"', b'"resources"'), (b".v15", b".v13"), (b"Module000", b"Module00"), (b".process", b".copy")),
    "image": ((b"\x08\x02", b"\x08\x06"), (b"\0\0\0\x10", b"\0\0\0\x20"), (b"PNG", b"JPG")),
    "information": ((b"UILaunchScreen", b"UILaunchScreem"), (b"invalid.example", b"example.invalid")),
}
IGNORED = ("*.xib", "Screens/", "Screen0000*", "/Modules", "*.xcassets", "*.swift", "!Screen00002.xib", "Resources/*", "App")
SETTINGS = (
    "lint:\n  disabled: [missing-image]\n", "lint:\n  disabled: [missing-class]\n", "lint:\n  severity: {missing-image: note}\n",
    "lint:\n  excluded: ['**/Screen00004*']\n", "lint:\n  only: [missing-class]\n", 'lint:\n  deployment-target: "12.0"\n',
    "lint:\n  enabled: [low-contrast]\n", "views:\n- class: UILabel\n  text: A few words\n", "lint: [\n", "")


def kind(path):
    """The kind of a file, as `WORDS` has it, or None."""
    if path.name == "Contents.json":
        return "catalog"
    if path.name == "Package.swift":
        return "package"
    return {".storyboard": "document", ".xib": "document", ".swift": "source", ".pbxproj": "project", ".png": "image",
            ".plist": "information"}.get(path.suffix)


class Editor:
    """Makes edits in a generated repository with one commit, in an order that a random generator decides."""

    def __init__(self, root, chance):
        self.root, self.chance, self.made, self.locked = pathlib.Path(root), chance, 0, []
        self.git("branch", "other")
        # Permissions are no obstacle to root.
        self.edits = [each for each in EDITS if each is not lock or os.geteuid() != 0]

    def edit(self):
        """Makes one edit and returns what it was; some edits do not apply to the project as it is, and others are tried."""
        self.made += 1
        while True:
            made = self.chance.choice(self.edits)
            try:
                said = made(self)
            except OSError:
                # Earlier edits are in the way, such as a folder with the name of a file.
                continue
            if said:
                return f"{made.__name__}: {said}"

    def restore(self):
        """Undoes all edits in the files, so that there is always something to edit."""
        self.unlock()
        for folder in self.nested():
            shutil.rmtree(folder)
        # A new index, without files that git leaves alone.
        (self.root / ".git/index").unlink()
        (self.root / ".git/info/exclude").unlink(missing_ok=True)
        self.git("checkout", "--quiet", "--force", "-B", "main", "start")
        self.git("clean", "-ffdxq")

    def git(self, *words, may_fail=False):
        try:
            projects.git(self.root, *projects.IDENTITY, *words)
        except projects.subprocess.CalledProcessError:
            if not may_fail:
                raise

    # Files and folders to edit.

    def paths(self, holds):
        found = []
        for parent, folders, files in os.walk(self.root):
            folders[:] = sorted(each for each in folders if each != ".git")
            place = pathlib.Path(parent)
            found += [place / each for each in (*folders, *sorted(files)) if holds(place / each)]
        return found

    def file(self, *kinds):
        """A random file of one of some kinds, or of any that has words; None if there is none."""
        found = self.paths(lambda path: kind(path) in (kinds or WORDS) and path.is_file() and not path.is_symlink())
        return self.chance.choice(found) if found else None

    def folder(self, holds=lambda path: True):
        found = self.paths(lambda path: path.is_dir() and not path.is_symlink() and holds(path))
        return self.chance.choice(found) if found else None

    def nested(self):
        return [path / ".git" for path in self.paths(lambda path: not path.is_symlink() and (path / ".git").is_dir())]

    def name(self, path):
        return str(path.relative_to(self.root))

    def changed(self, path):
        """The content of a file after an edit: one of its words is another, or a comment follows."""
        content = path.read_bytes()
        words = [pair for old, new in WORDS[kind(path)] for pair in ((old, new), (new, old)) if pair[0] in content]
        if not words:
            return content + b"\n"
        old, new = self.chance.choice(words)
        at = self.chance.choice([at for at in range(len(content)) if content.startswith(old, at)])
        return content[:at] + new + content[at + len(old):]

    def unlock(self):
        for path, mode in reversed(self.locked):
            if path.exists():
                path.chmod(mode)
        self.locked = []


# The edits: each returns what it did, or None if it does not apply.


def change_in_place(editor):
    path = editor.file()
    if path:
        overwrite(path, editor.changed(path))
        return editor.name(path)


def change_with_old_stamps(editor):
    """A change after which the file has its time stamps of before, but for the one that no program can set."""
    path = editor.file()
    if path:
        before = path.stat()
        overwrite(path, editor.changed(path))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        return editor.name(path)


def change_twice(editor):
    """A change that is undone at once, and one that is not."""
    path = editor.file()
    if path:
        content = path.read_bytes()
        overwrite(path, editor.changed(path))
        overwrite(path, content)
        if editor.chance.random() < 0.5:
            overwrite(path, editor.changed(path))
        return editor.name(path)


def append(editor):
    path = editor.file()
    if path:
        with open(path, "ab") as file:
            file.write(editor.chance.choice((b"\n", b" ", b"<!-- more -->\n", b"// more\n", b"<", b"}")))
        return editor.name(path)


def truncate(editor):
    path = editor.file()
    if path:
        os.truncate(path, editor.chance.choice((0, path.stat().st_size // 2, max(path.stat().st_size - 1, 0))))
        return editor.name(path)


def touch(editor):
    path = editor.file()
    if path:
        os.utime(path, editor.chance.choice((None, (0, 0), (1_700_000_000, 1_700_000_000), (4_000_000_000, 4_000_000_000))))
        return editor.name(path)


def replace_by_rename(editor):
    """What most editors do when they save; the time stamp may be that of the old file."""
    path = editor.file()
    if path:
        other, before = path.with_name(".saved"), path.stat()
        other.write_bytes(editor.changed(path))
        if editor.chance.random() < 0.5:
            os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
        os.replace(other, path)
        return editor.name(path)


def replace_by_another(editor):
    """Another file of the kind comes to its place."""
    path = editor.file()
    other = path and editor.file(kind(path))
    if path and other != path:
        os.replace(other, path)
        return f"{editor.name(path)} by {editor.name(other)}"


def rename(editor):
    path = editor.file()
    if path:
        target = path.with_name(f"{editor.chance.choice(('A', 'z'))}{editor.made}{path.suffix}")
        os.rename(path, target)
        return f"{editor.name(path)} to {target.name}"


def move(editor):
    path, folder = editor.file(), editor.folder()
    if path and folder and not (folder / path.name).exists():
        os.rename(path, folder / path.name)
        return f"{editor.name(path)} to {editor.name(folder)}"


def rename_folder(editor):
    folder = editor.folder()
    if folder:
        target = folder.with_name(f"{folder.stem}{editor.made}{folder.suffix}")
        os.rename(folder, target)
        return f"{editor.name(folder)} to {target.name}"


def swap(editor):
    """Two files of a kind exchange their names: neither's content or size changes."""
    path = editor.file()
    other = path and editor.file(kind(path))
    if path and other != path:
        exchange(path, other)
        return f"{editor.name(path)} and {editor.name(other)}"


def swap_folders(editor):
    """Two folders of a kind exchange their names: nothing in them changes."""
    folder = editor.folder()
    other = folder and editor.folder(lambda path: path.suffix == folder.suffix and folder not in path.parents)
    if folder and other != folder and other not in folder.parents:
        exchange(folder, other)
        return f"{editor.name(folder)} and {editor.name(other)}"


def delete(editor):
    path = editor.file()
    if path:
        path.unlink()
        return editor.name(path)


def delete_folder(editor):
    folder = editor.folder(lambda path: len(path.relative_to(editor.root).parts) > 4)
    if folder:
        shutil.rmtree(folder)
        return editor.name(folder)


def copy(editor):
    """A second file with the content, and perhaps the time stamps, of a first."""
    path, folder = editor.file(), editor.folder()
    if path and folder:
        target = folder / f"Copy{editor.made}{path.suffix}"
        editor.chance.choice((shutil.copyfile, shutil.copy2, os.link))(path, target)
        return f"{editor.name(path)} to {editor.name(target)}"


def add_document(editor):
    folder = editor.folder()
    if folder:
        draw, ending = editor.chance.choice(((projects.storyboard, "storyboard"), (projects.nib, "xib")))
        path = folder / f"Added{editor.made}.{ending}"
        path.write_text(draw(editor.made, 3, editor.chance.choice((None, "Screen00000ViewController")), "Module000",
                             editor.chance.choice(([], ["module000-0"], [f"added{editor.made}"]))), encoding="utf-8")
        return editor.name(path)


def add_set(editor):
    """An image set with the name that a document already asks for, or with a new one."""
    # An earlier edit may have made its description a folder.
    folder = editor.folder(lambda path: path.suffix == ".xcassets" and not (path / "Contents.json").is_dir())
    if folder:
        name = editor.chance.choice(("missing00004", "module000-0", f"added{editor.made}"))
        if not (folder / f"{name}.imageset").exists():
            write = projects.Writer(folder.parent)
            projects.write_catalog(write, folder.name, [name])
            return f"{name} in {editor.name(folder)}"


def add_catalog(editor):
    folder = editor.folder(lambda path: path.suffix not in (".xcassets", ".imageset"))
    if folder and not (folder / "Added.xcassets").exists():
        projects.write_catalog(projects.Writer(folder), "Added.xcassets", ["missing00004"])
        return editor.name(folder)


def add_source(editor):
    folder = editor.folder()
    if folder:
        name = editor.chance.choice(("Screen00007ViewController", "Screen00000ViewController", "UnusedViewController"))
        path = folder / f"Added{editor.made}.{editor.chance.choice(('swift', 'm', 'h'))}"
        path.write_text(projects.sources([name], [0], [6]) if path.suffix == ".swift"
                        else f"@interface {name} : UIViewController\n@end\n", encoding="utf-8")
        return editor.name(path)


def add_project(editor):
    """A folder becomes a project of its own, whose catalogs others do not use."""
    folder = editor.folder()
    if folder:
        if editor.chance.random() < 0.5:
            projects.Writer(folder)("Added.xcodeproj/project.pbxproj", projects.xcode_project("Added", ["Added.swift"]))
        else:
            (folder / "Package.swift").write_text(projects.package("Added"), encoding="utf-8")
        return editor.name(folder)


def file_to_folder(editor):
    path = editor.file()
    if path:
        path.unlink()
        path.mkdir()
        return editor.name(path)


def folder_to_file(editor):
    folder = editor.folder(lambda path: len(path.relative_to(editor.root).parts) > 5)
    if folder:
        shutil.rmtree(folder)
        folder.write_text("now a file\n", encoding="utf-8")
        return editor.name(folder)


def file_to_link(editor):
    path = editor.file()
    other = path and editor.file(kind(path))
    if path:
        path.unlink()
        path.symlink_to(editor.chance.choice((other, "nowhere", path.name)))
        return editor.name(path)


def folder_to_link(editor):
    """The folder is elsewhere, and a link is in its place."""
    folder = editor.folder(lambda path: len(path.relative_to(editor.root).parts) > 3)
    if folder:
        target = folder.with_name(f".elsewhere{editor.made}{folder.suffix}")
        os.rename(folder, target)
        folder.symlink_to(target)
        return editor.name(folder)


def retarget_link(editor):
    links = editor.paths(lambda path: path.is_symlink())
    if links:
        link, other = editor.chance.choice(links), editor.file()
        if other:
            link.unlink()
            link.symlink_to(os.path.relpath(other, link.parent))
            return f"{editor.name(link)} to {editor.name(other)}"


def ignore(editor):
    """Changes which files git, and hence lint of a folder, leaves out."""
    folder = editor.chance.choice((editor.root, editor.folder() or editor.root))
    path = folder / ".gitignore" if editor.chance.random() < 0.8 else editor.root / ".git/info/exclude"
    lines = [line for line in IGNORED if editor.chance.random() < 0.2]
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return f"{editor.name(path)}: {' '.join(lines)}"


def configure(editor):
    folder = editor.chance.choice((editor.root, editor.folder() or editor.root))
    path = folder / ".ninefold.yml"
    if path.is_file() and editor.chance.random() < 0.3:
        path.unlink()
    elif not path.exists() or path.is_file():
        path.write_text(editor.chance.choice(SETTINGS), encoding="utf-8")
    return editor.name(path)


def switch_branch(editor):
    """Commits everything to the branch, and checks out the other one."""
    editor.unlock()
    if editor.nested():
        return None
    editor.git("add", "--all", may_fail=True)
    editor.git("commit", "--quiet", "--allow-empty", "--message=Edits", may_fail=True)
    branch = editor.chance.choice(("main", "other", "start"))
    editor.git("checkout", "--quiet", "--force", branch, may_fail=True)
    return branch


def change_index(editor):
    """Changes what git believes about a file, and then the file."""
    path = editor.file()
    if path:
        name = editor.name(path)
        words = editor.chance.choice((
            ("add", "--all"), ("rm", "--quiet", "--cached", name), ("update-index", "--assume-unchanged", name),
            ("update-index", "--skip-worktree", name), ("update-index", "--refresh")))
        editor.git(*words, may_fail=True)
        overwrite(path, editor.changed(path))
        return f"{' '.join(words)}, then {name}"


def nest_repository(editor):
    """A folder becomes a repository of its own, and no longer is one the next time."""
    nested = editor.nested()
    if nested and editor.chance.random() < 0.7:
        shutil.rmtree(editor.chance.choice(nested))
        return "no more"
    folder = editor.folder(lambda path: not (path / ".git").exists())
    if folder:
        (folder / ".git").mkdir()
        return editor.name(folder)


def copy_all(editor):
    """The whole project is a copy, with other inodes and the same names, sizes and time stamps."""
    if editor.chance.random() < 0.7:
        return None
    editor.unlock()
    other = editor.root.with_name(f"{editor.root.name}-copy")
    shutil.copytree(editor.root, other, symlinks=True)
    shutil.rmtree(editor.root)
    os.rename(other, editor.root)
    return "."


def lock(editor):
    """A file or folder cannot be read, until the next time."""
    if editor.locked:
        editor.unlock()
        return "no more"
    path = editor.chance.choice((editor.file(), editor.folder()))
    if path:
        editor.locked.append((path, path.stat().st_mode & 0o7777))
        path.chmod(0)
        return editor.name(path)


def overwrite(path, content):
    """Writes into the file itself: it remains the same inode."""
    with open(path, "r+b") as file:
        file.write(content)
        file.truncate()


def exchange(one, other):
    aside = one.with_name(".aside")
    os.rename(one, aside)
    os.rename(other, one)
    os.rename(aside, other)


EDITS = (
    change_in_place, change_in_place, change_in_place, change_with_old_stamps, change_with_old_stamps, change_twice, append, truncate, touch,
    replace_by_rename, replace_by_another, rename, move, rename_folder, swap, swap_folders, delete, delete_folder, copy, add_document,
    add_set, add_catalog, add_source, add_project, file_to_folder, folder_to_file, file_to_link, folder_to_link, retarget_link, ignore,
    configure, switch_branch, change_index, nest_repository, copy_all, lock)
