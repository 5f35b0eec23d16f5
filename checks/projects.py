"""Generates projects of any size: what a call writes follows from its arguments alone.

`scripts/generate-project` calls this module, and so do the benchmarks and the checks that need a project of their own.
"""
import dataclasses, os, pathlib, struct, subprocess, zlib

# The share of each kind of file in a repository, as measured in public ones with thousands of documents.
FILES_PER_DOCUMENT = 2.09
FOLDERS_PER_DOCUMENT = 2.413
SETS_PER_DOCUMENT = 0.2
DOCUMENTS_PER_MODULE = 70
MODULES_PER_AREA = 12
# Most documents are small, few are large.
ROWS = (2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 12, 16, 24, 40)
ROWS_PER_SCENE = 16
# One screen of so many shows an image that is missing, one has a class that is missing, and one has no class of its own.
PERIOD, IMAGE_IS_MISSING, CLASS_IS_MISSING, IS_PLAIN = 11, 4, 7, 9
IDENTITY = ("-c", "user.name=generated", "-c", "user.email=generated@example.invalid", "-c", "gc.auto=0")
CATALOG = '{"info":{"author":"xcode","version":1}}\n'


@dataclasses.dataclass(frozen=True)
class Counts:
    """What a repository contains, without what git stores."""
    documents: int
    files: int
    folders: int

    @staticmethod
    def of(documents, files=None, folders=None):
        """The given counts, or those that a repository with as many documents usually has."""
        return Counts(documents, files or max(round(documents * FILES_PER_DOCUMENT), documents + 16),
                      folders or max(round(documents * FOLDERS_PER_DOCUMENT), documents + 16))


