import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Two prototypes of a table or collection view with the same reuse identifier.
package enum DuplicateReuseIdentifier: DocumentRule {
  package static let kind = DiagnosticKind(
    "duplicate-reuse-identifier", .warning, .scenes,
    summary: "Two prototypes of a table or collection view have the same reuse identifier.",
    rationale:
      "A table or collection view keeps one prototype for each identifier, so the other one is never shown. If their classes differ, the finding is an error: code that expects the other class crashes. Neither Interface Builder nor its compiler reports this.",
    remedy: "Give each prototype its own identifier, or remove one of them.")

  /// An identifier with the prototypes among which it must be unique.
  private struct Owner: Hashable {
    let container: Handle<SceneGraph.View>
    /// The kind of a reusable view, such as a header; empty for cells.
    let key: String
    let identifier: String
  }

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    var first: [Owner: (attribute: Attribute, type: String)] = [:]
    for index in graph.views.indices where Prototypes.isPrototype(index, in: graph) {
      let view = graph.views[index]
      guard let name = view.attributes.attribute(.reuseIdentifier), !name.value.isEmpty,
        let container = view.superview
      else { continue }
      let type = view.attributes[.customClass] ?? ""
      let owner = Owner(
        container: container, key: view.role == .cell ? "" : view.attributes[.key] ?? "",
        identifier: name.value)
      guard let other = first[owner] else {
        first[owner] = (name, type)
        continue
      }
      findings.report(
        kind, severity: other.type == type ? .warning : .error, at: name.range,
        "another prototype has the reuse identifier '\(name.value)'",
        notes: [Diagnostic.Note("the other one is here", range: other.attribute.range)])
    }
  }
}
