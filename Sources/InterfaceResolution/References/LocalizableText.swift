public import InterfaceSource

/// A text of an object that strings tables can replace, with its key in them.
///
/// ```swift
/// for text in scene.texts { print(text.key, "=", text.string) }
/// ```
public struct LocalizableText: Hashable, Sendable {
  /// The object that has the text.
  public let object: ObjectID
  /// The property in keys of strings tables, such as `normalTitle`.
  public let property: String
  /// The text in the document.
  public let string: String

  /// Creates a text.
  package init(object: ObjectID, property: String, string: String) {
    self.object = object
    self.property = property
    self.string = string
  }

  /// The key in strings tables: the object's id, a dot and the property.
  public var key: String { "\(object.text).\(property)" }
}
