package import InterfaceSource
import SourceScanning

/// A segue that code performs and no document contains.
package enum UnknownSegueInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-segue-in-code", .warning, .classes,
    summary: "Code performs a segue that no document of the project has.",
    rationale:
      "The app crashes when this code runs. Only string literals in the call itself are checked, and only lookups in the app's own bundle. The rule is opt-in because packages and tools outside the project may provide the segue.",
    remedy: "Correct the identifier, or set it on the segue."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let names = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.segueIdentifiers) }
    SourceNames.check(
      kind, .init(.segue, "segue"), in: project, among: names,
      unless: project.storyboardGaps, &findings)
  }
}
