import InterfaceSource
import StructuredData

/// The output of a run of `ibtool`, by section.
struct InterfaceBuilderReport {
  private struct Section {
    var tree: PropertyListTree
    /// The lines for people, or `nil` if the values are printed.
    var lines: [String]?
  }

  private var sections: [String: Section] = [:]
  private(set) var errorCount = 0

  /// Adds a section.
  ///
  /// The key follows `com.apple.`. The values are printed if there are no lines for people.
  mutating func add(_ key: String, _ tree: PropertyListTree, lines: [String]? = nil) {
    sections["com.apple." + key] = Section(tree: tree, lines: lines)
  }

  /// Adds a message of the tool itself to the section `errors` or `warnings`.
  ///
  /// In lines, it is preceded by `location`: a path with or without a line, or the tool's name.
  mutating func record(_ message: String, _ severity: Diagnostic.Severity, at location: String) {
    if severity == .error { errorCount += 1 }
    let key = "com.apple.ibtool.\(severity.rawValue)s"
    var messages: [PropertyListTree] = []
    if case .array(let before) = sections[key]?.tree { messages = before }
    messages.append(.sorted(["description": .string(message)]))
    sections[key] = Section(
      tree: .array(messages),
      lines: (sections[key]?.lines ?? []) + ["\(location): \(severity.rawValue): \(message)"])
  }

  /// Returns the bytes for standard output.
  func bytes(_ format: InterfaceBuilderFormat) -> [UInt8] {
    let tree = PropertyListTree.sorted(sections.mapValues(\.tree))
    switch format {
    case .xml: return XMLPropertyListWriter.bytes(tree)
    case .binary: return BinaryPropertyListWriter.bytes(tree)
    case .text: return text
    }
  }

  private var text: [UInt8] {
    var lines: [String] = []
    let keys = sections.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for key in keys {
      guard let section = sections[key] else { continue }
      let body = section.lines ?? Self.lines(section.tree, "")
      guard !body.isEmpty else { continue }
      lines.append("/* \(key) */")
      lines += body
    }
    return Array(lines.map { PrintedText.line($0) + "\n" }.joined().utf8)
  }

  /// Returns a value as lines: `key: value`, with nested values indented.
  private static func lines(_ tree: PropertyListTree, _ indent: String) -> [String] {
    switch tree {
    case .array(let elements):
      return elements.flatMap { element in
        plain(element).map { ["\(indent)- \($0)"] } ?? ["\(indent)-"]
          + lines(element, indent + "    ")
      }
    case .dictionary(let members):
      return members.flatMap { member in
        plain(member.value).map { ["\(indent)\(member.key): \($0)"] } ?? [
          "\(indent)\(member.key):"
        ] + lines(member.value, indent + "    ")
      }
    case .string, .integer, .real, .bool: return [indent + (plain(tree) ?? "")]
    }
  }

  /// Returns a value that is one word, or `nil` for one that contains others.
  private static func plain(_ tree: PropertyListTree) -> String? {
    switch tree {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): XMLPropertyListWriter.spelled(number)
    case .bool(let flag): flag ? "YES" : "NO"
    case .array(let elements): elements.isEmpty ? "()" : nil
    case .dictionary(let members): members.isEmpty ? "{}" : nil
    }
  }
}
