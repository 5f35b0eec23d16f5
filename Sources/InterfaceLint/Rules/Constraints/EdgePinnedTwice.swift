import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// An edge with required distances to the same edge of a view and of its safe area.
///
/// All 11 findings in public documents were correct; they are in 5 projects.
package enum EdgePinnedTwice: DocumentRule {
  package static let kind = DiagnosticKind(
    "edge-pinned-twice", .warning, .constraints,
    summary: "An edge has required distances to a view and to the safe area of that view.",
    rationale:
      "Both hold only where the safe area has the inset that the document was designed with. Elsewhere, such as in landscape on a phone with a notch, UIKit breaks one of them and logs a message.",
    remedy: "Remove one of the two constraints."
  )

  /// A side of an item, for which constraints are compared.
  private struct Side: Hashable {
    var view: Handle<SceneGraph.View>
    var edge: Edge
  }

  private enum Edge: Hashable {
    case top
    case bottom
    case leading
    case trailing

    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading, .left: self = .leading
      case .trailing, .right: self = .trailing
      default: return nil
      }
    }

    var isHorizontal: Bool { self == .leading || self == .trailing }
  }

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    let switched = switchedConstraints(graph)
    // For each side, the constraints with the same edge of a view, and of a view's safe area.
    var toViews: [Side: [(container: Handle<SceneGraph.View>, Handle<SceneGraph.Constraint>)]] = [:]
    var toGuides: [(Side, container: Handle<SceneGraph.View>, Handle<SceneGraph.Constraint>)] = []
    for (index, constraint) in graph.constraints.indexed {
      guard constraint.priority >= 1000, constraint.relation == .equal, constraint.multiplier == 1,
        !constraint.isPlaceholder, constraint.variations.isEmpty, !switched.contains(index),
        let (second, attribute) = constraint.second,
        let edge = Edge(constraint.firstAttribute), edge == Edge(attribute)
      else { continue }
      for (item, other) in [(constraint.first, second), (second, constraint.first)] {
        guard case .view(let view) = item else { continue }
        switch other {
        case .view(let container):
          toViews[Side(view: view, edge: edge), default: []].append((container, index))
        case .guide(let guide) where graph[guide].kind == .safeArea:
          toGuides.append((Side(view: view, edge: edge), graph[guide].owner, index))
        case .guide: break
        }
      }
    }
    guard !toGuides.isEmpty, !toViews.isEmpty else { return }
    let connected = document.connectedObjects
    let conflicting = conflictingConstraints(document.layout)
    for (side, container, index) in toGuides {
      // Whether the bars and the screen cover the top and bottom of a controller's view is known, so
      // that layout finds the conflict.
      guard side.view != container,
        side.edge.isHorizontal || graph[container].role != .controllerRoot,
        let other = toViews[side]?.first(where: { $0.container == container })?.1
      else { continue }
      let pair = [graph[index], graph[other]]
      if pair.contains(where: { $0.id.map(connected.contains) ?? false })
        || pair.allSatisfy({ $0.id.map(conflicting.contains) ?? false })
      {
        continue
      }
      findings.report(
        kind, at: pair[0].range,
        "the \(side.edge) \(side.edge.isHorizontal ? "edge " : "")of the "
          + "\(graph[side.view].spokenName) is pinned to the \(graph[container].spokenName) and to its "
          + "safe area, which conflict unless the inset is "
          + PointText.text(abs(abs(pair[0].constant) - abs(pair[1].constant))),
        notes: [Diagnostic.Note("the other constraint is here", range: pair[1].range)])
    }
  }

  /// The constraints that masks install in some traits only.
  private static func switchedConstraints(_ graph: SceneGraph) -> Set<Handle<SceneGraph.Constraint>>
  {
    var switched: Set<Handle<SceneGraph.Constraint>> = []
    for view in graph.views where !view.variations.isEmpty {
      for variation in view.variations {
        for entry in variation.constraints { switched.insert(entry.object) }
      }
    }
    return switched
  }

  /// The ids of the constraints in conflicts that layout found, which are reported as such.
  private static func conflictingConstraints(_ layout: DocumentLayout) -> Set<ObjectID> {
    var ids: Set<ObjectID> = []
    for scene in layout.scenes {
      for shared in scene.layouts {
        for conflict in shared.layout.conflicts {
          for constraint in conflict.constraints {
            if let id = shared.scene.constraints[constraint].id { ids.insert(id) }
          }
        }
      }
    }
    return ids
  }
}
