import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constraint that duplicates another one of the same view.
package enum DuplicateConstraint: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-constraint", .warning, .constraints,
    summary: "A view has two equivalent constraints.",
    rationale:
      "The second one has no effect until one of them is edited; then the other one still applies, or the two conflict.",
    remedy: "Remove one of the two."
  ).aliased("duplicate_constraint")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    func isConnected(_ constraint: Handle<SceneGraph.Constraint>) -> Bool {
      graph[constraint].id.map { document.connectedObjects.contains($0) } ?? false
    }
    func unconnected(
      _ constraint: Handle<SceneGraph.Constraint>?
    ) -> Handle<SceneGraph.Constraint>? {
      constraint.flatMap { isConnected($0) ? nil : $0 }
    }
    var switched: Set<Handle<SceneGraph.Constraint>> = []
    for index in graph.views.indices where !graph.views[index].variations.isEmpty {
      for variation in graph.views[index].variations {
        for entry in variation.constraints { switched.insert(entry.object) }
      }
    }
    for owner in graph.views.indices where graph.views[owner].constraints.count > 1 {
      var seen: [Equation: Handle<SceneGraph.Constraint>] = [:]
      for index in graph.views[owner].constraints where !switched.contains(index) {
        let constraint = graph[index]
        // Constraints that vary, that have an outlet, or that exist at design time only may differ
        // at run time.
        guard constraint.variations.isEmpty, !constraint.isPlaceholder else { continue }
        let equation = Equation(constraint)
        if let first = unconnected(seen[equation])
          ?? equation.mirrored.flatMap({ unconnected(seen[$0]) })
        {
          guard !isConnected(index) else { continue }
          findings.report(
            kind, at: constraint.range, "the constraint duplicates another one",
            notes: [Diagnostic.Note("the other one is here", range: graph[first].range)],
            fixIts: document.removal(ofLine: constraint.range).map {
              // Two equal constraints that are not required have twice the weight.
              [
                Diagnostic.FixIt(
                  "remove the second constraint", edits: [$0],
                  isSafe: constraint.priority == 1000
                    && !document.file.text(constraint.range).contains("identifier"))
              ]
            } ?? [])
        } else {
          seen[equation] = index
        }
      }
    }
  }

  /// The properties that make two constraints equal.
  private struct Equation: Hashable {
    var first: SceneGraph.Item
    var firstAttribute: LayoutAttribute
    var second: SceneGraph.Item?
    var secondAttribute: LayoutAttribute?
    var relation: LayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
    var priority: Double
    var isSymbolic: Bool

    /// Hashes the properties that distinguish most constraints.
    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(firstAttribute)
      hasher.combine(constant)
    }

    init(_ constraint: SceneGraph.Constraint) {
      first = constraint.first
      firstAttribute = constraint.firstAttribute
      second = constraint.second?.item
      secondAttribute = constraint.second?.attribute
      relation = constraint.relation
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      isSymbolic = constraint.isSymbolic
    }

    /// The equivalent constraint with the items exchanged, or `nil` if the multiplier does not
    /// permit it.
    var mirrored: Equation? {
      guard let second, let secondAttribute, multiplier == 1 else { return nil }
      var result = self
      (result.first, result.firstAttribute) = (second, secondAttribute)
      (result.second, result.secondAttribute) = (first, firstAttribute)
      result.constant = constant == 0 ? 0 : -constant
      result.relation = relation.mirrored
      return result
    }
  }
}
