/// A build configuration of a target, such as Release, with the settings that it inherits.
///
/// The settings are those for devices with iOS: assignments for other SDKs are ignored.
package struct BuildConfiguration: Hashable, Sendable {
  /// The maximum depth of variables in the values of others.
  private static let deepestVariable = 8
  /// The maximum size of a value, in bytes, and the maximum number of variables that are replaced in
  /// it.
  private static let limits = (bytes: 4096, variables: 256)

  /// The name.
  package let name: String
  /// The settings, each level overriding the previous ones: the file that the project is based on,
  /// the project, the file that the target is based on, the target.
  private let levels: [BuildSettingsLevel]
  /// The values that the build system sets.
  private let variables: [String: String]

  init(name: String, levels: [BuildSettingsLevel], variables: [String: String]) {
    self.name = name
    self.levels = levels
    self.variables = variables
  }

  /// The value of a setting as far as it is known.
  package enum Value: Hashable, Sendable {
    /// The value, in which all variables are replaced.
    case value(String)
    /// The project does not set it.
    case missing
    /// The value refers to a variable or a file that is not known here.
    case unknown
  }

  /// Returns the value of a setting.
  package func value(of key: String) -> Value {
    var left = Self.limits.variables
    return value(of: key, below: levels.count, depth: 0, &left)
  }

  /// Returns the value of a setting, or `nil` if it is missing or unknown.
  package func text(of key: String) -> String? {
    if case .value(let text) = value(of: key) { text } else { nil }
  }

  /// Returns the value that the first levels assign, and counts down the variables that may be
  /// replaced.
  private func value(
    of key: String, below count: Int, depth: Int, _ left: inout Int
  ) -> Value {
    for index in levels[..<count].indices.reversed() {
      let level = levels[index]
      let own = level.assignments.filter { $0.key == key && applies($0.conditions) }
      // The most specific assignment is used, and the last one of equally specific ones.
      let most = own.map(\.conditions.count).max()
      if let assignment = own.last(where: { $0.conditions.count == most }) {
        return expanded(assignment.value, of: key, below: index, depth: depth, &left)
      }
      if level.isIncomplete { return .unknown }
    }
    return variables[key].map { .value($0) } ?? .missing
  }

  /// Returns whether the conditions of an assignment hold in this configuration on devices with
  /// iOS.
  private func applies(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "sdk": return ["iphoneos*", "iphone*", "*"].contains(parts[1])
      case "config":
        return parts[1].hasSuffix("*")
          ? name.hasPrefix(parts[1].dropLast()) : name == parts[1]
      default: return parts[1] == "*"
      }
    }
  }

  /// Returns a value with all variables replaced.
  private func expanded(
    _ text: String, of key: String, below level: Int, depth: Int, _ left: inout Int
  ) -> Value {
    guard text.contains("$") else { return .value(text) }
    guard depth < Self.deepestVariable else { return .unknown }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else { return .unknown }
      left -= 1
      guard left >= 0 else { return .unknown }
      let name = String(rest[rest.index(after: open)..<close])
      let inner =
        name == "inherited" || name == key
        ? value(of: key, below: level, depth: depth + 1, &left)
        : value(of: name, below: levels.count, depth: depth + 1, &left)
      switch inner {
      case .value(let text): result += text
      case .missing where name == "inherited" || name == key: break
      case .missing, .unknown: return .unknown
      }
      guard result.utf8.count <= Self.limits.bytes else { return .unknown }
      rest = rest[rest.index(after: close)...]
    }
    return .value(result + rest)
  }
}
