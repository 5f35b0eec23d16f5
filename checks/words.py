"""Counts words of a private style in documentation, help, messages and comments.

The counts may only fall. Each line of .ci/words contains a count and a phrase, spelled as in the
output. A count above the one in the file is a fault; --lower writes lower counts to the file.
"""
import re

from checks import support

CEILING = support.ROOT / ".ci/words"
TOOL = None
ARGUMENTS = [
    support.argument("--lower", action="store_true", help="write counts that are lower to .ci/words"),
    support.argument("--where", metavar="PHRASE", help="print the lines with this phrase instead"),
]

# By their names in .ci/words.
PHRASES = {
    "at hand": r"\bat hand\b",
    "besides": r"\bbesides\b",
    "for want of": r"\bfor want of\b",
    "hang on": r"\bhangs? on\b",
    "hold to": r"\b(?:holds?|held) (?:\w+ ){0,3}to\b",
    "lie": r"\b(?:lies|lie across|lies across|lay in)\b",
    "mend": r"\bmend(?:s|ed|ing)?\b",
    "nobody": r"\bnobody\b",
    "say": r"\b(?:says|said)\b",
    "stand": r"\bstands?\b",
    "surroundings": r"\bsurroundings\b",
    "tell": r"\b(?:tells?|told)\b",
    "What …": r"^What (?!is |are |to |does |do |if |Ninefold )",
    "whoever": r"\bwhoever\b",
}
COMMENT = re.compile(r"(?:^|[ \t])//+[ \t]?(.*)$")
# Strings in Swift that people read: those with a space.
STRING = re.compile(r'"((?:\\.|[^"\\\n])* (?:\\.|[^"\\\n])*)"')


def check(options, report):
    counts = dict.fromkeys(PHRASES, 0)
    files = 0
    patterns = {name: re.compile(pattern, re.IGNORECASE if name != "What …" else 0)
                for name, pattern in PHRASES.items()}
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="replace")
        if "do not edit" in text[:400].lower():
            continue
        files += 1
        for number, line in enumerate(prose(path, text), 1):
            for name, pattern in patterns.items():
                found = len(pattern.findall(line))
                counts[name] += found
                if found and name == options.where:
                    report.say(f"{path.relative_to(support.ROOT)}: {line.strip()}")
    if options.where:
        return None
    report.needs(files, "file")
    ceiling = read(CEILING.read_text(encoding="utf-8")) if CEILING.is_file() else {}
    for name in sorted(counts):
        report.say(f"{counts[name]:5} {name}")
    if options.lower:
        lowest = {name: min(count, ceiling.get(name, count)) for name, count in counts.items()}
        CEILING.write_text("".join(f"{lowest[name]} {name}\n" for name in sorted(lowest)), encoding="utf-8")
        ceiling = {**lowest, **ceiling}
    report.add("words", faults(counts, ceiling))
    return f"{files} files"


def tracked():
    """Returns the files of the repository that people read."""
    names = support.run("git", "-C", support.ROOT, "ls-files", "-z", text=True).stdout.split("\0")
    for name in names:
        folder = name.split("/")[0]
        if folder in {"Fixtures"} or name in {".ci/words", "checks/words.py", "checks/tests/test_words.py"}:
            continue
        if name.endswith((".md", ".swift", ".py")) or folder in {"scripts", ".ci"}:
            yield support.ROOT / name


def prose(path, text):
    """Returns the lines of a file that are prose: all of a page, comments and strings of Swift, comments of scripts."""
    lines = text.splitlines()
    if path.suffix == ".md":
        return lines
    if path.suffix != ".swift":
        return [line.split("#", 1)[-1].strip() for line in lines if "#" in line or '"""' in line]
    found = []
    for line in lines:
        comment = COMMENT.search(line)
        if comment:
            found.append(comment[1])
        elif "Sources" in path.parts:
            found += STRING.findall(line)
    return found


def read(text):
    """Returns the counts by phrase."""
    return {name: int(count) for count, name in (line.split(" ", 1) for line in text.splitlines())}


def faults(counts, ceiling):
    for name, count in sorted(counts.items()):
        limit = ceiling.get(name)
        if limit is None:
            yield f"'{name}' has no count in {CEILING.name}: --lower adds it"
        elif count > limit:
            yield f"'{name}' occurs {count} times, more than {limit}: --where '{name}' prints the lines"
