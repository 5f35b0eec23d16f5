import ConfigurationReading
import InterfaceSource
import Testing

struct DesignTests {
  private func found(_ designs: String) -> [Diagnostic] {
    let text = "designs:\n  group:\n" + designs
    let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
    return ConfigurationSections(reading: [file]).diagnostics[0]
  }

  /// The conflicts and gaps were derived by hand.
  @Test(arguments: [
    ("width < height", "width >= height", nil, nil),
    ("width < height", "width > height", nil, "a window of 400 × 400"),
    ("width <= height", "width >= height", "a window of 400 × 400", nil),
    ("width >= 500", "width < 500", nil, nil),
    ("width >= 500", "width <= 500", "a window of 500 × 400", nil),
    ("width > 500", "width < 500", nil, "a window of 500 × 400"),
    ("width > 500.25", "width < 500.5", "a window of 500.3333333333333 × 400", nil),
    ("width < 500 and height < 500", "width >= 500", nil, "a window of 167 × 500"),
    ("style = dark", "style = light", nil, nil),
    (
      "horizontal = compact", "vertical = compact", "vertical = compact, horizontal = compact",
      "horizontal = regular, vertical = regular"
    ),
    ("contentSize < AX1", "contentSize > AX1", nil, "contentSize = AX1"),
    ("system >= 13", "system < 13", nil, nil),
    ("system > 13", "system < 13", nil, "system 13"),
    ("width < height and height < 500", "width > 500", nil, "a window of 167 × 167"),
    ("idiom = phone or idiom = pad", "idiom = tv or idiom = mac", nil, nil),
    ("idiom = phone", "idiom = pad", nil, "idiom = tv"),
  ])
  func `overlaps and gaps are found exactly`(
    first: String, second: String, overlap: String?, gap: String?
  ) {
    let found = found("    first: \(first)\n    second: \(second)\n")
    let overlaps = found.filter { $0.id == "configuration-design-overlap" }
    let gaps = found.filter { $0.id == "configuration-design-gap" }
    #expect(found.count == overlaps.count + gaps.count)
    #expect(overlaps.count == (overlap == nil ? 0 : 1))
    #expect(gaps.count == (gap == nil ? 0 : 1), "\(gaps.map(\.message))")
    if let overlap {
      #expect(
        overlaps.first?.message
          == "'second' and 'first' both apply to \(overlap); the later one wins")
    }
    if let gap { #expect(gaps.first?.message == "no design of 'group' applies to \(gap)") }
  }

  @Test func `a fallback design leaves no gap`() {
    #expect(found("    tall: width < height\n    rest: otherwise\n") == [])
  }

  @Test func `a single design leaves no gap`() {
    #expect(found("    tall: width < height\n") == [])
  }

  @Test
  func `designs of two groups can be combined unless they conflict`() {
    let shape = "    tall:\n      when: width < height\n      attributes: {stk: {axis: vertical}}\n"
    func room(_ axis: String, _ width: Int) -> String {
      "  room:\n    small:\n      when: width < \(width)\n      attributes: {stk: {axis: \(axis)}}\n"
    }
    #expect(found(shape + room("vertical", 500)) == [])
    let clash = found(shape + room("horizontal", 500))
    #expect(clash.map(\.id) == ["configuration-design-overlap"])
    #expect(clash.first?.message.contains("'axis' of 'stk'") == true)
    #expect(
      found(
        shape
          + "  room:\n    small:\n      when: width >= height\n      attributes: {stk: {axis: horizontal}}\n"
      ) == [])
  }

  @Test func `a group of a nearer file replaces one of the same name`() {
    let outer = "designs:\n  a: {one: width < 5, two: otherwise}\n  b: {three: width < 5}\n"
    let inner = "designs:\n  a: {four: width < 9, five: otherwise}\n"
    let sections = ConfigurationSections(
      reading: [outer, inner].map { SourceFile(path: "a.yml", bytes: Array($0.utf8)) })
    #expect(sections.diagnostics == [[], []])
    #expect(sections[DesignsSection.self].all.map(\.name.text) == ["three", "four", "five"])
  }

  @Test(arguments: ["width", "and", "style", "otherwise", "a b", "5", "compact/large"])
  func `reserved words cannot name a design`(name: String) {
    #expect(found("    \(name): width < 5\n").map(\.id) == ["configuration-invalid-value"])
  }

  @Test func `too many thresholds are not analyzed`() {
    var text = ""
    for number in 1...400 { text += "    d\(number): width < \(number) and height > \(number) \n" }
    let gaps = found(text).filter { $0.id == "configuration-design-gap" }
    #expect(gaps == [])
  }
}
