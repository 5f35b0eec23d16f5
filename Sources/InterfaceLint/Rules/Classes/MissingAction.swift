package import InterfaceSource
import SourceScanning

/// An action that its receiver does not implement.
package enum MissingAction: ClassRule {
  package static let kind = DiagnosticKind(
    "missing-action", .error, .classes,
    summary: "An action sends a message that its receiver does not implement.",
    rationale:
      "The app crashes with 'unrecognized selector' when the control is used. A message to the first responder or an unwind segue does nothing.",
    remedy: "Remove the connection, or implement the action."
  ).aliased("action_missing").optIn

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    guard !classes.declarations.isOutline else { return }
    let index = classes.declarations
    var nearest = NearestNames()
    // The messages that objects of the document receive, by their ids.
    var byReceiver: [String: [ClassReference.Name]] = [:]
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
        // The actions of AppKit's classes are not known.
        guard classes.uses.isOfUIKit, let target else { continue }
        byReceiver[target, default: []].append(selector)
      }
    }
    for (target, selectors) in byReceiver.sorted(by: { $0.key < $1.key }) {
      guard let receiver = classes.uses[target], let name = receiver.customClass?.text,
        let lineage = classes.wholeLineage(of: receiver)
      else { continue }
      let missing = selectors.filter { !lineage.responds(to: $0.text) }
      // Same reasoning as for outlets (`MissingOutlet`).
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
