"""Checks `merge` with random edits of documents: the laws of merging, and a plain merge written in another style.

Each triple is a document and two edited copies. What one side alone changed arrives or is asked about; nothing is invented;
the sides may be exchanged; noise of the editor changes nothing; answers are followed; what did not come in keeps the bytes of
ours. With --clean N, N pairs that git merges without a conflict have git's result. With --keep FOLDER, the triples that are
faults are written there.
"""
import collections, pathlib, random, re, subprocess, tempfile
from concurrent import futures
from xml.etree import ElementTree

from checks import merge_edits, merge_oracle, support

ARGUMENTS = [
    support.places(), support.number("--triples", 200, "triples of documents"), support.SEED,
    support.number("--oracle", 10**9, "triples that are compared with the plain merge, at most"),
    support.number("--clean", 0, "pairs that are compared with git's result"),
    support.number("--jobs", 2, "processes at one time"),
    support.number("--largest", 60_000, "bytes of a document at most"),
    support.argument("--keep", type=pathlib.Path, metavar="FOLDER", help="keep the triples that are faults")]
STRANGE = re.compile(rb"<!ENTITY|<!DOCTYPE|encoding=\"(?!UTF-8)|^(<<<<<<<|=======|>>>>>>>)", re.MULTILINE)

# Lines of what Interface Builder derives.
DERIVED = re.compile(rb'<rect |<point |<size |<document |<plugIn |<deployment|<capability|<segue reference|<!--|'
                     rb'misplaced=|ambiguous=|</')

LINK = re.compile(rb' (?:destination|firstItem|secondItem|reference)="([^"]*)"')


class Merger:
    """Runs the tool on documents of one kind."""

    def __init__(self, tool, suffix, folder):
        self.tool, self.suffix, self.folder, self.runs = tool, suffix, folder, 0

    def __call__(self, base, ours, theirs, *words):
        paths = []
        for name, data in (("base", base), ("ours", ours), ("theirs", theirs)):
            path = self.folder / f"{name}{self.suffix}"
            path.write_bytes(data)
            paths.append(path)
        self.runs += 1
        done = subprocess.run([self.tool, "merge", *paths, *words], capture_output=True, timeout=120)
        return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def triple(path, seed):
    """Returns a document, two edited copies, and the names of the edits."""
    chance = random.Random(f"{seed} {path.name}")
    base = path.read_bytes()
    if chance.random() < 0.04 and b"\r" not in base:
        base = base.replace(b"\n", b"\r\n")
    if chance.random() < 0.03 and not base.startswith(b"\xef\xbb\xbf"):
        base = b"\xef\xbb\xbf" + base
    sides, done = [], []
    for _ in range(2):
        data, names = merge_edits.edited(base, chance, chance.choice((1, 1, 2, 2, 3, 4, 5, 8)))
        data, noise = merge_edits.edited(data, chance, chance.choice((0, 0, 1, 2, 3)), merge_edits.NOISE)
        sides.append(data)
        done.append(names + noise)
    return base, *sides, done, chance


def asked(text):
    """Returns the questions about a document itself, not its layout, as a multiset."""
    return collections.Counter((kind, subject, prop) for kind, subject, prop in merge_oracle.questions(text) if kind != "layout")


def examine(job):
    """Returns the faults of one triple, each with its class."""
    tool, path, seed, compares = job
    base, ours, theirs, done, chance = triple(path, seed)
    with tempfile.TemporaryDirectory(prefix="merge-") as folder:
        merge = Merger(tool, path.suffix, pathlib.Path(folder))
        try:
            said, state = laws(merge, base, ours, theirs, chance, compares)
        except subprocess.TimeoutExpired:
            said, state = [("time", "a merge takes longer than 120 s")], "timeout"
    return path, seed, done, said, state, merge.runs


