"""A plain three-way merge of Interface Builder documents, with the facts and questions that a merge must have.

It reads documents into lists of facts (key, property, value) and merges these; it writes no document. Frames, flags, versions
and what else Interface Builder derives are no facts. Where a merge is free, the reason is in `Expected.loose`.
"""
import re
from xml.etree import ElementTree

from checks.merge_edits import DEFAULTS, DERIVED

# Elements that are compared as a whole.
WHOLE = {"accessibility", "attributedString", "autoresizingMask", "backgroundConfiguration", "bool", "buttonConfiguration",
         "calendarDate", "color", "data", "date", "directionalEdgeInsets", "edgeInsets", "fontDescription", "imageReference",
         "inset", "integer", "locale", "mutableString", "nil", "offsetWrapper", "point", "preferredSymbolConfiguration", "real",
         "rect", "size", "string", "url", "userDefinedRuntimeAttribute", "value"}
LISTS = {"array", "barButtonItems", "cells", "connections", "constraints", "gestureRecognizers", "items", "layoutGuides",
         "mutableArray", "objects", "prototypes", "scenes", "sections", "subviews", "userDefinedRuntimeAttributes",
         "viewLayoutGuides"}
ORDERED = {"subviews", "items", "cells", "prototypes", "sections", "segments"}
CANVAS = {"bounds", "canvasLocation", "contentRect", "contentSize", "frame", "frameInset", "screenRect"}
LINKS = {"action", "constraint", "outlet", "outletCollection", "segue", "include", "exclude"}
ENDS = {"destination", "firstItem", "secondItem", "reference", "target", "initialViewController"}
FLAGS = {"misplaced", "ambiguous", "fixedFrame", "id", "sceneID"}
HEAD = {"version", "toolsVersion", "systemVersion", "variant", "propertyAccessControl", "colorMatched"}
COLORS = {"darkTextColor": (0.0, 1.0), "lightTextColor": (1.0, 0.6), "blackColor": (0.0, 1.0), "whiteColor": (1.0, 1.0)}
NUMBERS = {"constant", "alpha", "priority", "red", "green", "blue", "white", "pointSize", "x", "y", "width", "height", "minX",
           "minY", "maxX", "maxY", "tag"}
EXISTS, PLACE, TEXT = "<>", "^", "#"


def spelled(name, value):
    """Returns a value in normal form."""
    if name in NUMBERS:
        try:
            return f"{float(value):.6g}"
        except ValueError:
            pass
    return "system" if (name, value) == ("buttonType", "roundedRect") else value


def whole(element):
    """Returns an element with everything below it in normal form."""
    if element.tag == "color":
        get = element.get
        try:
            alpha = float(get("alpha", 1))
            if get("cocoaTouchSystemColor") in COLORS:
                white, alpha = COLORS[get("cocoaTouchSystemColor")]
                return "gray", white, alpha
            if get("white") is not None:
                return "gray", round(float(get("white")), 3), alpha
            if get("red") is not None:
                return ("rgb", get("customColorSpace") or get("colorSpace"),
                        *(round(float(get(each)), 3) for each in ("red", "green", "blue")), alpha)
        except ValueError:
            pass
    attributes = tuple(sorted((name, spelled(name, value)) for name, value in element.items() if name != "id"))
    return (element.tag, attributes, (element.text or "").strip(), tuple(whole(each) for each in element))


