package import InterfaceSource

/// The rules that a configuration may name: every kind of finding is a rule.
package struct RuleTable: Sendable {
  package let rules: [DiagnosticKind]
  private let byName: [String: Int]

  /// Creates a table.
  ///
  /// If several rules have the same name, it denotes the first one; ids take precedence over
  /// aliases.
  package init(_ rules: [DiagnosticKind]) {
    self.rules = rules
    var byName: [String: Int] = [:]
    for (index, rule) in rules.enumerated() where byName[rule.id] == nil { byName[rule.id] = index }
    for (index, rule) in rules.enumerated() {
      for alias in rule.aliases where byName[alias] == nil { byName[alias] = index }
    }
    self.byName = byName
  }

  /// Returns the rule with an id or an alias, or `nil` if there is none.
  package subscript(name: String) -> DiagnosticKind? { byName[name].map { rules[$0] } }

  /// Returns the most similar id or alias, or `nil` if none is similar.
  ///
  /// The id of a rule is returned instead of a former one, which also has hyphens.
  package func nearest(to name: String) -> String? {
    let names = rules.map(\.id) + rules.flatMap(\.aliases)
    return NearestName.nearest(to: name, among: names).map { nearest in
      nearest.contains("-") ? self[nearest]?.id ?? nearest : nearest
    }
  }
}

extension DiagnosticKind {
  /// Returns whether findings of a severity are always reported.
  ///
  /// They mean that a document is broken or cannot be read, so that other findings in it have
  /// little meaning, or that a configuration is broken, which would otherwise hide that itself.
  package func isMandatory(_ severity: Diagnostic.Severity) -> Bool {
    guard severity == .error else { return false }
    switch category {
    case .file, .document, .references, .constraints, .variations, .configuration: return true
    default: return false
    }
  }

  /// Whether the findings of the kind are always reported, unless they have another severity.
  package var isMandatory: Bool { isMandatory(severity) }
}
