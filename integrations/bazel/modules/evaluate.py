"""Evaluates MODULE.bazel, the extension and the repositories of this folder as Bazel 8 does: `evaluate.py TOOL`.

Debian has Bazel 4.2.3 only, which knows no modules. An interpreter of Starlark (starlark-pyo3, see integrations/requirements.txt) therefore runs the
files with the functions in provided.star, whose parameters are those of Bazel 8. Every repository is fetched: archives are downloaded from a
server on the loopback interface and verified, and the program in each repository is run.
"""
import hashlib, os, pathlib, subprocess, sys, tarfile, tempfile, urllib.request

import starlark

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HERE.parent))
from served import VERSION, pack, served

tool = os.path.realpath(sys.argv[1])


class Evaluation:
    """Files that are evaluated together, and what they declare."""

    def __init__(self, environment):
        self.environment, self.declared, self.loaded = environment, [], {}
        # Recursion is forbidden as in Bazel; lambdas and nested functions are not.
        self.dialect = starlark.Dialect.extended()
        self.globals = starlark.Globals.extended_by(
            [starlark.LibraryExtension.StructType, starlark.LibraryExtension.Print])
        self.provided = self.module()
        self.evaluate(self.provided, "provided.star", (HERE / "modules/provided.star").read_text())
        self.provided = self.provided.freeze()

    def module(self):
        module = starlark.Module()
        module.add_callable("record", lambda kind, **values: self.declared.append((kind, values)))
        module.add_callable("environment", lambda: self.environment)
        return module

    def evaluate(self, module, name, text):
        return starlark.eval(module, starlark.parse(name, text, self.dialect), self.globals, starlark.FileLoader(self.load))

    def names(self):
        """Returns a line that loads everything which Bazel provides."""
        text = (HERE / "modules/provided.star").read_text()
        functions = [line[4:line.index("(")] for line in text.splitlines() if line.startswith("def ") and line[4] != "_"]
        return "load('provided', " + ", ".join(f"'{name}'" for name in functions + ["attr", "platform_common"]) + ")\n"

    def load(self, label):
        if label == "provided":
            return self.provided
        path = label.split("//:")[1]
        assert label.startswith(("//:", "@ninefold_rules//:", "@@ninefold_rules+//:")), label
        if path not in self.loaded:
            module = self.module()
            self.evaluate(module, path, self.names() + (HERE / path).read_text())
            self.loaded[path] = module.freeze()
        return self.loaded[path]

    def run(self, name, text):
        """Returns what a text declares."""
        self.declared.clear()
        self.evaluate(self.module(), name, self.names() + text)
        return list(self.declared)


def only(declared, kind):
    return [values for each, values in declared if each == kind]