class Facts:
    """A document as flat lists."""

    def __init__(self, data):
        self.keys, self.facts, self.orders, self.ids = [], [], {}, []
        self.frames, self.names = {}, {}
        self.visit(ElementTree.fromstring(data), None, "", [])
        self.of = {}
        for key, name, value in self.facts:
            self.of.setdefault(key, {})[name] = value

    def visit(self, element, owner, role, seen):
        tag, get = element.tag, element.get
        if tag in DERIVED or tag.startswith("simulated") or tag.endswith("SimulatedSizeMetrics"):
            return
        if tag in ("rect", "point", "size") and get("key") in CANVAS:
            if get("key") == "frame":
                self.frames[owner] = whole(element)
            return
        if tag == "variation" and set(element.keys()) <= FLAGS | {"key"} and len(element) and all(
                each.tag == "rect" for each in element):
            # A frame of another size class.
            return
        name = get("sceneID") if tag == "scene" else get("id")
        slot = get("key") or get("name") or get("keyPath") or get("reference") or get("property") or ""
        if name is None and tag in WHOLE:
            # Of one key there is one value, whatever its element is.
            slot = slot if get("key") else f"{tag} {slot} {seen.count(tag + slot)}"
            seen.append(tag + slot)
            self.facts.append((owner, f"{role}={slot}", whole(element)))
            return
        if name is None and tag in LISTS:
            for child in element:
                self.visit(child, owner, f"{role}/{tag} {get('key', '')}", seen)
            return
        if name is None:
            key = f"{owner}>{role}>{tag} {slot} {seen.count(tag + slot)}"
            seen.append(tag + slot)
        else:
            key = name
            self.ids.append(name)
        self.keys.append(key)
        self.orders.setdefault((owner, role), []).append(key)
        self.facts += [(key, EXISTS, tag), (key, PLACE, (owner, role))]
        if (element.text or "").strip():
            self.facts.append((key, TEXT, element.text.strip()))
        for attribute, value in element.items():
            if attribute in FLAGS or tag == "document" and attribute in HEAD:
                continue
            value = spelled(attribute, value)
            if value != DEFAULTS.get(attribute):
                self.facts.append((key, attribute, value))
        inner = []
        for child in element:
            self.visit(child, key, "", inner)

    def owner(self, key):
        return self.of[key][PLACE][0]

    def above(self, key):
        while key is not None:
            yield key
            key = self.owner(key)

    def below(self, key):
        """Returns an entry and those below it."""
        return [each for each in self.keys if key in self.above(each)]

    def ends(self, key):
        """Returns the objects to which an entry refers."""
        return {self.of[key][name] for name in ENDS & self.of[key].keys()}

    def dangling(self):
        return {(key, name) for key, facts in self.of.items() for name in ENDS & facts.keys() if facts[name] not in self.of}


class Expected:
    """The result of a merge: its facts, questions and, for lists whose order means something, the order of what is in all
    three. `loose` names the reasons for which a right merge may differ."""

    def __init__(self):
        self.of, self.questions, self.orders, self.loose = {}, set(), {}, []


def without(facts, name):
    return {each: value for each, value in facts.items() if each != name}


def renamed(side, base):
    """Returns whether a side may have an object of the base under a new id: one is gone, and one of its kind is new in its place."""
    def kind(version, key):
        return version.of[key][EXISTS], version.of[key][PLACE]
    gone = [kind(base, key) for key in base.keys if key not in side.of and ">" not in key]
    return any(kind(side, key) in gone for key in side.keys if key not in base.of and ">" not in key)


def nearest(key):
    """Returns the object to which an entry belongs."""
    name = (key or "None").split(">")[0]
    return None if name == "None" else name


