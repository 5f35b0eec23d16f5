package import InterfaceSource
import SourceScanning

/// A scene that code instantiates and no storyboard contains.
package enum UnknownSceneInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-scene-in-code", .warning, .classes,
    summary: "Code names a storyboard identifier that no storyboard of the project has.",
    rationale:
      "Apps end there. Only texts in the call itself are looked at, of lookups in the app's own bundle; what packages and tools bring that are not in the project is not seen, so the finding is told where it is asked for.",
    cure: "Correct the identifier, or give it to the scene."
  ).optIn

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    let names = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.sceneIdentifiers) }
    SourceNames.check(
      kind, .init(.scene, "scene with the storyboard identifier", "identifier"), in: project,
      among: names, unless: project.storyboardGaps, &findings)
  }
}
