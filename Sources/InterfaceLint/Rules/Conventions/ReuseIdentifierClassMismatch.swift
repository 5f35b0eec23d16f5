import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A reuse identifier that differs from the name of the class.
package enum ReuseIdentifierClassMismatch: DocumentRule {
  package static let kind = DiagnosticKind(
    "reuse-identifier-class-mismatch", .warning, .conventions,
    summary: "The reuse identifier is not the name of the cell's class.",
    rationale: "Some teams dequeue cells by the names of their classes.",
    remedy: "Use the name of the class as the reuse identifier."
  ).aliased("reuse-identifier-unlike-class", "reuse_identifier").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices {
      guard let name = views[index].attributes.attribute(.reuseIdentifier),
        let type = views[index].attributes[.customClass], !type.isEmpty, name.value != type
      else { continue }
      findings.report(
        kind, at: name.range, "the reuse identifier is not the name of the class, '\(type)'")
    }
  }
}
