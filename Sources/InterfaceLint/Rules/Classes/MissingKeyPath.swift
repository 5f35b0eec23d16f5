package import InterfaceSource
import SourceScanning

/// A runtime attribute whose key is not a property of the object's class.
package enum MissingKeyPath: ClassRule {
  package static let kind = DiagnosticKind(
    "missing-key-path", .warning, .classes,
    summary: "A runtime attribute sets a property that its class does not have.",
    rationale:
      "The value is discarded when the document is loaded; the app logs this and continues.",
    remedy: "Remove the attribute, or declare the property."
  ).aliased("udra_key_missing")

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    var nearest = NearestNames()
    // A key that is also set on the platform's classes is added to them somewhere.
    var common: Set<Substring> = []
    for use in classes.uses.uses where use.customClass == nil {
      for keyPath in use.keyPaths { common.insert(keyPath.text.prefix { $0 != "." }) }
    }
    for use in classes.uses.uses where !use.keyPaths.isEmpty {
      guard let lineage = classes.wholeLineage(of: use), let name = use.customClass?.text else {
        continue
      }
      for keyPath in use.keyPaths {
        let key = keyPath.text.prefix { $0 != "." }
        guard !key.isEmpty, !common.contains(key), !lineage.accepts(key: String(key)),
          !PlatformMembers.properties.contains(String(key))
        else { continue }
        let notes = nearest.notes("property", for: String(key), among: lineage.propertyNames)
        // An outline contains only the properties that Interface Builder shows.
        guard !classes.declarations.isOutline || !notes.isEmpty else { continue }
        findings.report(
          kind, at: keyPath.range, "the class '\(name)' has no property '\(key)'", notes: notes,
          unless: classes.declarations.gaps(besides: lineage))
      }
    }
  }
}
