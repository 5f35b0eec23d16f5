"""Checks the conflicts that the solver reports in random systems with exact arithmetic.

Random systems, of several kinds in turn, are passed to `TestDriver conflicts`; the same seed
produces the same systems. For every reported conflict, integer arithmetic without rounding proves

- that its members are unsatisfiable together: multiples with the right signs add up to a
  contradiction;
- that none can be left out: no other multiples make the variables cancel, and none of these is
  zero, so that members without one are independent. (J. Gleeson and J. Ryan, "Identifying minimally
  infeasible subsystems of inequalities", ORSA Journal on Computing 2, 1990.)

Constraints that were not rejected must hold in the solver's own values, and of the members of a
conflict only the rejected constraint may have been rejected.
"""
import math, random

from checks import support

ARGUMENTS = [
    support.argument("systems", metavar="SYSTEMS", type=int, nargs="?", default=400),
    support.argument("seed", metavar="SEED", type=int, nargs="?", default=0)]
TOOL = "TestDriver"
KINDS = ["sparse", "thirty", "dense", "differences", "combinations", "parallel", "tight", "boxes",
         "ratios", "thin", "wide"]
# The number of systems that one run of the driver solves.
BATCH = 200


def check(options, report):
    conflicts, members, last = 0, 0, options.seed + options.systems
    for start in range(options.seed, last, BATCH):
        systems = []
        for seed in range(start, min(start + BATCH, last)):
            kind = KINDS[seed % len(KINDS)]
            systems.append((f"{kind} {seed}", *system(kind, seed)))
        for (name, _, constraints), answer in zip(systems, answers(options.tool, systems)):
            conflicts += len(answer) - 1
            members = max([members] + [len(line) - 2 for line in answer[:-1]])
            report.add(name, faults(constraints, answer))
    return f"{options.systems} systems, {conflicts} conflicts of at most {members} members"


def system(kind, seed):
    """Returns the constraints of a system, each a relation, a constant and coefficients."""
    source = random.Random(f"{kind} {seed}")
    count = {
        "thirty": 30, "dense": source.randint(3, 12), "thin": source.randint(20, 60),
        "wide": source.randint(30, 60)}.get(kind, source.randint(4, 30))
    total = source.randint(count, 3 * count)
    reach = {"differences": 1, "tight": 1, "ratios": 60, "boxes": 2}.get(
        kind, source.choice([1, 2, 3, 5, 9]))
    constraints = []
    for _ in range(total):
        most = {"dense": count, "differences": 2, "thin": 2, "boxes": 3, "wide": 8}.get(
            kind, source.choice([2, 3, 4, 6]))
        chosen = source.sample(range(count), min(count, source.randint(1, most)))
        line = [0] * count
        for variable in chosen:
            line[variable] = source.choice([-1, 1]) * source.randint(1, reach)
        if kind == "differences" and len(chosen) == 2:
            line[chosen[1]] = -line[chosen[0]]
        bound = 1 if kind in ("tight", "parallel") else 20
        constant = source.randint(-bound, bound)
        relation = source.choice("==<>" if kind == "thin" else "<>" if kind == "boxes" else "=<<>>")
        if kind in ("combinations", "parallel") and len(constraints) > 2 and source.random() < 0.4:
            # Almost implied by a combination of others.
            line, constant = [0] * count, 0
            others = source.randint(2, 3) if kind == "combinations" else 1
            for other in source.sample(constraints, others):
                factor = source.choice([-2, -1, 1, 2, 3])
                line = [a + factor * b for a, b in zip(line, other[2])]
                constant += factor * other[1]
            constant += source.choice([-1, 0, 0, 1])
            if not any(line):
                continue
        constraints.append((relation, constant, line))
    return count, constraints


def contradiction(members):
    """Returns the reason why constraints are not an irreducible conflict, or nothing if they are one."""
    pivots, found = {}, None
    for number, (_, constant, line) in enumerate(members):
        # Each row is also expressed as a combination of members.
        line, sums = list(line), [0] * len(members)
        sums[number] = 1
        for variable in range(len(line)):
            if line[variable] == 0:
                continue
            if variable not in pivots:
                pivots[variable] = (line, sums)
                break
            other, others = pivots[variable]
            common = math.gcd(line[variable], other[variable])
            own, its = other[variable] // common, line[variable] // common
            line = [own * a - its * b for a, b in zip(line, other)]
            sums = [own * a - its * b for a, b in zip(sums, others)]
            common = math.gcd(*line, *sums)
            line, sums = [a // common for a in line], [a // common for a in sums]
        else:
            if found:
                return "members can be left out, or all can hold"
            found = sums
    if not found:
        return "the left sides are independent, so that all can hold"
    if not all(found):
        return "a member does not count"
    value = sum(multiple * member[1] for multiple, member in zip(found, members))
    if value == 0:
        return "the sum is no contradiction"
    if value < 0:
        found = [-multiple for multiple in found]
    # The sum is the contradiction that a positive number is at most zero.
    for multiple, (relation, _, _) in zip(found, members):
        if relation == "<" and multiple < 0 or relation == ">" and multiple > 0:
            return "a multiple has the wrong sign, so that all can hold"
    return None


def faults(constraints, answer):
    """Returns the faults of the answer for a system."""
    *conflicts, last = answer
    if last[0] != "held":
        yield "not solved"
        return
    if not float(last[1]) <= 1e-7:
        yield f"an error of {last[1]} (relative) in kept constraints"
    rejected = {int(goal) for goal, *_ in conflicts}
    for goal, known, *members in conflicts:
        goal, members = int(goal), [int(word) for word in members]
        if known != "+":
            fault = "not known to be irreducible"
        elif not members or members[-1] != goal or rejected & set(members[:-1]):
            fault = "wrong members"
        else:
            fault = contradiction([constraints[member] for member in members])
        if fault:
            yield f"conflict of {goal} with {len(members) - 1}: {fault}"


def answers(driver, systems):
    """Returns the answers for systems, each as its lines split into words."""
    rows = []
    for _, count, constraints in systems:
        rows += [(count, len(constraints))]
        rows += [(relation, constant, *line) for relation, constant, line in constraints]
    text = "".join(" ".join(map(str, row)) + "\n" for row in rows)
    done = support.run(driver, "conflicts", input=text, text=True, expects=None)
    found, answer = [], []
    for line in done.stdout.splitlines():
        answer.append(line.split())
        if answer[-1][0] in ("held", "fault"):
            found.append(answer)
            answer = []
    if done.returncode or len(found) != len(systems):
        name = systems[min(len(found), len(systems) - 1)][0]
        raise support.Failure(
            f"{name}: the driver ended with status {done.returncode} {done.stderr[-2000:]}")
    return found