class Writer:
    """Writes files below a folder, each of its folders once."""

    def __init__(self, folder):
        self.root, self.known = os.fspath(folder), set()

    def __call__(self, path, content):
        parent = os.path.dirname(path)
        if parent not in self.known:
            os.makedirs(os.path.join(self.root, parent), exist_ok=True)
            self.known.add(parent)
        with open(os.path.join(self.root, path), "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)


# The shapes.


def repository(folder, counts, is_committed=False):
    """Writes a repository of modules, each of them a package with screens, their sources and a catalog.

    Every screen has a folder of its own, with its document in `Base.lproj` or beside its source. Raises ValueError if
    no such repository has these counts.
    """
    write, plan = Writer(folder), Plan(counts)
    write("README.md", "# A generated repository\n")
    write(".gitignore", "DerivedData/\n*.xcuserstate\n")
    write(".ninefold.yml", "lint:\n  disabled: []\n")
    write("App/AppDelegate.swift", APP_DELEGATE)
    write("App/Info.plist", INFO)
    write("App.xcodeproj/project.pbxproj", xcode_project("App", ["AppDelegate.swift"]))
    for module in plan.modules():
        module.write(write)
    set_up_git(folder, is_committed)


def beside_catalog(folder, sets, image=None):
    """Writes a document beside a catalog with a number of image sets; the document shows the image with this name."""
    write = Writer(folder)
    write("App/Main.storyboard", storyboard(0, 6, None, None, [image] if image else []))
    write_catalog(write, "App/Assets.xcassets", [set_name(number) for number in range(sets)])
    set_up_git(folder)


def monorepo(folder, catalogs, sets):
    """Writes packages that each have a catalog with a number of image sets, and a document that shows two of them."""
    write = Writer(folder)
    write("README.md", "# A generated monorepo\n")
    for number in range(catalogs):
        name = f"Package{number:04}"
        place = f"Packages/{name}/Sources/{name}"
        images = [f"{name.lower()}-{index}" for index in range(sets)]
        write(f"Packages/{name}/Package.swift", package(name))
        write_catalog(write, f"{place}/Resources/Assets.xcassets", images)
        write(f"{place}/Resources/{name}.storyboard", storyboard(
            number, 5, f"{name}ViewController", name, images[:2]))
        write(f"{place}/{name}ViewController.swift", sources(
            [f"{name}ViewController"], [number], [5]))
    set_up_git(folder)


def set_name(number):
    """The name of an image set of `beside_catalog`."""
    return f"image{number:05}"


# Parts of a repository.


class Plan:
    """How many parts of each kind a repository has."""

    def __init__(self, counts):
        self.documents = counts.documents
        self.module_count = max(1, round(counts.documents / DOCUMENTS_PER_MODULE))
        self.sets = max(self.module_count, round(counts.documents * SETS_PER_DOCUMENT))
        areas = -(-self.module_count // MODULES_PER_AREA)
        # Files: those of `repository`, and of each module its manifest and the catalog's own description.
        self.sources = counts.files - counts.documents - 6 - 2 * self.module_count - 2 * self.sets
        # Folders: App, its Xcode project, Modules, the areas, six of each module, one of each set and of each screen.
        rest = counts.folders - 3 - areas - 6 * self.module_count - self.sets - counts.documents
        self.localized = min(max(rest, 0), counts.documents)
        self.features = rest - self.localized
        if counts.documents < 1 or self.sources < self.module_count or not 0 <= self.features <= counts.documents:
            raise ValueError(f"no repository of this shape has {counts.documents} documents, {counts.files} files and "
                             f"{counts.folders} folders")

    def modules(self):
        first = 0
        for number in range(self.module_count):
            documents, sets, sources, localized, features = (
                share(whole, self.module_count, number) for whole in
                (self.documents, self.sets, self.sources, self.localized, self.features))
            yield Module(number, first, documents, sets, sources, localized, features)
            first += documents


def share(whole, parts, number):
    """The size of one of the parts of a whole, which differ by one at most."""
    return whole * (number + 1) // parts - whole * number // parts


@dataclasses.dataclass(frozen=True)
class Module:
    number: int
    first: int
    documents: int
    sets: int
    sources: int
    localized: int
    features: int

    def write(self, write):
        name = f"Module{self.number:03}"
        top = f"Modules/Area{self.number // MODULES_PER_AREA:02}/{name}"
        place = f"{top}/Sources/{name}"
        images = [f"{name.lower()}-{index}" for index in range(self.sets)]
        write(f"{top}/Package.swift", package(name))
        write_catalog(write, f"{place}/Resources/Assets.xcassets", images)
        screens = range(self.first, self.first + self.documents)
        classes = [f"Screen{screen:05}ViewController" for screen in screens]
        folders = [self.folder(place, index) for index in range(self.documents)]
        for index, screen in enumerate(screens):
            shown = [images[(screen + each) % len(images)] for each in range(min(screen % 3, len(images)))]
            if screen % PERIOD == IMAGE_IS_MISSING:
                shown.append(f"missing{screen:05}")
            draw, ending = (nib, "xib") if screen % 3 == 2 else (storyboard, "storyboard")
            inner = "Base.lproj/" if index < self.localized else ""
            write(f"{folders[index]}/{inner}Screen{screen:05}.{ending}",
                  draw(screen, rows(screen), None if screen % PERIOD == IS_PLAIN else classes[index], name, shown))
        # Where there are fewer sources than screens, some declare several classes.
        declaring = min(self.sources, self.documents)
        for source in range(declaring):
            held = range(source, self.documents, declaring)
            held = [index for index in held if screens[index] % PERIOD not in (CLASS_IS_MISSING, IS_PLAIN)]
            write(f"{folders[source]}/{classes[source]}.swift", sources(
                [classes[index] for index in held], [screens[index] for index in held],
                [rows(screens[index]) for index in held]))
        for source in range(declaring, self.sources):
            write(f"{place}/Model{source:03}.swift", f"struct Model{source:03} {{\n  var title = \"\"\n}}\n")

    def folder(self, place, index):
        feature = f"Feature{index % self.features:02}/" if self.features else ""
        return f"{place}/Screens/{feature}Screen{self.first + index:05}"


def rows(screen):
    return ROWS[screen * 7 % len(ROWS)]


def write_catalog(write, path, images):
    write(f"{path}/Contents.json", CATALOG)
    for number, image in enumerate(images):
        side = 16 + 4 * (number % 5)
        write(f"{path}/{image}.imageset/Contents.json", IMAGE_SET % image)
        write(f"{path}/{image}.imageset/{image}.png", png(side, (number * 37 % 256, number * 91 % 256, 128)))


def set_up_git(folder, is_committed=False):
    """Makes the folder the root of a repository: an empty one, or with everything in one commit."""
    if not is_committed:
        (pathlib.Path(folder) / ".git").mkdir()
        return
    for words in (("init", "--quiet", "--initial-branch=main"), ("add", "--all"),
                  (*IDENTITY, "commit", "--quiet", "--message=Everything")):
        git(folder, *words)


def git(folder, *words):
    """Runs git without the user's settings; dates are fixed, so that commits have the same names everywhere."""
    moment = "2026-01-01T00:00:00Z"
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
                   "GIT_AUTHOR_DATE": moment, "GIT_COMMITTER_DATE": moment}
    return subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True, env=environment)


# Documents, in which every frame follows from the constraints.


