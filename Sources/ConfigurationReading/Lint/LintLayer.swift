package import InterfaceSource
package import StructuredData

/// The declarations about rules in one entry of a `lint:` section, for everything below its file or
/// for some paths.
package struct LintLayer: Hashable, Sendable {
  /// The name of a rule.
  package struct RuleName: Hashable, Sendable {
    /// The id, or the name as written if the rules are unknown.
    package var id: String
    package var location: ConfigurationRange
  }

  /// A severity for the findings of a rule.
  package struct Grade: Hashable, Sendable {
    package var rule: RuleName
    package var severity: Diagnostic.Severity
  }

  /// A value for an option of a rule.
  package struct Option: Hashable, Sendable {
    package var rule: String
    /// The name and value as written.
    package var member: StructuredValue.Member
    /// The rule's name of the option, or the name as written if the rules are unknown.
    package var name: String
    /// The value, or `nil` if the rules are unknown.
    package var value: DiagnosticKind.Option.Value?
    package var location: ConfigurationRange
  }

  /// The index of the file, to whose folder patterns are relative.
  package var file: Int
  /// The paths that it applies to, or `nil` for all.
  package var paths: [PathPattern]?
  /// The only rules that report, or `nil` if there is no such list.
  package var only: [RuleName]?
  /// The rules that are turned on.
  package var enabled: [RuleName] = []
  /// The rules that are turned off.
  package var disabled: [RuleName] = []
  /// The severities of findings.
  package var severities: [Grade] = []
  /// The options of rules.
  package var options: [Option] = []

  /// The keys of a layer.
  static let keys = ["disabled", "enabled", "only", "severity", "options"]

  /// Reads the members with these keys and ignores others.
  mutating func read(_ members: [StructuredValue.Member], _ reader: inout ConfigurationReader) {
    for member in members {
      switch member.name {
      case "disabled": disabled += reader.rules(member.value, allowsMandatory: false)
      case "enabled": enabled += reader.rules(member.value, allowsMandatory: true)
      case "only": only = (only ?? []) + reader.rules(member.value, allowsMandatory: true)
      case "severity": readSeverities(member.value, &reader)
      case "options": readOptions(member.value, &reader)
      default: break
      }
    }
    for rule in disabled {
      guard let other = enabled.first(where: { $0.id == rule.id }) else { continue }
      reader.report(
        .configurationInvalidValue, at: rule.location.range,
        "'\(rule.id)' is both enabled and disabled",
        notes: [Diagnostic.Note("it is enabled here", range: other.location.range)])
    }
  }

  private mutating func readSeverities(
    _ value: StructuredValue, _ reader: inout ConfigurationReader
  ) {
    guard
      let members = reader.mapping(
        value, expected: "'severity' to be a mapping from rules to severities")
    else { return }
    let choices = [Diagnostic.Severity.note, .warning, .error]
    var previous: [LintLayer.RuleName] = []
    for member in members {
      let rule = reader.newRule(member, after: &previous, allowsMandatory: false)
      let keyword = reader.keyword(member.value, "severity", among: choices.map(\.rawValue))
      if let rule, let severity = choices.first(where: { $0.rawValue == keyword }) {
        severities.append(Grade(rule: rule, severity: severity))
      }
    }
  }

  private mutating func readOptions(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard
      let members = reader.mapping(
        value, expected: "'options' to be a mapping from rules to options")
    else {
      return
    }
    var previous: [LintLayer.RuleName] = []
    for member in members {
      guard let rule = reader.newRule(member, after: &previous, allowsMandatory: true) else {
        continue
      }
      guard
        let optionMembers = reader.mapping(
          member.value, expected: "the options of '\(member.name)' to be a mapping")
      else { continue }
      options += optionMembers.compactMap { reader.option($0, of: rule.id) }
    }
  }
}

extension ConfigurationReader {
  /// Returns one rule, or the rules of a list.
  ///
  /// Unknown rules are reported and omitted.
  ///
  /// `allowsMandatory` is true if the rule may be one that is always reported.
  mutating func rules(_ value: StructuredValue, allowsMandatory: Bool) -> [LintLayer.RuleName] {
    names(value, "the id of a rule").compactMap {
      rule($0.text, at: $0.location.range, allowsMandatory: allowsMandatory)
    }
  }

  /// Returns the rule of a member of a mapping.
  ///
  /// A member with another name of a rule that the mapping already has is reported and ignored.
  fileprivate mutating func newRule(
    _ member: StructuredValue.Member, after previous: inout [LintLayer.RuleName],
    allowsMandatory: Bool
  ) -> LintLayer.RuleName? {
    guard
      let rule = rule(member.name, at: member.nameRange, allowsMandatory: allowsMandatory)
    else { return nil }
    if let other = previous.first(where: { $0.id == rule.id }) {
      report(
        .configurationInvalidValue, at: member.nameRange,
        "'\(member.name)' is another name of a rule that is already in the mapping",
        notes: [Diagnostic.Note("it is here", range: other.location.range)])
      return nil
    }
    previous.append(rule)
    return rule
  }

  /// Returns the rule with an id or alias.
  ///
  /// Reports an unknown rule, or one that cannot be configured so, and returns `nil`.
  mutating func rule(
    _ name: String, at range: SourceRange, allowsMandatory: Bool
  ) -> LintLayer.RuleName? {
    guard let table = ruleTable else {
      return LintLayer.RuleName(id: name, location: location(range))
    }
    guard let rule = table[name] else {
      report(
        .configurationUnknownName, at: range, "'\(name)' is not a rule",
        notes: table.nearest(to: name).map { [Diagnostic.Note("did you mean '\($0)'?")] }
          ?? [Diagnostic.Note("'ninefold lint --rules' lists all rules")])
      return nil
    }
    if rule.isMandatory, !allowsMandatory {
      report(
        .configurationMandatoryRule, at: range,
        "'\(rule.id)' means that a document is broken or unreadable: it is always reported as an error"
      )
      return nil
    }
    return LintLayer.RuleName(id: rule.id, location: location(range))
  }
}