def merged(base, ours, theirs):
    """Returns what a merge of three versions must be."""
    result, kept, gone = Expected(), set(), set()
    if renamed(ours, base) or renamed(theirs, base):
        result.loose.append("renamed")
    links = set()
    for deleting, keeping in ((ours, theirs), (theirs, ours)):
        lost = [key for key in base.keys if key not in deleting.of and key in keeping.of]
        roots = [key for key in lost if not any(each in lost for each in list(keeping.above(key))[1:])]
        for root in roots:
            below = keeping.below(root)
            changed = [key for key in below if keeping.of[key] != base.of.get(key)]
            # A part, such as a variation, is a property of its object.
            changed += [key for key in base.below(root) if ">" in key and key not in keeping.of and base.owner(key) in below
                        and base.of[key][EXISTS] not in LINKS | {"mask"}]
            if any(base.of[key] != keeping.of.get(key) for key in base.below(root) if key not in below and key in keeping.of):
                result.loose.append("moved out of what the other side deleted")
            if any(key in deleting.of for key in below):
                result.loose.append("moved out of a deletion")
            if changed and keeping.of[root][EXISTS] in LINKS and any(end in base.of and end not in deleting.of
                                                                     for end in keeping.ends(root)):
                links.add((root, keeping is ours))
            elif changed and ">" in root and keeping is theirs:
                # A part is a property: ours, which does not have it, is kept.
                result.questions.add(("deletion", root))
                gone |= set(below)
            elif changed:
                result.questions.add(("deletion", root))
                kept |= set(below)
            else:
                gone |= set(below)
    # Links that one side deleted with an object that stays come back with it; of others that the other side changed, the
    # reference is the question.
    before = None
    while before != len(kept):
        before = len(kept)
        for side in (ours, theirs):
            other = theirs if side is ours else ours
            for key in side.keys:
                if key in base.of and key not in other.of and side.of[key][EXISTS] in LINKS and any(
                        end in kept and end not in other.of for end in side.ends(key)):
                    if all(end in kept or end in other.of for end in side.ends(key)) and side.owner(key) in (kept | other.of.keys()):
                        kept |= set(side.below(key))
                        links.discard((key, side is ours))
    for key, mine in links:
        if key not in kept:
            kept |= set((ours if mine else theirs).below(key))
    for key in dict.fromkeys(ours.keys + theirs.keys):
        inside = key in ours.of, key in theirs.of
        if key in gone and key not in kept or all(inside) is False and key in base.of and key not in kept:
            continue
        if not all(inside):
            result.of[key] = dict((ours if inside[0] else theirs).of[key])
        else:
            result.of[key] = facts(key, base, ours, theirs, result)
    references(base, ours, theirs, result)
    twins(base, ours, theirs, result)
    places(base, ours, theirs, result)
    return result


def facts(key, base, ours, theirs, result):
    """Returns the merged facts of an entry that both sides have."""
    known, merged = base.of.get(key, {}), {}
    for name in dict.fromkeys([*ours.of[key], *theirs.of[key]]):
        old, one, other = known.get(name), ours.of[key].get(name), theirs.of[key].get(name)
        if name in ENDS and None in (one, other) and old not in (None, one, other):
            # An absence that only follows from a deletion is no change.
            one, other = (old if value is None and old not in side.of else value
                          for value, side in ((one, ours), (other, theirs)))
        value = other if one == old else one
        if one != old and other != old and one != other:
            result.questions.add(("place" if name == PLACE else "value", key) if name == PLACE else ("value", key, name))
        if value is not None:
            merged[name] = value
    return merged


def references(base, ours, theirs, result):
    """Removes what refers to objects that are gone, and asks about what a side added or changed."""
    known = base.of.keys() | ours.of.keys() | theirs.of.keys()
    while True:
        broken = [key for key, facts in result.of.items()
                  if any(facts[name] not in result.of and facts[name] in known for name in ENDS & facts.keys())]
        broken += [key for key, facts in result.of.items() if facts[PLACE][0] is not None and facts[PLACE][0] not in result.of]
        if not broken:
            return
        for key in broken:
            if key not in result.of:
                continue
            if result.of[key][EXISTS] not in LINKS and result.of[key][PLACE][0] in result.of:
                for name in ENDS & result.of[key].keys():
                    if (end := result.of[key][name]) not in result.of:
                        del result.of[key][name]
                        if end != base.of.get(key, {}).get(name):
                            result.questions.add(("reference", key))
                            result.loose.append("attribute that refers to what is gone")
                continue
            if any(key in side.of and side.of[key] != base.of.get(key) for side in (ours, theirs)):
                result.questions.add(("reference", key))
                result.loose.append("reference")
            del result.of[key]


