package import InterfaceSource
import SourceScanning

/// A cell that code dequeues and that neither a document nor code registers.
package enum UnknownReuseIdentifierInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-reuse-identifier-in-code", .warning, .classes,
    summary: "Code dequeues a reusable view that neither a document nor code registers.",
    rationale:
      "The app crashes when this code runs. Only string literals in the call itself are checked, and only lookups in the app's own bundle. The rule is opt-in because packages and tools outside the project may provide the view. If code registers views under names that are not string literals, nothing is reported.",
    remedy: "Correct the identifier, or register the view."
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
