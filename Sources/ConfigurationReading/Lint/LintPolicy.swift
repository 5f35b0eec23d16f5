package import InterfaceSource
package import InterfaceTraits

/// The result of all `lint:` sections for one document.
package struct LintPolicy: Sendable {
  /// The treatment of a finding.
  package enum Verdict: Hashable, Sendable {
    /// The finding is reported, with a severity.
    case reported(Diagnostic.Severity)
    /// The rule is turned off.
    case off
    /// The finding is suppressed, by this suppression of the section.
    case suppressed(Handle<LintSuppression>)
  }

  /// Whether the document is linted at all.
  package private(set) var isIncluded = true
  private var isOn: [String: Bool] = [:]
  /// The rules that report if `isOn` has no value for them, or `nil` for all except opt-in rules.
  private var only: Set<String>?
  private var severities: [String: Diagnostic.Severity] = [:]
  private var options: [String: [LintLayer.Option]] = [:]
  private var suppressions:
    [(handle: Handle<LintSuppression>, rules: Set<String>, suppression: LintSuppression)] = []

  /// Creates the policy without a section: all rules are on except opt-in rules.
  package init() {}

  /// Resolves the policy for a document.
  ///
  /// - Parameters:
  ///   - section: The declarations of all files.
  ///   - paths: The document's path relative to the folder of each file, in the order of the files.
  package init(_ section: LintSection, paths: [String]) {
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
    for (handle, suppression) in section.suppressions.indexed {
      let path = paths[suppression.location.file]
      guard suppression.paths.isEmpty || suppression.paths.contains(where: { $0.matches(path) })
      else { continue }
      suppressions.append((handle, Set(suppression.rules.map(\.id)), suppression))
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

  /// Returns whether a rule is on.
  package func isOn(_ rule: DiagnosticKind) -> Bool {
    rule.isMandatory || isOn[rule.id] ?? only?.contains(rule.id) ?? !rule.isOptIn
  }

  /// Returns the configured severity of a rule, or `nil` for its default.
  package func severity(of id: String) -> Diagnostic.Severity? { severities[id] }

  /// Returns the options of a rule with their values, in the order of the files.
  package func options(of id: String) -> [LintLayer.Option] { options[id] ?? [] }

  /// The values of options, by rule and name of the option.
  package var optionValues: [String: [String: DiagnosticKind.Option.Value]] {
    options.mapValues { options in
      var values: [String: DiagnosticKind.Option.Value] = [:]
      for option in options { values[option.name] = option.value }
      return values
    }
  }

  /// Returns the treatment of a finding in the document.
  package func verdict(on finding: Diagnostic) -> Verdict {
    guard !finding.kind.isMandatory(finding.severity) else { return .reported(finding.severity) }
    guard isOn(finding.kind) else { return .off }
    let match = suppressions.first { entry in
      entry.rules.contains(finding.id) && Self.matches(finding, entry.suppression)
    }
    if let match { return .suppressed(match.handle) }
    guard !finding.isUndecided else { return .reported(.note) }
    return .reported(severities[finding.id] ?? finding.severity)
  }

  private static func matches(_ finding: Diagnostic, _ suppression: LintSuppression) -> Bool {
    (suppression.objects.isEmpty
      || finding.object.map { suppression.objects.contains($0.text) } ?? false)
      && (suppression.scenes.isEmpty || finding.scene.map(suppression.scenes.contains) ?? false)
  }

  /// The suppressions that apply to this document by its path, or to all documents.
  package var applicableSuppressions: [Handle<LintSuppression>] { suppressions.map(\.handle) }
}