def storyboard(screen, count, class_name, module, images):
    """A storyboard of a number of rows, sixteen on each scene; the first scene has the custom class."""
    scenes, left, number = [], count, 0
    while left > 0 or not scenes:
        height = min(left, ROWS_PER_SCENE)
        scenes.append(scene(f"{screen}-{number}", height, class_name if number == 0 else None, module, images))
        left, number = left - height, number + 1
    links = "".join(
        f'<segue destination="vc-{screen}-{each}" kind="show" identifier="show{each}" id="sg-{screen}-{each}"/>'
        for each in range(1, number))
    return DOCUMENT % f'Storyboard.XIB" version="3.0" initialViewController="vc-{screen}-0' + (
        "    <scenes>\n" + "".join(scenes).replace("<!--segues-->", links, 1).replace("<!--segues-->", "") +
        "    </scenes>\n" + resources(images) + "</document>\n")


def nib(screen, count, class_name, module, images):
    """A nib with a view that the file's owner refers to."""
    name = f"{screen}-0"
    return DOCUMENT % 'XIB" version="3.0' + (
        "    <objects>\n"
        f'        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner"'
        f'{custom(class_name, module)}>\n            <connections>\n'
        f'                <outlet property="view" destination="root-{name}" id="ov-{name}"/>\n'
        f"{outlets(name, count if class_name else 0)}            </connections>\n        </placeholder>\n"
        '        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\n'
        f'{root(name, min(count, ROWS_PER_SCENE), images, "-1" if class_name else None, "")}'
        "    </objects>\n") + resources(images) + "</document>\n"


def scene(name, count, class_name, module, images):
    owner = f"vc-{name}" if class_name else None
    return (
        f'        <scene sceneID="sc-{name}">\n            <objects>\n'
        f'                <viewController id="vc-{name}"{custom(class_name, module)} sceneMemberID="viewController">\n'
        f"""{root(name, count, images, owner, ' key="view"')}"""
        f"                    <connections>\n{outlets(name, count if owner else 0)}<!--segues-->"
        "                    </connections>\n                </viewController>\n"
        f'                <placeholder placeholderIdentifier="IBFirstResponder" id="fr-{name}" '
        'userLabel="First Responder" sceneMemberID="firstResponder"/>\n            </objects>\n        </scene>\n')


def root(name, count, images, owner, key):
    """A view of rows below each other: labels, buttons where there is an owner of their actions, and images."""
    views, constraints = [], []
    for row in range(count):
        one = f"{row}-{name}"
        top, frame = 20 + 33 * row, f'y="{20 + 33 * row}" width="343" height="25"/>'
        inside, tail = f'<rect key="frame" x="16" {frame}', ""
        element, attributes = "label", f'text="Row {row}" userInteractionEnabled="NO"'
        if row % 5 == 2 and owner:
            element, attributes = "button", 'buttonType="system" lineBreakMode="middleTruncation"'
            tail = (f'<state key="normal" title="Open {row}"/><connections><action selector="open{row}:" '
                    f'destination="{owner}" eventType="touchUpInside" id="a-{one}"/></connections>')
        elif row % 3 == 1 and images:
            element = "imageView"
            attributes = f'image="{images[row % len(images)]}" userInteractionEnabled="NO"'
        else:
            tail = '<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>'
        views.append(
            f'                            <{element} opaque="NO" contentMode="left" {attributes} '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="v-{one}">\n'
            f"                                {inside}{tail}\n                            </{element}>\n")
        above = f'secondItem="sa-{name}" secondAttribute="top" constant="20"' if row == 0 else (
            f'secondItem="v-{row - 1}-{name}" secondAttribute="bottom" constant="8"')
        for number, text in enumerate((
                f'firstItem="v-{one}" firstAttribute="top" {above}',
                f'firstItem="v-{one}" firstAttribute="leading" secondItem="sa-{name}" secondAttribute="leading" '
                'constant="16"',
                f'firstItem="sa-{name}" firstAttribute="trailing" secondItem="v-{one}" '
                'secondAttribute="trailing" constant="16"',
                f'firstItem="v-{one}" firstAttribute="height" constant="25"')):
            constraints.append(f'                            <constraint {text} id="c{number}-{one}"/>\n')
    return (
        f'                    <view{key} contentMode="scaleToFill" id="root-{name}">\n'
        '                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\n'
        '                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n'
        f'                        <subviews>\n{"".join(views)}                        </subviews>\n'
        f'                        <viewLayoutGuide key="safeArea" id="sa-{name}"/>\n'
        '                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>\n'
        f'                        <constraints>\n{"".join(constraints)}                        </constraints>\n'
        "                    </view>\n")


def outlets(name, count):
    """An outlet to every fourth row: a label, or a button."""
    return "".join(
        f'                        <outlet property="row{row}" destination="v-{row}-{name}" id="o-{row}-{name}"/>\n'
        for row in range(0, min(count, ROWS_PER_SCENE), 4))


def custom(class_name, module):
    return f' customClass="{class_name}" customModule="{module}" customModuleProvider="target"' if class_name else ""


