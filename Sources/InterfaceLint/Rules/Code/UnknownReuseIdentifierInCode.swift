package import InterfaceSource
import SourceScanning

/// A cell that code dequeues and that neither a document nor code registers.
package enum UnknownReuseIdentifierInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-reuse-identifier-in-code", .warning, .classes,
    summary: "Code asks for a reusable view that neither a document nor code provides.",
    rationale:
      "Apps end there. Only texts in the call itself are looked at, of lookups in the app's own bundle; what packages and tools bring that are not in the project is not seen, so the finding is told where it is asked for. Where code registers views under names that are no texts, nothing is said.",
    cure: "Correct the identifier, or register the view."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard let sources = project.sources else { return }
    var names = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.reuseIdentifiers) }
    for (_, use) in sources.uses where use.kind == .registered {
      guard !use.name.isEmpty else { return }
      names.insert(use.name)
    }
    SourceNames.check(
      kind, .init(.reusable, "reusable view", "identifier"), in: project, among: names,
      unless: project.gaps([.documents, .sources]), &findings)
  }
}
