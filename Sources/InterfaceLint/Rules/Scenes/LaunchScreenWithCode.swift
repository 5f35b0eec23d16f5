import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Content that a launch screen cannot have, because the system shows it before any code of the
/// app runs.
package enum LaunchScreenWithCode: DocumentRule {
  package static let kind = DiagnosticKind(
    "launch-screen-with-code", .error, .scenes,
    summary:
      "A launch screen contains a custom class, a runtime attribute, a connection or a web view.",
    rationale:
      "The system shows launch screens before any code of the app runs, so Interface Builder refuses to compile anything in them that needs code.",
    remedy: "Remove the class, attribute, connection or web view from the launch screen."
  ).aliased("launch_custom_class", "launch_runtime_attr")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.isLaunchScreen else { return }
    func check(
      _ attributes: Attributes, _ runtimeAttributes: [RuntimeAttribute], _ range: SourceRange
    ) {
      if let name = attributes[.customClass], !name.isEmpty {
        findings.report(kind, at: range, "a launch screen cannot have the custom class '\(name)'")
      }
      for attribute in runtimeAttributes {
        findings.report(
          kind, at: attribute.range,
          "a launch screen cannot have the runtime attribute '\(attribute.keyPath)'")
      }
    }
    for controller in graph.controllers {
      check(controller.attributes, controller.runtimeAttributes, controller.range)
    }
    for view in graph.views {
      check(view.attributes, view.runtimeAttributes, view.range)
      if view.kind == .webView {
        findings.report(kind, at: view.range, "a launch screen cannot have a web view")
      }
    }
    // Relationships, and outlets to views of the platform's classes, need no code.
    let connections = document.document.connections { connection -> (String, SourceRange)? in
      switch connection.kind {
      case .action(let selector, _): ("the action '\(selector)'", connection.range)
      case .outlet(let property) where !["view", "delegate", "dataSource"].contains(property):
        ("the outlet '\(property)'", connection.range)
      case .outletCollection(let property): ("the outlets '\(property)'", connection.range)
      case .outlet, .segue: nil
      }
    }
    for (name, range) in connections {
      findings.report(kind, at: range, "a launch screen cannot have \(name)")
    }
  }
}
