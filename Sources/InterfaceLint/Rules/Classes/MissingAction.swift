package import InterfaceSource
import SourceScanning

/// An action that what receives it does not understand.
package enum MissingAction: ClassRule {
  package static let kind = DiagnosticKind(
    "missing-action", .error, .classes,
    summary: "An action sends a message that its receiver does not understand.",
    rationale:
      "The app ends with 'unrecognized selector' when the control is used; a message to the first responder, and an unwind segue, do nothing.",
    cure: "Remove the connection, or write the action.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
                <rect key="frame" x="20" y="80" width="100" height="44"/>
                <state key="normal" title="Open it"/>
                <connections>
                    <action selector="↓close:" destination="card" eventType="touchUpInside" id="act"/>
                </connections>
            </button>
            <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
                <rect key="frame" x="20" y="20" width="100" height="44"/>
            </view>
        </subviews>
        """,
        mended: """
          <subviews>
              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
                  <rect key="frame" x="20" y="80" width="100" height="44"/>
                  <state key="normal" title="Open it"/>
                  <connections>
                      <action selector="open:" destination="card" eventType="touchUpInside" id="act"/>
                  </connections>
              </button>
              <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
                  <rect key="frame" x="20" y="20" width="100" height="44"/>
              </view>
          </subviews>
          """,
        sources: [
          DiagnosticExample.Source(
            "App/Card.swift",
            """
            import UIKit

            class Card: UIView {
              @IBOutlet var title: UILabel!
              @IBInspectable var radius = 8.0
              @IBAction func open(_ sender: UITapGestureRecognizer) {}
            }
            """)
        ])
    ]
  ).aliased("action_missing").optIn

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    guard !classes.declarations.isOutline else { return }
    let index = classes.declarations
    var nearest = NearestNames()
    // The messages that objects of the document receive, by their ids.
    var byReceiver: [String: [ClassUse.Name]] = [:]
    for use in classes.uses.uses {
      for action in use.unwindActions where !index.declares(selector: action.text) {
        findings.report(
          kind, at: action.range, "no class of the project has the unwind action '\(action.text)'",
          unless: index.gaps)
      }
      for (selector, target) in use.actions {
        guard let receiver = target.flatMap({ classes.uses[$0] }),
          !PlatformMembers.actionsOfUIKit.contains(selector.text)
        else { continue }
        if receiver.isFirstResponder {
          guard classes.uses.isOfUIKit, !index.declares(selector: selector.text) else { continue }
          findings.report(
            kind, at: selector.range, "no class of the project has the action '\(selector.text)'",
            unless: index.gaps)
          continue
        }
        // What AppKit's classes understand is not known.
        guard classes.uses.isOfUIKit, let target else { continue }
        byReceiver[target, default: []].append(selector)
      }
    }
    for (target, selectors) in byReceiver.sorted(by: { $0.key < $1.key }) {
      guard let receiver = classes.uses[target], let name = receiver.customClass?.text,
        let lineage = classes.wholeLineage(of: receiver)
      else { continue }
      let missing = selectors.filter { !lineage.responds(to: $0.text) }
      // As for outlets.
      guard missing.count < selectors.count || Set(selectors.map(\.text)).count == 1 else {
        continue
      }
      for selector in missing {
        findings.report(
          kind, at: selector.range, "the class '\(name)' has no action '\(selector.text)'",
          notes: nearest.notes("action", for: selector.text, among: lineage.selectorNames),
          unless: index.gaps)
      }
    }
  }
}
