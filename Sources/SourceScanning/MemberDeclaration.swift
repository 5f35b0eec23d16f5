package import InterfaceSource

/// A property or method that a source declares.
package struct MemberDeclaration: Hashable, Sendable {
  /// The traits of a declaration apart from its name.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `@IBOutlet`, or `IBOutlet` and `IBOutletCollection`.
    package static let outlet = Traits(rawValue: 1)
    /// `@IBAction`, or a method that returns `IBAction`.
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
    /// The property has an initial value, or accessors that compute it.
    package static let hasValue = Traits(rawValue: 128)
    /// The source names the property elsewhere, too.
    package static let used = Traits(rawValue: 512)
    /// The source names the property elsewhere without testing whether it is `nil`.
    package static let usedUnguarded = Traits(rawValue: 1024)
    /// The source reads a member of the property's object, as in `label.text`.
    package static let dereferenced = Traits(rawValue: 256)
    /// The source compares the outlet with `nil`, or has another value of the same name.
    package static let uncertain = Traits(rawValue: 2048)
  }

  /// The kind of a member.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A property or an instance variable, identified by its name.
    case property
    /// A method, identified by its Objective-C selector.
    case method
  }

  package var kind: Kind
  /// The name of a property, or the selector of a method, such as `save:`.
  package var name: String
  package var traits: Traits
  /// The range of the name; for an Objective-C method, from its first part on.
  package var range: SourceRange
  /// The type of an outlet, or `nil` for other members and if it is not the name of a class.
  package var type: DeclaredType? = nil
}
