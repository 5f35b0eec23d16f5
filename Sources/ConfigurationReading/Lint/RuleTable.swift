package import InterfaceSource

/// The rules that a configuration may name: every kind of finding is one.
package struct RuleTable: Sendable {
  /// The rules.
  package let rules: [DiagnosticKind]
  private let byName: [String: Int]

  /// Creates a table; of rules with the same name the first one has it, and an id comes before aliases.
  package init(_ rules: [DiagnosticKind]) {
    self.rules = rules
    var byName: [String: Int] = [:]
    for (index, rule) in rules.enumerated() where byName[rule.id] == nil { byName[rule.id] = index }
    for (index, rule) in rules.enumerated() {
      for alias in rule.aliases where byName[alias] == nil { byName[alias] = index }
    }
    self.byName = byName
  }

  /// The rule with an id or an alias; nil when there is none.
  package subscript(name: String) -> DiagnosticKind? { byName[name].map { rules[$0] } }

  /// The id or alias that was probably meant; nil when none is near.
  package func nearest(to name: String) -> String? {
    NearestName.nearest(to: name, among: rules.map(\.id) + rules.flatMap(\.aliases))
  }
}

extension DiagnosticKind {
  /// Whether findings of a severity are always reported: they say that a document is broken or
  /// cannot be read, so that nothing else that is said of it means much, or that a configuration is, which would hide that itself.
  package func isFixed(_ severity: Diagnostic.Severity) -> Bool {
    guard severity == .error else { return false }
    switch category {
    case .file, .document, .references, .constraints, .variations, .configuration: return true
    default: return false
    }
  }

  /// Whether the findings of the kind are always reported, unless their messages say another severity.
  package var isFixed: Bool { isFixed(severity) }
}
