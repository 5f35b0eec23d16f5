import Foundation
import InterfaceMerging
import InterfaceSource
import InterfaceXML
import TestSupport
import Testing

/// The changes between two versions of a document.
struct DocumentChangeTests {
  private static func read(_ bytes: [UInt8]) throws -> (XMLDocument, SourceFile) {
    let file = SourceFile(path: "a.xib", bytes: bytes)
    return (try #require(XMLReader.read(file).document), file)
  }

  private static func table(_ text: String) throws -> DocumentTable {
    let (document, file) = try read(Array(text.utf8))
    return DocumentTable(document, in: file)
  }

  /// Returns the changes as `kind object property from -> to`.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try Self.table(Self.document(old)).changes(to: Self.table(Self.document(new))).map { change in
      var text = "\(change.kind) \(change.object)"
      if let property = change.property { text += " \(property)" }
      if change.from != nil || change.to != nil {
        text += " \(change.from ?? "nil") -> \(change.to ?? "nil")"
      }
      return text
    }
  }

  private static func document(_ content: String, head: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="1" \(head)>
    <objects><view id="root">\(content)</view></objects></document>
    """
  }

  private static let examples: [(old: String, new: String, change: String)] = [
    (
      #"<label text="One" id="a"/>"#, #"<label text="Two" id="a"/>"#,
      "property #a text One -> Two"
    ),
    (
      #"<label id="a"/>"#, #"<label userLabel="Two" id="a"/>"#,
      "property #a userLabel nil -> Two"
    ),
    (
      #"<button id="a"><state key="normal" title="One"/></button>"#,
      #"<button id="a"><state key="normal" title="Two"/></button>"#,
      "property #a normal.title One -> Two"
    ),
    (
      #"<button id="a"/>"#, #"<button id="a"><state key="normal" title="Two"/></button>"#,
      "property #a normal.title nil -> Two"
    ),
    (
      #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#, "",
      #"property #root backgroundColor color alpha="1" blue="1" green="1" red="1" -> nil"#
    ),
    (
      #"<constraints><constraint firstAttribute="width" constant="8" id="c"/></constraints>"#,
      #"<constraints><constraint firstAttribute="width" constant="8" priority="999" id="c"/></constraints>"#,
      "property #c priority nil -> 999"
    ),
    (
      "", #"<connections><outlet property="name" destination="root" id="o"/></connections>"#,
      "added #o nil -> #root/connections"
    ),
    (
      #"<subviews><view id="a"><subviews><label id="b"/></subviews></view></subviews>"#, "",
      "removed #a #root/subviews -> nil"
    ),
    (
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="x"/></mask></variation>"#,
      "", "property #root heightClass=compact.subviews.x exclude -> nil"
    ),
    (
      #"<subviews><label id="a"/><label id="b"/><label id="c"/></subviews>"#,
      #"<subviews><label id="b"/><label id="c"/><label id="a"/></subviews>"#, "order #a"
    ),
    (
      #"<subviews><label id="a"/><view id="b"><subviews><label id="c"/></subviews></view></subviews>"#,
      #"<subviews><view id="b"><subviews><label id="c"/><label id="a"/></subviews></view></subviews>"#,
      "place #a #root/subviews -> #b/subviews"
    ),
  ]

  @Test(arguments: examples.indices)
  func oneChangeIsReportedOnce(number: Int) throws {
    let (old, new, change) = Self.examples[number]
    #expect(try changes(old, new) == [change])
    #expect(try changes(old, old) == [])
    #expect(try changes(new, old).count == 1)
  }

  @Test(arguments: [
    (#"<label x="1" text="a" id="a"/>"#, "<label id=\"a\" text='a'  x=\"1\"></label>"),
    (#"<label alpha="0.50" id="a"/>"#, #"<label alpha="0.5" id="a"/>"#),
    (#"<label text="&#65;" id="a"/>"#, #"<label text="A" id="a"/>"#),
    (#"<label misplaced="YES" ambiguous="YES" id="a"/>"#, #"<label id="a"/>"#),
    (
      #"<rect key="frame" x="0" y="0" width="1" height="1"/>"#,
      #"<rect key="frame" x="0" y="0" width="2" height="1"/>"#
    ),
    (
      #"<color key="tintColor" white="0.33333334329999997" alpha="1" colorSpace="calibratedWhite"/>"#,
      #"<color key="tintColor" white="0.3333333433" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
    (#"<button buttonType="roundedRect" id="a"/>"#, #"<button buttonType="system" id="a"/>"#),
    (
      #"<constraints><constraint firstAttribute="width" multiplier="1:2" id="c"/></constraints>"#,
      #"<constraints><constraint firstItem="root" firstAttribute="width" multiplier="0.50" priority="1000" relation="equal" id="c"/></constraints>"#
    ),
    (
      #"<constraints><constraint firstAttribute="width" multiplier="1:1" constant="0.0" id="c"/></constraints>"#,
      #"<constraints><constraint firstAttribute="width" id="c"/></constraints>"#
    ),
    ("<subviews/>", ""),
    (
      #"<constraints><constraint id="a"/><constraint id="b"/></constraints>"#,
      #"<constraints><constraint id="b"/><constraint id="a"/></constraints>"#
    ),
  ])
  func spellingIsNoChange(old: String, new: String) throws {
    #expect(try changes(old, new) == [])
    #expect(try changes(new, old) == [])
  }

  /// Defaults mean the same as no attribute, and other values do not.
  @Test(arguments: DefaultValues.byAttribute.keys.sorted())
  func defaultsAreNoChange(attribute: String) throws {
    let (value, elements) = try #require(DefaultValues.byAttribute[attribute])
    #expect(!elements.isEmpty)
    for element in elements.sorted() {
      let written = #"<\#(element) \#(attribute)="\#(value)" id="a"/>"#
      let absent = #"<\#(element) id="a"/>"#
      #expect(try changes(written, absent) == [], "\(element)")
      #expect(try changes(absent, written) == [], "\(element)")
      let other = ["YES": "NO", "NO": "YES"][value] ?? "7"
      let changed = #"<\#(element) \#(attribute)="\#(other)" id="a"/>"#
      #expect(try changes(absent, changed).count == 1, "\(element)")
      #expect(try changes(changed, written).count == 1, "\(element)")
    }
  }

  /// Elements of macOS with the same names have other defaults.
  @Test func defaultsAreThoseOfDocumentsForTouch() throws {
    func table(_ content: String) throws -> DocumentTable {
      try Self.table(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>\(content)</objects></document>
        """)
    }
    let old = try table(#"<button hidden="NO" id="a"/>"#)
    #expect(try old.changes(to: table(#"<button id="a"/>"#)).map(\.property) == ["hidden"])
  }

  @Test func headIsNoChangeExceptWhatTheAppSees() throws {
    func changes(_ old: String, _ new: String) throws -> [String?] {
      try Self.table(Self.document("", head: old)).changes(
        to: Self.table(Self.document("", head: new))
      ).map(\.property)
    }
    #expect(try changes("systemVersion=\"1\"", "systemVersion=\"2\"") == [])
    #expect(try changes("", "useSafeAreas=\"YES\"") == ["useSafeAreas"])
    #expect(try changes("", "initialViewController=\"a\"") == ["initialViewController"])
  }

  private static let corpus: [URL] = {
    let top = Fixtures.url("corpus")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: top.path)) ?? []
    return paths.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { top.appending(path: $0) }
  }()

  private static let derived: Set<String> = [
    "id", "misplaced", "fixedFrame", "ambiguous", "sceneID",
  ]

  /// Another value of an attribute of an object is one change of that object.
  ///
  /// The object is found by the element's id, independently of the table.
  @Test(arguments: corpus.indices)
  func eachAttributeIsReportedAtItsObject(number: Int) throws {
    let bytes = Array(try Data(contentsOf: Self.corpus[number]))
    let (document, file) = try Self.read(bytes)
    let table = DocumentTable(document, in: file)
    #expect(table.changes(to: table) == [])
    for node in document.nodes.indices.dropFirst() where node % 3 == number % 3 {
      var values: [String: Int] = [:]
      for index in document.attributes(of: node) {
        values[document.names[Int(document.attributes[index].name)]] = index
      }
      guard let id = values["id"].map({ document.value(of: $0, in: file) }),
        table.indices[DocumentTable.key(ofObject: id)] != nil
      else { continue }
      let names = values.keys.sorted().filter { !Self.derived.contains($0) }
      guard !names.isEmpty, let index = values[names[node % names.count]] else { continue }
      let range = document.attributes[index].value
      var edited = bytes
      edited.replaceSubrange(Int(range.start)..<Int(range.end), with: Array("Another".utf8))
      let (other, otherFile) = try Self.read(edited)
      let changes = table.changes(to: DocumentTable(other, in: otherFile))
      #expect(changes.map(\.object) == ["#" + id], "\(names[node % names.count])")
      #expect(changes.map(\.property) == [names[node % names.count]])
    }
  }
}