def laws(merge, base, ours, theirs, chance, compares):
    status, data, text = merge(base, ours, theirs)
    if status not in (0, 1):
        return [("status", f"status {status}: {text.strip()[:300]}")], "refused"
    said, questions = [], asked(text)
    every = merge_oracle.questions(text)
    if (status == 1) != bool(every):
        said.append(("status", f"status {status} with {len(every)} questions: {text[:200]}"))
    try:
        result = merge_oracle.Facts(data)
    except ElementTree.ParseError as error:
        return [("unparsable", str(error))], "unparsable"
    versions = [merge_oracle.Facts(each) for each in (base, ours, theirs)]
    said += valid(versions, result)
    said += arrival(versions, result, questions)
    said += shape(ours, data)
    if not questions and not any(merge_oracle.renamed(each, versions[0]) for each in versions[1:]):
        said += untouched((base, ours, theirs), data)
    state = "asks" if questions else "layout" if status else "merged"
    if compares:
        expected = merge_oracle.merged(*versions)
        if expected.loose:
            state += ", loose"
        else:
            said += [("oracle", each) for each in merge_oracle.differences(expected, result)]
            said += [("place of an addition", each) for side in versions[1:]
                     for each in merge_oracle.neighbors(side, versions[0], result)] if not questions else []
            mine = collections.Counter(merge_oracle.nearest(key) or "document" for _, key, *_ in expected.questions)
            given = collections.Counter(subject for _, subject, prop in questions.elements()
                                        if not (prop or "").startswith("frame"))
            if mine != given:
                said.append(("questions", f"asks {sorted(given.items(), key=str)} instead of {sorted(mine.items(), key=str)}"))
    turn = chance.random()
    if turn < 0.2 or turn > 0.5:
        said += mirrored(merge, (base, ours, theirs), result, questions)
    if turn < 0.15:
        said += identities(merge, base, ours, theirs)
    elif turn < 0.35:
        said += noisy(merge, (base, ours, theirs), result, questions, chance)
    elif turn < 0.4:
        if merge(base, ours, theirs) != (status, data, text):
            said.append(("determinism", "a second run has another result"))
    if questions and chance.random() < 0.5:
        said += answered(merge, (base, ours, theirs), versions, questions, chance)
    return said, state


def valid(versions, result):
    """The result has no new doubled id and no new dangling reference."""
    counts = [collections.Counter(each.ids) for each in (*versions, result)]
    said = [("duplicate id", name) for name, count in counts[3].items()
            if count > 1 and count > max(each[name] for each in counts[:3])]
    new = result.dangling() - versions[1].dangling() - versions[2].dangling()
    return said + [("dangling reference", f"{key} {name} {result.of[key][name]}") for key, name in sorted(new)]


def arrival(versions, result, questions):
    """What one side alone changed is in the result or asked about, and nothing is in the result that no side has."""
    base, ours, theirs = versions
    said, renamed = [], merge_oracle.renamed(ours, base) or merge_oracle.renamed(theirs, base)
    tables = [{(key, name): value for key, facts in each.of.items() for name, value in facts.items()}
              for each in (*versions, result)]
    for fact in dict.fromkeys(each for table in tables for each in table):
        old, one, other, new = (table.get(fact) for table in tables)
        if renamed:
            # An object with a new id is one with the old object, and references follow.
            continue
        if new is not None and new not in (old, one, other):
            said.append(("invented", f"{fact}: {new!r}"))
        if new is not None and new == old and new not in (one, other):
            said.append(("restored", f"{fact}: {new!r}"))
        if questions or (one != old) == (other != old) and not (one == other != old):
            continue
        want = one if one != old else other
        if new == want:
            continue
        key = fact[0]
        # A link goes with the object to which it refers, and everything with the object that contains it.
        chain = [each for side in (ours, theirs) if key in side.of for each in side.above(key)]
        ends = [end for side in (ours, theirs) for each in chain if each in side.of for end in side.ends(each)]
        if new is None and (any(each in base.of and each not in result.of for each in chain)
                            or any(end not in result.of for end in ends)):
            continue
        if new is None and want is not None and twin(key, result, ours, theirs):
            continue
        said.append(("lost", f"{fact}: {new!r} instead of {want!r}"))
    for key, frame in result.frames.items():
        old, one, other = (each.frames.get(key) for each in versions)
        if frame not in (old, one, other) and one == other == old and old is not None:
            said.append(("frame", f"{key}: {frame[1]} instead of {old[1]}"))
    return said


def twin(key, result, ours, theirs):
    """Returns whether the result has another object with the same facts."""
    facts = theirs.of.get(key) or ours.of.get(key)
    return facts and any(facts == other for one, other in result.of.items() if one != key)


def shape(ours, data):
    """Line endings, the mark of the encoding and the end are those of ours."""
    said = []
    if ours.startswith(b"\xef\xbb\xbf") != data.startswith(b"\xef\xbb\xbf"):
        said.append(("byte order mark", "not as in ours"))
    if b"\r\n" in ours and data.count(b"\n") != data.count(b"\r\n") and ours.count(b"\n") == ours.count(b"\r\n"):
        said.append(("line endings", "not as in ours"))
    if b"\r" not in ours and b"\r" in data:
        said.append(("line endings", "not as in ours"))
    if ours.endswith(b"\n") != data.endswith(b"\n"):
        said.append(("end of the file", "not as in ours"))
    return said


