package import InterfaceSource

/// The rules that a configuration may name: every kind of finding is one.
package struct RuleTable: Sendable {
  /// What a configuration has to know of a rule.
  package struct Rule: Hashable, Sendable {
    /// The id, in kebab case.
    package var id: String
    /// The severity that it has unless a configuration says otherwise.
    package var severity: Diagnostic.Severity
    /// Other names, such as those that IBLinter has for it.
    package var aliases: [String]
    /// Whether it reports only where a configuration enables it.
    package var isOptIn: Bool
    /// Whether it tells what makes later answers meaningless: it is always reported as it is.
    package var isFixed: Bool
    /// What may be said of how it works.
    package var options: [DiagnosticKind.Option]

    /// Creates a rule.
    package init(
      id: String, severity: Diagnostic.Severity, aliases: [String] = [], isOptIn: Bool = false,
      isFixed: Bool = false, options: [DiagnosticKind.Option] = []
    ) {
      self.id = id
      self.severity = severity
      self.aliases = aliases
      self.isOptIn = isOptIn
      self.isFixed = isFixed
      self.options = options
    }
  }

  /// The rules.
  package let rules: [Rule]
  private let byName: [String: Int]

  /// Creates a table; of rules with the same name the first one has it, and an id comes before aliases.
  package init(_ rules: [Rule]) {
    self.rules = rules
    var byName: [String: Int] = [:]
    for (index, rule) in rules.enumerated() where byName[rule.id] == nil { byName[rule.id] = index }
    for (index, rule) in rules.enumerated() {
      for alias in rule.aliases where byName[alias] == nil { byName[alias] = index }
    }
    self.byName = byName
  }

  /// The rule with an id or an alias; nil when there is none.
  package subscript(name: String) -> Rule? { byName[name].map { rules[$0] } }

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
}
