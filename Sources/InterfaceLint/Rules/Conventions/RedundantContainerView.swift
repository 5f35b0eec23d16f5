import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A view that only contains one other view of the same size.
package enum RedundantContainerView: DocumentRule {
  package static let kind = DiagnosticKind(
    "redundant-container-view", .note, .conventions,
    summary: "A view contains only one view, which fills it, and has no other purpose.",
    rationale: "It is one more view to lay out and understand.",
    remedy: "Replace it with the inner view."
  ).aliased("useless-parent", "useless_parent").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    for index in graph.views.indices
    where graph.views[index].kind == .view && graph.views[index].role == .subview {
      let view = graph.views[index]
      let inner = graph.views.index(after: index)
      guard view.end > inner, graph.views[inner].end == view.end, isPlain(view),
        fills(inner, index, graph)
      else { continue }
      if let id = view.id, document.connectedObjects.contains(id) { continue }
      findings.report(
        kind, at: view.range,
        "the view contains only one view, which fills it, and has no other purpose",
        notes: [Diagnostic.Note("the inner view is here", range: graph.views[inner].range)])
    }
  }

  /// Returns whether a view has no properties except those of its frame.
  private static func isPlain(_ view: SceneGraph.View) -> Bool {
    let significant: [AttributeName] = [
      .customClass, .tag, .alpha, .hidden, .restorationIdentifier,
    ]
    return significant.allSatisfy { view.attributes[$0] == nil }
      && view.attributes.flag(.clipsSubviews) != true && view.variations.isEmpty
      && view.runtimeAttributes.isEmpty && view.extras.isEmpty
      && view.properties.all.allSatisfy { $0.key == .frame || $0.key == .autoresizingMask }
  }

  /// Returns whether constraints pin a view to all four edges of its superview.
  private static func fills(
    _ inner: Handle<SceneGraph.View>, _ outer: Handle<SceneGraph.View>, _ graph: SceneGraph
  ) -> Bool {
    var sides: Set<LayoutAttribute> = []
    for handle in graph.views[outer].constraints {
      let constraint = graph[handle]
      guard let second = constraint.second, constraint.firstAttribute == second.attribute,
        constraint.constant == 0, constraint.relation == .equal, constraint.multiplier == 1
      else { continue }
      let views = Set([constraint.first, second.item].map { graph.view(of: $0) })
      if views == [inner, outer] { sides.insert(constraint.firstAttribute) }
    }
    return [.top, .leading, .trailing, .bottom].allSatisfy { sides.contains($0) }
  }
}
