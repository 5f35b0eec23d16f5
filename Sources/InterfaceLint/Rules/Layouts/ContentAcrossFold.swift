package import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A small control or text in the middle of a foldable display.
package enum ContentAcrossFold: SceneLayoutRule {
  /// The share of a control or text in the fold from which it is reported.
  private static let leastShare = 0.5

  package static let kind = DiagnosticKind(
    "content-across-fold", .warning, .layout,
    summary: "Most of a control or text is in the fold of iPhone Duo while it is partly folded.",
    rationale:
      "UIKit moves nothing out of the fold, where a text is hard to read and a control hard to tap. The rule is opt-in because it reports everything that is centered on the screen.",
    remedy: "Place it on one side of the middle of the screen, for example with a stack view."
  ).optIn

  package static let passes: [LintPass] = [.foldable]

  package static func mayFind(in scene: ResolvedScene) -> Bool {
    LintedScene.mayHaveFixedContent(scene)
  }

  package static func mayFind(in configuration: Configuration) -> Bool {
    configuration.window?.fold != nil
  }

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    guard let window = scene.configuration.window, let fold = window.fold else { return }
    let isVertical = window.orientation == .landscape
    for (index, view) in scene.scene.views.indexed where scene.isFixedContent(index) {
      guard let box = scene.contentOnCanvas(index) else { continue }
      let overlap = box.overlap(with: fold)
      let (covered, extent) =
        isVertical ? (overlap.width, box.width) : (overlap.height, box.height)
      guard covered >= extent * leastShare else { continue }
      let axis = isVertical ? "width" : "height"
      findings.report(
        kind, at: view,
        "\(PointText.text(covered)) of the \(PointText.text(extent)) points of the \(view.displayName)'s \(axis) are in the fold of iPhone Duo",
        summary: "the \(view.displayName) is in the fold of iPhone Duo")
    }
  }
}
