import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A font size that is not a whole number of points.
package enum FractionalFontSize: DocumentRule {
  package static let kind = DiagnosticKind(
    "fractional-font-size", .note, .texts,
    summary: "A font size is not a whole number of points.",
    rationale: "Such sizes result from dragging or scaling, not from a choice.",
    remedy: "Use a whole size."
  ).aliased("font_decimal_size").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices {
      for property in views[index].properties.all {
        guard case .font(let font) = property.value, let size = font.pointSize,
          size != size.rounded()
        else { continue }
        findings.report(
          kind, at: views[index].range, "the font size is \(PointText.text(size)) points")
      }
    }
  }
}
