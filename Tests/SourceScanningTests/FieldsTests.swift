import InterfaceSource
import TestSupport
import Testing

@testable import SourceScanning

/// Declarations that are kept between runs.
@Suite struct FieldsTests {
  /// Sources that together fill every property.
  private static let sources = [
    "App/Page.swift": """
    import UIKit
    import Kit
    typealias Alias = Kit.Base
    typealias Twice = One
    typealias Twice = Other
    @objc(ABPage) @objcMembers class Page: Base<Int>, Shown {
      enum Segue: String { case show, hide = "hidden" }
      static let identifier = "page"
      @IBOutlet weak var label: UILabel!
      @IBOutlet var boxes: [UIView]?
      @IBInspectable var radius = 1.0
      var name = "first"
      @IBAction func save(_ sender: Any, forEvent event: UIEvent) {
        label.text = "twice twice \\(name)"
        if label == nil { other.boxes = [] }
        name = "second"
        performSegue(withIdentifier: Segue.show.rawValue, sender: self)
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(identifier: "a.b"))
        _ = storyboard.instantiateViewController(withIdentifier: String(describing: Page.self))
        table.register(Row.self, forCellReuseIdentifier: "row\\(name)")
        _ = table.dequeueReusableCell(withIdentifier: Self.identifier)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        present(sheet, animated: true)
      }
      class Inner: UIView { class Deep: Inner {} }
    }
    @Observable class Watched {}
    extension Page { @IBSegueAction func make(_ coder: NSCoder) -> Page? { nil } }
    extension UIView { @IBInspectable var glow: Bool { get { true } set {} } }
    protocol Shown {}
    struct Value { let image = UIImage(named: "Star"), color = UIColor(named: "Red") }
    """,
    "Other Page.m": """
    #import <UIKit/UIKit.h>
    @interface Card : UIView <Shown> { IBOutlet UILabel *title; }
    @property (nonatomic) IBOutletCollection(UIView) NSArray *parts;
    - (IBAction)open:(id)sender;
    @end
    @implementation Card
    - (IBAction)open:(id)sender { self.title.text = @"cafe\u{301} 😀"; [self.parts count]; }
    - (void)other { _title = nil; [UINib nibWithNibName:@"Card" bundle:nil]; }
    @end
    """,
    "Empty.swift": "",
    "Extension.swift": "class Page: Base {}\nextension Missing { @IBOutlet var late: UIView? }",
  ]

  private static func declarations() -> [SourceDeclarations] {
    var found = sources.compactMap { SourceDeclarations.scan(path: $0, Array($1.utf8)) }
    for folder in ["lint", "apps", "codegen"] {
      for path in Fixtures.sources(in: folder) {
        guard let file = try? Fixtures.file(path) else { continue }
        found += [SourceDeclarations.scan(path: path, file.bytes)].compactMap(\.self)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func bytes(_ source: SourceDeclarations) -> [UInt8] {
    var writer = FieldWriter()
    source.write(to: &writer)
    return writer.bytes
  }

  private static func bytes(_ index: DeclarationIndex) -> [UInt8] {
    var writer = FieldWriter()
    index.write(to: &writer)
    return writer.bytes
  }

  @Test func everyPropertyOccurs() {
    let all = Self.declarations()
    #expect(all.count >= 8)
    for child in Mirror(reflecting: all[0]).children {
      let label = child.label ?? ""
      let values = Set(
        all.map { source in
          Mirror(reflecting: source).children.first { $0.label == label }
            .map { described($0.value) } ?? ""
        })
      // Only the examples of nesting are too deep.
      #expect(values.count > 1 || label == "isTooDeep", "\(label)")
    }
  }

  @Test func declarationsAreTheSameAfterReading() throws {
    for source in Self.declarations() {
      var reader = FieldReader(Self.bytes(source))
      let read = try SourceDeclarations(path: source.path, from: &reader)
      #expect(reader.isAtEnd)
      #expect(described(read) == described(source))
    }
    var deep = try #require(SourceDeclarations.scan(path: "A.swift", []))
    deep.isTooDeep = true
    var reader = FieldReader(Self.bytes(deep))
    #expect(try SourceDeclarations(path: "A.swift", from: &reader).isTooDeep)
  }

  @Test func damagedDeclarationsAreRefused() throws {
    for source in Self.declarations() {
      for bytes in HostileBytes(Self.bytes(source), count: 1500) {
        var reader = FieldReader(bytes)
        _ = try? SourceDeclarations(path: source.path, from: &reader)
      }
      let valid = Self.bytes(source)
      for count in stride(from: 0, to: valid.count, by: max(valid.count / 300, 1)) {
        var reader = FieldReader(Array(valid.prefix(count)))
        #expect(throws: FieldReader.Fault.self) {
          try SourceDeclarations(path: source.path, from: &reader)
        }
      }
    }
  }

  private static let gaps = [
    ProjectGap("Sub", .submodule, holding: .everything),
    ProjectGap("Podfile", .pods, holding: .everything),
    ProjectGap("App.xcodeproj", .packages(["A", "B"]), holding: .sources),
  ]

  /// Returns an index as if all of its classes were built.
  private static func whole(_ index: DeclarationIndex) -> String {
    var index = index
    index.classes.readAll()
    // Their order is not determined.
    index.unknownForeign.sort { $0.name < $1.name }
    return described(index)
  }

  @Test(arguments: [false, true])
  func indexIsTheSameAfterReading(_ needsAll: Bool) throws {
    for sources in [[], Array(Self.declarations().prefix(1)), Self.declarations()] {
      let index = DeclarationIndex(sources, gaps: Self.gaps)
      let bytes = Self.bytes(index)
      var reader = FieldReader([1, 2, 3] + bytes, from: 3)
      let read = try DeclarationIndex(from: &reader, needsAll: needsAll)
      #expect(reader.isAtEnd)
      #expect(Self.whole(read) == Self.whole(index))
      #expect(Self.bytes(read) == bytes)
      for name in index.classNames + ["Missing", "UIView"] {
        #expect(
          described(read.lineage(of: name) as Any) == described(index.lineage(of: name) as Any))
        #expect(
          described(read.members(of: name, [.outlet, .action]))
            == described(index.members(of: name, [.outlet, .action])))
      }
      #expect(read.actionNames == index.actionNames)
    }
  }

  @Test(arguments: [false, true])
  func damagedIndexIsRefused(_ needsAll: Bool) throws {
    let index = DeclarationIndex(Self.declarations(), gaps: Self.gaps)
    for bytes in HostileBytes(Self.bytes(index), count: 3000) {
      var reader = FieldReader(bytes)
      guard let read = try? DeclarationIndex(from: &reader, needsAll: needsAll) else { continue }
      for name in read.classNames.prefix(20) { _ = read.lineage(of: name) }
    }
  }
}
