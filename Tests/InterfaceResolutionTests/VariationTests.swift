import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import TestSupport
import Testing
import TextMeasurement

/// Overrides and masks in all nine cells: the expectations are those of the format's own test vector.
@Suite struct VariationTests {
  /// Installed subviews, active constraints and the width's constant, by cell.
  static let vector: [(cell: String, views: Set<String>, constraints: Set<String>, width: Double)] =
    [
      ("wAny-hAny", ["aAa"], ["wId", "tOp"], 100),
      ("wCompact-hAny", ["aAa"], ["wId", "tOp"], 100),
      ("wAny-hRegular", ["aAa"], ["wId", "tOp"], 100),
      ("wCompact-hRegular", ["aAa"], ["wId", "tOp"], 100),
      ("wRegular-hAny", ["aAa"], ["wId", "tOp"], 240),
      ("wAny-hCompact", ["aAa"], ["wId", "cEn"], 100),
      ("wCompact-hCompact", ["aAa"], ["wId", "cEn"], 100),
      ("wRegular-hCompact", ["aAa"], ["wId", "cEn"], 240),
      ("wRegular-hRegular", ["aAa", "bBb"], ["wId", "tOp", "bEl"], 240),
    ]

  @Test(arguments: vector)
  func installedInEachCell(
    row: (cell: String, views: Set<String>, constraints: Set<String>, width: Double)
  ) throws {
    let scene = try resolved("resolution/installed-by-size-class.xib", in: row.cell)
    func prefix(_ id: ObjectID?) -> String { String(id?.text.prefix(3) ?? "") }
    #expect(Set(scene.views.dropFirst().map { prefix($0.id) }) == row.views)
    // A constraint below a view that is not installed is not active either: the closing rule.
    #expect(Set(scene.constraints.map { prefix($0.id) }) == row.constraints)
    let width = try #require(scene.constraints.first { prefix($0.id) == "wId" })
    #expect(width.constant == row.width)
    let label = try #require(scene.views.first { prefix($0.id) == "aAa" })
    let isCompactHeight = row.cell.hasSuffix("hCompact")
    guard case .label(let content) = label.content else {
      Issue.record("the view aAa is no label")
      return
    }
    #expect(content.font.size == (isCompactHeight ? 12 : 17))
  }

  static let tie: [(cell: String, constant: Double)] = [
    ("wAny-hAny", 96), ("wCompact-hAny", 72), ("wRegular-hAny", 86), ("wAny-hCompact", 15),
    ("wAny-hRegular", 161), ("wCompact-hCompact", 20), ("wRegular-hCompact", 20),
    ("wCompact-hRegular", 72), ("wRegular-hRegular", 86),
  ]

  @Test(arguments: tie)
  func widthBeatsHeight(row: (cell: String, constant: Double)) throws {
    let scene = try resolved("resolution/width-beats-height-on-a-tie.xib", in: row.cell)
    #expect(scene.constraints.map(\.constant) == [row.constant])
  }

  @Test func equalEnvironmentsShareOneResult() throws {
    let graph = try graph("resolution/width-beats-height-on-a-tie.xib")
    let resolver = DocumentResolver(graph)
    func number(_ name: String) throws -> Int {
      resolver.resolved(for: try configuration(name)).structure
    }
    #expect(try number("wCompact-hAny") == number("wCompact-hAny"))
    #expect(try number("wCompact-hAny") != number("wRegular-hAny"))
  }

  // MARK: Reading

  private func graph(_ path: String) throws -> SceneGraph {
    let file = try Fixtures.file(path)
    let xml = try #require(XMLReader.read(file).document)
    let document = try #require(DocumentDecoder.decode(xml, file: file).document)
    let validation = DocumentValidator.validate(document)
    #expect(validation.diagnostics.isEmpty)
    return validation.graph
  }

  private func configuration(_ name: String) throws -> Configuration {
    let cell = try #require(SizeClassGrid.Cell(name: name))
    return Configuration(try #require(Environment(cell: cell)))
  }

  private func resolved(_ path: String, in cell: String) throws -> ResolvedScene {
    let graph = try graph(path)
    let resolver = DocumentResolver(graph)
    let scenes = resolver.resolved(for: try configuration(cell)).scenes
    return try #require(scenes.first)
  }
}