def resources(images):
    each = "".join(f'        <image name="{image}" width="16" height="16"/>\n' for image in images)
    return ("    <resources>\n" + each + '        <systemColor name="systemBackgroundColor"><color white="1" alpha="1" '
            'colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>\n    </resources>\n')


# Other files.


def sources(classes, screens, counts):
    """A source with the classes of screens, their outlets and their actions."""
    text = ["import UIKit\n"]
    for name, screen, count in zip(classes, screens, counts):
        shown = min(count, ROWS_PER_SCENE)
        text.append(f"\n/// Screen {screen}.\nfinal class {name}: UIViewController {{\n")
        for row in range(0, shown, 4):
            text.append(f"  @IBOutlet private var row{row}: UIView!\n")
        text.append("\n  override func viewDidLoad() {\n    super.viewDidLoad()\n"
                    + "".join(f"    row{row}.isHidden = false\n" for row in range(0, shown, 4)) + "  }\n")
        for row in range(2, shown, 5):
            text.append(f"\n  @IBAction private func open{row}(_ sender: UIButton) {{\n"
                        f"    sender.isEnabled = false\n  }}\n")
        text.append("}\n")
    return "".join(text)


def png(side, color):
    """An image in one color, with 8 bits for each of red, green and blue."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + bytes(color) * side
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * side, 9)) + chunk(b"IEND", b""))


def package(name):
    return f"""// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "{name}", platforms: [.iOS(.v15)],
  products: [.library(name: "{name}", targets: ["{name}"])],
  targets: [.target(name: "{name}", resources: [.process("Resources")])])
"""


def xcode_project(name, files):
    """An Xcode project with one app whose files are below the folder with its name."""
    def identifier(number):
        return f"{number:024X}"

    references = "".join(
        f"\t\t{identifier(100 + number)} = {{isa = PBXFileReference; lastKnownFileType = {kind(file)}; path = \"{file}\"; "
        "sourceTree = \"<group>\"; };\n" for number, file in enumerate(files))
    builds = "".join(
        f"\t\t{identifier(1000 + number)} = {{isa = PBXBuildFile; fileRef = {identifier(100 + number)}; }};\n"
        for number in range(len(files)))
    members = ", ".join(identifier(100 + number) for number in range(len(files)))

    def built(is_source):
        return ", ".join(identifier(1000 + number) for number, file in enumerate(files)
                         if file.endswith(".swift") == is_source)

    settings = ("\t\t%s = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; "
                "PRODUCT_NAME = \"%s\"; INFOPLIST_FILE = \"%s/Info.plist\"; SWIFT_VERSION = 5.0; }; name = Release; };\n")
    return (
        "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 56;\n\tobjects = {\n" + references + builds
        + f"\t\t{identifier(1)} = {{isa = PBXProject; mainGroup = {identifier(2)}; targets = ({identifier(3)}); "
        f"buildConfigurationList = {identifier(8)}; }};\n"
        f"\t\t{identifier(2)} = {{isa = PBXGroup; children = ({identifier(4)}); sourceTree = \"<group>\"; }};\n"
        f"\t\t{identifier(3)} = {{isa = PBXNativeTarget; name = {name}; productName = {name}; "
        "productType = \"com.apple.product-type.application\"; "
        f"buildPhases = ({identifier(5)}, {identifier(6)}); buildConfigurationList = {identifier(9)}; }};\n"
        f"\t\t{identifier(4)} = {{isa = PBXGroup; path = {name}; children = ({members}); sourceTree = \"<group>\"; }};\n"
        f"\t\t{identifier(5)} = {{isa = PBXSourcesBuildPhase; files = ({built(True)}); }};\n"
        f"\t\t{identifier(6)} = {{isa = PBXResourcesBuildPhase; files = ({built(False)}); }};\n"
        + "".join(f"\t\t{identifier(list_id)} = {{isa = XCConfigurationList; buildConfigurations = ({identifier(own)}); }};\n"
                  + settings % (identifier(own), name, name) for list_id, own in ((8, 10), (9, 11)))
        + f"\t}};\n\trootObject = {identifier(1)};\n}}\n")


def kind(file):
    return {".swift": "sourcecode.swift", ".storyboard": "file.storyboard", ".xib": "file.xib",
            ".xcassets": "folder.assetcatalog"}.get(os.path.splitext(file)[1], "text")


DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.%s" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
"""
IMAGE_SET = """{
  "images" : [
    { "filename" : "%s.png", "idiom" : "universal" }
  ],
  "info" : { "author" : "xcode", "version" : 1 }
}
"""
APP_DELEGATE = """import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
"""
INFO = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>invalid.example.app</string>
	<key>UILaunchScreen</key>
	<dict/>
</dict>
</plist>
"""
