import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A view outside the screen.
package enum OffScreenView: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "off-screen-view", .warning, .layout,
    summary: "A view is entirely outside the screen.",
    rationale:
      "People cannot see it, and nothing scrolls to it.",
    remedy:
      "Fix the constraints that put it there, or hide it. If code moves it into view, connect it to an outlet."
  ).aliased("layout_offscreen")

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let views = scene.scene.views
    var next = views.startIndex
    while next < views.endIndex {
      let index = next
      next = index.advanced(by: 1)
      let frame = scene.frames[index]
      let size = scene.layout.size
      // Most views begin on the screen.
      if frame.x >= 0, frame.y >= 0, frame.x < size.width / 4, frame.y < size.height / 4 {
        continue
      }
      let state = scene.states[index]
      guard views[index].superview != nil, state.contains(.isOnScreen),
        state.isDisjoint(with: [.isUnseen, .isScrolled, .isInCell, .isUnsure, .isInBar])
      else { continue }
      let bounds = scene.bounds(around: index)
      // At the edge, and with a frame that may be off by a point, a view may still be visible.
      guard frame.width > 1, frame.height > 1,
        frame.maxX < -1 || frame.maxY < -1 || frame.x > bounds.width + 1
          || frame.y > bounds.height + 1
      else { continue }
      let end = views[index].end
      let range = index..<end
      guard
        range.contains(where: { views[$0].showsSomething && !scene.states[$0].contains(.isUnseen) }
        ),
        !range.contains(where: { scene.isChangedByCode($0) }), !scene.isPlacedByClass(index),
        !scene.isFixedInCell(index)
      else {
        next = end
        continue
      }
      findings.report(
        kind, at: views[index],
        "the \(views[index].displayName) is outside the screen: it is at \(PointText.text(frame.x)), "
          + "\(PointText.text(frame.y)) in \(PointText.text(bounds.width)) × \(PointText.text(bounds.height)) points",
        summary: "the \(views[index].displayName) is outside the screen"
      )
      // Its contents are off screen as well.
      next = end
    }
  }
}
