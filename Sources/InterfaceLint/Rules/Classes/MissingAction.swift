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
  ).aliased("action_missing")

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    // The actions of AppKit's classes are not known.
    guard classes.uses.isOfUIKit else { return }
    var nearest = NearestNames()
    for use in classes.uses.uses {
      for action in use.unwindActions {
        report(action, "the unwind action", classes, &nearest, &findings)
      }
      for (selector, target) in use.actions {
        guard let receiver = target.flatMap({ classes.uses[$0] }),
          !PlatformMembers.actionsOfUIKit.contains(selector.text)
        else { continue }
        guard receiver.isFirstResponder else {
          report(selector, of: receiver, classes, &nearest, &findings)
          continue
        }
        report(selector, "the action", classes, &nearest, &findings)
      }
    }
  }

  /// Reports a message that any class may implement, but none does.
  private static func report(
    _ selector: ClassReference.Name, _ what: String, _ classes: LintedClasses,
    _ nearest: inout NearestNames, _ findings: inout LintFindings
  ) {
    let index = classes.declarations
    guard !index.declares(selector: selector.text) else { return }
    let suggestion = nearest.suggestion(
      "action", for: selector, among: index.actionNames,
      isUnknown: index.gaps.isEmpty && !index.mentions(selector: selector.text))
    // Another class would hardly have an action with nearly the same name.
    let gaps =
      classes.isMisspelling(selector.text, of: index.actionNames)
      ? [] : index.gaps + index.missingDependencies
    findings.report(
      kind, at: selector.range, "no class of the project has \(what) '\(selector.text)'",
      notes: suggestion.notes, fixIts: suggestion.fixIts, unless: gaps)
  }

  /// Reports a message that the class of its receiver does not implement.
  private static func report(
    _ selector: ClassReference.Name, of receiver: ClassReference, _ classes: LintedClasses,
    _ nearest: inout NearestNames, _ findings: inout LintFindings
  ) {
    guard let name = receiver.customClass?.text,
      let lineage = classes.declarations.lineage(of: name), !lineage.hasMacros,
      !lineage.responds(to: selector.text)
    else { return }
    let namesake = classes.lineageOfNamesake(of: receiver)
    guard namesake?.responds(to: selector.text) != true else { return }
    let isWhole = classes.wholeLineage(of: receiver) != nil && namesake?.isComplete != false
    let candidates = isWhole ? lineage.selectorNames : lineage.actionNames
    guard isWhole || classes.isMisspelling(selector.text, of: candidates) else { return }
    let gaps = classes.declarations.gaps(besides: lineage)
    let suggestion = nearest.suggestion(
      "action", for: selector, among: candidates,
      isUnknown: gaps.isEmpty && !classes.declarations.mentions(selector: selector.text))
    // An outline contains only the methods that are declared as actions.
    guard !classes.declarations.isOutline || !suggestion.notes.isEmpty else { return }
    findings.report(
      kind, severity: isWhole ? .error : .warning, at: selector.range,
      "the class '\(name)' has no action '\(selector.text)'",
      notes: suggestion.notes
        + (isWhole ? [] : [Diagnostic.Note("its superclass is not among the sources")]),
      fixIts: suggestion.fixIts, unless: gaps)
  }
}
