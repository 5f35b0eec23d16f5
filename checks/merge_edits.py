"""Random edits of Interface Builder documents, made in their bytes so that the formatting stays Interface Builder's."""
import re
from xml.parsers import expat

TAG = re.compile(rb'<[^\s/>]+(?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|\'[^\']*\'))*\s*(/?)>')
ATTRIBUTE = re.compile(rb'\s+([^\s=]+)\s*=\s*("[^"]*"|\'[^\']*\')')
# Elements whose contents Interface Builder derives, and those whose id is not that of an object.
DERIVED = {"dependencies", "resources", "designables", "classes", "customFonts", "inferredMetricsTieBreakers", "device",
           "adaptation", "animations"}
REFERENCES = ("destination", "firstItem", "secondItem", "reference", "initialViewController", "target", "textLabel",
              "detailTextLabel", "imageView", "id", "headerView", "footerView", "dataSource", "delegate")
LINKS = {"action", "constraint", "outlet", "outletCollection", "segue", "include", "exclude"}
CONNECTIONS = {"action", "outlet", "outletCollection", "segue"}
VIEWS = {"view", "label", "button", "imageView", "textField", "switch", "slider", "stackView", "tableView", "scrollView",
         "textView", "segmentedControl", "activityIndicatorView", "progressView", "pageControl", "collectionView"}
CONTROLLERS = {"viewController", "tableViewController", "navigationController", "tabBarController",
               "collectionViewController"}
# Attributes and values that differ from what an absent attribute means.
SETTABLE = {
    "view": [("hidden", "YES"), ("alpha", "0.5"), ("alpha", "0.25"), ("tag", "7"), ("tag", "11"), ("userLabel", "Panel"),
             ("userLabel", "Box"), ("clipsSubviews", "YES"), ("verifyAmbiguity", "off"), ("customClass", "Panel")],
    "constraint": [("constant", "17"), ("constant", "23.5"), ("priority", "750"), ("priority", "250"),
                   ("identifier", "edge"), ("identifier", "gap")],
    "controller": [("title", "Page"), ("title", "Front"), ("storyboardIdentifier", "Page"), ("restorationIdentifier", "r"),
                   ("hidesBottomBarWhenPushed", "YES"), ("customClass", "PageController")]}
REMOVABLE = {"hidden", "alpha", "tag", "userLabel", "constant", "priority", "identifier", "title", "text",
             "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier", "customClass", "placeholder"}
# Removing what is at its default changes nothing, which only a check of normal forms would be about.
DEFAULTS = {"hidden": "NO", "hidesBottomBarWhenPushed": "NO", "alpha": "1", "tag": "0", "constant": "0", "priority": "1000"}


