import Foundation
import NinefoldCommandLine
import Reporting
import TestSupport
import Testing

@Suite struct CommandPagesTests {
  private let pages = CommandPages.pages(
    Tool.references, summary: Tool.summary, statuses: Tool.statuses)

  @Test func pagesAreUpToDate() {
    for page in pages {
      let found = try? String(
        contentsOf: Fixtures.top.appending(path: page.path), encoding: .utf8)
      #expect(found == page.text, "\(page.path) is out of date: run `swift run regenerate`")
    }
  }

  @Test func noPageIsStale() throws {
    let folder = Fixtures.top.appending(path: CommandPages.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let paths = names.map { "\(CommandPages.folder)/\($0)" }
    #expect(DocumentationPage.stale(paths, among: pages) == [])
  }

  @Test func everyCommandHasExamplesAndGuidePages() {
    #expect(Tool.references.count > 10)
    for reference in Tool.references {
      let name = reference.manual.name
      #expect(!reference.guide.isEmpty, "\(name)")
      #expect(!reference.examples.isEmpty, "\(name)")
      for example in reference.examples { #expect(example.line.hasPrefix("ninefold \(name)")) }
    }
  }

  /// Every option that help lists is in one group.
  @Test func groupsContainAllOptions() {
    for reference in Tool.references {
      let names = reference.manual.groups.flatMap { $0.options.map(\.usage) }
      let shown = reference.manual.options.filter { !$0.isHidden }.map(\.usage)
      #expect(names.sorted() == shown.sorted(), "\(reference.manual.name)")
    }
  }
}
