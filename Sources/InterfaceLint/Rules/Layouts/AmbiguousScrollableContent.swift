import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A scroll view with an ambiguous content size.
package enum AmbiguousScrollableContent: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "ambiguous-scrollable-content", .warning, .layout,
    summary: "Constraints do not determine the size of a scroll view's content.",
    rationale:
      "The view does not scroll, or not to the end of its content, unless code sets the content size.",
    remedy:
      "Constrain the content to all edges of the scroll view or its content layout guide, and give it a size."
  ).aliased("layout_ambiguous_scroll").optIn

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    for ambiguity in scene.layout.ambiguities {
      let components = ambiguity.flagged.filter { $0 == .contentWidth || $0 == .contentHeight }
      let index = ambiguity.view
      let view = scene.scene.views[index]
      guard !components.isEmpty, view.customClass == nil,
        view.layout.ambiguityCheck == .positionsAndSizes,
        !scene.states[index].contains(.isUnseen),
        scene.scene.views.subviews(of: index).contains(where: {
          scene.scene.views[$0].layout.usesConstraints
        }),
        !(index..<view.end).contains(where: { scene.isMovedByCode($0) })
      else { continue }
      let dimensions = components.map { $0 == .contentWidth ? "width" : "height" }
      findings.report(
        kind, at: view,
        "the \(view.displayName) has ambiguous scrollable content \(dimensions.joined(separator: " and "))",
        identity: dimensions.joined(separator: " ")
      )
    }
  }
}