class Node:
    """An element: its name, attributes, and place in the bytes."""
    __slots__ = ("tag", "get", "start", "inner", "end", "parent", "children", "derived")

    def __init__(self, tag, attributes, start, inner, parent, derived):
        self.tag, self.get, self.start, self.inner, self.end = tag, attributes, start, inner, inner
        self.parent, self.children, self.derived = parent, [], derived

    def within(self):
        """Yields the element and everything below it."""
        yield self
        for child in self.children:
            yield from child.within()

    def above(self):
        """Yields the elements that contain this one, innermost first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def child(self, tag):
        return next((each for each in self.children if each.tag == tag), None)


class Text:
    """A document's bytes with the elements in them."""

    def __init__(self, data):
        self.data, self.nodes, stack = data, [], [None]
        self.newline = b"\r\n" if b"\r\n" in data else b"\n"
        parser = expat.ParserCreate()
        parser.ordered_attributes = False

        def start(tag, attributes):
            place, above = parser.CurrentByteIndex, stack[-1]
            node = Node(tag, attributes, place, TAG.match(data, place).end(), above,
                        tag in DERIVED or above is not None and above.derived)
            if above is not None:
                above.children.append(node)
            self.nodes.append(node)
            stack.append(node)

        def end(tag):
            node, place = stack.pop(), parser.CurrentByteIndex
            if data[node.inner - 2:node.inner] != b"/>":
                node.end = data.index(b">", place) + 1

        parser.StartElementHandler, parser.EndElementHandler = start, end
        parser.Parse(data, True)
        self.root = self.nodes[0]
        self.objects = [node for node in self.nodes if "id" in node.get and not node.derived and node.tag != "variation"]

    def of(self, node):
        return self.data[node.start:node.end]

    def indent(self, node):
        """The white space before an element on its line."""
        line = self.data.rfind(b"\n", 0, node.start) + 1
        space = self.data[line:node.start]
        return space if not space.strip() else b""

    def line(self, node):
        """Returns the range of an element with its line break and indent, and of a scene with its comment."""
        start = node.start - len(self.indent(node))
        if node.tag == "scene":
            comment = re.search(rb"[ \t]*<!--[^<>]*-->\s*$", self.data[:start])
            start = comment.start() if comment else start
        start -= len(self.newline) if self.data[:start].endswith(self.newline) else 0
        return start, node.end

    def edited(self, splices):
        data = self.data
        for start, end, new in sorted(splices, key=lambda one: one[:2], reverse=True):
            data = data[:start] + new + data[end:]
        return data

    def attributes(self, node):
        """Returns the name, range and raw value of each attribute in the text."""
        opening = self.data[node.start:node.inner]
        return [(one[1].decode(), node.start + one.start(), node.start + one.end(), one[2][1:-1])
                for one in ATTRIBUTE.finditer(opening)]

    def set(self, node, name, value):
        """Returns the splices that set an attribute, or remove it if there is no value."""
        known = {each: (start, end) for each, start, end, _ in self.attributes(node)}
        new = b"" if value is None else f' {name}="{value}"'.encode()
        if name in known:
            return [(*known[name], new)]
        place = known["id"][0] if "id" in known else node.start + 1 + len(node.tag.encode())
        return [(place, place, new)]

    def removal(self, nodes):
        """Returns the splices that remove elements, and with them lists that become empty."""
        gone = set(map(id, nodes))
        pending = list(nodes)
        while pending:
            above = pending.pop().parent
            if (above is not None and "id" not in above.get and above.tag not in ("scene", "objects", "document")
                    and id(above) not in gone and all(id(each) in gone for each in above.children)
                    and (above.tag in ("subviews", "constraints", "connections", "variation", "mask"))
                    and not set(above.get) - {"key"}):
                gone.add(id(above))
                pending.append(above)
        return [(*self.line(node), b"") for node in self.nodes
                if id(node) in gone and not any(id(each) in gone for each in node.above())]

    def referring(self, names, without=()):
        """Returns the connections, constraints and mask entries outside of an element that refer to objects, and those that
        refer to these."""
        found, names, inside = [], set(names), set(map(id, without))
        while True:
            more = [node for node in self.nodes if node.tag in LINKS and not node.derived and id(node) not in inside
                    and any(node.get.get(name) in names for name in REFERENCES if name != "id")]
            if not more:
                return found
            found += more
            inside |= set(map(id, more))
            names = {node.get["id"] for node in more if "id" in node.get}

    def added(self, above, text, behind=None):
        """Returns the splices that add an element to another one, behind one of its children or at the end."""
        indent = self.indent(above) + b"    "
        text = self.newline + indent + text
        if behind is not None:
            return [(behind.end, behind.end, text)]
        if above.children:
            return [(above.children[-1].end, above.children[-1].end, text)]
        if self.data[above.inner - 2:above.inner] == b"/>":
            closing = text + self.newline + self.indent(above) + b"</" + above.tag.encode() + b">"
            return [(above.inner - 2, above.inner, b">" + closing)]
        return [(above.inner, above.inner, text)]

    def listed(self, owner, tag, text):
        """Returns the splices that add an element to a list of an object, which comes into being if there is none."""
        if (known := owner.child(tag)) is not None:
            return self.added(known, text)
        space = self.newline + self.indent(owner) + b"    "
        behind = owner.children[-1] if owner.children else None
        if tag == "constraints":
            # Constraints precede connections and variations.
            late = [each for each in owner.children if each.tag not in ("connections", "variation", "userDefinedRuntimeAttributes")]
            behind = late[-1] if late else behind
        return self.added(owner, b"<%s>" % tag.encode() + space + b"    " + text + space + b"</%s>" % tag.encode(), behind)


def made(chance):
    """Returns a new id in the form of Interface Builder's."""
    letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    one = "".join(chance.choice(letters) for _ in range(8))
    return f"{one[:3]}-{one[3:5]}-{one[5:]}"


def copied(text, node, chance):
    """Returns an element's text with new ids, and references within it to these."""
    names = {each.get["id"]: made(chance) for each in node.within() if "id" in each.get and each in text.objects}
    names |= {each.get["sceneID"]: made(chance) for each in node.within() if "sceneID" in each.get}
    data = text.of(node).decode()
    return re.sub(r'(?<==")[^"]*(?=")', lambda match: names.get(match[0], match[0]), data).encode()


