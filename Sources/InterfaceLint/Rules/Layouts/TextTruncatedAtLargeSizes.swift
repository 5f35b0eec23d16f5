import InterfaceTraits
import PlatformFacts
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

  package static let passes: [LintPass] = [.largeTexts]

  package static func mayFind(in scene: ResolvedScene) -> Bool {
    scene.views.contains(where: \.followsTextSize)
  }

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let heights = scene.fixedHeights
    for (index, view) in scene.scene.views.indexed where view.followsTextSize {
      // Whatever the text is, a view that is lower than the font cuts it off.
      if let height = heights[index], let size = scene.fontSize(of: view),
        height.constant < size, !scene.states[index].contains(.isUnseen)
      {
        findings.report(
          kind, at: view,
          "the \(view.displayName) is at most \(PointText.text(height.constant)) points high, but its "
            + "font has \(PointText.text(size)) points at large text sizes",
          summary:
            "the \(view.displayName) is at most \(PointText.text(height.constant)) points high, less "
            + "than its font at large text sizes",
          notes: [
            Diagnostic.Note("this limits its height", range: height.range, object: height.id)
          ])
      } else if scene.truncatesText(index) {
        findings.report(
          kind, at: view, "the text of the \(view.displayName) is truncated at large text sizes")
      }
    }
  }
}

extension LintedScene {
  /// The required constraints that fix or limit the heights of views, by view.
  fileprivate var fixedHeights: [ViewIndex: ResolvedConstraint] {
    var result: [ViewIndex: ResolvedConstraint] = [:]
    for constraint in scene.constraints
    where constraint.second == nil && constraint.firstAttribute == .height
      && constraint.relation != .greaterThanOrEqual && constraint.isRequired
      && !constraint.isPlaceholder && !access.isConnected(constraint.id)
    {
      if case .view(let view) = constraint.first { result[view] = constraint }
    }
    return result
  }

  /// Returns the size of a view's font in points, or `nil` if it is not that of a text style.
  fileprivate func fontSize(of view: ResolvedView) -> Double? {
    guard let category = configuration.traits.preferredContentSizeCategory else { return nil }
    return view.textStyles.map { $0.metrics(category).size }.max()
  }
}

extension ResolvedView {
  /// Whether the text has the font of a text style.
  fileprivate var followsTextSize: Bool { !textStyles.isEmpty }

  /// The text styles of the view's text, or of the font that a text set in code would have.
  fileprivate var textStyles: [TextStyle] {
    let fonts: [FontDescriptor]
    switch content {
    case .label(let label): fonts = label.text.runs.map(\.font) + [label.font]
    case .button(let button): fonts = button.title.runs.map(\.font)
    default: return []
    }
    return fonts.compactMap { font in
      if case .textStyle(let style) = font.face { style } else { nil }
    }
  }
}
