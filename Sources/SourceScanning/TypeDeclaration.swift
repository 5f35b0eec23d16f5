package import InterfaceSource

/// A class or an extension of one, as declared at one location of a source.
package struct TypeDeclaration: Hashable, Sendable {
  /// The kind of the declaration.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A Swift class, or an `@interface` with its own name.
    case `class`
    /// An extension, a category, or an `@implementation`.
    case `extension`
    case `protocol`
    /// A structure, an enumeration or an actor, whose names no class has.
    case value
  }

  package var kind: Kind
  /// The name without the enclosing types.
  package var name: String
  /// The enclosing types, the outermost first.
  package var enclosing: [String]
  /// The name in `@objc(Name)`, or `nil` if there is none.
  package var objectiveCName: String?
  /// The names after the colon, without generic arguments and modules: the superclass first, if
  /// there is one.
  package var inherited: [String]
  /// `@objcMembers`.
  package var exposesMembers: Bool
  /// The bytes of the name.
  package var range: SourceRange
  package var members: [MemberDeclaration] = []
  /// Whether a macro may declare further members.
  package var hasMacros = false
}
