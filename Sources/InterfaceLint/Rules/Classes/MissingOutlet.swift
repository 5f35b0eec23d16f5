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
  ).aliased("outlet_missing")

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    var nearest = NearestNames()
    for use in classes.uses.uses where !use.outlets.isEmpty {
      guard let name = use.customClass?.text,
        let lineage = classes.declarations.lineage(of: name), !lineage.hasMacros
      else { continue }
      let namesake = classes.lineageOfNamesake(of: use)
      let missing = use.outlets.filter {
        !PlatformMembers.mayHave(property: $0.property.text, lineage)
          && !lineage.accepts(key: $0.property.text)
          && namesake?.accepts(key: $0.property.text) != true
      }
      guard !missing.isEmpty else { continue }
      let isWhole = classes.wholeLineage(of: use) != nil && namesake?.isComplete != false
      // An outline without outlets of the class does not contain all of them.
      guard !isWhole || !classes.declarations.isOutline || !lineage.outletNames.isEmpty else {
        continue
      }
      let gaps = classes.declarations.gaps(besides: lineage)
      let connected = Set(use.outlets.map(\.property.text))
      for outlet in missing {
        let property = outlet.property
        // A property that the object connects already is not meant.
        let candidates = (isWhole ? lineage.propertyNames : lineage.outletNames)
          .filter { !connected.contains($0) }
        guard isWhole || classes.isMisspelling(property.text, of: candidates) else { continue }
        let suggestion = nearest.suggestion(
          "property", for: property, among: candidates,
          isUnknown: gaps.isEmpty && !classes.declarations.mentions(property.text))
        findings.report(
          kind, severity: isWhole ? .error : .warning, at: property.range,
          "the class '\(name)' has no property '\(property.text)'",
          notes: suggestion.notes
            + (isWhole ? [] : [Diagnostic.Note("its superclass is not among the sources")]),
          fixIts: suggestion.fixIts, unless: gaps)
      }
    }
  }
}
