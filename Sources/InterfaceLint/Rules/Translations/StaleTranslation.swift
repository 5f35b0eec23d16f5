import InterfaceAssets
package import InterfaceSource

/// Texts of a language that the reference language no longer has.
package enum StaleTranslation: ProjectRule {
  package static let kind = DiagnosticKind(
    "stale-translation", .note, .texts,
    summary: "A language has strings that the base language of the project does not have.",
    rationale: "They are left over from strings that were removed or renamed, and are never shown.",
    remedy: "Remove the strings, or correct their keys."
  ).optIn

  package static var needsTables: Bool { true }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    // Texts of documents are compared with the documents themselves (`strings-unknown-object`).
    let documents = Set(project.documents.map(\.baseName))
    for group in TextTableGroup.all(in: project) {
      guard let reference = group.reference, !documents.contains(group.name) else { continue }
      let validKeys = reference.names
      guard !validKeys.isEmpty else { continue }
      for table in group.editions.flatMap(\.tables) {
        let stale = table.keys.filter { !validKeys.contains($0.name) }
        guard let first = stale.first else { continue }
        findings[table.path].report(
          kind, at: first.range,
          stale.count == 1
            ? "'\(reference.language)' has no string '\(first.name)'"
            : "'\(reference.language)' lacks \(stale.count) of these strings, such as '\(first.name)'"
        )
      }
    }
  }
}
