import InterfaceLint
import InterfaceSource
import InterfaceXML
import SourceScanning
import Testing

/// The rules about members that documents connect.
@Suite struct OutletRuleTests {
  private let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  private func file(_ path: String, _ objects: String) -> SourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0"><objects>\(objects)</objects></document>
      """
    return SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func index(_ sources: [String: String], gaps: [ProjectGap] = []) -> DeclarationIndex {
    DeclarationIndex(
      sources.compactMap { SourceDeclarations.scan(path: $0.key, Array($0.value.utf8)) },
      gaps: gaps)
  }

  /// Returns the findings of a rule in a document.
  private func findings(
    _ rule: String, _ objects: String, path: String = "A.xib", _ sources: [String: String],
    gaps: [ProjectGap] = []
  ) throws -> [Diagnostic] {
    let file = file(path, objects)
    let xml = try #require(XMLReader.read(file).document)
    return Linter.check(
      LintedClasses(
        uses: ClassReferences(xml, file), declarations: index(sources, gaps: gaps)),
      rules: RuleSelection([rule]), findings: 100)
  }

  /// Returns the findings of `disconnected-outlet` in documents.
  private func disconnected(
    _ documents: [String: String], _ sources: [String: String]
  ) throws -> [String] {
    var project = LintedProject(
      documents: try documents.map { path, objects in
        let file = file(path, objects)
        let xml = try #require(XMLReader.read(file).document)
        return DocumentNames(xml, file, uses: ClassReferences(xml, file))
      })
    project.sources = index(sources)
    let found = Linter.check(
      project, rules: RuleSelection(["disconnected-outlet"]), findings: 100)
    return found.flatMap { file in
      file.diagnostics.map { "\(file.path): \($0.severity): \($0.message)" }
    }
  }

  private func view(_ customClass: String, id: String = "v", _ outlets: String...) -> String {
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"l\" id=\"o\($0)\"/>" }
    return """
      <view id="\(id)" customClass="\(customClass)"><connections>\(connections.joined())</connections></view>
      <label id="l"/>
      """
  }

  // MARK: missing-outlet

  /// Key-value coding finds the setter of a property whatever the case of its first letter.
  @Test(arguments: [
    ("NoneButton", "@IBOutlet var noneButton: UIView!"), ("title", "@IBOutlet var Title: UIView!"),
    ("card", "@IBOutlet var _card: UIView!"), ("open", "@objc var isOpen = false"),
    ("badge", "@objc func setBadge(_ view: UIView) {}"),
    ("anything", "override func setValue(_ value: Any?, forUndefinedKey key: String) {}"),
  ])
  func accessorsOfKeyValueCoding(outlet: String, member: String) throws {
    let found = try findings(
      "missing-outlet", view("Card", outlet), ["A.swift": "class Card: UIView { \(member) }"])
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    // Generic classes, nested ones, and aliases of superclasses.
    "class Base<T>: UIView { @IBOutlet var heading: UIView! }; class Card: Base<Int> {}",
    "typealias Root = UIView; class Card: Root { @IBOutlet var heading: UIView! }",
    "enum Views { class Card: UIView { @IBOutlet var heading: UIView! } }",
    // Extensions, also of the platform's classes.
    "class Card: UIView {}; extension Card { @IBOutlet var heading: UIView! { get { nil } set {} } }",
    "class Card: UIControl {}; extension UIView { @objc var heading: UIView? { get { nil } set {} } }",
    // Macros may declare anything.
    "@Outlets class Card: UIView {}", "class Card: UIView { #outlets(heading: UIView) }",
    // An unknown superclass.
    "class Card: PackageView { @IBOutlet var other: UIView! }", "class Card: PackageView {}",
  ])
  func declarationsThatMayHaveTheOutlet(source: String) throws {
    let found = try findings("missing-outlet", view("Card", "heading"), ["A.swift": source])
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    "@interface Card : UIView\n@end\n@interface Card (More)\n@property UIView *heading;\n@end",
    "@interface Card : UIView\n@end\n@implementation Card { IBOutlet UIView *heading; }\n@end",
    "@interface Card : UIView\n@end\n@implementation Card\n@synthesize heading;\n@end",
    "@interface Card : UIView\nOUTLETS(Card)\n@end",
    "@interface Card : UIView\n@end\n@implementation Card\nOUTLETS(Card);\n@end",
  ])
  func declarationsInObjectiveC(source: String) throws {
    let found = try findings("missing-outlet", view("Card", "heading"), ["A.m": source])
    #expect(found.map(\.message) == [])
  }

  /// Objects do not have the members of protocols, structures and unrelated platform classes, nor
  /// do Apple's own macros and the functions of a source declare any.
  @Test(arguments: [
    (
      "A.swift",
      "class Card: UIView {}; protocol P {}; extension P { var heading: UIView? { nil } }"
    ),
    ("A.swift", "class Card: UIView {}; struct S {}; extension S { var heading: String { \"\" } }"),
    (
      "A.swift",
      "class Card: UIView {}; extension UIViewController { @objc var heading: Int { 1 } }"
    ),
    ("A.swift", "class Card: UIView {}; extension String { var heading: String { self } }"),
    ("A.swift", "@MainActor @IBDesignable class Card: UIView { let action = #selector(x) }"),
    ("A.m", "@interface Card : UIView\nNS_ASSUME_NONNULL_END\nAPI_AVAILABLE(ios(13.0))\n@end"),
    (
      "A.m",
      "@interface Card : UIView\n@end\n@implementation Card\nint MAX_OF(int x) { return x; }\n@end"
    ),
  ])
  func missingOutlets(path: String, source: String) throws {
    let found = try findings("missing-outlet", view("Card", "heading"), [path: source])
    #expect(found.map(\.message) == ["the class 'Card' has no property 'heading'"])
    #expect(found.map(\.severity) == [.error])
  }

  /// The only outlet of a class and all of several are found, too.
  @Test func allOutletsAreMissing() throws {
    let found = try findings(
      "missing-outlet", view("Card", "headingg", "footre"),
      ["A.swift": "class Card: UIView { @IBOutlet var heading: UIView!, footer: UIView! }"])
    #expect(found.count == 2)
    #expect(
      found.flatMap { $0.notes.map(\.message) } == [
        "did you mean the property 'heading'?", "did you mean the property 'footer'?",
      ])
  }

  /// A fix-it is safe only if no source contains the name and nothing else is meant.
  @Test(arguments: [
    ("@IBOutlet var heading: UIView!", true),
    ("@IBOutlet var heading: UIView!, headinggs: UIView!", false),
    ("@IBOutlet var heading: UIView!; func f() { let headingg = 1 }", false),
    ("@IBOutlet var heads: UIView!", false),
  ])
  func fixIts(members: String, isSafe: Bool) throws {
    let found = try findings(
      "missing-outlet", view("Card", "headingg"), ["A.swift": "class Card: UIView { \(members) }"])
    #expect(found.count == 1)
    #expect(found.first?.fixIts.first?.isSafe ?? false == isSafe)
  }

  /// Below an unknown superclass, only what must be a misspelling is reported.
  @Test(arguments: [
    ("headingg", true), ("headingText", false), ("footer", false), ("heading", false),
  ])
  func misspellingsBelowUnknownSuperclasses(outlet: String, isFound: Bool) throws {
    let found = try findings(
      "missing-outlet", view("Card", outlet),
      ["A.swift": "class Card: PackageView { @IBOutlet var heading: UIView! }"])
    #expect(found.map(\.severity) == (isFound ? [.warning] : []))
  }

  /// A xib that was copied with its owner's class belongs to the class with its name.
  @Test func namesakesOfXibs() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old"><connections>
      <outlet property="chart" destination="l" id="o"/></connections></placeholder><label id="l"/>
      """
    let sources = [
      "A.swift": """
      class Old: UIViewController { @IBOutlet var other: UIView! }
      class New: UIViewController { @IBOutlet var chart: UIView! }
      """
    ]
    #expect(try findings("missing-outlet", owner, path: "New.xib", sources).isEmpty)
    #expect(try findings("missing-outlet", owner, path: "Else.xib", sources).count == 1)
  }

  /// A source that cannot be read leaves only the classes beside it uncertain.
  @Test(arguments: [("App/Card+More.swift", Diagnostic.Severity.note), ("Lib/B.swift", .error)])
  func unreadableSources(path: String, severity: Diagnostic.Severity) throws {
    let found = try findings(
      "missing-outlet", view("Card", "heading"), ["App/Card.swift": "class Card: UIView {}"],
      gaps: [ProjectGap(path, .unreadable, holding: .sources)])
    #expect(found.map(\.severity) == [severity])
  }

  // MARK: missing-action

  @Test func actionsOfUnknownReceivers() throws {
    let document = """
      <view id="v" customClass="Card"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button id="b"><connections>
        <action selector="opne:" destination="v" eventType="touchUpInside" id="1"/>
        <action selector="opne:" destination="-2" eventType="touchUpInside" id="2"/>
        <action selector="elsewhere:" destination="-2" eventType="touchUpInside" id="3"/>
        <segue destination="x" kind="unwind" unwindAction="retrun:" id="4"/>
      </connections></button>
      """
    let source = """
      class Card: UIView { @IBAction func open(_ sender: Any) {} }
      class Page: UIViewController { @IBAction func `return`(_ segue: UIStoryboardSegue) {} }
      """
    let found = try findings(
      "missing-action", document, ["A.swift": source],
      gaps: [ProjectGap("Podfile", .pods, holding: .sources)])
    #expect(
      found.map { "\($0.severity): \($0.message)" } == [
        "error: the class 'Card' has no action 'opne:'",
        "note: no class of the project has the action 'opne:'",
        "note: no class of the project has the action 'elsewhere:'",
        "error: no class of the project has the unwind action 'retrun:'",
      ])
  }

  // MARK: wrong-outlet-type

  @Test(arguments: [
    // The element that the outlet leads to, the type of the outlet, and whether it is wrong.
    ("<label id=\"l\"/>", "UIButton!", true), ("<label id=\"l\"/>", "UILabel!", false),
    ("<label id=\"l\"/>", "UIView?", false), ("<label id=\"l\"/>", "NSObject!", false),
    ("<label id=\"l\"/>", "AnyObject!", false), ("<label id=\"l\"/>", "UIResponder!", false),
    ("<label id=\"l\"/>", "Shape!", false), ("<label id=\"l\"/>", "PackageView!", false),
    ("<label id=\"l\"/>", "Alias!", false), ("<label id=\"l\"/>", "ButtonAlias!", true),
    ("<label id=\"l\"/>", "UIView & Shape", false), ("<label id=\"l\"/>", "T!", false),
    ("<label id=\"l\"/>", "UIKit.UIButton!", true), ("<label id=\"l\"/>", "Chart<Int>!", true),
    ("<view id=\"l\"/>", "Sheet!", true),
    ("<view id=\"l\" customClass=\"Sheet\"/>", "Sheet!", false),
    ("<view id=\"l\" customClass=\"Sheet\"/>", "UIView!", false),
    ("<view id=\"l\" customClass=\"Sheet\"/>", "UILabel!", true),
    ("<view id=\"l\" customClass=\"PackageView\"/>", "UILabel!", false),
    ("<label id=\"l\" customClass=\"PackageView\"/>", "UIButton!", true),
    ("<label id=\"l\" customClass=\"PackageView\"/>", "UILabel!", false),
    ("<label id=\"l\" customClass=\"PackageView\"/>", "BigLabel!", false),
    ("<constraint id=\"l\"/>", "UIView!", true),
    ("<constraint id=\"l\"/>", "NSLayoutConstraint!", false),
    ("<tapGestureRecognizer id=\"l\"/>", "UIGestureRecognizer!", false),
    ("<tapGestureRecognizer id=\"l\"/>", "UIPanGestureRecognizer!", true),
    ("<barButtonItem id=\"l\"/>", "UIButton!", true),
    ("<barButtonItem id=\"l\"/>", "UIBarItem!", false),
    ("<viewControllerPlaceholder id=\"l\"/>", "UIView!", false),
    ("<newThing id=\"l\"/>", "UIView!", false),
  ])
  func types(destination: String, type: String, isWrong: Bool) throws {
    let found = try findings(
      "wrong-outlet-type",
      """
      <view id="v" customClass="Card"><connections>
      <outlet property="part" destination="l" id="o"/></connections></view>\(destination)
      """,
      [
        "A.swift": """
        protocol Shape {}
        typealias Alias = UILabel
        typealias ButtonAlias = UIButton
        class Sheet: UIView {}
        class BigLabel: UILabel {}
        class Chart<T>: UIView {}
        class Card<T: UIView>: UIView { @IBOutlet var part: \(type) }
        """
      ])
    #expect(found.count == (isWrong ? 1 : 0))
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    ("IBOutletCollection(UIButton) NSArray *parts", true),
    ("IBOutletCollection(UILabel) NSArray *parts", false),
    ("IBOutletCollection(UIView) NSArray<UIView *> *parts", false),
    ("IBOutletCollection(id) NSArray *parts", false),
  ])
  func collections(declaration: String, isWrong: Bool) throws {
    let found = try findings(
      "wrong-outlet-type",
      """
      <view id="v" customClass="Card"><connections>
      <outletCollection property="parts" destination="l" id="o"/></connections></view><label id="l"/>
      """, ["A.h": "@interface Card : UIView\n@property (nonatomic) \(declaration);\n@end"])
    #expect(found.count == (isWrong ? 1 : 0))
  }

  @Test(arguments: [
    ("IBOutlet UIButton *part", true), ("IBOutlet UILabel *part", false),
    ("IBOutlet id part", false),
    ("nullable IBOutlet UIView<Shape> *part", false), ("IBOutlet id<Shape> part", false),
    ("IBOutlet __kindof UIControl *_Nullable part", true),
  ])
  func typesInObjectiveC(declaration: String, isWrong: Bool) throws {
    let found = try findings(
      "wrong-outlet-type", view("Card", "part"),
      ["A.h": "@interface Card : UIView\n@property (nonatomic, weak) \(declaration);\n@end"])
    #expect(found.count == (isWrong ? 1 : 0))
  }

  /// Two targets may declare the class differently.
  @Test func anyDeclarationMayFit() throws {
    let found = try findings(
      "wrong-outlet-type", view("Card", "part"),
      [
        "A.swift": "class Card: UIView { @IBOutlet var part: UIButton! }",
        "B.swift": "class Card: UIView { @IBOutlet var part: UILabel! }",
      ])
    #expect(found.isEmpty)
  }

  // MARK: disconnected-outlet

  @Test(arguments: [
    ("@IBOutlet var title: UILabel!; func f() { title.text = nil }", "error"),
    ("@IBOutlet var title: UILabel!; func f() { show(title) }", "warning"),
    ("@IBOutlet var title: UILabel!", nil),
    ("@IBOutlet var title: UILabel! { didSet { title.text = nil } }", "error"),
    // Optional, initialized, computed, set and tested properties, and those that are no objects.
    ("@IBOutlet var title: UILabel?", nil), ("@IBOutlet var title: UILabel! = UILabel()", nil),
    ("@IBOutlet var title: UILabel! { get { nil } set {} }", nil),
    ("@IBOutlet var title: UILabel!; func f() { title = UILabel() }", nil),
    ("@IBOutlet var title: UILabel!; func f() { self.title = UILabel() }", nil),
    ("@IBOutlet var title: UILabel!; func f() { title?.text = nil }", nil),
    ("@IBOutlet var title: UILabel!; func f() { if title != nil {} }", nil),
    ("@IBOutlet var title: UILabel!; func f() { if let title = self.title {} }", nil),
    ("@IBOutlet var title: [String]!", nil), ("var title: UILabel!", nil),
    // Code that tests it first, and other values of the same name.
    ("@IBOutlet var title: UILabel!; func f() { if title != nil { title.text = nil } }", nil),
    (
      "@IBOutlet var title: UILabel!; func f() { guard let title = title else { return }; title.a() }",
      nil
    ),
    ("@IBOutlet var title: UILabel!; func f() { if let title { title.text = nil } }", nil),
    ("@IBOutlet var title: UILabel!; func f(_ title: UILabel) { title.text = nil }", nil),
    ("@IBOutlet var title: UILabel!; func f(_ item: Item) { show(item.title.count) }", nil),
  ])
  func disconnectedOutlets(members: String, severity: String?) throws {
    let found = try disconnected(
      ["A.xib": view("Card")], ["A.swift": "class Card: UIView { \(members) }"])
    #expect(
      found
        == (severity.map { ["A.xib: \($0): the outlet 'title' of 'Card' is not connected"] } ?? []))
  }

  /// Only code that may set the property of such an object counts.
  @Test(arguments: [
    ("class Other: UIView { func f() { title = 1 } }", 1),
    ("class More: Card { func f() { title = nil } }", 0),
    ("extension Card { func f() { self.title = nil } }", 0),
    ("func f(_ card: Card) { card.title = nil }", 0),
    ("func f(_ card: Card) { let title = 1 }", 1),
  ])
  func codeThatSetsOutlets(source: String, count: Int) throws {
    let found = try disconnected(
      ["A.xib": view("Card")],
      [
        "A.swift": "class Card: UIView { @IBOutlet var title: UILabel!; func f() { show(title) } }",
        "B.swift": source,
      ])
    #expect(found.count == count)
  }

  /// A property whose name is also that of other classes of UIKit.
  @Test(arguments: [
    ("UIViewController", "tableView", 1), ("UITableViewController", "tableView", 0),
    ("UIView", "imageView", 1), ("UITableViewCell", "imageView", 0), ("UIView", "title", 0),
    ("UISomethingNew", "tableView", 0),
  ])
  func propertiesOfOtherPlatformClasses(superclass: String, name: String, count: Int) throws {
    let found = try findings(
      "missing-outlet", view("Card", name),
      ["A.swift": "class Card: \(superclass) { @IBOutlet var other: UIView! }"])
    #expect(found.count == count)
  }

  @Test func classesWithSeveralObjects() throws {
    let card = [
      "A.swift":
        "class Card: UIView { @IBOutlet var title: UILabel!; func f() { show(title) } }; class More: Card {}"
    ]
    // Another object of the class or a subclass of it.
    #expect(
      try disconnected(["A.xib": view("Card"), "B.xib": view("Card", "title")], card) == [])
    #expect(
      try disconnected(["A.xib": view("More"), "B.xib": view("Card", "title")], card) == [])
    // The same object in the document for another device.
    let devices = ["A.xib": view("Card"), "A~ipad.xib": view("Card", "title")]
    #expect(try disconnected(devices, card).count == 1)
    // An inherited outlet.
    #expect(try disconnected(["A.xib": view("More")], card).count == 1)
    // The class loads a xib as its owner.
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outlet property="title" destination="l" id="o"/></connections></placeholder><label id="l"/>
      """
    #expect(try disconnected(["A.xib": view("Card"), "B.xib": owner], card) == [])
    // A class of the same name in another target.
    let targets = card.merging(["B.swift": "class Card: UIView {}"]) { one, _ in one }
    #expect(try disconnected(["A.xib": view("Card")], targets) == [])
    // A misspelt connection is reported as such.
    #expect(try disconnected(["A.xib": view("Card", "titel")], card) == [])
  }
}
