package import InterfaceSource
import SourceScanning

/// A storyboard or xib that code loads and the project does not contain.
package enum UnknownStoryboardInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-storyboard-in-code", .warning, .classes,
    summary: "Code names a storyboard or xib that the project does not have.",
    rationale:
      "The app crashes when this code runs. Only string literals in the call itself are checked, and only lookups in the app's own bundle. The rule is opt-in because packages and tools outside the project may provide the document.",
    remedy: "Correct the name."
  ).aliased("storyboard_name").optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let storyboards = Set(project.documents.filter(\.isStoryboard).map(\.baseName))
    SourceNames.check(
      kind, .init(.storyboard, "storyboard"), in: project, among: storyboards,
      unless: project.gapsWithDocuments(), &findings)
    let xibs = Set(project.documents.filter { !$0.isStoryboard }.map(\.baseName))
    SourceNames.check(
      kind, .init(.nib, "xib"), in: project, among: xibs,
      unless: project.gapsWithDocuments(), &findings)
  }
}
