import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A constant that is the width or height of a screen.
package enum ScreenSizedConstant: DocumentRule {
  package static let kind = DiagnosticKind(
    "screen-sized-constant", .warning, .constraints,
    summary: "A required width or height equals that of a device's screen.",
    rationale:
      "On all other screens the view is too small or too large.",
    remedy: "Constrain the view to the edges or the width of its superview."
  ).optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.document.runtime != .tvOS else { return }
    for constraint in document.graph.constraints {
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority >= 1000,
        !constraint.isPlaceholder, constraint.variations.isEmpty
      else { continue }
      let lengths: [Double: String]
      switch constraint.firstAttribute {
      case .width: lengths = widths
      case .height: lengths = heights
      default: continue
      }
      guard let device = lengths[constraint.constant] else { continue }
      let word = constraint.firstAttribute == .width ? "width" : "height"
      findings.report(
        kind, at: constraint.range,
        "the constant \(PointText.text(constraint.constant)) is the screen \(word) of the \(device)",
        identity: "\(word) \(device)")
    }
  }

  /// The widths of phones in portrait, in points, with the first phone that has each.
  private static let widths = lengths(\.width)
  /// The heights of phones in portrait, in points, with the first phone that has each.
  private static let heights = lengths(\.height)

  private static func lengths(_ length: (LayoutSize) -> Double) -> [Double: String] {
    Dictionary(
      Device.all.filter { $0.idiom == .phone && $0.foldable == nil }
        .map { (length($0.size(.portrait)), $0.models[0]) },
      uniquingKeysWith: { first, _ in first })
  }
}
