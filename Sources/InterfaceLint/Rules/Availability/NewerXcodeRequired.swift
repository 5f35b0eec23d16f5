import InterfaceModel
package import InterfaceSource

/// A document that the team's oldest Xcode cannot open.
package enum NewerXcodeRequired: DocumentRule {
  private static let xcode = RuleOption(
    "xcode", in: 0...1000, standard: 0,
    "The oldest version of Xcode that the team uses, such as 14.2; 0 for any.")

  package static let kind = DiagnosticKind(
    "newer-xcode-required", .error, .availability,
    summary:
      "The document requires a newer version of Xcode than the oldest one that the team uses.",
    rationale:
      "The older version refuses to open and compile the document. People then delete the line with the requirement, and lose the features that need it.",
    remedy:
      "Save the document without the features that need the newer version, or update the older one."
  ).aliased("newer-xcode-needed", "doc_needs_newer_tool").optIn.configured(by: xcode.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let oldest = document.settings.value(of: xcode, for: kind)
    guard oldest > 0 else { return }
    let dependencies = document.document.extras.filter { $0.name == .dependencies }
    for element in dependencies.flatMap(\.children) where element.name == .capability {
      guard let needed = element.attributes.number(.minToolsVersion), needed > oldest else {
        continue
      }
      findings.report(
        kind, at: element.range,
        "the document requires Xcode \(element.attributes[.minToolsVersion] ?? "") for '\(element.attributes[.name] ?? "")'"
      )
    }
  }
}
