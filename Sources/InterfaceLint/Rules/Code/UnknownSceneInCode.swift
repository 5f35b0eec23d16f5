package import InterfaceSource
import SourceScanning

/// A scene that code instantiates and no storyboard contains.
package enum UnknownSceneInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-scene-in-code", .warning, .classes,
    summary: "Code names a storyboard identifier that no storyboard of the project has.",
    rationale:
      "The app crashes when this code runs. Only string literals in the call itself are checked, and only lookups in the app's own bundle. The rule is opt-in because packages and tools outside the project may provide the scene.",
    remedy: "Correct the identifier, or set it on the scene."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let names = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.sceneIdentifiers) }
    SourceNames.check(
      kind, .init(.scene, "scene with the storyboard identifier", "identifier"), in: project,
      among: names, unless: project.storyboardGaps, &findings)
  }
}
