package import StructuredData

/// A statement of a section that is a list of such.
package protocol ConfigurationStatement: Hashable, Sendable {
  /// The key of the section.
  static var key: String { get }

  /// Reads a statement; nil when it is faulty, which is reported.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader)
}

/// A section that is a list of statements.
package struct StatementSection<Statement: ConfigurationStatement>: ConfigurationSection {
  package static var key: String { Statement.key }

  /// The statements, those of outer files first.
  package private(set) var rules: [Statement] = []

  package init() {}

  package mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'\(Self.key)'") {
      if let rule = Statement(element, &reader) { rules.append(rule) }
    }
  }
}
