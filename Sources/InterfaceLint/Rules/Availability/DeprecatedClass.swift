import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A deprecated class.
package enum DeprecatedClass: DocumentRule {
  package static let kind = DiagnosticKind(
    "deprecated-class", .warning, .availability,
    summary: "The document uses a class that the system has for old apps only.",
    rationale:
      "UISearchDisplayController is deprecated since iOS 8 and UIWebView since iOS 12; the App Store takes no apps with UIWebView any more.",
    cure: "Use WKWebView, or UISearchController, which is made in code."
  ).aliased("deprecated_class")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices where views[index].elementName == "webView" {
      findings.report(
        kind, at: views[index].range,
        "UIWebView is deprecated, and the App Store takes no apps with it")
    }
    for object in document.graph.objects where object.name == .searchDisplayController {
      findings.report(
        kind, at: object.range, "UISearchDisplayController is deprecated since iOS 8")
    }
  }
}
