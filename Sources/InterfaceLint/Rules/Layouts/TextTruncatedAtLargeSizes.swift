import InterfaceTraits
import TextMeasurement
package import InterfaceResolution
package import InterfaceSource

/// A text that scales with the text size setting and does not fit when it is large.
package enum TextTruncatedAtLargeSizes: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "text-truncated-at-large-sizes", .warning, .texts,
    summary:
      "Text that scales with Dynamic Type is truncated at large accessibility sizes.",
    rationale:
      "People who need large text can read less of it than others. Text is checked at the accessibility extra-large size.",
    remedy: "Allow any number of lines, and let the height grow with the text."
  ).aliased("text-cut-at-large-sizes", "a11y_dynamic_type").optIn

  package static let passes: Set<LintPass> = [.largeTexts]

  package static func mayFind(in scene: ResolvedScene) -> Bool {
    scene.views.contains(where: \.followsTextSize)
  }

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    for (index, view) in scene.scene.views.indexed
    where scene.truncatesText(index) && view.followsTextSize {
      findings.report(
        kind, at: view, "the text of the \(view.displayName) is truncated at large text sizes")
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
