import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct DiagnosticCatalogTests {
  /// The ids that the sources report: what stands after `id:`, and every text of the XML reader that is
  /// spelled like an id.
  private static func reportedIDs() throws -> Set<String> {
    let sources = Fixtures.top.appending(path: "Sources")
    let enumerator = try #require(FileManager.default.enumerator(atPath: sources.path))
    var ids: Set<String> = []
    for case let path as String in enumerator
    where path.hasSuffix(".swift") && !path.hasPrefix("NinefoldCommandLine")
      && !path.hasPrefix("PlatformFacts")
    {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: #/id: "([a-z0-9]+(?:-[a-z0-9]+)+)"/#) {
        ids.insert(String(match.1))
      }
      guard path.hasPrefix("InterfaceXML") else { continue }
      for match in text.matches(of: #/"([a-z0-9]+(?:-[a-z0-9]+)+)"/#) where match.1 != "utf-8" {
        ids.insert(String(match.1))
      }
    }
    return ids
  }

  @Test func everyDiagnosticIsExplained() throws {
    let reported = try Self.reportedIDs()
    #expect(reported.count > 50)
    let explained = Set(DiagnosticCatalog.ids)
    #expect(reported.subtracting(explained).sorted() == [])
  }

  @Test func entriesAreInOrderAndOnce() {
    for chapter in DiagnosticCatalog.chapters {
      let ids = chapter.entries.map(\.id)
      #expect(ids == ids.sorted(), "\(chapter.title)")
    }
    #expect(Set(DiagnosticCatalog.ids).count == DiagnosticCatalog.ids.count)
    for entry in DiagnosticCatalog.chapters.flatMap(\.entries) {
      #expect(entry.summary.hasSuffix("."), "\(entry.id)")
      #expect(entry.text.hasSuffix("."), "\(entry.id)")
    }
  }

  @Test func thePageIsWhatTheCatalogSays() throws {
    let url = Fixtures.top.appending(path: DiagnosticsPage.path)
    let found = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      found == DiagnosticsPage.text,
      "\(DiagnosticsPage.path) is out of date: run `swift run regenerate`")
  }
}
