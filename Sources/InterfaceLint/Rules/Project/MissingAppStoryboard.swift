package import InterfaceSource

/// A storyboard that an app starts with and the project does not contain.
package enum MissingAppStoryboard: ProjectRule {
  package static let kind = DiagnosticKind(
    "missing-app-storyboard", .warning, .assets,
    summary: "An app's property list names a storyboard that the project does not have.",
    rationale:
      "Without its main storyboard, an app crashes at launch; without its launch screen, it is shown at the size of an old "
      + "screen.",
    remedy: "Correct the name, or add the storyboard."
  ).aliased("doc_missing_file")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let names = project.documents.map(\.baseName)
    for list in project.propertyLists {
      for use in ApplicationStoryboards(list.root).uses where project.documents(for: use).isEmpty {
        var nearest = NearestNames()
        findings[list.path].report(
          kind, at: use.range,
          "\(use.key) names '\(use.name)', but the project has no such storyboard",
          notes: nearest.notes("document", for: use.name, among: names),
          unless: project.gapsWithDocuments(dependencies: false))
      }
    }
  }
}
