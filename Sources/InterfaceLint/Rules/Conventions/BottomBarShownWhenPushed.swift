import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A controller that keeps the bottom bar when it is pushed.
package enum BottomBarShownWhenPushed: DocumentRule {
  private static let excluded = RuleOption(
    "excluded-controllers", "The classes of view controllers that may show the bar.",
    aliases: ["excluded_view_controllers"])

  package static let kind = DiagnosticKind(
    "bottom-bar-shown-when-pushed", .warning, .conventions,
    summary: "A view controller does not hide the bottom bar when it is pushed.",
    rationale: "Some teams show tab bars only on the first level.",
    remedy:
      "Turn on Hide Bottom Bar on Push, or add the class of the view controller to the option."
  ).aliased("bottom-bar-when-pushed", "hides_bottom_bar").optIn.configured(by: excluded.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard else { return }
    let excluded = document.settings.value(of: excluded, for: kind)
    for controller in graph.scenes.compactMap(\.controller).map({ graph[$0] }) {
      switch controller.kind {
      case .navigationController, .tabBarController, .splitViewController,
        .viewControllerPlaceholder:
        continue
      default: break
      }
      guard controller.attributes.flag(.hidesBottomBarWhenPushed) != true else { continue }
      if let name = controller.attributes[.customClass], excluded.contains(name) { continue }
      findings.report(
        kind, at: controller.range,
        "the view controller does not hide the bottom bar when it is pushed")
    }
  }
}