def shifted(text, node, above, data):
    """Returns the text of an element with the indent of another place."""
    old, new = text.indent(node), text.indent(above) + b"    "
    return data.replace(b"\n" + old, b"\n" + new) if old else data


def views(text):
    """Returns the views that are in lists of subviews."""
    return [node for node in text.objects if node.parent is not None and node.parent.tag == "subviews"]


def pick(chance, found):
    found = list(found)
    return chance.choice(found) if found else None


# Edits. Each takes a text and a source of chance, and returns splices, or nothing where it does not apply.


def set_attribute(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag in VIEWS | CONTROLLERS | {"constraint"}))
    if node is None:
        return None
    kind = "view" if node.tag in VIEWS else "controller" if node.tag in CONTROLLERS else "constraint"
    name, value = chance.choice(SETTABLE[kind])
    return None if node.get.get(name) == value else text.set(node, name, value)


def remove_attribute(text, chance):
    found = [(node, name) for node in text.objects for name in node.get
             if name in REMOVABLE and node.get[name] != DEFAULTS.get(name)]
    if not found:
        return None
    node, name = chance.choice(found)
    return text.set(node, name, None)


def flip(text, chance):
    found = [(node, name) for node in text.objects for name, value in node.get.items() if value in ("YES", "NO")
             and name not in ("misplaced", "ambiguous", "fixedFrame", "translatesAutoresizingMaskIntoConstraints")]
    if not found:
        return None
    node, name = chance.choice(found)
    return text.set(node, name, {"YES": "NO", "NO": "YES"}[node.get[name]])


def change_text(text, chance):
    found = [(node, name) for node in text.nodes if not node.derived for name in ("text", "title", "placeholder")
             if node.get.get(name)]
    if not found:
        return None
    node, name = chance.choice(found)
    return text.set(node, name, chance.choice(["Good morning", "Adieu &amp; merci", "Grüße", "Ok"]))


def change_color(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "color" and not each.derived and each.get.get("key")
                         and each.parent.tag not in ("attributes", "buttonConfiguration", "backgroundConfiguration")))
    if node is None:
        return None
    red = chance.choice(["0.125", "0.25", "0.75"])
    return [(node.start, node.end, f'<color key="{node.get["key"]}" red="{red}" green="0.25" blue="0.5" alpha="1" '
             'colorSpace="custom" customColorSpace="sRGB"/>'.encode())]


def change_font(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "fontDescription" and "pointSize" in each.get))
    return node and text.set(node, "pointSize", chance.choice(["13", "21", "29"]))


def change_constant(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag == "constraint"))
    return node and text.set(node, "constant", chance.choice(["3", "9.5", "31", "-4"]))


def remove_view(text, chance):
    node = pick(chance, views(text))
    if node is None:
        return None
    names = {each.get["id"] for each in node.within() if "id" in each.get}
    splices = text.removal([node, *text.referring(names, node.within())])
    # Cells refer to their labels by attributes.
    return splices + [one for each in node.above() for name in ("textLabel", "detailTextLabel", "imageView")
                      if each.get.get(name) in names for one in text.set(each, name, None)]


def add_view(text, chance):
    node = pick(chance, (each for each in views(text) if each.end - each.start < 4000))
    if node is None:
        return None
    above = chance.choice([each.parent for each in views(text)])
    data = shifted(text, node, above, copied(text, node, chance))
    behind = pick(chance, [each for each in above.children if each.end])
    return text.added(above, data, behind)


def move_view(text, chance):
    node = pick(chance, views(text))
    if node is None:
        return None
    scene = [each for each in node.above() if each.tag in ("scene", "document")][0]
    inside = set(map(id, node.within()))
    lists = [each for each in scene.within() if each.tag == "subviews" and id(each) not in inside and each is not node.parent]
    if not lists or len(node.parent.children) < 2:
        return None
    above = chance.choice(lists)
    names = {each.get["id"] for each in node.within() if "id" in each.get}
    links = [each for each in text.referring(names, node.within()) if each.tag not in CONNECTIONS]
    return text.removal([node, *links]) + text.added(above, shifted(text, node, above, text.of(node)),
                                                     pick(chance, above.children))


def reorder_views(text, chance):
    above = pick(chance, {id(each.parent): each.parent for each in views(text) if len(each.parent.children) > 1}.values())
    if above is None:
        return None
    one, other = chance.sample(above.children, 2)
    return [(one.start, one.end, text.of(other)), (other.start, other.end, text.of(one))]


