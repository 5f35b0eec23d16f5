import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A vertically scrolling view inside another one.
package enum NestedScrolling: DocumentRule {
  package static let kind = DiagnosticKind(
    "nested-scrolling", .note, .scenes,
    summary: "A vertically scrolling view is inside another one.",
    rationale:
      "Dragging inside the inner view scrolls only that view until it reaches its end, so the outer view seems stuck.",
    remedy: "Turn off scrolling in the inner view, and let it take its full height."
  ).aliased("nested_scrolling", "scrollable_parent").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    // For each view, the innermost vertically scrolling view that contains it.
    var outer: Table<SceneGraph.View, Handle<SceneGraph.View>?> = []
    outer.reserveCapacity(graph.views.count)
    for index in graph.views.indices {
      let around = graph.views[index].superview.flatMap { superview in
        scrollsUpAndDown(graph.views[superview]) ? superview : outer[superview]
      }
      outer.append(around)
      guard let around, scrollsUpAndDown(graph.views[index]) else { continue }
      findings.report(
        kind, at: graph.views[index].range,
        "the view scrolls vertically inside another one that does",
        notes: [Diagnostic.Note("the outer view is here", range: graph.views[around].range)])
    }
  }

  /// Returns whether a view certainly scrolls vertically.
  ///
  /// A scroll view may scroll horizontally, and so may a collection view.
  private static func scrollsUpAndDown(_ view: SceneGraph.View) -> Bool {
    switch view.kind {
    case .tableView, .textView: view.attributes.flag(.scrollEnabled) ?? true
    default: false
    }
  }
}
