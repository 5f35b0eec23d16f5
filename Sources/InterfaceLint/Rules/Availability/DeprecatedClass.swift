import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A deprecated class.
package enum DeprecatedClass: DocumentRule {
  package static let kind = DiagnosticKind(
    "deprecated-class", .warning, .availability,
    summary: "The document uses a deprecated class.",
    rationale:
      "UISearchDisplayController has been deprecated since iOS 8, and UIWebView since iOS 12. The App Store no longer accepts apps with UIWebView.",
    remedy: "Use WKWebView, or UISearchController, which is created in code."
  ).aliased("deprecated_class")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let views = document.graph.views
    for index in views.indices where views[index].elementName == "webView" {
      findings.report(
        kind, at: views[index].range,
        "UIWebView is deprecated, and the App Store does not accept apps with it",
        identity: "UIWebView")
    }
    for object in document.graph.objects where object.name == .searchDisplayController {
      findings.report(
        kind, at: object.range, "UISearchDisplayController has been deprecated since iOS 8",
        identity: "UISearchDisplayController")
    }
  }
}
