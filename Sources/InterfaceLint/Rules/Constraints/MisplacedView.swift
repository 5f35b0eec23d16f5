import InterfaceResolution
import InterfaceLayout
package import InterfaceSource
import InterfaceTraits

/// A view whose stored frame differs from the one that its constraints determine.
package enum MisplacedView: DocumentRule {
  package static let kind = DiagnosticKind(
    "misplaced-view", .warning, .layout,
    summary:
      "The stored frame of a view differs from the frame that its constraints determine.",
    rationale:
      "Interface Builder shows the view in a different place than the app, and changes the file when you open and save it. Only views that were evidently moved or resized by hand are reported: their stored frame breaks required constraints that the frame in the layout satisfies, and differs from it in a way that other content or insets rarely cause, for example along both axes without a change of size. Any other difference may be due to text, bars, symbols or self-sizing rows, whose sizes are not known exactly.",
    remedy: "Update the frames in Interface Builder."
  ).aliased("misplaced", "layout_misplaced", "layout_engine_disagree").optIn

  package static let needsLayout = true

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard let canvas = document.layout.configurations.firstIndex(where: \.isCanvas) else { return }
    for scene in document.layout.scenes {
      guard let shared = scene.layouts.first(where: { $0.configurations.contains(canvas) }) else {
        continue
      }
      check(shared.scene, shared.layout, &findings)
    }
  }

  private static func check(
    _ scene: ResolvedScene, _ layout: Layout, _ findings: inout LintFindings
  ) {
    // Ambiguous views may be anywhere.
    let ambiguous = Set(layout.ambiguities.map(\.view))
    let unsolved = Set(layout.unsolvedRoots.map { scene.views.root(of: $0.view) })
    var moved: [ViewIndex: [Displacement]] = [:]
    for (index, view) in scene.views.indexed where view.layout.usesConstraints {
      guard let superview = view.superview, !ambiguous.contains(index),
        let stored = view.storedFrame?.rect(in: layout.frames[superview].size)
      else { continue }
      let displacement = Displacement(view: index, from: stored, to: layout.frames[index])
      let root = scene.views.root(of: index)
      guard displacement.distance >= leastDistance, !unsolved.contains(root) else { continue }
      moved[root, default: []].append(displacement)
    }
    guard !moved.isEmpty else { return }
    let frames = StoredFrames(scene, layout)
    for (_, displacements) in moved.sorted(by: { $0.key < $1.key }) {
      let others = Set(displacements.map(\.view))
      let certain = displacements.filter { displacement in
        // The alignment insets of symbols, which other images lack, are not known.
        guard
          scene.views[displacement.view].kind != .imageView
            || !layout.approximateViews.contains(displacement.view),
          let broken = frames.constraints(
            brokenBy: displacement.view, curedBy: layout.frames[displacement.view], others: others)
        else { return false }
        return isCertain(displacement, broken, isAlone: displacements.count == 1)
      }
      report(certain.map(\.view), scene, layout, &findings)
    }
  }

  /// Returns whether a view was moved or resized, instead of laid out with other content or insets.
  ///
  /// Content of another size and other insets usually break a single constraint along one axis,
  /// and change the view's size. The conditions are those that agree best with the flags of
  /// Interface Builder in public documents (docs/internals/lint-precision.md); the last one,
  /// `isOnlyResized`, covers the obvious case of a single resized view, which occurs in none of them.
  private static func isCertain(
    _ displacement: Displacement, _ broken: [StoredFrames.BrokenConstraint], isAlone: Bool
  ) -> Bool {
    guard !broken.isEmpty else { return false }
    let exact = broken.filter(\.isBetweenViews)
    let isMovedAlongBothAxes = displacement.keepsSize && displacement.movesAlongBothAxes
    let breaksSeveral =
      exact.count >= 2 && (displacement.keepsSize || Set(exact.map(\.axis)).count == 2)
    let isOnlyResized = isAlone && broken.count == 1 && broken[0].isConstantExtent
    return isMovedAlongBothAxes || breaksSeveral || isOnlyResized
  }

  /// Reports one finding for the misplaced views of a root, which often have the same cause.
  private static func report(
    _ views: [ViewIndex], _ scene: ResolvedScene, _ layout: Layout, _ findings: inout LintFindings
  ) {
    guard let first = views.first else { return }
    let more = views.dropFirst()
    findings.report(
      kind, at: scene.views[first].range,
      "the frame will be different at run time: \(text(layout.frames[first]))",
      notes: more.prefix(mostNotes).map {
        Diagnostic.Note(
          "this one will be different too: \(text(layout.frames[$0]))",
          range: scene.views[$0].range)
      } + (more.count > mostNotes ? [Diagnostic.Note("and \(more.count - mostNotes) more")] : []))
  }

  private static func text(_ frame: LayoutRect) -> String {
    let (x, y) = (PointText.text(frame.x), PointText.text(frame.y))
    return "\(PointText.text(frame.width)) × \(PointText.text(frame.height)) at \(x), \(y)"
  }

  /// The tolerance in points: smaller differences are rounding or approximate text.
  ///
  /// It was chosen from 1, 2 and 3 with the flags of Interface Builder
  /// (docs/internals/lint-precision.md).
  private static let leastDistance = 2.0
  private static let mostNotes = 8
}

/// The difference between a view's stored frame and the one that its constraints determine.
private struct Displacement {
  let view: ViewIndex
  private let x: Double
  private let y: Double
  private let width: Double
  private let height: Double

  /// The difference in points that counts as a move or a change of size: smaller ones are rounding
  /// (a guess).
  private static let least = 1.0

  init(view: ViewIndex, from stored: LayoutRect, to frame: LayoutRect) {
    self.view = view
    x = abs(frame.x - stored.x)
    y = abs(frame.y - stored.y)
    width = abs(frame.width - stored.width)
    height = abs(frame.height - stored.height)
  }

  /// The largest difference of a position or a length, in points.
  var distance: Double { max(x, y, width, height) }
  var keepsSize: Bool { max(width, height) < Self.least }
  var movesAlongBothAxes: Bool { min(x, y) >= Self.least }
}
