import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Three periods in place of an ellipsis.
package enum ASCIIEllipsis: DocumentRule {
  package static let kind = DiagnosticKind(
    "ascii-ellipsis", .note, .texts,
    summary: "Text ends in three periods instead of an ellipsis.",
    rationale:
      "An ellipsis is a single character: it has its own spacing, never breaks across lines, and is read as an ellipsis.",
    remedy: "Use … instead."
  ).aliased("three-periods", "use_unicode").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices {
      for name in [AttributeName.text, .title, .placeholder] {
        guard let attribute = views[index].attributes.attribute(name),
          attribute.value.hasSuffix("..."),
          !attribute.value.hasSuffix("....")
        else { continue }
        findings.report(
          kind, at: attribute.range, "the text ends in three periods",
          fixIts: [
            Diagnostic.FixIt(
              "use an ellipsis",
              edits: [
                .attributeValue(at: attribute.range, String(attribute.value.dropLast(3)) + "…")
              ])
          ])
      }
    }
  }
}
