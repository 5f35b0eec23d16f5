import Foundation
import Reporting
import TestSupport
import Testing
import regenerate

@Suite struct FactsPageTests {
  @Test func pageIsUpToDate() throws {
    let folder = Fixtures.top.appending(path: FactsPage.folder)
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let tables = try (all ?? []).filter { $0.hasSuffix(".swift") }.compactMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return FactReader.table(in: text, path: "\(FactsPage.folder)/\(name)")
    }
    #expect(tables.count > 20)
    let found = try? String(
      contentsOf: Fixtures.top.appending(path: FactsPage.path), encoding: .utf8)
    #expect(
      found == DocumentationPage.generated(FactsPage.path, FactsPage.text(tables)).text,
      "\(FactsPage.path) is out of date: run `swift run regenerate`")
  }

  private let text = """
    /// Heights.
    ///
    /// Source: a list:
    /// - one
    /// - two
    enum BarTable {
      // The following values are from documents.

      /// The height of a bar
      /// (confidence high).
      static let bar: BySystem<Double> = [7: 44, 26: 54]
      /// The sizes.
      static let sizes = [
        1, 2,
      ]
      /// A text.
      static let text = #\"""
        a b
        \"""#
      /// Lines of text.
      enum Lines {
        /// The gap (a guess).
        ///
        /// - Returns: The number of points.
        static func gap() -> Double {
          8
        }
        /// The space (a guess).
        /// - Parameter width: The width.
        /// - Returns: The number of points.
        static func space(_ width: Double) -> Double { width }
        /// No source.
        static func other() {}
      }
    }
    """

  @Test func factsAndRemarksAreRead() throws {
    let table = try #require(FactReader.table(in: text, path: "a/BarTable.swift"))
    #expect(table.paragraphs == ["Heights.", "Source: a list:\n- one\n- two"])
    #expect(table.parts.first == .remark("The following values are from documents."))
    let facts = table.parts.dropFirst().compactMap { part in
      if case .fact(let fact) = part { fact } else { nil }
    }
    #expect(facts.map(\.name) == ["bar", "sizes", "text", "Lines.gap", "Lines.space"])
    #expect(facts[0].value == "[7: 44, 26: 54]")
    #expect(facts[0].documentation == "The height of a bar (confidence high).")
    #expect(facts[1].value == "[ 1, 2, ]")
    #expect(facts[3].documentation == "The gap (a guess).")
    #expect(facts[4].documentation == "The space (a guess).")
    #expect(table.isSourced)
  }
}
