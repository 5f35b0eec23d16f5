import InterfaceLayout
package import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A text or control in the strip at the side of iPhone Duo's content.
package enum ContentUnderVerticalBar: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "content-under-vertical-bar", .warning, .layout,
    summary: "A control or text is below the vertical bar or the status bar of iPhone Duo.",
    rationale:
      "On the outer display, and on the inner one in landscape, the status bar and the items of all bars are in a strip at the side. People cannot read or tap what is below them.",
    remedy: "Constrain it to the safe area instead of the edge of the view.")

  package static let passes: [LintPass] = [.foldable]

  package static func mayFind(in scene: ResolvedScene) -> Bool {
    LintedScene.mayHaveFixedContent(scene)
  }

  package static func mayFind(in configuration: Configuration) -> Bool {
    configuration.barWindow.foldableBars?.isVertical == true
  }

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let bars = scene.layout.bars
    guard mayFind(in: scene.configuration), let strip = bars.verticalBar ?? bars.statusBar
    else { return }
    for (index, view) in scene.scene.views.indexed where scene.isFixedContent(index) {
      guard let box = scene.contentOnCanvas(index) else { continue }
      // A view that is behind a bar on purpose is larger than the bar.
      let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
      guard strip.x < x, x < strip.maxX, strip.y < y, y < strip.maxY else { continue }
      let bar = bars.verticalBar == nil ? "status bar" : "vertical bar"
      findings.report(
        kind, at: view,
        "the \(bar) of iPhone Duo covers \(PointText.text(min(box.maxX, strip.maxX) - max(box.x, strip.x))) of the \(PointText.text(box.width)) points of the \(view.displayName)'s width",
        summary: "the \(view.displayName) is below a bar of iPhone Duo")
    }
  }
}
