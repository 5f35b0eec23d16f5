"""Checks that the sources import and call only what their targets in Package.swift may.

- Targets, and tests, import exactly the dependencies that they declare.
- A target depends only on targets that precede it in Package.swift.
- No target in Sources imports Foundation.
- Only some targets access files, and fewer the environment, the terminal and other programs.
- Only tables compare versions of the system with numbers, and layout and resolution do not depend on the editor.
- Every Swift target in Sources has its own tests.
"""
import collections, json, re

from checks import support

ARGUMENTS = []
TOOL = None

# The targets that access files, and those that access the terminal, the environment and programs.
FILES = {"NinefoldCommandLine", "NinefoldProject", "regenerate"}
CONSOLE = {"NinefoldCommandLine", "NinefoldProject", "regenerate"}
SYSTEM = {"Darwin", "Glibc", "Musl", "SystemCalls"}
# Other files that import the C library, and the reason.
EXCEPTIONS = {
    "Sources/SystemCalls/SystemCalls.swift": "gives the C library of each platform the same name",
    "Sources/InterfaceSource/ByteSearch.swift": "memchr finds the ends of lines and strings",
    "Sources/InterfaceMerging/DocumentNumber.swift": "vsnprintf writes numbers with 17 digits",
    "Sources/InterfaceXML/Bytes.swift": "memchr finds the ends of tags and texts",
    "Sources/InterfaceXML/XMLTableBuilder.swift": "memcmp compares names",
    "Sources/Ninefold/DeepStack.swift": "a thread with a larger stack for deep documents",
}
# Tests whose name differs from that of their target. SystemCalls has nothing to test.
TESTS = {"NinefoldTool": "EndToEndTests", "SystemCalls": None}

# A value that depends on the system version belongs in a row of a table, one that depends on the editor in a canvas.
SYSTEMS = re.compile(r"\b(?:major|system|systemVersion) *[<>=]=? *\d|SystemVersion\(\d|isBefore\(\d|\b[78]\.\.[.<]\d\d\b")
EDITOR = re.compile(r"CanvasEra|EditorRule|editorVersion|isCanvas|case \.canvas\b")
# An environment belongs to a window or to the editor's canvas.
WITHOUT_EDITOR = ("Sources/InterfaceLayout/", "Sources/InterfaceResolution/")
WITH_EDITOR = "Sources/InterfaceResolution/Environment/"

FILE_CALLS = set("""access chdir chmod close closedir creat fchmod fclose fcntl fdopen ferror fflush fgets
  fopen fputs fread freopen fseek fstat fstatat fsync ftruncate fwrite getcwd link lstat mkdir mkdirat
  mkdtemp mkstemp mmap munmap open openat opendir pread pwrite read readdir readlink realpath remove
  rename renameat rmdir stat symlink truncate unlink unlinkat utimes write""".split())
CONSOLE_CALLS = set("""dup dup2 environ execv execve execvp exit fork fputs getenv getpid ioctl isatty kill
  pipe poll popen posix_spawn posix_spawnp print putenv putchar puts raise readLine select setenv sigaction
  signal system tcgetattr tcsetattr unsetenv waitpid""".split())
