import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// Three periods in place of an ellipsis.
package enum ASCIIEllipsis: DocumentRule {
  package static let kind = DiagnosticKind(
    "ascii-ellipsis", .note, .texts,
    summary: "A text ends in three periods instead of an ellipsis.",
    rationale:
      "An ellipsis is one character: it is drawn with its own spacing, never broken, and read as what it is.",
    cure: "Write … instead."
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
              "write an ellipsis",
              edits: [
                .attributeValue(at: attribute.range, String(attribute.value.dropLast(3)) + "…")
              ])
          ])
      }
    }
  }
}
