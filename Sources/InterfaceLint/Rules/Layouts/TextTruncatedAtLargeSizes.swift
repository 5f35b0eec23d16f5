import InterfaceTraits
import TextMeasurement
package import InterfaceResolution
package import InterfaceSource

/// A text that scales with the text size setting and does not fit when it is large.
package enum TextTruncatedAtLargeSizes: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "text-truncated-at-large-sizes", .warning, .texts,
    summary:
      "A text that grows with the text size is cut off where a person chose large accessibility sizes.",
    rationale:
      "Who needs large texts reads less of it than others. It is looked for with accessibility extra-large texts.",
    cure: "Allow any number of lines, and let the height follow the text."
  ).aliased("text-cut-at-large-sizes", "a11y_dynamic_type").optIn

  package static let surroundings: Set<LintPass> = [.largeTexts]

  package static func mayFind(in scene: ResolvedScene) -> Bool {
    scene.views.contains(where: \.followsTextSize)
  }

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    for (index, view) in scene.scene.views.indexed
    where scene.cutsText(index) && view.followsTextSize {
      findings.report(
        kind, at: view, "the text of the \(view.spokenName) is cut off when texts are large")
    }
  }
}

extension ResolvedView {
  /// Whether the text has the font of a text style.
  fileprivate var followsTextSize: Bool {
    let text: StyledText
    switch content {
    case .label(let label): text = label.text
    case .button(let button): text = button.title
    default: return false
    }
    return text.runs.contains { run in
      if case .textStyle = run.font.face { return true }
      return false
    }
  }
}
