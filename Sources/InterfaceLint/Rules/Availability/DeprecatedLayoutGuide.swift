import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Constraints to a controller's top or bottom layout guide, which the safe area replaced.
package enum DeprecatedLayoutGuide: DocumentRule {
  package static let kind = DiagnosticKind(
    "deprecated-layout-guide", .note, .availability,
    summary:
      "Constraints use a top or bottom layout guide, which iOS 11 replaced with the safe area.",
    rationale:
      "The guides account neither for the sides of a screen with a notch in landscape nor for bars of custom containers.",
    remedy: "Turn on Use Safe Area Layout Guides in the document."
  ).aliased("deprecated_layout_guide").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    if let target = document.deploymentTarget, !target.system.hasSafeAreas { return }
    var counts: [Handle<SceneGraph.Guide>: Int] = [:]
    func count(_ item: SceneGraph.Item?) {
      guard case .guide(let handle) = item else { return }
      switch graph[handle].kind {
      case .top, .bottom: counts[handle, default: 0] += 1
      default: break
      }
    }
    for constraint in graph.constraints {
      count(constraint.first)
      count(constraint.second?.item)
    }
    for (handle, count) in counts.sorted(by: { $0.key < $1.key }) {
      findings.report(
        kind, at: graph.guides[handle].range,
        count == 1
          ? "a constraint uses this guide, which was replaced by the safe area"
          : "\(count) constraints use this guide, which was replaced by the safe area")
    }
  }
}
