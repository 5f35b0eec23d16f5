import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct RulePagesTests {
  private func pages() throws -> [DocumentationPage] {
    let hits = try String(
      contentsOf: Fixtures.top.appending(path: RulePages.hitsPath), encoding: .utf8)
    let precision = try String(
      contentsOf: Fixtures.top.appending(path: RulePages.precisionPath), encoding: .utf8)
    return RulePages.pages(hits: hits, precision: precision)
  }

  @Test func pagesAreUpToDate() throws {
    let pages = try pages()
    #expect(pages.count > 200)
    for page in pages {
      let found = try? String(
        contentsOf: Fixtures.top.appending(path: page.path), encoding: .utf8)
      #expect(found == page.text, "\(page.path) is out of date: run `swift run regenerate`")
    }
  }

  @Test func noPageIsStale() throws {
    let folder = Fixtures.top.appending(path: RulePages.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let paths = names.map { "\(RulePages.folder)/\($0)" }
    #expect(DocumentationPage.stale(paths, among: try pages()) == [])
  }

  @Test func pagesWithoutAKindAreStale() {
    let page = DocumentationPage(path: "docs/rules/a.md", text: "")
    #expect(
      DocumentationPage.stale(["docs/rules/b.md", "docs/rules/a.md"], among: [page])
        == ["docs/rules/b.md"])
  }

  /// A rule with an option, hits and judged findings shows all of them.
  @Test func pagesHaveCountsPrecisionAndOptions() throws {
    let pages = RulePages.pages(
      hits: "rule,set,findings,documents,projects\nmany-views,apps,7,5,2\n",
      precision: """
        # Precision

        ## Read

        | rule | findings | useful |
        |---|---|---|
        | `many-views`, `deep-nesting` | 3 | 2 |
        """)
    let page = try #require(pages.first { $0.path == "docs/rules/many-views.md" })
    #expect(page.text.contains("\n\n# many-views\n"))
    #expect(page.text.contains("| apps | 7 | 5 | 2 |"))
    #expect(page.text.contains("evidence for this rule is weak"))
    #expect(
      page.text.contains(
        "- [Read](../internals/lint-precision.md#read) (with [`deep-nesting`](deep-nesting.md)): "
          + "findings: 3; useful: 2"))
    #expect(page.text.contains("enabled: [many-views]"))
    #expect(page.text.contains("\n## Options\n"))
    let fixed = try #require(pages.first { $0.path == "docs/rules/duplicate-id.md" })
    #expect(fixed.text.contains("You cannot disable this rule"))
    #expect(fixed.text.contains("None of the sets of [public documents]"))
  }
}
