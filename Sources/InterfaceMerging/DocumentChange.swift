/// A difference in meaning between two versions of a document.
package struct DocumentChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The object is new, with everything in it.
    case added
    /// The object no longer exists, nor does anything in it.
    case removed
    /// The object is in another object or list.
    case place
    /// The object has another place among its siblings.
    case order
    /// A property of the object has another value.
    case property
  }

  package let kind: Kind
  /// The key of the object in the new table, or of a removed one in the old table.
  package let object: String
  /// The property, such as `normal.title`, or `nil` if the object itself changes.
  package let property: String?
  /// The former value in normal form, or `nil` if there was none.
  package let from: String?
  /// The new value in normal form, or `nil` if there is none.
  package let to: String?

  package init(
    _ kind: Kind, _ object: String, _ property: String? = nil, from: String? = nil,
    to: String? = nil
  ) {
    self.kind = kind
    self.object = object
    self.property = property
    self.from = from
    self.to = to
  }
}
