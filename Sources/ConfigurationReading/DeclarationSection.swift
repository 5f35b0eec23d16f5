package import InterfaceTraits
package import StructuredData

/// A declaration in a section that is a list of declarations.
package protocol ConfigurationDeclaration: Hashable, Sendable {
  /// The key of the section.
  static var key: String { get }

  /// Reads a declaration, or returns `nil` after reporting an invalid one.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader)
}

/// A section that is a list of declarations.
package struct DeclarationSection<Statement: ConfigurationDeclaration>: ConfigurationSection {
  package static var key: String { Statement.key }

  /// The declarations, those of outer files first.
  package private(set) var rules: ObjectTable<Statement> = []

  package init() {}

  package mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'\(Self.key)'") {
      if let rule = Statement(element, &reader) { rules.append(rule) }
    }
  }
}