def resolve(evaluation, module_file, folder):
    """Runs the extension with the tags of a root module, and fetches all repositories into the folder. Returns their toolchains."""
    rules = evaluation.run("MODULE.bazel", (HERE / "MODULE.bazel").read_text())
    assert only(rules, "module") == [{"name": "ninefold_rules", "version": VERSION}]
    dependencies = {each["name"] for each in only(rules, "bazel_dep")}
    root = evaluation.run("example/MODULE.bazel", module_file)
    assert [each["name"] for each in only(root, "bazel_dep")] == ["ninefold_rules"]
    for used in only(rules, "use_extension") + only(root, "use_extension"):
        assert used["file"].endswith("//:extensions.bzl") and used["name"] == "ninefold"
    tags = [(each["tag"], each["values"]) for each in only(root, "tag")]
    declared = evaluation.run("extension", f"load('//:extensions.bzl', 'ninefold')\nninefold({tags!r})\n")
    repositories = {each["name"] for each in only(declared, "repository")}
    assert set(only(rules, "use_repo")[0]["names"]) <= repositories
    for download in only(declared, "download"):
        place = folder / download["repository"]
        place.mkdir()
        with urllib.request.urlopen(download["url"]) as response:
            data = response.read()
        assert hashlib.sha256(data).hexdigest() == download["sha256"], "the checksum is another one"
        archive = place.with_suffix(".tar.gz")
        archive.write_bytes(data)
        with tarfile.open(archive) as files:
            files.extractall(folder)
        (folder / download["prefix"]).rename(place / "content")
        for path in (place / "content").iterdir():
            path.rename(place / path.name)
    for link in only(declared, "symlink"):
        (folder / link["repository"]).mkdir()
        (folder / link["repository"] / link["link"]).symlink_to(link["target"])
    builds = {each["repository"]: each["content"] for each in only(declared, "file") if each["path"] == "BUILD.bazel"}
    assert set(builds) == repositories
    labels = only(rules, "register_toolchains")[0]["labels"]
    assert labels == ["@ninefold_toolchains//:all"]
    toolchains = only(evaluation.run("toolchains", builds["ninefold_toolchains"]), "toolchain")
    types = only(evaluation.run("BUILD.bazel", (HERE / "BUILD.bazel").read_text()), "toolchain_type")
    for toolchain in toolchains:
        assert toolchain["type"] == "@@ninefold_rules+//:" + types[0]["name"], toolchain
        for constraint in toolchain["constraints"]:
            assert constraint[1:].split("//")[0] in dependencies, f"{constraint} is of a module that is no dependency"
        repository, _, target = toolchain["toolchain"][1:].partition("//:")
        found = [each for each in only(evaluation.run(repository, builds[repository]), "target") if each["name"] == target]
        program = folder / repository / found[0]["values"]["tool"]
        printed = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        assert printed == f"ninefold {VERSION}\n", printed
    return toolchains


def fails(text, action):
    try:
        action()
    except Exception as error:
        assert text in str(error), error
    else:
        raise AssertionError(f"'{text}' was not reported")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    evaluation = Evaluation({"NINEFOLD": tool})
    counts = 0

    def root(text):
        example = (HERE / "example/MODULE.bazel").read_text()
        assert example.count("ninefold.installed()\n") == 1
        global counts
        counts += 1
        place = folder / str(counts)
        place.mkdir()
        return resolve(evaluation, example.replace("ninefold.installed()\n", text), place)

    # The rules themselves.
    declared = evaluation.run("rules", "load('//:ninefold.bzl', 'ninefold_layouts', 'ninefold_lint_test', 'ninefold_preview')\n")
    assert [rule["toolchains"] for rule in only(declared, "rule")] == [["@@ninefold_rules+//:toolchain_type"]] * 3

    assert [each["name"] for each in root("ninefold.installed()\n")] == ["installed"]
    assert [each["name"] for each in root(f"ninefold.installed(path = {tool!r})\n")] == ["installed"]
    # Without a program, there is no toolchain, which is an error only where a rule is used.
    assert root("") == []
    archive = next(pack(tool, folder).glob("*.tar.gz"))
    platform = "linux_" + os.uname().machine
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    with served(folder / "releases") as (url, requests):
        tag = 'ninefold.archive(version = "%s", url = "%s", sha256 = {"%s": "%s"})\n'
        found = root(tag % (VERSION, url, platform, checksum))
        assert [each["name"] for each in found] == [platform] and found[0]["constraints"][0] == "@platforms//os:linux"
        fails("the checksum is another one", lambda: root(tag % (VERSION, url, platform, "0" * 64)))
        fails("there are no archives for 'macos'", lambda: root(tag % (VERSION, url, "macos", checksum)))
    fails("needs the attribute sha256", lambda: root('ninefold.archive(version = "1.0.0")\n'))
    fails("has no attribute digest", lambda: root('ninefold.installed(digest = "1.0.0")\n'))
    fails("name one archive or one installed program", lambda: root("ninefold.installed()\n" * 2))
    evaluation = Evaluation({})
    fails("set the environment variable NINEFOLD", lambda: root("ninefold.installed()\n"))
print(f"bazel: modules: {counts} root modules evaluated, with the programs of an archive and of an installation")
