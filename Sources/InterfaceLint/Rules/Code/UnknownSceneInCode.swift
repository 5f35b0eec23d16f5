package import InterfaceSource
import SourceScanning

/// A scene that code instantiates and no storyboard contains.
package enum UnknownSceneInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-scene-in-code", .error, .classes,
    summary: "Code names a storyboard identifier that no storyboard of the project has.",
    rationale:
      "The app crashes when this code runs. The names in an enumeration all of whose cases may be used, and in generated code, are reported as warnings. If the code also names the storyboard, the scene must be in it; if not, only identifiers that are similar to an existing one are reported. \(SourceNames.scope)",
    remedy: "Correct the identifier, or set it on the scene.")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard project.documents.contains(where: \.isStoryboard) else { return }
    let uses = project.namesInCode
    guard !uses.isEmpty else { return }
    let names = project.places(\.sceneRanges)
    var everywhere = SourceNames(kind, "identifier", among: names)
    var byStoryboard: [String: SourceNames] = [:]
    let gaps = project.storyboardGaps.filter { !$0.isDependency }
    for use in uses where use.use.kind == .scene {
      let name = use.use.name
      guard let storyboard = use.use.containerName else {
        // An unknown storyboard may be in another bundle; a similar identifier is what was meant.
        guard names[name] == nil, everywhere.similar(to: name) != nil else { continue }
        everywhere.report(
          use, severity: use.use.severity,
          "the project has no scene with the storyboard identifier '\(name)'",
          unless: gaps + project.dependencyGaps(for: use.path), &findings)
        continue
      }
      let documents = project.storyboards(named: storyboard)
      // A storyboard that does not exist has a finding of its own.
      guard !documents.isEmpty,
        !documents.contains(where: { $0.sceneIdentifiers.contains(name) })
      else { continue }
      byStoryboard[
        storyboard,
        default: SourceNames(
          kind, "identifier", among: project.places(\.sceneRanges, in: documents))
      ].report(
        use, severity: use.use.severity,
        "no scene of '\(storyboard)' has the storyboard identifier '\(name)'",
        unless: project.gaps(of: documents.filter { !$0.isRead }), &findings)
    }
  }
}
