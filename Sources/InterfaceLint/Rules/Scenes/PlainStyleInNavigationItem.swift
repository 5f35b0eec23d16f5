import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A bar button item with the plain style in a navigation item.
package enum PlainStyleInNavigationItem: DocumentRule {
  package static let kind = DiagnosticKind(
    "plain-style-in-navigation-item", .note, .scenes,
    summary: "A bar button item in a navigation bar has the plain style.",
    rationale:
      "Navigation bars ignore the plain style and draw the item like any other. Interface Builder warns about it.",
    remedy: "Remove the style."
  ).aliased("nav_item_plain_style")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for navigationItem in document.graph.navigationItems {
      let items = navigationItem.items + navigationItem.leftItems + navigationItem.rightItems
      for item in items.map({ document.graph[$0] }) {
        guard item.key != .backBarButtonItem, let style = item.attributes.attribute(.style),
          style.value == "plain"
        else { continue }
        findings.report(
          kind, at: item.range, "navigation bars ignore the plain style",
          fixIts: document.removal(of: style).map {
            [Diagnostic.FixIt("remove the style", edits: [$0], isSafe: true)]
          } ?? [])
      }
    }
  }
}
