import Foundation
import InterfaceSource
import LanguageServer
import TestSupport
import Testing

@Suite struct ElementIndexTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="con">
        <scenes>
            <scene sceneID="sce">
                <objects>
                    <viewController storyboardIdentifier="Start" id="con" customClass="StartController">
                        <view key="view" id="roo">
                            <subviews>
                                <label text="Sign in" customClass="Badge" id="lab"/>
                                <label text="" id="two"/>
                                <button id="but"><state key="normal" title="Go &amp; see" image="arrow"/>
                                    <connections><action selector="go:" destination="con" eventType="touchUpInside" id="act"/></connections>
                                </button>
                                <imageView image="star" catalog="system" id="ima"/>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf"/>
                            <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="lab" firstAttribute="top" secondItem="saf" secondAttribute="top" constant="16" priority="750" id="c01"/>
                                <constraint firstItem="two" firstAttribute="width" relation="greaterThanOrEqual" constant="40" id="c02"/>
                                <constraint firstAttribute="trailing" secondItem="but" secondAttribute="trailing" multiplier="1:2" constant="-8" id="c03"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="title" destination="lab" id="out"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static func index() throws -> ElementIndex {
    try #require(ElementIndex(SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))))
  }

  private static func place(_ index: ElementIndex, _ marker: String) throws -> ElementIndex.Place {
    let range = try #require(text.range(of: marker))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return try #require(index.place(at: offset + marker.utf8.count - 1))
  }

  @Test func equationsAreInNames() throws {
    let index = try Self.index()
    func equation(_ id: String) throws -> String? { index.equation(try #require(index.node(id))) }
    #expect(try equation("c01") == "title.top = safeArea.top + 16 @750")
    #expect(try equation("c02") == "label[1].width ≥ 40")
    #expect(try equation("c03") == "view.trailing = 1:2 * \"Go & see\".trailing - 8")
  }

  @Test func subjects() throws {
    let index = try Self.index()
    func subject(_ marker: String) throws -> Subject? {
      index.subject(at: try Self.place(index, marker))
    }
    #expect(try subject("destination=\"la") == .object("lab"))
    #expect(try subject("secondItem=\"sa") == .object("saf"))
    #expect(try subject("customClass=\"St") == .type("StartController"))
    #expect(try subject("property=\"ti") == .outlet("title", type: "StartController"))
    #expect(try subject("selector=\"g") == .action("go:", type: "StartController"))
    #expect(try subject("image=\"ar") == .image("arrow"))
    // Images of the system are in no catalog.
    #expect(try subject("image=\"st") == .object("ima"))
    #expect(
      try subject("storyboardIdentifier=\"S")
        == .identifier("Start", attribute: "storyboardIdentifier"))
    #expect(try subject("<labe") == .object("lab"))
  }

  @Test func occurrencesAndNames() throws {
    let index = try Self.index()
    let found = index.occurrences(of: "lab")
    #expect(found.map { index.attributeName($0.attribute) } == ["id", "firstItem", "destination"])
    #expect(found.map(\.isDefinition) == [true, false, false])
    #expect(index.occurrences(of: "nothing").isEmpty)
    #expect(index.symbols().map(\.name) == ["scene of view controller \"Start\""])
    #expect(index.symbols().first?.children.first?.children.first?.children.count == 5)
    #expect(index.colors().map(\.red) == [0.5])
    #expect(index.hints(in: SourceRange(start: 0, end: .max)).map(\.label).contains("title"))
    #expect(index.controller(identifier: "Start") == index.node("con"))
    #expect(index.controller(identifier: nil) == index.node("con"))
    #expect(index.namedSymbols(matching: "sign").map(\.name) == ["label \"Sign in\""])
  }

  @Test func presentationReplacesComponents() throws {
    let index = try Self.index()
    let color = try #require(index.colors().first)
    let found = try #require(
      index.presentation(of: color.range, red: 1, green: 0, blue: 0.125, alpha: 0.5))
    #expect(
      found.text
        == #"<color key="backgroundColor" red="1" green="0" blue="0.125" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#
    )
    #expect(found.tag == color.range)
  }

  @Test func hovers() throws {
    let index = try Self.index()
    func hover(_ marker: String) throws -> String {
      try #require(Hover(Self.place(index, marker), in: index, nil) { _ in ["- variant"] }).text
    }
    #expect(try hover("<constraint ").hasPrefix("`title.top = safeArea.top + 16 @750`"))
    #expect(try hover("image=\"ar").hasPrefix("- variant"))
    #expect(try hover("relation=\"g").contains("greaterThanOrEqual"))
    #expect(try hover("destination=\"la").hasPrefix("**label \"Sign in\"**"))
  }

  @Test func completions() throws {
    func items(_ marker: String, _ typed: String) throws -> [String]? {
      var document = OpenDocument(uri: "a", path: nil, version: 0, text: Array(Self.text.utf8))
      _ = document.reading()
      let range = try #require(Self.text.range(of: marker))
      let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
      let place = document.text.position(of: offset, .utf8)
      document.change(TextRange(start: place, end: place), to: Array(typed.utf8), .utf8)
      guard
        let found = CompletionPlace(document.text.bytes, at: offset + typed.utf8.count)
      else { return nil }
      let current = document.reading()
      let reading = try #require(current)
      var names = Completion.Names()
      names.types = { ["StartController", "Other"] }
      names.outlets = { $0 == "StartController" ? ["title", "name"] : [] }
      names.actions = { $0 == "StartController" ? ["go:", "stop:"] : [] }
      names.images = { ["arrow"] }
      return Completion(found, reading, names).items.map(\.text)
    }
    // Nothing is typed outside of tags, and after a broken tag.
    #expect(try items("<scenes>", "a") == nil)
    #expect(try items("<scenes>", "</a") == nil)
    #expect(try items("<label text", "<")?.contains("imageView") == true)
    #expect(try items("<label text", "<label ")?.contains("lineBreakMode") == true)
    #expect(try items("<label text", "<label text=\"\" ")?.contains("text") == false)
    #expect(try items("<label text", "<label opaque=\"") == ["YES", "NO"])
    #expect(try items("<label text", "<label lineBreakMode=\"w")?.contains("wordWrap") == true)
    #expect(try items("<label text", "<label customClass=\"") == ["StartController", "Other"])
    #expect(try items("<label text", "<imageView image='") == ["arrow"])
    #expect(try items("<constraint first", "<constraint firstItem=\"")?.contains("saf") == true)
    #expect(try items("<constraint first", "<constraint firstItem=\"")?.contains("con") == false)
    // An outlet that is connected is not offered again.
    #expect(try items("<outlet property", "<outlet property=\"") == ["name"])
    #expect(
      try items("<action selector", "<action destination=\"con\" selector=\"") == ["go:", "stop:"])
    #expect(try items("<label text", "<label text=\"a\" = ") == nil)
  }

  /// Each question at each place answers with ranges inside of the document.
  @Test func rangesAreInside() throws {
    for path in Fixtures.documents(in: "corpus").prefix(6) {
      let file = try Fixtures.file(path)
      guard let index = ElementIndex(file) else { continue }
      func check(_ range: SourceRange, _ words: String) {
        #expect(
          range.start >= 0 && range.start <= range.end && Int(range.end) <= file.bytes.count,
          "\(path): \(words)")
      }
      for offset in stride(from: 0, through: file.bytes.count, by: 50) {
        if let typed = CompletionPlace(file.bytes, at: offset) {
          let reading = DocumentReading(
            index: index, history: EditHistory(), text: TextBuffer(file.bytes))
          let replaced = Completion(typed, reading, Completion.Names()).replaced
          check(
            SourceRange(start: Int32(replaced.lowerBound), end: Int32(replaced.upperBound)),
            "completion")
        }
        guard let place = index.place(at: offset) else { continue }
        if let hover = Hover(place, in: index, nil, variants: { _ in [] }) {
          check(hover.range, "hover")
        }
        guard let subject = index.subject(at: place) else { continue }
        if case .object(let id) = subject {
          for one in index.occurrences(of: id) {
            check(index.range(ofValue: one.attribute), "occurrence")
          }
        }
        if offset % 500 == 0 { for range in index.places(of: subject) { check(range, "place") } }
      }
      for range in index.folds() { check(range, "fold") }
      for color in index.colors() { check(color.range, "color") }
      for hint in index.hints(in: SourceRange(start: 0, end: .max)) {
        check(SourceRange(start: hint.offset, end: hint.offset), "hint")
      }
    }
  }

  /// While a document is broken, the elements of its last whole version are found at their new
  /// positions.
  @Test func brokenDocumentKeepsItsElements() throws {
    var document = OpenDocument(
      uri: "file:///Main.storyboard", path: "/Main.storyboard", version: 1,
      text: Array(Self.text.utf8))
    _ = document.reading()
    let line = TextPosition(line: 2, character: 0)
    document.change(TextRange(start: line, end: line), to: Array("<broken\n\n".utf8), .utf16)
    let current = document.reading()
    let reading = try #require(current)
    #expect(!reading.history.isEmpty)
    let node = try #require(reading.index.node("lab"))
    let range = reading.range(reading.index.selection(node), .utf16)
    let start = document.text.offset(of: range.start, .utf16)
    #expect(document.text.bytes[start..<start + 3].elementsEqual("lab".utf8))
    #expect(reading.place(at: range.start, .utf16)?.node == node)
    // When it is whole again, nothing is moved any more.
    document.change(
      TextRange(start: line, end: TextPosition(line: 4, character: 0)), to: [], .utf16)
    #expect(document.reading()?.history.isEmpty == true)
    #expect(document.text.bytes == Array(Self.text.utf8))
  }

  @Test func eachPrefixIsHandled() throws {
    let bytes = Array(Self.text.utf8)
    var document = OpenDocument(uri: "a", path: nil, version: 0, text: bytes)
    _ = document.reading()
    for count in stride(from: bytes.count, through: 0, by: -7) {
      document.change(nil, to: Array(bytes.prefix(count)), .utf16)
      guard let reading = document.reading() else { continue }
      for symbol in reading.index.symbols() {
        let range = reading.history.moved(symbol.range)
        #expect(range.start <= range.end && Int(range.end) <= count)
      }
      _ = ElementIndex(SourceFile(path: "a", bytes: Array(bytes.prefix(count))))
    }
  }
}
