import ConfigurationReading
import InterfaceSource
import Ninefold

/// The page of one kind of finding in `docs/rules`.
struct RulePage {
  var kind: DiagnosticKind
  var examples: [DiagnosticExample]
  var hits: RuleHits
  /// The rows about the rule on the page about precision.
  var judgments: [RulePrecision.Row]

  /// The whole page.
  var text: String {
    """
    # \(kind.id)

    \(MarkdownProse.text(kind.summary))

    \(properties)
    ## Rationale

    \(MarkdownProse.text(kind.rationale))

    ## How to fix it

    \(MarkdownProse.text(kind.remedy))

    """ + options + configuration + evidence + examplesText + """

      ## See also

      - \(kind.category.guide.link)
      - [All rules](README.md)

      """
  }

  private var properties: String {
    let state =
      kind.isMandatory
      ? "always reported"
      : kind.isOptIn ? "opt-in: reported only if a configuration enables it" : "on by default"
    var text = """
      - Severity: \(kind.severity.rawValue)
      - State: \(state)
      - Category: [\(kind.category.title)](README.md#\(MarkdownAnchor.text(kind.category.title)))

      """
    if !kind.aliases.isEmpty {
      text += "- Other names: \(kind.aliases.map { "`\($0)`" }.joined(separator: ", "))\n"
    }
    return text
  }

  private var options: String {
    guard !kind.options.isEmpty else { return "" }
    let rows = kind.options.map { option in
      [
        ([option.name] + option.aliases).map { "`\($0)`" }.joined(separator: ", "),
        MarkdownProse.cell(option.form.text), MarkdownProse.codeCell(option.standard.text),
        MarkdownProse.cell(option.meaning),
      ]
    }
    return "\n## Options\n\nSet options in `.ninefold.yml`, under `lint:` and `options:`:\n\n"
      + MarkdownTable.text(["option", "values", "default", "meaning"], rows)
  }

  /// How to turn the rule on or off.
  private var configuration: String {
    let heading = "\n## Configuration\n\n"
    let details = "[The configuration file](../guide/configuration.md#lint) describes all keys.\n"
    if kind.isMandatory {
      return heading
        + "You cannot disable this rule, suppress its errors or add them to a baseline. Other results "
        + "for the file are not reliable until you fix it.\n"
    }
    let key = kind.isOptIn ? "enabled" : "disabled"
    var lines = "lint:\n  \(key): [\(kind.id)]\n"
    if let option = kind.options.first {
      lines += "  options:\n    \(kind.id):\n      \(option.name): \(option.standard.text)\n"
    }
    let sentence =
      kind.isOptIn
      ? "To turn the rule on, enable it in `.ninefold.yml`:"
      : "To turn the rule off, disable it in `.ninefold.yml`:"
    return heading + "\(sentence)\n\n```yaml\n\(lines)```\n\n\(details)"
  }

  /// The numbers of findings in public documents, and what is known about their precision.
  private var evidence: String {
    var text = "\n## Findings in public documents\n\n"
    let rows = hits.sets.compactMap { set in
      hits.count(of: kind.id, in: set).map {
        [set, "\($0.findings)", "\($0.documents)", "\($0.projects)"]
      }
    }
    text +=
      rows.isEmpty
      ? "None of the sets of [public documents](../internals/documents.md) has such a finding.\n"
      : MarkdownTable.text(["set", "findings", "documents", "projects"], rows)
    let isLint = DiagnosticKind.rules.contains(kind)
    if isLint, hits.projects(of: kind.id) < 3 {
      text += """

        The evidence for this rule is weak: fewer than three projects have such a finding.

        """
    }
    if !judgments.isEmpty {
      text += "\nSome of the findings were judged:\n\n"
      text += judgments.map { "- \(Self.sentence($0))\n" }.joined()
    }
    return text
  }

  private static func sentence(_ row: RulePrecision.Row) -> String {
    let anchor = MarkdownAnchor.text(row.heading)
    let link = "[\(row.heading)](../internals/lint-precision.md#\(anchor))"
    let others =
      row.others.isEmpty
      ? "" : " (with \(row.others.map { "[`\($0)`](\($0).md)" }.joined(separator: ", ")))"
    let cells = zip(row.columns, row.cells).filter { !$0.1.isEmpty }.map { "\($0): \($1)" }
    return "\(link)\(others): \(cells.joined(separator: "; "))"
  }

  private var examplesText: String {
    let examples = examples.filter(\.isPrintable)
    guard !examples.isEmpty else { return "" }
    var text = "\n## Examples\n"
    if examples.contains(where: { $0.unmarked.offset != nil }) {
      text += "\n`↓` marks the position of the finding.\n"
    }
    for (index, example) in examples.enumerated() {
      let language = example.setting.language
      text += examples.count > 1 ? "\n### Example \(index + 1)\n" : ""
      text += "\n\(example.setting.title):\n\n"
      text += "```\(language)\n\(Self.shown(example.triggering))\n```\n"
      text += "\nCorrected:\n\n```\(language)\n\(Self.shown(example.corrected))\n```\n"
      for (title, part) in example.contextSections {
        text += "\n\(title):\n\n```\n\(part)\n```\n"
      }
    }
    return text
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : text
  }
}
