import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A text or control that the status bar or another bar covers.
package enum ContentUnderBars: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "content-under-bars", .warning, .layout,
    summary:
      "A label or control is covered by the status bar, another bar or a notch.",
    rationale:
      "People cannot read or tap it there.",
    remedy: "Constrain it to the safe area instead of the edge of the view."
  ).aliased("layout_required_margin_cut").optIn

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let covered = scene.layout.safeArea
    guard covered.top > 0 || covered.bottom > Device.homeIndicator.portrait else { return }
    for (index, view) in scene.scene.views.indexed {
      let state = scene.states[index]
      guard view.showsSomething, view.isControl || view.kind == .label,
        state.contains(.isOnScreen),
        state.isDisjoint(with: [.isUnseen, .isScrolled, .isInCell, .isUnsure, .isInBar])
      else { continue }
      let box = scene.textBlock(index) ?? scene.frames[index]
      let height = scene.bounds(around: index).height
      // A view that is behind a bar on purpose is larger than the bar.
      let middle = box.y + box.height / 2
      let isAbove = middle < covered.top && box.maxY > 1
      let isBelow =
        covered.bottom > Device.homeIndicator.portrait && middle > height - covered.bottom
        && box.y < height - 1
      guard isAbove || isBelow, box.width > 1, box.height > 1, !scene.isMovedByCode(index),
        !scene.isPlacedByClass(index)
      else { continue }
      findings.report(
        kind, at: view,
        isAbove
          ? "the \(view.displayName) starts \(PointText.text(box.y)) points below the top edge, where \(PointText.text(covered.top)) points are covered"
          : "the \(view.displayName) ends \(PointText.text(height - box.maxY)) points above the bottom edge, where \(PointText.text(covered.bottom)) points are covered",
        summary: "the \(view.displayName) is in a covered part of the screen"
      )
    }
  }
}
