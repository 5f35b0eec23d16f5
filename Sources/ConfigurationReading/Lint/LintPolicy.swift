package import InterfaceSource

/// What `lint:` sections say of one document.
package struct LintPolicy: Sendable {
  /// What becomes of a finding.
  package enum Verdict: Hashable, Sendable {
    /// It is reported, with a severity.
    case reported(Diagnostic.Severity)
    /// Its rule does not report here.
    case off
    /// It is meant to stay: the number of the suppression in the section.
    case suppressed(Int)
  }

  /// Whether the document is linted at all.
  package private(set) var isIncluded = true
  private let rules: RuleTable
  private var isOn: [String: Bool] = [:]
  /// The rules that report whatever `isOn` says when it says nothing; nil for all but those that are opt-in.
  private var only: Set<String>?
  private var severities: [String: Diagnostic.Severity] = [:]
  private var options: [String: [LintLayer.Option]] = [:]
  private var suppressions: [(number: Int, rules: Set<String>, suppression: LintSuppression)] = []

  /// The policy without a section: all rules report but those that are opt-in.
  package init(rules: RuleTable) { self.rules = rules }

  /// Finds what holds for a document.
  ///
  /// - Parameters:
  ///   - section: What the files say.
  ///   - paths: The document's path from the folder of each file on, in the order of the files.
  ///   - rules: The rules that there are.
  package init(_ section: LintSection, paths: [String], rules: RuleTable) {
    self.rules = rules
    let paths = paths.map { path in
      path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    }
    for selection in section.selections {
      if let included = selection.included {
        isIncluded = included.contains { $0.matches(paths[selection.file]) }
      }
      if selection.excluded.contains(where: { $0.matches(paths[selection.file]) }) {
        isIncluded = false
      }
    }
    for layer in section.layers {
      guard layer.paths?.contains(where: { $0.matches(paths[layer.file]) }) ?? true else {
        continue
      }
      apply(layer)
    }
    for (number, suppression) in section.suppressions.enumerated() {
      let path = paths[suppression.place.file]
      guard suppression.paths.isEmpty || suppression.paths.contains(where: { $0.matches(path) })
      else { continue }
      suppressions.append((number, Set(suppression.rules.map(\.id)), suppression))
    }
  }

  private mutating func apply(_ layer: LintLayer) {
    if let list = layer.only {
      only = Set(list.map(\.id))
      isOn = [:]
    }
    for rule in layer.enabled { isOn[rule.id] = true }
    for rule in layer.disabled { isOn[rule.id] = false }
    for grade in layer.severities { severities[grade.rule.id] = grade.severity }
    for option in layer.options {
      options[option.rule, default: []].removeAll { $0.name == option.name }
      options[option.rule, default: []].append(option)
    }
  }

  /// Whether a rule reports.
  package func isOn(_ id: String) -> Bool {
    let rule = rules[id]
    if rule?.isFixed == true { return true }
    return isOn[id] ?? only?.contains(id) ?? !(rule?.isOptIn ?? false)
  }

  /// The severity that is said of a rule; nil for its own.
  package func severity(of id: String) -> Diagnostic.Severity? { severities[id] }

  /// The options of a rule with their values, in the order of the files.
  package func options(of id: String) -> [LintLayer.Option] { options[id] ?? [] }

  /// What is said of options, by rules and by the options' names.
  package var optionValues: [String: [String: DiagnosticKind.Option.Value]] {
    options.mapValues { options in
      var values: [String: DiagnosticKind.Option.Value] = [:]
      for option in options { values[option.name] = option.value }
      return values
    }
  }

  /// What becomes of a finding of the document.
  package func verdict(on finding: Diagnostic) -> Verdict {
    guard !finding.kind.isFixed(finding.severity) else { return .reported(finding.severity) }
    guard isOn(finding.id) else { return .off }
    let match = suppressions.first { entry in
      entry.rules.contains(finding.id) && Self.isAbout(finding, entry.suppression)
    }
    if let match { return .suppressed(match.number) }
    guard !finding.isUndecided else { return .reported(.note) }
    return .reported(severities[finding.id] ?? finding.severity)
  }

  private static func isAbout(_ finding: Diagnostic, _ suppression: LintSuppression) -> Bool {
    (suppression.objects.isEmpty
      || finding.object.map { suppression.objects.contains($0.text) } ?? false)
      && (suppression.scenes.isEmpty || finding.scene.map(suppression.scenes.contains) ?? false)
  }

  /// The suppressions that are about this document by its path or everywhere, by their numbers.
  package var applicableSuppressions: [Int] { suppressions.map(\.number) }
}
