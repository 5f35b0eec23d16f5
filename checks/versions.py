"""Checks that all files name the version in Sources/Ninefold/Version.swift and the address in packaging/names.

With --write, the other files are changed instead. If the commit has a tag `vX.Y.Z`, it is the tag
of this version, and the changelog has a section for it.
"""
import re, subprocess

from checks import support

TOOL = None
ARGUMENTS = [support.argument("--write", action="store_true", help="change the files that differ")]

SOURCE = "Sources/Ninefold/Version.swift"
NUMBER = r"\d+\.\d+\.\d+"
# Files that name the version, each at least once.
REQUIRED = [
    ".pre-commit-hooks.yaml", "CITATION.cff", "docs/guide/builds.md", "docs/guide/install.md",
    "integrations/bazel/MODULE.bazel", "integrations/bazel/README.md",
    "integrations/github/action.yml", "integrations/gitlab/ninefold.gitlab-ci.yml",
    "integrations/swiftpm/README.md", "Package.swift", "pyproject.toml"]
# Other files may name it, too.
SEARCHED = ["*.md", "*.toml", "*.cff", "*.yaml", "*.yml", "MODULE.bazel", "BUILD.bazel", "*.bzl", "Package.swift"]
# A group matches the version; what precedes it shows that it is Ninefold's.
VERSIONS = [re.compile(pattern, re.MULTILINE) for pattern in (
    rf"ninefold[-_](?:ib[-_])?v?({NUMBER})(?=-|\.tar|\.art|/)",
    rf"ninefold-ib(?:\[\w+\])?==({NUMBER})",
    rf"ninefold/integrations/\w+@v({NUMBER})",
    rf"ninefold/releases/download/v({NUMBER})",
    rf"ninefold(?:\.git)?\"?, (?:exact|from): \"({NUMBER})\"",
    rf"NINEFOLD_VERSION: \"({NUMBER})\"",
    rf"^(?: *#)? *rev: v({NUMBER})$",
    rf"^ *(?:# +)?ref: v({NUMBER})$",
    rf"^version: ({NUMBER})$",
    rf"^version = \"({NUMBER})\"$",
    rf"^ +version = \"({NUMBER})\",$",
    rf"name = \"(?:ninefold_rules)\", version = \"({NUMBER})\"",
    rf"^ +default: \"({NUMBER})\"$",
)]
ADDRESS = re.compile(r"https://[\w.-]+/([\w-]+(?:/[\w-]+)*/ninefold)(?![\w-])")
SHORT = re.compile(r"uses: ([\w.-]+/ninefold)/")
HEADING = re.compile(rf"^## \[?({NUMBER})\]?", re.MULTILINE)


def check(options, report):
    version = re.search(r'ninefoldVersion = "(.*)"', (support.ROOT / SOURCE).read_text())[1]
    if not re.fullmatch(NUMBER, version):
        raise support.Failure(f"{SOURCE} has no version of the form X.Y.Z: {version}")
    names = (support.ROOT / "packaging/names").read_text()
    address = re.search(r"^repository=(.*)$", names, re.MULTILINE)[1]
    found = 0
    for path in files():
        text = (support.ROOT / path).read_text(encoding="utf-8")
        count, faults, changed = examine(text, version, address)
        found += count
        if path in REQUIRED and not count:
            report.fault(f"{path} does not name the version")
        if options.write and changed != text:
            (support.ROOT / path).write_text(changed, encoding="utf-8")
            report.say(f"changed {path}")
        elif faults:
            report.add(path, faults)
    report.needs(found, "version")
    changelog = (support.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    report.add("CHANGELOG.md", history(changelog, version, tags()))
    return f"version {version} in {found} places"


def examine(text, version, address):
    """Returns how often a text names a version, the faults, and the text without faults."""
    faults = []
    count = 0

    def differ(expected):
        def replace(match):
            start, end = match.start(1) - match.start(), match.end(1) - match.start()
            if match[1] != expected:
                line = text.count("\n", 0, match.start(1)) + 1
                faults.append(f"line {line}: {match[1]} instead of {expected}")
            return match[0][:start] + expected + match[0][end:]
        return replace
    changed = text
    for pattern in VERSIONS:
        count += len(pattern.findall(changed))
        changed = pattern.sub(differ(version), changed)
    changed = ADDRESS.sub(lambda match: address, changed)
    if changed != text and not faults:
        faults.append(f"another address than {address}")
    short = "/".join(address.split("/")[-2:])
    return count, faults, SHORT.sub(differ(short), changed)


def history(changelog, version, tags):
    """Returns the faults of a changelog, and of the tags of its commit."""
    releases = HEADING.findall(changelog)
    if releases and releases[0] != version:
        yield f"the newest section is of {releases[0]}, not of {version}"
    for tag in tags:
        if tag != f"v{version}":
            yield f"the commit has the tag {tag}, but its version is {version}"
        elif version not in releases:
            yield f"there is no section of {version}"


def tags():
    """Returns the tags of versions that the commit has."""
    done = subprocess.run(["git", "tag", "--points-at", "HEAD"], cwd=support.ROOT, capture_output=True, text=True)
    return [tag for tag in done.stdout.split() if re.fullmatch(rf"v{NUMBER}", tag)]


def files():
    """Returns the searched files; those of fixtures and generated pages are not among them."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *SEARCHED, "README.md"],
        cwd=support.ROOT, capture_output=True, text=True)
    if done.returncode:
        raise support.Failure("the files are known only in a Git repository")
    left_out = ("Fixtures/", "docs/rules/", "docs/commands/", "docs/internals/", "CHANGELOG.md", "Benchmarks/")
    return sorted({path for path in done.stdout.split("\n") if path and not path.startswith(left_out)})
