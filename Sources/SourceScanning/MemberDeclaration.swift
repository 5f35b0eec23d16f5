package import InterfaceSource

/// A property or method that a source declares.
package struct MemberDeclaration: Hashable, Sendable {
  /// The traits of a declaration apart from its name.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `@IBOutlet`, or `IBOutlet` and `IBOutletCollection`.
    package static let outlet = Traits(rawValue: 1)
    /// `@IBAction`, or a method that gives `IBAction`.
    package static let action = Traits(rawValue: 2)
    /// `@IBInspectable`, or `IBInspectable`.
    package static let inspectable = Traits(rawValue: 4)
    /// `@IBSegueAction`, or a method marked with it.
    package static let segueAction = Traits(rawValue: 8)
    /// The member is visible to the Objective-C runtime, as far as the declaration itself
    /// indicates.
    package static let objectiveC = Traits(rawValue: 16)
    /// `override`.
    package static let override = Traits(rawValue: 32)
    /// A class method or class property.
    package static let isStatic = Traits(rawValue: 64)
  }

  /// Whether it is a value or a message.
  package enum Kind: Hashable, Sendable {
    /// A property or an instance variable, by its name.
    case property
    /// A method, by its selector in Objective-C.
    case method
  }

  package var kind: Kind
  /// The name of a property, the selector of a method, such as `save:`.
  package var name: String
  package var traits: Traits
  /// The bytes of the name, of a method in Objective-C from its first part on.
  package var range: SourceRange
}
