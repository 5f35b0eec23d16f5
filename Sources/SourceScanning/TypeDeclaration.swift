package import InterfaceSource

/// A class, or what is added to one, as one place of a source declares it.
package struct TypeDeclaration: Hashable, Sendable {
  /// What is declared.
  package enum Kind: Hashable, Sendable {
    /// A class of Swift, or an `@interface` with a name of its own.
    case `class`
    /// An extension, a category, or an `@implementation`.
    case `extension`
    case `protocol`
    /// A structure, an enumeration or an actor: names that no class has.
    case value
  }

  package var kind: Kind
  /// The name without the types around it.
  package var name: String
  /// The types around it, the outermost first.
  package var enclosing: [String]
  /// The name in `@objc(Name)`; nil where there is none.
  package var objectiveCName: String?
  /// What stands behind the colon, without generic arguments and module: the superclass first, if there is one.
  package var inherited: [String]
  /// `@objcMembers`.
  package var exposesMembers: Bool
  /// The bytes of the name.
  package var range: SourceRange
  package var members: [MemberDeclaration] = []
}
