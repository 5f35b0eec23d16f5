import InterfaceSource
import StructuredData

extension ConfigurationReader {
  /// Reads an option of a rule.
  ///
  /// IBLinter's file has other options, which are ignored. Returns `nil` and reports a finding if
  /// the rule has no such option or the value is invalid for it.
  mutating func option(
    _ member: StructuredValue.Member, of rule: String, isForeign: Bool = false
  ) -> LintLayer.Option? {
    let location = location(member.nameRange)
    guard let options = ruleTable.map({ $0[rule]?.options ?? [] }) else {
      return LintLayer.Option(rule: rule, member: member, name: member.name, location: location)
    }
    guard let option = options.first(where: { $0.isCalled(member.name) }) else {
      if !isForeign { reportUnknown(member, of: rule, options) }
      return nil
    }
    guard let value = value(member.value, for: option) else { return nil }
    return LintLayer.Option(
      rule: rule, member: member, name: option.name, value: value, location: location)
  }

  private mutating func reportUnknown(
    _ member: StructuredValue.Member, of rule: String, _ options: [DiagnosticKind.Option]
  ) {
    report(
      .configurationUnknownKey, at: member.nameRange,
      options.isEmpty
        ? "'\(rule)' has no options" : "'\(rule)' has no option '\(member.name)'",
      notes: Self.notes(for: member.name, among: options.map(\.name)))
  }

  /// Returns a valid value of an option, or reports an invalid one and returns `nil`.
  private mutating func value(
    _ value: StructuredValue, for option: DiagnosticKind.Option
  ) -> DiagnosticKind.Option.Value? {
    let what = "'\(option.name)'"
    switch option.form {
    case .truth: return bool(value, what).map { .truth($0) }
    case .text: return text(value, "\(what) to be a string").map { .text($0) }
    case .texts: return .texts(names(value, "\(what) to be a string").map(\.text))
    case .number(let range):
      guard let number = value.number, range.contains(number) else {
        report(
          .configurationInvalidValue, at: value.range,
          "expected \(what) to be \(option.form.text), found \(value.text.map { "'\($0)'" } ?? value.kindName(in: .yaml))"
        )
        return nil
      }
      return .number(number)
    case .choice(let choices):
      return keyword(value, "value of \(what)", among: choices).map { .text($0) }
    case .groups(let keys): return groups(value, what, keys)
    }
  }

  private static func underscored(_ key: String) -> String {
    String(key.map { $0 == "-" ? "_" : $0 })
  }

  private mutating func groups(
    _ value: StructuredValue, _ what: String, _ keys: [String]
  ) -> DiagnosticKind.Option.Value {
    var groups: [[String: [String]]] = []
    for element in elements(of: value, what) {
      // IBLinter's keys contain underscores.
      let members = members(
        of: element, "an entry of \(what)", keys: keys + keys.map(Self.underscored))
      var group: [String: [String]] = [:]
      for member in members {
        let key = keys.first { Self.underscored($0) == member.name } ?? member.name
        group[key] = names(member.value, "'\(member.name)' to be a string").map(\.text)
      }
      guard let needed = keys.first, group[needed]?.isEmpty == false else {
        if let first = members.first {
          report(
            .configurationInvalidValue, at: first.nameRange,
            "an entry of \(what) needs '\(keys.first ?? "")'")
        }
        continue
      }
      groups.append(group)
    }
    return .groups(groups)
  }
}
