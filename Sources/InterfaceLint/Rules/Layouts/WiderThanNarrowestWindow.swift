import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A screen whose required constraints need more width than the narrowest phone has.
///
/// One finding in the documents of twelve projects, which is correct: weak.
package enum WiderThanNarrowestWindow: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "wider-than-narrowest-window", .warning, .layout,
    summary: "The required constraints of a screen need more width than the narrowest window has.",
    rationale:
      "On a phone with Display Zoom, UIKit breaks one of the constraints and logs a message. Size classes do not show this, because they do not have the widths of devices.",
    remedy: "Turn a fixed width into a maximum, or give it a priority below 1000."
  ).optIn

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    guard let cell = scene.configuration.cell, cell.width == .compact, cell.height == .regular,
      case .environment(let environment) = scene.configuration.context,
      let narrowest = narrowestWidth(on: environment.settings.system),
      scene.layout.conflicts.isEmpty, scene.scene.presentation.arrival != .embedded
    else { return }
    for (index, view) in scene.scene.views.indexed
    where view.superview == nil && scene.states[index].contains(.isOnScreen) {
      let least = LeastWidth(of: index, in: scene.scene) { scene.access.isConnected($0.id) }
      guard let least, least.width > narrowest + 0.5,
        let widest = least.constraints.max(by: {
          scene.scene.constraints[$0].constant < scene.scene.constraints[$1].constant
        })
      else { continue }
      let constraint = scene.scene.constraints[widest]
      let message =
        "the constraints need \(PointText.text(least.width)) points of width, but a window may have "
        + "only \(PointText.text(narrowest))"
      findings.report(
        kind, at: view, message, with: constraint.range,
        notes: least.constraints.map {
          let constraint = scene.scene.constraints[$0]
          return Diagnostic.Note(
            constraint.clause(in: scene.scene), range: constraint.range, object: constraint.id)
        })
    }
  }

  /// Returns the width in portrait of the narrowest phone that runs a system, with Display Zoom.
  private static func narrowestWidth(on system: SystemVersion) -> Double? {
    Device.all.lazy.filter { $0.idiom == .phone && $0.ran(system) }
      .map { min($0.portraitSize.width, $0.zoomed?.portraitSize.width ?? .infinity) }.min()
  }
}
