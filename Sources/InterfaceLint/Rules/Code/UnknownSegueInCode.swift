package import InterfaceSource
import SourceScanning

/// A segue that code performs and no document contains.
package enum UnknownSegueInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-segue-in-code", .error, .classes,
    summary: "Code performs a segue that no document of the project has.",
    rationale:
      "The app crashes when this code runs. If the controller that performs it has scenes, one of them must have the segue. If code only compares the identifier of a segue with such a name, the finding is a warning: the comparison is never true. \(SourceNames.scope)",
    remedy: "Correct the identifier, or set it on the segue.")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard project.documents.contains(where: \.isStoryboard) else { return }
    let uses = project.namesInCode
    guard !uses.isEmpty else { return }
    var names = project.places(\.segueRanges)
    for (_, use) in uses where use.kind == .createdSegue && names[use.name] == nil {
      names[use.name] = SourceNames.Place?.none
    }
    var everywhere = SourceNames(kind, "segue", among: names)
    var inClasses = SegueClasses(project)
    let gaps = project.storyboardGaps.filter { !$0.isDependency }
    for use in uses where use.use.kind == .segue || use.use.kind == .expectedSegue {
      let name = use.use.name
      let ending = use.use.kind == .segue ? "" : ", which code expects"
      if names[name] == nil {
        everywhere.report(
          use, severity: use.use.severity,
          "the project has no segue '\(name)'\(ending)",
          unless: gaps + project.dependencyGaps(for: use.path), &findings)
      } else if let type = inClasses.classWithoutSegue(use.use) {
        inClasses.names[type]?.report(
          use, severity: use.use.severity,
          "no scene of '\(type)' has a segue '\(name)'\(ending)", unless: gaps, &findings)
      }
    }
  }
}

/// The segues of scenes by the classes of their controllers.
private struct SegueClasses {
  private let scenes: [String: [(path: String, scene: DocumentNames.Scene)]]
  /// The segues of each class that was searched for one.
  var names: [String: SourceNames] = [:]

  init(_ project: LintedProject) { scenes = project.scenesByClass }

  /// Returns the class whose code looks up a segue of `self`, if it or its subclasses have scenes
  /// and none of them has the segue.
  mutating func classWithoutSegue(_ use: NameReference) -> String? {
    guard use.isOfSelf, let type = use.enclosing.last, let scenes = scenes[type] else { return nil }
    if names[type] == nil {
      var segues: [String: SourceNames.Place?] = [:]
      for (path, scene) in scenes {
        for (name, range) in scene.segues where segues[name] == nil {
          segues[name] = SourceNames.Place(path: path, range: range)
        }
      }
      names[type] = SourceNames(UnknownSegueInCode.kind, "segue", among: segues)
    }
    return names[type]?.names[use.name] == nil ? type : nil
  }
}

extension SourceNames {
  /// The names that the rules about names in code examine, for their rationales.
  static let scope =
    "Literals, constants, raw values of enumerations, names derived from classes, and generated code of SwiftGen and R.swift are followed; a name that cannot be determined is not reported, and neither is a lookup in another bundle."
}
