/// An image or color that a document uses, as its list of resources names it.
package struct ResourceName: Hashable, Comparable, Sendable {
  package enum Kind: String, Sendable {
    /// An image of a catalog or file.
    case image
    /// A symbol of the system.
    case symbol
    case namedColor, systemColor

    /// The element in the list of resources.
    var element: String { self == .symbol ? "image" : rawValue }
  }

  package let kind: Kind
  package let name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Interface Builder sorts resources by their elements and names, as bytes (all of 707 lists of public
  /// documents of Xcode 13 and later; 2026-11).
  package static func < (one: ResourceName, other: ResourceName) -> Bool {
    let names = (one.kind.element, other.kind.element)
    if names.0 != names.1 { return names.0 < names.1 }
    return one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}
