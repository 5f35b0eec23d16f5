import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A vertically scrolling view inside another one.
package enum NestedScrolling: DocumentRule {
  package static let kind = DiagnosticKind(
    "nested-scrolling", .note, .scenes,
    summary: "A view that scrolls up and down is inside another one that does.",
    rationale:
      "A finger on the inner view scrolls that one until its end; the outer one seems stuck.",
    cure: "Turn scrolling of the inner view off, and let it have its whole height."
  ).aliased("nested_scrolling", "scrollable_parent").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    // For each view, the innermost vertically scrolling view that contains it.
    var outer: [Int?] = []
    outer.reserveCapacity(graph.views.count)
    for index in graph.views.indices {
      let around = graph.views[index].superview.flatMap { superview in
        scrollsUpAndDown(graph.views[superview.index]) ? superview.index : outer[superview.index]
      }
      outer.append(around)
      guard let around, scrollsUpAndDown(graph.views[index]) else { continue }
      findings.report(
        kind, at: graph.views[index].range,
        "the view scrolls up and down inside another one that does",
        notes: [Diagnostic.Note("the other one is here", range: graph.views[around].range)])
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
