package import InterfaceSource
import SourceScanning

/// An outlet that is not a property of the object's class.
package enum MissingOutlet: ClassRule {
  package static let kind = DiagnosticKind(
    "missing-outlet", .error, .classes,
    summary: "An outlet sets a property that its class does not have.",
    rationale:
      "Loading the document raises the exception 'this class is not key value coding-compliant', which crashes the app.",
    remedy: "Remove the connection, or declare the outlet."
  ).aliased("outlet_missing").optIn

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    var nearest = NearestNames()
    for use in classes.uses.uses where !use.outlets.isEmpty {
      guard let lineage = classes.wholeLineage(of: use), let name = use.customClass?.text else {
        continue
      }
      let own = use.outlets.filter { !PlatformMembers.properties.contains($0.text) }
      let missing = own.filter { !lineage.accepts(key: $0.text) }
      // If none of several is declared, macros or generated code declare them: such a scene could
      // never have worked.
      guard missing.count < own.count || own.count == 1 else { continue }
      for outlet in missing {
        findings.report(
          kind, at: outlet.range, "the class '\(name)' has no property '\(outlet.text)'",
          notes: nearest.notes("property", for: outlet.text, among: lineage.propertyNames),
          unless: classes.declarations.gaps)
      }
    }
  }
}