def add_constraint(text, chance):
    above = pick(chance, (each for each in text.objects if each.tag in VIEWS and each.child("constraints")))
    if above is None:
        return None
    item = chance.choice([each.get["id"] for each in (above.child("subviews") or above).children if "id" in each.get] + [None])
    first = f'firstItem="{item}" ' if item else ""
    name, size = chance.choice(["width", "height"]), chance.choice([40, 55, 70])
    return text.listed(above, "constraints",
                       f'<constraint {first}firstAttribute="{name}" constant="{size}" id="{made(chance)}"/>'.encode())


def remove_constraint(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag == "constraint"))
    return node and text.removal([node, *text.referring([node.get["id"]])])


def retarget_constraint(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag == "constraint" and "secondAttribute" in each.get))
    return node and text.set(node, "relation", chance.choice(["greaterThanOrEqual", "lessThanOrEqual"]))


def scene_of(node):
    return next((each for each in node.above() if each.tag in ("scene", "document")), None)


def add_outlet(text, chance):
    owner = pick(chance, (each for each in text.objects if each.tag in CONTROLLERS | {"tableViewCell", "view"}))
    if owner is None:
        return None
    to = pick(chance, (each for each in scene_of(owner).within() if each in text.objects and each.tag in VIEWS | {"constraint"}))
    name = chance.choice(["first", "second", "third", "fourth", "fifth", "panel", "box", "detail"]) + chance.choice("ABCDEFG")
    if to is None or any(each.get.get("property") == name for each in (owner.child("connections") or owner).children):
        return None
    return text.listed(owner, "connections",
                       f'<outlet property="{name}" destination="{to.get["id"]}" id="{made(chance)}"/>'.encode())


def add_action(text, chance):
    owner = pick(chance, (each for each in text.objects if each.tag in ("button", "slider", "switch", "textField")))
    to = owner and pick(chance, (each for each in scene_of(owner).within() if each.tag in CONTROLLERS | {"placeholder"}
                                 and "id" in each.get))
    if not to:
        return None
    name, event = chance.choice(["save:", "close:", "tap:"]), chance.choice(["touchUpInside", "valueChanged"])
    return text.listed(owner, "connections", f'<action selector="{name}" destination="{to.get["id"]}" '
                       f'eventType="{event}" id="{made(chance)}"/>'.encode())


def remove_connection(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag in ("action", "outlet")))
    return node and text.removal([node])


def retarget_connection(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag == "outlet" and each.get.get("property") not in
                         ("view", "delegate", "dataSource")))
    to = node and pick(chance, (each for each in scene_of(node).within() if each in text.objects and each.tag in VIEWS))
    return to and text.set(node, "destination", to.get["id"])


def add_variation(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag in VIEWS | {"constraint"}))
    key = chance.choice(["heightClass=compact", "widthClass=compact", "heightClass=regular-widthClass=regular"])
    if node is None or any(each.get.get("key") == key for each in node.children):
        return None
    name, value = ("constant", chance.choice("56789")) if node.tag == "constraint" else ("hidden", "YES")
    return text.added(node, f'<variation key="{key}" {name}="{value}"/>'.encode())


def remove_variation(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "variation" and each.get.get("key") != "default"))
    return node and text.removal([node])


def change_variation(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "variation" and "constant" in each.get))
    return node and text.set(node, "constant", chance.choice(["61", "62"]))


def add_exclusion(text, chance):
    mask = pick(chance, (each for each in text.nodes if each.tag == "mask" and each.get.get("key") == "constraints"))
    owner = mask and next((each for each in mask.above() if "id" in each.get), None)
    known = {each.get.get("reference") for each in mask.children} if mask else ()
    one = owner and pick(chance, (each for each in (owner.child("constraints") or owner).children if each.tag == "constraint"
                                  and each.get.get("id") not in known))
    if not one:
        return None
    kind = "exclude" if mask.parent.get.get("key") == "default" else "include"
    return text.added(mask, f'<{kind} reference="{one.get["id"]}"/>'.encode())


def add_scene(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "scene" and each.end - each.start < 20000))
    if node is None:
        return None
    return text.added(node.parent, copied(text, node, chance), pick(chance, node.parent.children))


