import ConfigurationReading
import InterfaceSource
import InterfaceTraits
import Testing

/// Conditions are read in `designs:`, as in configuration files.
struct ConditionTests {
  /// Returns the condition of the first design, and the findings.
  private func read(_ text: String) -> (condition: Condition?, found: [Diagnostic]) {
    let yaml = "designs:\n  group:\n    first: \(text)\n    rest: otherwise\n"
    let sections = ConfigurationSections(
      reading: [SourceFile(path: "a.yml", bytes: Array(yaml.utf8))])
    let design = sections[DesignsSection.self].all.first { !$0.isOtherwise }
    return (design?.condition, sections.diagnostics[0])
  }

  private func environment(
    _ width: Double, _ height: Double, _ traits: TraitCollection = TraitCollection(),
    system: Int = 26
  ) -> ConditionEnvironment {
    ConditionEnvironment(
      size: LayoutSize(width: width, height: height), traits: traits, system: system)
  }

  @Test(arguments: [
    ("width < height", 400, 500, true), ("width < height", 500, 500, false),
    ("width ≤ height", 500, 500, true), ("width >= 500", 500, 1, true),
    ("width ≥ 500", 499.5, 1, false), ("500 <= width < 800", 800, 1, false),
    ("500 <= width < 800", 799, 1, true), ("not width < height", 500, 500, true),
    ("width < 100 or height < 100 and width > 300", 50, 900, true),
    ("(width < 100 or height < 100) and width > 300", 50, 900, false),
    ("width != 5", 5, 5, false), ("width = 5", 5, 1, true), ("width == height", 5, 5, true),
    ("\"width: 5\"", 5, 5, true), ("\"horizontal: compact\"", 5, 5, false),
    ("system >= 15 and system < 27", 5, 5, true), ("[width < 9, height < 9]", 5, 5, true),
    ("[width < 9, height < 9]", 5, 9, false),
  ])
  func `comparisons apply to the environments they match`(
    text: String, width: Double, height: Double, holds: Bool
  ) {
    let (condition, found) = read(text)
    #expect(found.filter { $0.severity == .error } == [])
    #expect(condition?.holds(in: environment(width, height)) == holds)
  }

  @Test
  func
    `traits are compared by their names, and what is unspecified counts as UIKit's default or nothing`()
  {
    let compact = TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    for (text, traits, holds) in [
      ("horizontal = compact", compact, true), ("horizontalSizeClass = regular", compact, false),
      ("horizontal = compact", TraitCollection(), false),
      ("horizontal != compact", TraitCollection(), true),
      ("style = dark", compact, true), ("style = light", TraitCollection(), true),
      ("contentSize >= AX1", large, true), ("contentSize > AX2", large, false),
      ("contentSize = large", TraitCollection(), true),
      ("{when: {horizontal: compact, style: dark}}", compact, true),
      ("{when: {horizontal: compact, style: light}}", compact, false),
      ("scale = 2", TraitCollection(displayScale: 2), true),
    ] {
      let (condition, found) = read(text)
      #expect(found.filter { $0.severity == .error } == [], "\(text)")
      #expect(condition?.holds(in: environment(1, 1, traits)) == holds, "\(text)")
    }
  }

  /// Columns refer to the third line, in which the text begins at 12.
  @Test(arguments: [
    ("widht < height", 12, "configuration-invalid-condition", "width"),
    ("width < heigth", 20, "configuration-invalid-condition", nil),
    ("width <", 19, "configuration-invalid-condition", nil),
    ("width", 17, "configuration-invalid-condition", nil),
    ("1 < 2", 14, "configuration-invalid-condition", nil),
    ("width < width", 18, "configuration-invalid-condition", nil),
    ("system < width", 19, "configuration-invalid-condition", nil),
    ("width < 10000000", 20, "configuration-invalid-condition", nil),
    ("(width < 5", 22, "configuration-invalid-condition", nil),
    ("width < 5 adn height < 5", 22, "configuration-invalid-condition", "and"),
    ("style = drak", 20, "configuration-invalid-condition", "dark"),
    ("style < dark", 18, "configuration-invalid-condition", nil),
    ("'width ? 5'", 19, "configuration-invalid-condition", nil),
    ("{when: {horizontl: compact}}", 20, "configuration-unknown-name", "horizontal"),
    ("{when: {horizontal: compat}}", 32, "configuration-unknown-name", "compact"),
    ("5", 12, "configuration-invalid-value", nil),
  ])
  func `malformed conditions are reported at their position`(
    text: String, column: Int, id: String, nearest: String?
  ) throws {
    let yaml = "designs:\n  group:\n    first: \(text)\n"
    let file = SourceFile(path: "a.yml", bytes: Array(yaml.utf8))
    let found = ConfigurationSections(reading: [file]).diagnostics[0]
    #expect(found.map(\.id) == [id])
    let environment = file.location(of: try #require(found.first).range.start)
    #expect(environment.line == 3)
    #expect(environment.column == column)
    if let nearest { #expect(found.first?.notes.map(\.message) == ["did you mean '\(nearest)'?"]) }
  }

  @Test func `conditions of any length are parsed`() {
    for text in [
      String(repeating: "(", count: 10_000), String(repeating: "not ", count: 400) + "width < 5",
      String(repeating: "width < 5 and ", count: 5000) + "width < 5",
    ] {
      #expect(read(text).found.map(\.id).first == "configuration-invalid-condition")
    }
  }
}
