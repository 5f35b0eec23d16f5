import Foundation
import TestSupport
import Testing

/// Statements of the documentation about the repository.
@Suite struct DocumentationTests {
  private static let pages: [String] = {
    let docs = FileManager.default.enumerator(atPath: Fixtures.top.appending(path: "docs").path)
    let names = (docs?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + names.map { "docs/\($0)" }.sorted()
  }()

  @Test(arguments: pages)
  func linksAndPathsLeadSomewhere(page: String) throws {
    let url = Fixtures.top.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let folder = url.deletingLastPathComponent()
    for match in text.matches(of: #/\]\(([^)#:]+)(?:#[^)]*)?\)/#) {
      let target = folder.appending(path: String(match.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
    }
    let tops = #/`((?:Sources|Tests|Fixtures|Examples|docs|schemas|scripts|\.ci)/[\w./+-]+)`/#
    for match in text.matches(of: tops) {
      let target = Fixtures.top.appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
    }
  }

  @Test func everyDecisionIsListed() throws {
    let folder = Fixtures.top.appending(path: "docs/decisions")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let list = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    for page in pages where page != "README.md" {
      #expect(list.contains("(\(page))"), "\(page)")
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      for part in ["**Decision.**", "**Why.**", "**Consequences.**"] {
        #expect(text.contains(part), "\(page): \(part)")
      }
    }
  }
}
