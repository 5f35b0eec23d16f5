package import Ninefold

/// The pages in `docs/rules`: an index, and a page for each kind of finding.
package enum RulePages {
  /// The folder relative to the package.
  package static let folder = "docs/rules"
  /// The path of the counts, which `scripts/rule-hits` prints.
  package static let hitsPath = "docs/rule-hits.csv"
  /// The path of the page with judged findings.
  package static let precisionPath = "docs/internals/lint-precision.md"

  /// Returns all pages.
  ///
  /// - Parameters:
  ///   - hits: The content of the file of counts.
  ///   - precision: The page with judged findings.
  ///   - examples: The examples of all kinds.
  /// - Returns: The pages, the index first.
  package static func pages(
    hits: String, precision: String, examples: ExampleArchive = .embedded
  ) -> [DocumentationPage] {
    let hits = RuleHits(hits)
    let precision = RulePrecision(precision)
    let index = DocumentationPage.generated("\(folder)/README.md", RuleIndexPage.text(hits))
    return [index]
      + DiagnosticKind.all.map { kind in
        let page = RulePage(
          kind: kind, examples: examples[kind.id], hits: hits, judgments: precision[kind.id])
        return .generated("\(folder)/\(kind.id).md", page.text)
      }
  }
}
