import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A background color of a stack view, which systems before iOS 14 do not draw.
package enum StackViewBackground: DocumentRule {
  package static let kind = DiagnosticKind(
    "stack-view-background", .warning, .conventions,
    summary: "A stack view has a background color.",
    rationale: "Before iOS 14, a stack view draws nothing, not even its background.",
    remedy:
      "Put the stack view into a view with the color, or remove the color, unless the app requires iOS 14."
  ).aliased("stackview_backgroundcolor").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices where views[index].kind == .stackView {
      let view = views[index]
      guard let background = view.properties[.backgroundColor], background != .null else {
        continue
      }
      findings.report(
        kind, at: view.range, "the stack view has a background color, which iOS 13 does not draw")
    }
  }
}
