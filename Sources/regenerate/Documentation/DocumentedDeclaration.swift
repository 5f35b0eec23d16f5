/// A public declaration with the examples in its documentation.
package struct DocumentedDeclaration: Hashable, Sendable {
  /// What is declared.
  package enum Kind: Hashable, Sendable {
    /// A structure, class or protocol, or an enumeration that stands in no other type.
    case type
    /// An enumeration that stands in a type: the values of a property.
    case nestedEnumeration
    /// Anything else.
    case member
  }

  /// The path of the file from the top of the package.
  package var path: String
  /// The line of the declaration, counted from 1.
  package var line: Int
  /// The name with those of the types around it: `Diagnostic.Note`; of a member the name of its type.
  package var name: String
  /// What is declared.
  package var kind: Kind
  /// The Swift code of each example, by lines.
  package var examples: [[String]]
}