def remove_scene(text, chance):
    scenes = [each for each in text.nodes if each.tag == "scene"]
    if len(scenes) < 2:
        return None
    node = chance.choice(scenes)
    names = {each.get["id"] for each in node.within() if "id" in each.get}
    splices = text.removal([node, *text.referring(names, node.within())])
    if text.root.get.get("initialViewController") in names:
        splices += text.set(text.root, "initialViewController", None)
    return splices


def change_runtime_attribute(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "userDefinedRuntimeAttribute" and each.children))
    value = node and node.children[0]
    if not value or "value" not in value.get:
        return None
    return text.set(value, "value", "YES" if value.tag == "boolean" else chance.choice(["5", "6"]))


def add_runtime_attribute(text, chance):
    node, value = pick(chance, (each for each in text.objects if each.tag in VIEWS)), chance.choice("1234")
    key = chance.choice(["layer.cornerRadius", "layer.borderWidth", "depth", "rows"])
    if node is None or any(each.get.get("keyPath") == key
                           for each in (node.child("userDefinedRuntimeAttributes") or node).children):
        return None
    space = text.newline + text.indent(node) + b"            "
    return text.listed(node, "userDefinedRuntimeAttributes",
                       f'<userDefinedRuntimeAttribute type="number" keyPath="{key}">'.encode() + space
                       + f'<integer key="value" value="{value}"/>'.encode() + space[:-4] + b"</userDefinedRuntimeAttribute>")


def set_initial_controller(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag in CONTROLLERS and each.get.get("sceneMemberID")))
    if node is None or text.root.get.get("initialViewController") == node.get["id"]:
        return None
    return text.set(text.root, "initialViewController", node.get["id"])


EDITS = [set_attribute, set_attribute, remove_attribute, flip, change_text, change_color, change_font, change_constant,
         remove_view, add_view, move_view, reorder_views, add_constraint, remove_constraint, retarget_constraint, add_outlet,
         add_action, remove_connection, retarget_connection, add_variation, remove_variation, change_variation,
         add_exclusion, add_scene, remove_scene, change_runtime_attribute, add_runtime_attribute, set_initial_controller]


# Changes that the editor makes by itself when it saves a document.


def new_frames(text, chance):
    splices = []
    for node in text.nodes:
        if (node.tag == "rect" and node.get.get("key") == "frame" and chance.random() < 0.3
                and node.parent.get.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                and node.parent.get.get("fixedFrame") != "YES"):
            splices += text.set(node, "width", str(chance.randint(1, 900) / 2))
    return splices


def flags(text, chance):
    node = pick(chance, (each for each in text.objects if each.tag in VIEWS
                         and each.get.get("translatesAutoresizingMaskIntoConstraints") == "NO"))
    return node and text.set(node, name := chance.choice(["misplaced", "ambiguous"]),
                             None if name in node.get else "YES")


def versions(text, chance):
    splices = []
    if "toolsVersion" in text.root.get:
        splices += text.set(text.root, "toolsVersion", str(chance.randint(20000, 24000)))
    for node in text.nodes:
        if node.tag == "plugIn" and "version" in node.get:
            splices += text.set(node, "version", str(chance.randint(20000, 24000)))
    return splices


def canvas_places(text, chance):
    node = pick(chance, (each for each in text.nodes if each.tag == "point" and each.get.get("key") == "canvasLocation"))
    return node and text.set(node, "x", str(chance.randint(-90, 900)))


def attribute_order(text, chance):
    node = pick(chance, (each for each in text.objects if len(each.get) > 2))
    if node is None:
        return None
    known = text.attributes(node)
    one, other = chance.sample(known, 2)
    return [(*one[1:3], text.data[other[1]:other[2]]), (*other[1:3], text.data[one[1]:one[2]])]


def spelling(text, chance):
    found = [(node, name) for node in text.nodes if not node.derived and node.tag in ("constraint", "color", "rect")
             for name in ("constant", "red", "green", "blue", "x", "y") if re.fullmatch(r"-?\d+", node.get.get(name, ""))]
    if not found:
        return None
    node, name = chance.choice(found)
    return text.set(node, name, node.get[name] + ".0")


NOISE = [new_frames, flags, versions, canvas_places, attribute_order, spelling]


def edited(data, chance, count, kinds=EDITS):
    """Returns a document after random edits, and the names of these."""
    done = []
    for _ in range(count * 4):
        if len(done) == count:
            break
        text, kind = Text(data), chance.choice(kinds)
        splices = kind(text, chance)
        if splices and (new := text.edited(splices)) != data:
            data = new
            done.append(kind.__name__)
    return data, done
