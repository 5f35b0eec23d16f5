package import InterfaceSource

/// A constant, a computed property or the case of an enumeration that code may use as a name.
package struct NameConstant: Hashable, Sendable {
  /// The traits of a constant.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The case of an enumeration whose raw values are strings.
    package static let isCase = Traits(rawValue: 1)
    /// A variable: its value may change.
    package static let isVariable = Traits(rawValue: 2)
    /// `override`.
    package static let override = Traits(rawValue: 4)
    /// The type is a protocol, or only extended here.
    package static let isInExtension = Traits(rawValue: 8)
    /// The constant belongs to the type itself, and not to its objects.
    package static let isStatic = Traits(rawValue: 16)
  }

  /// The types that contain the declaration, the outermost first; empty for a global constant.
  package let enclosing: [String]
  package let name: String
  package let value: NameExpression
  package let traits: Traits
  /// The range of the name, or of the text that is the value of a case.
  package let range: SourceRange
}
