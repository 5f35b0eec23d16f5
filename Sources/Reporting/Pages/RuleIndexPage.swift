import ConfigurationReading
import InterfaceSource
import Ninefold

/// The page `docs/rules/README.md`: every kind of finding, by category.
enum RuleIndexPage {
  /// Returns the whole page.
  static func text(_ hits: RuleHits) -> String {
    var text = """
      # Rules

      This page lists everything that `ninefold lint` reports, with the id that a finding ends with, in brackets. \
      Each rule has a page with its rationale, the fix and examples; `ninefold explain ID` prints the same. \
      [\(GuidePage.lint.title)](../guide/lint.md) describes how to run `lint`.

      - An *error* means that a document cannot be loaded, or contradicts itself in its own terms: `lint` exits \
      with status 1.
      - A *warning* is legal, but probably not intended, or different on a device. Everything that depends on \
      layout is a warning.
      - A *note* is worth knowing.

      The state of a rule is one of these:

      - *always*: you cannot turn it off, because the document is broken or unreadable.
      - *on*: it reports unless a [configuration](../guide/configuration.md#lint) disables it.
      - *opt-in*: it reports only if a configuration enables it.

      The last columns show how often each rule reports something in sets of public documents, as findings / \
      documents / projects, with all rules enabled, in the canvas and the nine cells. A dash means none. \
      [How precise lint is](../internals/lint-precision.md) shows how many of these findings are useful. \
      [Public documents](../internals/documents.md) names the sets.

      The counts are in `\(RulePages.hitsPath)`, which `scripts/rule-hits` prints.

      """
    for category in DiagnosticKind.Category.allCases {
      let kinds = DiagnosticKind.all.filter { $0.category == category }
      guard !kinds.isEmpty else { continue }
      text += "\n## \(category.title)\n\n"
      text += MarkdownTable.text(
        ["rule", "severity", "state", "summary"] + hits.sets, kinds.map { row($0, hits) })
    }
    return text
  }

  private static func row(_ kind: DiagnosticKind, _ hits: RuleHits) -> [String] {
    let aliases = kind.aliases.map { "`\($0)`" }.joined(separator: ", ")
    return [
      "[`\(kind.id)`](\(kind.id).md)" + (aliases.isEmpty ? "" : " (\(aliases))"),
      kind.severity.rawValue, kind.stateWord, MarkdownProse.cell(kind.summary),
    ] + hits.sets.map { hits.text(of: kind.id, in: $0) }
  }
}

extension DiagnosticKind {
  /// The state of the rule without a configuration, in one word.
  var stateWord: String { isMandatory ? "always" : isOptIn ? "opt-in" : "on" }
}
