"""The rows of the table, in groups that can be measured one by one; those that users wait for most come first."""
import os, shutil

from Benchmarks.Whole import watch, worker
from Benchmarks.Whole.bench import CELLS, SIZES, Changes, milliseconds, ratios
from Benchmarks.Whole.processes import Command, Skipped
from checks import projects

# The repository and the catalog that are generated.
REPOSITORY = projects.Counts(documents=21_000, files=43_889, folders=50_675)
# A screen with a class, outlets and images of its module, and one without a class.
SCREENS = "Screen10005", "Screen09997"
SETS = 20_000
# The number of documents for which memory is measured.
MANY = 100_000


def lint(bench):
    """Lint without a cache."""
    pairs = []
    for document in map(bench.near, SIZES):
        floor, ours = bench.processes.best(
            Command(["xmllint", "--noout", document], document.parent),
            Command(bench.lint(document.name), document.parent), runs=8 * bench.processes.runs)
        pairs.append((ours.seconds, floor.seconds))
    yield "lint, one file of 10 and 229 kB / xmllint", ratios(*pairs)
    floor, one, all_cores = bench.processes.best(
        Command(["xmllint", "--noout", *bench.documents], bench.scratch),
        Command(bench.lint("--jobs", "1", "--no-config", bench.corpus), bench.scratch),
        Command(bench.lint("--no-config", bench.corpus), bench.scratch))
    yield "lint, corpus, one thread / xmllint", ratios((one.seconds, floor.seconds))
    yield f"lint, corpus, {os.cpu_count()} threads, by the clock / xmllint", ratios((all_cores.wall, floor.wall))


def again(bench):
    """Lint of the corpus again."""
    needs_cache(bench)
    # A copy, because a document in it is changed.
    folder = bench.folder("again")
    shutil.copytree(bench.corpus, folder / "corpus", symlinks=True)
    change = bench.small_document(folder / "Changed.storyboard")
    command = bench.cached_lint(folder)
    without, first, same, changed = bench.processes.best(
        Command(bench.lint(folder), folder), Command(command, folder, bench.remove("cache")),
        Command(command, folder), Command(command, folder, change))
    yield "lint, corpus: second run, nothing changed / first", ratios((same.seconds, first.seconds))
    yield "lint, corpus: run after one document changed / first", ratios((changed.seconds, first.seconds))
    yield "lint, corpus: first run, which writes the cache / without a cache", ratios((first.seconds, without.seconds))


def repository(bench):
    """Lint of one document in a large repository."""
    folder = bench.generated("repository", projects.repository, REPOSITORY, True)
    document, plain = (next(path for path in folder.rglob(f"{name}.*") if path.suffix != ".swift") for name in SCREENS)
    alone = bench.alone(document)
    name, own = document.relative_to(folder), alone.name
    clear, change_here, change_there = bench.remove("cache"), Changes(document), Changes(alone)

    def row(what, lint, runs=None, before=(None, None)):
        ours, floor = bench.processes.best(
            Command(lint(name), folder, before[0]), Command(lint(own), alone.parent, before[1]), runs=runs)
        return (f"lint, one document in a repository of {REPOSITORY.documents:,} / by itself: {what}",
                f"{ratios((ours.seconds, floor.seconds))} ({milliseconds(ours.seconds)}; {milliseconds(ours.wall)} by the clock)")

    yield row("without a cache", bench.lint)
    plain_alone = bench.alone(plain)
    ours, floor = bench.processes.best(
        Command(bench.lint(plain.relative_to(folder)), folder), Command(bench.lint(plain_alone.name), plain_alone.parent))
    yield "the same, of a document without a class", f"{ratios((ours.seconds, floor.seconds))} ({milliseconds(ours.seconds)})"
    needs_cache(bench)
    yield row("first run", bench.cached_lint, before=(clear, clear))
    yield row("second run, nothing changed", bench.cached_lint, 4 * bench.processes.runs)
    yield row("run after the document changed", bench.cached_lint, 4 * bench.processes.runs, (change_here, change_there))


def catalog(bench):
    """Lint of one document beside a large catalog."""
    words = bench.lint("App/Main.storyboard")
    for what, image in (("none of them", None), ("one of them", projects.set_name(777))):
        name = what.split()[0]
        many = bench.generated(f"many-{name}", projects.beside_catalog, SETS, image)
        few = bench.generated(f"few-{name}", projects.beside_catalog, 1 if image else 0, projects.set_name(0) if image else None)
        ours, floor = bench.processes.best(Command(words, many), Command(words, few))
        yield (f"lint, one document that uses {what}, beside {SETS:,} image sets / beside {'one' if image else 'none'}",
               f"{ratios((ours.seconds, floor.seconds))} ({milliseconds(ours.seconds)}, {ours.megabytes:.0f} MB)")


