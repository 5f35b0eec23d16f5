/// A public declaration with the examples in its documentation.
package struct DocumentedDeclaration: Hashable, Sendable {
  /// The kind of the declaration.
  package enum Kind: Hashable, Sendable {
    /// A structure, class or protocol, or an enumeration that is not nested in another type.
    case type
    /// An enumeration that is nested in a type: the values of a property.
    case nestedEnumeration
    /// Any other declaration.
    case member
  }

  /// The path of the file relative to the package.
  package var path: String
  /// The line of the declaration, starting at 1.
  package var line: Int
  /// The name qualified with those of the enclosing types: `Diagnostic.Note`.
  ///
  /// For a member, the name of its type.
  package var name: String
  package var kind: Kind
  /// The Swift code of each example, by line.
  package var examples: [[String]]
}
