package import InterfaceSource
import SourceScanning

/// A segue that code performs and no document contains.
package enum UnknownSegueInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-segue-in-code", .warning, .classes,
    summary: "Code performs a segue that no document of the project has.",
    rationale:
      "Apps end there. Only texts in the call itself are looked at, of lookups in the app's own bundle; what packages and tools bring that are not in the project is not seen, so the finding is told where it is asked for.",
    cure: "Correct the identifier, or give it to the segue."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let names = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.segueIdentifiers) }
    SourceNames.check(
      kind, .init(.segue, "segue"), in: project, among: names,
      unless: project.storyboardGaps, &findings)
  }
}
