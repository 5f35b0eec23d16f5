import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constant that is not a whole number of pixels at any screen scale.
package enum FractionalConstant: DocumentRule {
  package static let kind = DiagnosticKind(
    "fractional-constant", .warning, .constraints,
    summary: "A constant is not a whole number of pixels on any screen.",
    rationale:
      "Edges are rounded to pixels, so equal distances may look different.",
    remedy: "Use whole points, halves or thirds."
  ).aliased("layout_fraction_pixels").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for constraint in document.graph.constraints {
      let constant = constraint.constant
      guard abs(constant) < 1e6, !constraint.isPlaceholder,
        ![1.0, 2, 3].contains(where: { isInteger(constant * $0) })
      else { continue }
      findings.report(
        kind, at: constraint.range,
        "the constant \(PointText.text(constant)) is not a whole number of pixels at a scale of 2 or 3"
      )
    }
  }

  /// Returns whether a number of pixels is whole.
  ///
  /// Documents store thirds with at least two digits.
  private static func isInteger(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 0.02 }
}