CONSOLE_NAMES = {"CommandLine", "environ", "stderr", "stdin", "stdout"}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:actor|class|enum|func|let|protocol|struct|typealias|var)[ \t]+)?(\w+)", re.MULTILINE)
TEXT = re.compile(
    r'(#*)""".*?"""\1|#"(?:[^"\n]|"(?!#))*"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
NAME = re.compile(r"(?<![\w.`])([A-Za-z_]\w*)\b")
CALL = re.compile(NAME.pattern + r"(?=\()")
DECLARED = re.compile(r"\bfunc\s+(\w+)")

Target = collections.namedtuple("Target", "name kind path dependencies")


def check(options, report):
    dump = support.run(
        "swift", "package", "--package-path", support.ROOT, "dump-package", text=True).stdout
    targets = read(json.loads(dump))
    report.needs(len(targets), "target")
    files = 0
    for target in targets:
        sources = read_sources(support.ROOT, target)
        files += len(sources)
        report.add(target.name, faults(target, targets, sources))
    report.needs(files, "source file")
    for folder in orphans(support.ROOT, targets):
        report.fault(f"{folder} has Swift files but no target")
    return f"{len(targets)} targets, {files} files"


def read(package):
    """Returns the targets of a package in their order, from `swift package dump-package`."""
    targets = []
    for each in package["targets"]:
        folder = {"plugin": "Plugins", "test": "Tests"}.get(each["type"], "Sources")
        # Each is an object with the kind of the dependency as its only key.
        dependencies = [next(iter(kind.values()))[0] for kind in each["dependencies"]]
        targets.append(Target(
            each["name"], each["type"], each.get("path") or f"{folder}/{each['name']}",
            dependencies))
    return targets


def orphans(root, targets):
    """Returns the folders of Sources and Tests with Swift files that no target compiles."""
    folders = {target.path for target in targets}
    return [name for name in (str(path.relative_to(root)) for top in ("Sources", "Tests")
                              for path in sorted((root / top).glob("*")))
            if name not in folders and any((root / name).rglob("*.swift"))]


def read_sources(root, target):
    """Returns the Swift files of a target by path, without comments and the contents of strings."""
    return {str(path.relative_to(root)): code(path.read_text(encoding="utf-8"))
            for path in sorted((root / target.path).rglob("*.swift"))}


def code(text):
    return TEXT.sub(lambda match: '""' + "\n" * match[0].count("\n"), text)


def faults(target, targets, sources):
    """Returns the faults of a target, from its sources and the other targets."""
    names = [each.name for each in targets]
    libraries = {each.name for each in targets if each.kind == "system"}
    imports = {path: set(IMPORT.findall(source)) for path, source in sources.items()}
    used = set().union(*imports.values()) & set(names) - {target.name}
    declared = set(target.dependencies)
    if target.kind != "system":
        for path, modules in imports.items():
            for module in sorted((modules & set(names)) - declared - {target.name}):
                yield f"{path} imports {module}, which Package.swift does not declare"
        # Tests and plugins run an executable, which has nothing to import.
        programs = {each.name for each in targets if each.kind == "executable"}
        unused = declared - used - (programs if target.kind in ("plugin", "test") else set())
        for name in sorted(unused):
            yield f"declares {name}, which no file imports"
    for name in sorted(declared & set(names)):
        if names.index(name) >= names.index(target.name):
            yield f"depends on {name}, which is not above it in Package.swift"
    if not target.path.startswith("Sources/") or target.kind == "system":
        return
    tests = TESTS.get(target.name, f"{target.name}Tests")
    if tests and not any(each.kind == "test" and each.name == tests and target.name in each.dependencies
               for each in targets):
        yield f"has no tests of its own: {tests}"
    for path, modules in imports.items():
        for module in sorted(module for module in modules if module.startswith("Foundation")):
            yield f"{path} imports {module}"
        yield from reaches(target, path, sources[path], modules, libraries)
        yield from facts(path, sources[path])


def facts(path, source):
    """Returns the uses of declarations that a file may not use."""
    if not path.endswith("Table.swift"):
        for found in SYSTEMS.findall(source):
            yield f"{path} compares a system version with a number: {found}"
    if path.startswith(WITHOUT_EDITOR) and not path.startswith(WITH_EDITOR):
        for found in sorted(set(EDITOR.findall(source))):
            yield f"{path} uses the editor: {found}"


def reaches(target, path, source, modules, libraries):
    """Returns the calls that a file may not make."""
    system = modules & SYSTEM
    if system and target.name not in FILES and path not in EXCEPTIONS:
        yield f"{path} imports {', '.join(sorted(system))}"
    # Module maps of other libraries expose functions of the C library together with their own.
    sees_c = bool(system or modules & libraries)
    called = set(CALL.findall(source)) - set(DECLARED.findall(source))
    if sees_c and target.name not in FILES:
        for name in sorted(called & FILE_CALLS):
            yield f"{path} calls {name}: only these may access files: {', '.join(sorted(FILES))}"
    if target.name not in CONSOLE:
        used = called & (CONSOLE_CALLS if sees_c else {"print", "readLine"})
        used |= set(NAME.findall(source)) & (CONSOLE_NAMES if sees_c else {"CommandLine"})
        for name in sorted(used):
            yield f"{path} uses {name}: only these may use the environment, the terminal and other programs: " \
                  f"{', '.join(sorted(CONSOLE))}"
