package import InterfaceSource
import SourceScanning

/// A storyboard or xib that code loads and the project does not contain.
package enum UnknownStoryboardInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-storyboard-in-code", .error, .classes,
    summary: "Code names a storyboard or xib that the project does not have.",
    rationale: "The app crashes when this code runs. \(SourceNames.scope)",
    remedy: "Correct the name."
  ).aliased("storyboard_name")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let uses = project.namesInCode
    guard !uses.isEmpty else { return }
    let storyboards = Set(project.documents.filter(\.isStoryboard).map(\.baseName))
    let xibs = Set(project.documents.filter { !$0.isStoryboard }.map(\.baseName))
    var among = (
      storyboard: SourceNames(kind, "storyboard", among: storyboards),
      xib: SourceNames(kind, "xib", among: xibs)
    )
    let gaps = project.gapsWithDocuments(dependencies: false)
    for use in uses {
      let name = use.use.name
      // Code may name the document for one kind of device.
      let baseName = DocumentNames.baseName(of: name)
      switch use.use.kind {
      case .storyboard where !storyboards.isEmpty && !storyboards.contains(baseName):
        among.storyboard.report(
          use, severity: use.use.severity,
          "the project has no storyboard '\(name)'",
          unless: gaps + project.dependencyGaps(for: use.path), &findings)
      case .nib where !xibs.isEmpty && !xibs.contains(baseName):
        among.xib.report(
          use, severity: use.use.severity,
          "the project has no xib '\(name)'",
          unless: gaps + project.dependencyGaps(for: use.path), &findings)
      default: break
      }
    }
  }
}
