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
      "Interface Builder shows the view in a different place than the app, and changes the file when you open and save it.",
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
    let ambiguous = Set(layout.ambiguities.map(\.view))
    // If constraints are unsatisfiable or ambiguous, the solved frames are one answer of several.
    let unsure = Set(
      (layout.conflicts.map(\.root) + layout.unsolvedRoots.map(\.view)).map(scene.views.root(of:))
    )
    var moved: [ViewIndex] = []
    for (index, view) in scene.views.indexed where view.layout.usesConstraints {
      // Ambiguous views may be anywhere, and views that depend on approximate sizes may be off by a
      // little.
      let least = layout.approximateViews.contains(index) ? leastUncertainDistance : leastDistance
      guard !ambiguous.contains(index), let superview = view.superview,
        let stored = view.storedFrame?.rect(in: layout.frames[superview].size),
        stored.distance(to: layout.frames[index]) >= least,
        !unsure.contains(scene.views.root(of: index))
      else { continue }
      moved.append(index)
    }
    // One cause, one finding: other misplaced views of a root follow from the first, or move with
    // it.
    var reported: [ViewIndex: ViewIndex] = [:]
    var others: [ViewIndex: [ViewIndex]] = [:]
    for index in moved {
      let root = scene.views.root(of: index)
      if let first = reported[root] {
        others[first, default: []].append(index)
      } else {
        reported[root] = index
      }
    }
    for first in reported.values.sorted() {
      let more = others[first] ?? []
      findings.report(
        kind, at: scene.views[first].range,
        "the frame will be different at run time: \(text(layout.frames[first]))",
        notes: more.prefix(mostNotes).map {
          Diagnostic.Note(
            "this one will be different too: \(text(layout.frames[$0]))",
            range: scene.views[$0].range)
        } + (more.count > mostNotes ? [Diagnostic.Note("and \(more.count - mostNotes) more")] : []))
    }
  }

  private static func text(_ frame: LayoutRect) -> String {
    let (x, y) = (PointText.text(frame.x), PointText.text(frame.y))
    return "\(PointText.text(frame.width)) × \(PointText.text(frame.height)) at \(x), \(y)"
  }

  /// The tolerance in points: smaller differences are rounding (a guess).
  private static let leastDistance = 1.0
  /// The tolerance in points if the size of the view's content is approximate (a guess).
  private static let leastUncertainDistance = 16.0
  private static let mostNotes = 8
}

extension LayoutRect {
  /// Returns the largest difference of an edge or a length, in points.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