def untouched(sides, data):
    """Lines that are the same in all versions stay as they are, and a new line is that of an object that both sides changed.

    Lines of what Interface Builder derives are left out, and documents with start tags on several lines.
    """
    if any(re.search(rb"<\w[^<>]*\n", side) for side in sides):
        return []
    counts = [collections.Counter(line.strip() for line in side.splitlines()) for side in (*sides, data)]
    said, ids = [], set(re.findall(rb' id="([^"]*)"', data))
    for line in counts[1]:
        if not all(count[line] == 1 for count in counts[:3]) or counts[3][line] == 1 or DERIVED.search(line):
            continue
        # Lists without content are not written, elements without content have one tag, and links go with their objects.
        if not merge_edits.ATTRIBUTE.search(line) or counts[3][line[:-1] + b"/>"] or not ids.issuperset(LINK.findall(line)):
            continue
        said.append(("bytes", f"{counts[3][line]} instead of one: {line.decode()[:200]}"))
    of_object = collections.defaultdict(set)
    for line in (each for count in counts[:3] for each in count):
        if name := re.search(rb' id="([^"]*)"', line):
            of_object[name[0]] |= attributes(line)
    known = {frozenset(attributes(line)) for count in counts[:3] for line in count}
    for line in counts[3]:
        # The order of attributes is that of ours.
        if attributes(line) in known or DERIVED.search(line):
            continue
        if any(line.replace(b"/>", b">") in side.replace(b"/>", b">") for side in sides):
            continue
        name = re.search(rb' id="([^"]*)"', line)
        if not name or not attributes(line) <= of_object[name[0]]:
            said.append(("bytes", f"in no side: {line.decode()[:200]}"))
    return said


def attributes(line):
    return set(merge_edits.ATTRIBUTE.findall(line))


def mirrored(merge, sides, result, questions):
    """The sides may be exchanged, but for the order of additions and for what is asked."""
    base, ours, theirs = sides
    status, data, text = merge(base, theirs, ours)
    if status not in (0, 1):
        return [("mirror", f"status {status}: {text[:200]}")]
    try:
        other = merge_oracle.Facts(data)
    except ElementTree.ParseError as error:
        return [("mirror", str(error))]
    said, turned = [], asked(text)
    if questions != turned:
        said.append(("mirror", f"asks {sorted((questions - turned).items(), key=str)} and "
                     f"{sorted((turned - questions).items(), key=str)} the other way round"))
    if not questions:
        # Of twins, ours is kept.
        mine = {key for key in result.of.keys() ^ other.of.keys() if not twin(key, result, other, result)
                and not twin(key, other, result, other)}
        said += [("mirror", f"only one way round: {key}") for key in sorted(mine, key=str)]
        said += [("mirror", f"{key}: {result.of[key]} and {other.of[key]}") for key in result.of
                 if key in other.of and key not in mine and result.of[key] != other.of[key]]
    return said


def identities(merge, base, ours, theirs):
    said = []
    for name, words, want in (("merge(o, o, b)", (base, base, theirs), theirs), ("merge(o, a, o)", (base, ours, base), ours),
                              ("merge(o, a, a)", (base, ours, ours), ours)):
        status, data, text = merge(*words)
        if status != 0 or data != want:
            said.append(("identity", f"{name}: status {status}, {len(data)} bytes instead of {len(want)}; {text[:200]}"))
    return said


def noisy(merge, sides, result, questions, chance):
    """Noise of the editor on either side changes neither the result nor the questions."""
    turn, versions = chance.randint(1, 2), list(sides)
    versions[turn], names = merge_edits.edited(versions[turn], chance, 3, merge_edits.NOISE)
    status, data, text = merge(*versions)
    if status not in (0, 1):
        return [("noise", f"status {status} after {names}")]
    other, said = merge_oracle.Facts(data), []
    if (turned := asked(text)) != questions:
        said.append(("noise", f"{names}: asks {sorted(turned)} instead of {sorted(questions)}"))
    if other.of != result.of or other.orders != result.orders:
        keys = [key for key in {**other.of, **result.of} if other.of.get(key) != result.of.get(key)]
        said.append(("noise", f"{names}: another result: {keys[:4]}"))
    return said


def answered(merge, sides, versions, questions, chance):
    """An answer removes its question, and the property has the value of the side."""
    kind, subject, prop = chance.choice(sorted(questions, key=str))
    said = []
    for side, facts in (("ours", versions[1]), ("theirs", versions[2])):
        words = f"{side}:{subject}" + (f"/{prop}" if prop else "")
        status, data, text = merge(*sides, "--take", words)
        if status not in (0, 1):
            said.append(("answer", f"{kind}: --take {words}: status {status}: {text[:200]}"))
            continue
        if (kind, subject, prop) in asked(text):
            said.append(("answer", f"{kind}: --take {words}: the question is asked again"))
        result = merge_oracle.Facts(data)
        if kind == "value" and prop and subject in result.of and subject in facts.of:
            one, other = facts.of[subject].get(prop), result.of[subject].get(prop)
            if (prop in versions[1].of.get(subject, {}) or prop in versions[2].of.get(subject, {})) and one != other:
                said.append(("answer", f"value: --take {words}: {other!r} instead of {one!r}"))
        if kind == "deletion" and (subject in result.of) != (subject in facts.of):
            said.append(("answer", f"deletion: --take {words}: the object is {'' if subject in result.of else 'not '}there"))
        said += [(f"answer, {name}", f"--take {words}: {what}") for name, what in valid(versions, result)]
    return said


