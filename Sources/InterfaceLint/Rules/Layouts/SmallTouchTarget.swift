import InterfaceModel
import InterfaceReading
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A button that is too small to touch.
package enum SmallTouchTarget: SceneLayoutRule {
  /// The minimum width and height of a touch target, in points.
  ///
  /// Source of the default: Apple, Human Interface Guidelines, "Buttons": a hit region of at least
  /// 44 × 44 points.
  private static let minimum = RuleOption(
    "minimum", in: 1...200, standard: 44, "The minimum width and height of a button, in points.")

  package static let kind = DiagnosticKind(
    "small-touch-target", .warning, .texts,
    summary: "A button is too small to tap reliably.",
    rationale:
      "People miss it. Apple's Human Interface Guidelines recommend at least 44 × 44 points.",
    remedy: "Make it larger; its image or title can stay the same size."
  ).aliased("layout_touch_target_small", "a11y_touch_target").optIn.configured(
    by: minimum.declaration)

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let least = scene.access.settings.value(of: minimum, for: kind)
    for (index, view) in scene.scene.views.indexed {
      guard case .button = view.content, view.customClass == nil, view.appearance.isEnabled,
        scene.states[index].isDisjoint(with: [.isUnseen, .isUnsure, .isInBar, .isStandardPart])
      else { continue }
      let frame = scene.frames[index]
      guard min(frame.width, frame.height) < least - 0.5, frame.width > 0.5, frame.height > 0.5,
        scene.access.view(at: view.range)?.attributes.flag(.userInteractionEnabled) != false,
        !scene.isMovedByCode(index), !scene.isPlacedByClass(index)
      else { continue }
      findings.report(
        kind, at: view,
        "the \(view.displayName) is \(PointText.text(frame.width)) × \(PointText.text(frame.height)) points, less than \(PointText.text(least)) × \(PointText.text(least))",
        summary:
          "the \(view.displayName) is smaller than \(PointText.text(least)) × \(PointText.text(least)) points"
      )
    }
  }
}
