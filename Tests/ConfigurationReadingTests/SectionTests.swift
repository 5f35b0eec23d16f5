import ConfigurationReading
import InterfaceSource
import PlatformFacts
import Testing

struct SectionTests {
  private func read(_ text: String) -> (file: SourceFile, found: [Diagnostic]) {
    let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
    return (file, ConfigurationSections(reading: [file]).diagnostics[0])
  }

  /// The nearest file takes precedence; a minor version is allowed.
  @Test func `the SDK is that of the nearest file`() {
    func version(_ texts: String...) -> String? {
      let files = texts.map { SourceFile(path: "a.yml", bytes: Array($0.utf8)) }
      return ConfigurationSections(reading: files)[SDKSection.self].version?.text
    }
    #expect(version("sdk: 26") == "26")
    #expect(version("sdk: 26", "sdk: '18.4'") == "18.4")
    #expect(version("sdk: 26", "views: []") == "26")
    #expect(version("sdk: 26", "sdk:") == "26")
    #expect(version("views: []") == nil)
  }

  @Test(arguments: [
    ("veiws: []", "configuration-unknown-key", 1, 1, "did you mean 'views'?"),
    ("lintt: []", "configuration-unknown-key", 1, 1, "did you mean 'lint'?"),
    (
      "views:\n- id: a\n  intrinsicsize: {}", "configuration-unknown-key", 3, 3,
      "did you mean 'intrinsicSize'?"
    ),
    (
      "views:\n- id: a\n  intrinsicSize: {widht: 5}", "configuration-unknown-key", 3, 19,
      "did you mean 'width'?"
    ),
    ("views:\n- id: a\n  intrinsicSize: 5", "configuration-invalid-value", 3, 18, nil),
    ("views:\n- id: a\n  intrinsicSize: {width: -1}", "configuration-invalid-value", 3, 26, nil),
    ("views:\n- id: a\n  hidden: no", "configuration-invalid-value", 3, 11, nil),
    ("views:\n- hidden: true", "configuration-invalid-value", 2, 3, nil),
    ("views:\n- id: a\n  class: b", "configuration-invalid-value", 2, 3, nil),
    ("views:\n- class: UIButon", "configuration-unknown-name", 2, 10, "did you mean 'UIButton'?"),
    (
      "views:\n- id: a\n  attributes: {axsi: vertical}", "configuration-unknown-name", 3, 16,
      "did you mean 'axis'?"
    ),
    (
      "views:\n- id: a\n  attributes: {axis: vertikal}", "configuration-unknown-name", 3, 22,
      "did you mean 'vertical'?"
    ),
    (
      "views:\n- id: a\n  attributes: {numberOfLines: many}", "configuration-invalid-value", 3, 31,
      nil
    ),
    ("views:\n- id: a\n  attributes: {textColor: red}", "configuration-invalid-value", 3, 27, nil),
    (
      "views:\n- id: a\n  attributes: {textColor: '#12345g'}", "configuration-invalid-value", 3, 27,
      nil
    ),
    ("views:\n- id: a\n  attributes: {id: b}", "configuration-unknown-name", 3, 16, nil),
    (
      "views:\n- id: a\n  padding: {left: 1, leading: 2}", "configuration-invalid-value", 3, 12, nil
    ),
    ("views:\n- id: a\n  when: tal", "configuration-invalid-condition", 3, 9, nil),
    ("views: {}", "configuration-invalid-value", 1, 8, nil),
    ("traits:\n- id: a", "configuration-invalid-value", 2, 3, nil),
    (
      "traits:\n- id: a\n  override: {styl: dark}", "configuration-unknown-name", 3, 14,
      "did you mean 'style'?"
    ),
    ("appearance:\n- id: a", "configuration-unknown-key", 2, 3, nil),
    (
      "appearance:\n- class: UILabel\n  atributes: {}", "configuration-unknown-key", 3, 3,
      "did you mean 'attributes'?"
    ),
    ("designs: [a]", "configuration-invalid-value", 1, 10, nil),
    ("designs:\n  a:\n    b: {slots: {}}", "configuration-invalid-value", 3, 5, nil),
    (
      "designs:\n  a:\n    b: {when: width < 5, slot: {}}", "configuration-unknown-key", 3, 26,
      "did you mean 'slots'?"
    ),
    ("- a", "configuration-invalid-value", 1, 1, nil),
    ("sdk: 28", "configuration-invalid-value", 1, 6, nil),
    ("sdk: Xcode", "configuration-invalid-value", 1, 6, nil),
    ("sdk: [26]", "configuration-invalid-value", 1, 6, nil),
  ])
  func `malformed values are reported with position and nearest name`(
    text: String, id: String, line: Int, column: Int, note: String?
  ) throws {
    let (file, found) = read(text)
    #expect(found.map(\.id) == [id])
    let location = file.location(of: try #require(found.first).range.start)
    #expect("\(location.line):\(location.column)" == "\(line):\(column)")
    if let note { #expect(found.first?.notes.first?.message == note) }
  }

  @Test func `empty sections and files have no effect`() {
    for text in ["", "views:\n", "# nothing", "designs: ~\nviews: []\n"] {
      #expect(read(text).found == [])
    }
  }

  @Test func `a malformed file does not affect a valid one`() {
    let files = ["views: [", "views:\n- id: a\n  hidden: true\n"].map {
      SourceFile(path: "a.yml", bytes: Array($0.utf8))
    }
    let sections = ConfigurationSections(reading: files)
    #expect(sections.diagnostics.map { $0.map(\.id) } == [["yaml-syntax"], []])
    #expect(sections[ViewsSection.self].rules.count == 1)
    #expect(sections[ViewsSection.self].rules.first?.location.file == 1)
  }

  /// With any byte removed or replaced there is no crash, and every range is inside the file.
  @Test func `positions in mutated inputs are inside the file`() {
    let text = """
      designs:
        shape: {tall: {when: width < height, traits: {style: dark}, slots: {a: b}}, wide: otherwise}
      views:
      - class: UILabel
        in: [A, B]
        when: not (tall or style = "light")
        padding: {leading: 1}
        attributes: {font: {system: 17, weight: bold}, textColor: "#FF0000é"}
      traits: [{id: 12, override: {scale: 2}}]
      containers: [{class: A, in: B, stack: [a], selected: 1, frame: {x: (width + 1) / 2, y: -3},
        overrides: [{child: all, when: width < 5, override: {horizontal: compact}}],
        adaptive: {navigation: done}, slots: {a: {document: b, identifier: c}}, implements: show}]
      """
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      var variants = [Array(bytes[..<index]), shorter]
      for byte in Array(":{}[],' \n09<".utf8) {
        var other = bytes
        other[index] = byte
        variants.append(other)
      }
      for variant in variants {
        let sections = ConfigurationSections(
          reading: [SourceFile(path: "a.yml", bytes: variant)])
        for diagnostic in sections.diagnostics[0] {
          let range = diagnostic.range
          #expect(0 <= range.start && range.start <= range.end && Int(range.end) <= variant.count)
        }
      }
    }
  }
}