def clean(job):
    """Returns how the result of a pair that git merges without a conflict differs from git's, or nothing if it conflicts."""
    tool, path, seed = job
    base, ours, theirs, done, _ = triple(path, f"clean {seed}")
    with tempfile.TemporaryDirectory(prefix="merge-") as folder:
        merge = Merger(tool, path.suffix, pathlib.Path(folder))
        for name, data in (("base", base), ("ours", ours), ("theirs", theirs)):
            (merge.folder / name).write_bytes(data)
        git = subprocess.run(["git", "merge-file", "-p", "ours", "base", "theirs"], cwd=folder, capture_output=True)
        if git.returncode or ours == base or theirs == base:
            return path, seed, done, None
        try:
            want = merge_oracle.Facts(git.stdout)
        except ElementTree.ParseError:
            return path, seed, done, None
        try:
            status, data, text = merge(base, ours, theirs)
        except subprocess.TimeoutExpired:
            return path, seed, done, ["it takes longer than 120 s"]
        if status not in (0, 1):
            return path, seed, done, [f"status {status}"]
        result = merge_oracle.Facts(data)
        keys = [key for key in {**want.of, **result.of} if want.of.get(key) != result.of.get(key)]
        said = [f"{key}: {result.of.get(key)} instead of {want.of.get(key)}" for key in keys[:3]]
        said += [f"order of {place}" for place, keys in want.orders.items() if not said and merge_oracle.is_ordered(place)
                 and result.orders.get(place) != keys]
        if questions := merge_oracle.questions(text):
            said.append(f"asks {sorted(questions, key=str)[:3]}")
        return path, seed, done, said


def suitable(path, largest):
    data = path.read_bytes() if path.stat().st_size <= largest else b""
    if (b"CocoaTouch" not in data or STRANGE.search(data) or b"<archive " in data):
        return False
    try:
        facts = merge_oracle.Facts(data)
        return len(set(facts.ids)) == len(facts.ids) and bool(merge_edits.Text(data).objects)
    except (ElementTree.ParseError, merge_edits.expat.ExpatError, AttributeError):
        return False


def check(options, report):
    paths = support.documents(options.places)
    paths = [path for path in paths if suitable(path, options.largest)]
    if not paths:
        report.needs(0, "document")
        return None
    chance = random.Random(options.seed)
    jobs = [(options.tool, chance.choice(paths), f"{options.seed}.{number}", number < options.oracle)
            for number in range(options.triples)]
    states, classes, runs = collections.Counter(), collections.Counter(), 0
    with futures.ProcessPoolExecutor(options.jobs) as pool:
        for path, seed, done, said, state, count in pool.map(examine, jobs, chunksize=4):
            states[state] += 1
            runs += count
            classes.update({name for name, _ in said})
            for name, what in said:
                report.fault(f"{path} {seed}: {name}: {what[:400]} after {done}")
            if said and options.keep:
                keep(options.keep, path, seed)
        differ = asking = compared = 0
        turns = ((options.tool, chance.choice(paths), f"{options.seed}.{number}") for number in range(options.clean * 4))
        if options.clean:
            for path, seed, done, said in pool.map(clean, turns, chunksize=8):
                if said is None or compared == options.clean:
                    continue
                compared += 1
                if said:
                    # git asks nothing about a result with a new conflict, or with a link to an object that is gone.
                    asks = said[-1].startswith("asks ")
                    differ, asking = differ + (not asks), asking + asks
                    report.say(f"{path} {seed}: differs from git: {'; '.join(said)[:400]} after {done}")
            if differ > compared * 0.02:
                report.fault(f"{differ} of {compared} results differ from git's")
            report.say(f"{compared} pairs that git merges, {differ} with another result, {asking} with a question")
    report.say(", ".join(f"{name} {count}" for name, count in classes.most_common()) or "no class of faults")
    return f"{options.triples} triples ({', '.join(f'{n} {s}' for s, n in states.most_common())}), {runs} merges"


def keep(folder, path, seed):
    base, ours, theirs, *_ = triple(path, seed)
    place = folder / f"{path.stem}-{seed}"
    place.mkdir(parents=True, exist_ok=True)
    for name, data in (("base", base), ("ours", ours), ("theirs", theirs)):
        (place / f"{name}{path.suffix}").write_bytes(data)
