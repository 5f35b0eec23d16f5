import Foundation
import Ninefold
import TestSupport
import Testing

/// The documents of `Fixtures/layout`, compared with the frames derived for them by hand.
@Suite struct LayoutFixtureTests {
  static let documents = Fixtures.documents(in: "layout")

  /// Sections of `docs/internals/auto-layout.md` that no frames can prove: the first one is tested
  /// by `ClosedFormTests`, with the same documents.
  private static let withoutFixtures: Set = ["Closed forms", "Where agreement ends"]

  @Test(arguments: documents)
  func layoutMatchesDerivedExpectation(document: String) throws {
    let expectation = try LayoutExpectation(of: document)
    #expect(!expectation.derivation.isEmpty)
    let file = try Fixtures.file(document)
    try withKnownIssue {
      var found: [String: LayoutExpectation.Configuration] = [:]
      for options in try expectation.options() {
        var compiler = Compiler(options: options)
        let compilation = compiler.compile(file)
        let bytes = try #require(compilation.layoutFile(named: document))
        let configurations = try JSONDecoder().decode(LaidOutDocument.self, from: Data(bytes))
          .configurations
        found.merge(configurations) { first, _ in first }
        let diagnostics = compilation.diagnostics.map {
          "\($0.id):\(file.location(of: $0.range.start).line)"
        }
        #expect(diagnostics.sorted() == (expectation.diagnostics ?? []).sorted())
      }
      for (name, configuration) in expectation.configurations.sorted(by: { $0.key < $1.key }) {
        compare(found[name] ?? .init(), with: configuration, in: name)
      }
    } when: {
      expectation.knownIssue != nil
    }
  }

  private func compare(
    _ found: LayoutExpectation.Configuration, with expected: LayoutExpectation.Configuration,
    in name: String
  ) {
    for (id, frame) in (expected.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let other = found.frames?[id]
      let isEqual =
        other.map { zip($0, frame).allSatisfy { abs($0 - $1) <= 0.01 } && $0.count == 4 } ?? false
      #expect(isEqual, "\(name): \(id) is at \(other ?? []) instead of \(frame)")
    }
    #expect(found.ambiguous == expected.ambiguous ?? [:], "\(name)")
    #expect(Set(found.conflicts ?? []) == Set(expected.conflicts ?? []), "\(name)")
  }

  @Test func everyExpectationHasADocument() throws {
    let folder = Fixtures.url("layout")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let expectations = (files ?? []).filter { $0.hasSuffix(".json") }.map { "layout/\($0)" }
    #expect(expectations.sorted() == Self.documents.map { $0 + ".expected.json" })
  }

  @Test func everyRuleHasAFixture() throws {
    let rules = try Self.rules(in: "auto-layout", prefix: "").subtracting(Self.withoutFixtures)
    let others = try Self.rules(in: "text", prefix: "Text: ")
    let named = Set(try Self.documents.map { try LayoutExpectation(of: $0).rule })
    #expect(rules.subtracting(named).sorted() == [], "these rules have no fixture")
    #expect(named.subtracting(rules).subtracting(others).sorted() == [], "no page has these rules")
  }

  /// Returns the rules of a page: `Section: Name` for each bold name at the start of a paragraph or item, and the
  /// section's own name for text before the first one.
  private static func rules(in page: String, prefix: String) throws -> Set<String> {
    let url = Fixtures.top.appending(path: "docs/internals/\(page).md")
    var rules: Set<String> = []
    var section = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if !section.isEmpty {
        let text = line.hasPrefix("* ") ? line.dropFirst(2) : line
        if text.hasPrefix("**"), let end = text.dropFirst(2).firstRange(of: "**") {
          var name = text.dropFirst(2)[..<end.lowerBound]
          if name.hasSuffix(".") { name.removeLast() }
          rules.insert("\(prefix)\(section): \(name)")
        } else if !rules.contains(where: { $0.hasPrefix("\(prefix)\(section): ") }) {
          rules.insert(prefix + section)
        }
      }
    }
    return rules
  }
}
