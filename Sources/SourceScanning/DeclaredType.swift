/// The type of an outlet as its declaration spells it.
package struct DeclaredType: Hashable, Sendable {
  /// The meaning of a missing object for the property.
  package enum Optionality: UInt8, Hashable, Sendable {
    /// `UILabel`.
    case none
    /// `UILabel?`, and every Objective-C property: reading it without an object is harmless.
    case optional
    /// `UILabel!`: reading it without an object ends the app.
    case implicitlyUnwrapped
  }

  /// The name of the class, or of the elements' class for a collection, without its module and
  /// generic arguments.
  package var name: String
  package var optionality: Optionality
  /// Whether the property has several objects: `[UILabel]`, or `IBOutletCollection(UILabel)`.
  package var isCollection: Bool

  package init(name: String, optionality: Optionality, isCollection: Bool = false) {
    self.name = name
    self.optionality = optionality
    self.isCollection = isCollection
  }
}
