import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// What a launch screen may not have: the system shows it before any code of the app runs.
package enum LaunchScreenWithCode: DocumentRule {
  package static let kind = DiagnosticKind(
    "launch-screen-with-code", .error, .scenes,
    summary:
      "A launch screen names a class of the app, runtime attributes, connections or a web view.",
    rationale:
      "The system shows launch screens before any code of the app runs: Interface Builder refuses to compile what needs code there.",
    cure: "Remove the class, the attribute, the connection or the web view from the launch screen.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                ↓<view contentMode="scaleToFill" id="root" customClass="Splash">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                </view>
            </objects>
        </document>
        """,
        mended: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES">
              <device id="retina6_12" orientation="portrait" appearance="light"/>
              <objects>
                  <view contentMode="scaleToFill" id="root">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  </view>
              </objects>
          </document>
          """)
    ]
  ).aliased("launch_custom_class", "launch_runtime_attr")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.isLaunchScreen else { return }
    func check(
      _ attributes: Attributes, _ runtimeAttributes: [RuntimeAttribute], _ range: SourceRange
    ) {
      if let name = attributes[.customClass], !name.isEmpty {
        findings.report(kind, at: range, "a launch screen may not name the class '\(name)'")
      }
      for attribute in runtimeAttributes {
        findings.report(
          kind, at: attribute.range,
          "a launch screen may not have the runtime attribute '\(attribute.keyPath)'")
      }
    }
    for controller in graph.controllers {
      check(controller.attributes, controller.runtimeAttributes, controller.range)
    }
    for view in graph.views {
      check(view.attributes, view.runtimeAttributes, view.range)
      if view.kind == .webView {
        findings.report(kind, at: view.range, "a launch screen may not have a web view")
      }
    }
    var visitor = ConnectionVisitor()
    document.document.walk(&visitor)
    for (name, range) in visitor.found {
      findings.report(kind, at: range, "a launch screen may not have \(name)")
    }
  }

  /// Finds what needs code to mean anything; relationships and outlets to views of the platform's classes do not.
  private struct ConnectionVisitor: DocumentVisitor {
    var found: [(name: String, range: SourceRange)] = []

    mutating func visit(_ connection: Connection) {
      switch connection.kind {
      case .action(let selector, _): found.append(("the action '\(selector)'", connection.range))
      case .outlet(let property) where !["view", "delegate", "dataSource"].contains(property):
        found.append(("the outlet '\(property)'", connection.range))
      case .outletCollection(let property):
        found.append(("the outlets '\(property)'", connection.range))
      case .outlet, .segue: break
      }
    }
  }
}
