package import ConfigurationReading
import InterfaceSource
import Ninefold
import StructuredData

/// The effective configuration of one document, written as a configuration.
package enum PolicyListing {
  /// Returns the text of a configuration.
  ///
  /// `path` is that of the document or folder as the user passed it, `files` are the paths of the
  /// configuration files that apply, outermost first, `section` contains their declarations about
  /// rules, and `policy` the result for the path.
  package static func text(
    of path: String, files: [String], _ section: LintSection, _ policy: LintPolicy
  ) -> String {
    var text = "# Configuration for \(quoted(path))"
    text += files.isEmpty ? ": none\n" : ", from:\n"
    for file in files { text += "# \(quoted(file))\n" }
    var body = ""
    let rules = RuleTable.all.rules.filter { !$0.isMandatory }
    body += list("disabled", rules.filter { !$0.isOptIn && !policy.isOn($0) }.map(\.id))
    body += list("enabled", rules.filter { $0.isOptIn && policy.isOn($0) }.map(\.id))
    body += block(
      "severity",
      rules.compactMap { rule in policy.severity(of: rule.id).map { (rule.id, $0.rawValue) } })
    body += block(
      "options",
      RuleTable.all.rules.map(\.id).compactMap { id in
        let options = policy.options(of: id)
        return options.isEmpty ? nil : (id, flow(options.map(\.member)))
      })
    if !policy.isIncluded { body += list("excluded", ["**"]) }
    if let target = section.deploymentTarget {
      body += "  deployment-target: \(quoted(target.text))\n"
    }
    body += list("devices", section.devices?.map(\.text) ?? [])
    body += list("locales", section.locales?.map(\.text) ?? [])
    if let hasAll = section.hasAllSources { body += "  all-sources: \(hasAll)\n" }
    body += suppressions(section, policy)
    return text + (body.isEmpty ? "lint: {}\n" : "lint:\n" + body)
  }

  private static func suppressions(_ section: LintSection, _ policy: LintPolicy) -> String {
    let handles = policy.applicableSuppressions
    guard !handles.isEmpty else { return "" }
    var text = "  suppress:\n"
    for handle in handles {
      let suppression = section.suppressions[handle]
      var parts: [String] = []
      func add(_ key: String, _ words: [String]) {
        guard !words.isEmpty else { return }
        parts.append("\(key): [\(words.map { quoted($0) }.joined(separator: ", "))]")
      }
      add("object", suppression.objects)
      add("scene", suppression.scenes)
      // The document is at a location that one of its patterns matches.
      if parts.isEmpty { add("path", ["**"]) }
      add("rule", suppression.rules.map(\.id))
      parts.append("reason: \(quoted(suppression.reason))")
      text += "  - {\(parts.joined(separator: ", "))}\n"
    }
    return text
  }

  private static func list(_ key: String, _ words: [String]) -> String {
    guard !words.isEmpty else { return "" }
    return "  \(key):\n" + words.map { "  - \(quoted($0))\n" }.joined()
  }

  private static func block(_ key: String, _ members: [(String, String)]) -> String {
    guard !members.isEmpty else { return "" }
    return "  \(key):\n" + members.map { "    \($0.0): \($0.1)\n" }.joined()
  }

  private static func flow(_ members: [StructuredValue.Member]) -> String {
    "{" + members.map { "\(quoted($0.name)): \(flow($0.value))" }.joined(separator: ", ") + "}"
  }

  private static func flow(_ value: StructuredValue) -> String {
    switch value.content {
    case .null, .date, .data: "null"
    case .bool(let bool): "\(bool)"
    case .number: value.text ?? "null"
    case .string(let text): quoted(text)
    case .array(let elements):
      "[" + elements.map { flow($0) }.joined(separator: ", ") + "]"
    case .object(let members): flow(members)
    }
  }

  /// Returns a text that is valid in any position: unquoted if it consists of ASCII letters,
  /// digits, `-` and `_`.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
    if isPlain, !["true", "false", "null"].contains(text) { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || [0x85, 0x2028, 0x2029, 0xFEFF].contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
