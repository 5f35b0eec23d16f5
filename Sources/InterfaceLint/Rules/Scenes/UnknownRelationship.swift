import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A relationship that no container has.
package enum UnknownRelationship: DocumentRule {
  package static let kind = DiagnosticKind(
    "unknown-relationship", .error, .scenes,
    summary: "A segue has a relationship that no container has.",
    rationale: "Interface Builder refuses to compile the storyboard.",
    remedy: "Use a relationship that the container has, such as rootViewController."
  ).aliased("segue_unknown_relationship")

  /// The relationships of UIKit's containers.
  ///
  /// Source: 14,308 documents, which contain only these. Confidence: high, except for containers of
  /// newer versions of Xcode.
  private static let supported: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "compactViewController",
  ]

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let isUnknown = document.graph.segues.contains { segue in
      if case .relationship(let name) = segue.segue.kind {
        !supported.contains(name)
      } else {
        false
      }
    }
    guard isUnknown else { return }
    let found = document.document.connections { connection -> Attribute? in
      guard case .relationship(let name) = connection.segue?.kind, !supported.contains(name) else {
        return nil
      }
      return connection.attributes.attribute(.relationship)
    }
    for relationship in found {
      let nearest = NearestName.nearest(to: relationship.value, among: supported.sorted())
      // A name that resembles no other may be that of a newer Xcode than the known ones.
      findings.report(
        kind, severity: nearest == nil ? .warning : .error, at: relationship.range,
        "no container has the relationship '\(relationship.value)'",
        notes: nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
    }
  }
}