def twins(base, ours, theirs, result):
    """Removes the constraints that both sides added with one meaning."""
    def new(side, other):
        return [key for key in side.keys if key in result.of and key not in base.of and key not in other.of]
    for key in new(theirs, ours):
        for one in new(ours, theirs):
            if one not in result.of or key not in result.of:
                continue
            if theirs.of[key] == ours.of[one] and theirs.of[key][EXISTS] in ("constraint", "outlet", "action"):
                del result.of[key]
                if any(key in theirs.ends(each) for each in theirs.keys):
                    result.loose.append("twin that is referred to")
                if theirs.of[one if one in theirs.of else key][EXISTS] != "constraint":
                    result.loose.append("twins that are connections")
            elif (theirs.of[key][EXISTS] == ours.of[one][EXISTS] == "outlet" and theirs.of[key][PLACE] == ours.of[one][PLACE]
                  and theirs.of[key].get("property") == ours.of[one].get("property")):
                result.questions.add(("value", key, "destination"))
                result.loose.append("two outlets of one name")


def places(base, ours, theirs, result):
    """Asks about cycles, and merges the order of children."""
    for key in result.of:
        seen, at = set(), key
        while at is not None and at in result.of and at not in seen:
            seen.add(at)
            at = result.of[at][PLACE][0]
        if at in seen:
            result.questions.add(("place", key))
            result.loose.append("cycle")
            return
    for place in base.orders:
        if place[1].rsplit("/", 1)[-1].split(" ")[0] not in ORDERED:
            continue
        sides = [side.orders.get(place, []) for side in (base, ours, theirs)]
        common = [key for key in sides[0] if key in sides[1] and key in sides[2] and key in result.of]
        old, one, other = ([key for key in side if key in common] for side in sides)
        if one != old and other != old and one != other:
            result.questions.add(("order", place[0]))
        result.orders[place] = other if one == old else one


def differences(expected, result):
    """Returns how a document differs from what a merge must be."""
    said = []
    for key in dict.fromkeys([*expected.of, *result.of]):
        one, other = expected.of.get(key), result.of.get(key)
        if one is None or other is None:
            said.append(f"{'invented' if one is None else 'lost'}: {(one or other)[EXISTS]} {key}")
            continue
        said += [f"{one[EXISTS]} {key} {name}: {other.get(name)!r} instead of {one.get(name)!r}"
                 for name in dict.fromkeys([*one, *other]) if one.get(name) != other.get(name)]
    for place, keys in expected.orders.items():
        order = [key for key in result.orders.get(place, []) if key in keys]
        if order != [key for key in keys if key in order]:
            said.append(f"order of {place}: {order} instead of {keys}")
    return said


def neighbors(side, base, result):
    """Returns the additions of a side that are not behind their nearest predecessor among what all have."""
    said = []
    for place, keys in side.orders.items():
        order = result.orders.get(place, [])
        if place[1].rsplit("/", 1)[-1].split(" ")[0] not in ORDERED or place not in base.orders:
            continue
        common = [key for key in keys if key in base.orders[place] and key in order]
        if [key for key in order if key in common] != common:
            continue
        for key in keys:
            if key in base.of or key not in order:
                continue
            one, other = ([each for each in version[:version.index(key)] if each in common][-1:] for version in (keys, order))
            if one != other:
                said.append(f"{key} is behind {other} instead of {one}")
    return said


QUESTION = re.compile(r"^.*?: question: (.*)$", re.MULTILINE)
# The subject of a question, by its words.
KINDS = (("layout", r"--take \w+:layout\b"), ("reference", r"which refers? to"), ("deletion", r" deletes "), ("place", r" moves? "),
         ("order", r"\border"), ("value", ""))


def questions(said):
    """Returns the kind, object and property of each question on standard error, from the words that answer it."""
    found = []
    for line in QUESTION.findall(said):
        kind = next(name for name, words in KINDS if re.search(words, line))
        subject, _, prop = (re.findall(r"--take \w+:(\S+?)[,;]?(?=\s|$)", line) or [""])[0].partition("/")
        found.append((kind, subject, prop or None))
    return found


def is_ordered(place):
    """Returns whether the order of a list means something."""
    return place[1].rsplit("/", 1)[-1].split(" ")[0] in ORDERED