def builds(bench):
    """Other builds of the program."""
    document = bench.near(SIZES[0])
    for name, path in bench.builds:
        row = f"lint, one file of 10 kB, and the corpus on one thread: {name} / the measured program"
        if not os.path.exists(path):
            yield row, f"skipped: there is no {path}"
            continue
        if os.path.samefile(path, bench.tool):
            yield row, "skipped: it is the measured program"
            continue
        pairs = []
        for operand, runs in ((document, 8 * bench.processes.runs), (bench.corpus, None)):
            words = bench.lint("--no-config", "--jobs", "1", operand)
            theirs, ours = bench.processes.best(
                Command([path, *words[1:]], document.parent), Command(words, document.parent), runs=runs)
            pairs.append((theirs.seconds, ours.seconds))
        yield row, ratios(*pairs)


def instructions(bench):
    """Instructions outside the kernel, which do not depend on what else the machine does."""
    for size in SIZES:
        document = bench.near(size)
        ours, counter = bench.processes.instructions(Command(bench.lint("--jobs", "1", document.name), document.parent))
        floor, _ = bench.processes.instructions(Command(["xmllint", "--noout", document.name], document.parent))
        yield (f"instructions ({counter}), lint, one file of {size // 1000} kB / xmllint",
               f"{ratios((ours, floor))} ({ours / 1e6:.1f} M)")


def compile(bench):
    """Compile without a cache."""
    # Stored text sizes apply only on the canvas, so only the canvas is laid out with them.
    for what, words in (("the canvas without measuring texts", ["--text", "stored"]), ("nine cells", CELLS)):
        pairs = []
        for document in map(bench.near, SIZES):
            floor, ours = bench.processes.best(
                Command(["xmllint", "--noout", document], document.parent),
                Command(bench.compile(*words, document.name), document.parent), runs=8 * bench.processes.runs)
            pairs.append((ours.seconds, floor.seconds))
        yield f"compile {what}, one file of 10 and 229 kB / xmllint", ratios(*pairs)
    clear = bench.remove("out")
    kinds = (("the canvas without measuring texts", ["--text", "stored"]), ("the canvas", ["--cell", "canvas"]),
             ("nine cells", CELLS), ("canvas and nine cells", []))
    floor, *all_kinds = bench.processes.best(
        Command(["xmllint", "--noout", *bench.documents], bench.scratch),
        *(Command(bench.compile(*words, "--jobs", "1", "--no-config", bench.corpus), bench.scratch, clear) for _, words in kinds))
    for (what, _), ours in zip(kinds, all_kinds):
        yield f"compile {what}, corpus, one thread / xmllint", ratios((ours.seconds, floor.seconds))
    one, two = (min(bench.processes.run(Command(bench.compile("--jobs", jobs, "--no-config", bench.corpus), bench.scratch, clear)).wall
                    for _ in range(bench.processes.runs)) for jobs in "12")
    yield "compile, corpus, two threads against one, by the clock", ratios((one, two))
    cached = bench.compile("--cache", bench.scratch / "layouts", "--no-config", bench.corpus)
    clear()
    cold = bench.processes.run(Command(cached, bench.scratch))
    (warm,) = bench.processes.best(Command(cached, bench.scratch))
    yield "compile, corpus: second run, nothing changed / first", ratios((warm.seconds, cold.seconds))


def memory(bench):
    """Peak memory, the program's mapped pages included."""
    document = bench.near(SIZES[0])
    peaks = [bench.processes.run(command).megabytes for command in (
        Command(bench.lint(document.name), document.parent), Command(bench.compile(document.name), document.parent),
        Command(bench.lint("--no-config", bench.corpus), bench.scratch), Command(bench.compile("--no-config", bench.corpus), bench.scratch))]
    yield "peak memory of lint and compile, 10 kB", f"{peaks[0]:.1f} and {peaks[1]:.1f} MB"
    yield "peak memory of lint and compile, corpus", f"{peaks[2]:.0f} and {peaks[3]:.0f} MB"
    count = -(-MANY // len(bench.documents))
    many = bench.processes.run(Command(bench.lint("--no-config", bench.copies(count)), bench.scratch))
    yield f"peak memory of lint, {count * len(bench.documents):,} documents", f"{many.megabytes:.0f} MB"


def needs_cache(bench):
    if not bench.lints_with_cache:
        raise Skipped("this program's lint has no cache")


GROUPS = {
    "lint": lint, "repository": repository, "catalog": catalog, "again": again, "watch": watch.rows, "worker": worker.rows,
    "builds": builds, "instructions": instructions, "compile": compile, "memory": memory,
}
