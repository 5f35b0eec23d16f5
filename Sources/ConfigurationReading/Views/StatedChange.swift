package import InterfaceModel
package import InterfaceTraits

/// Something that a statement says of a view, in the way in which code would set it.
package struct StatedChange: Hashable, Sendable {
  /// One side of an intrinsic content size.
  package enum Extent: Hashable, Sendable {
    /// What the view has by itself.
    case own
    /// None.
    case none
    /// Points.
    case length(Double)
  }

  /// An image.
  package enum Image: Hashable, Sendable {
    /// Explicitly no image.
    case none
    /// An image of an asset catalog or a loose file.
    case asset(String)
    /// A symbol of the system.
    case symbol(String)
  }

  /// What is set; nil restores the platform's default.
  package enum Change: Hashable, Sendable {
    case intrinsicSize(width: Extent, height: Extent)
    /// Margins of a view, insets of a button's content; where `isDirectional`, `left` is leading.
    case padding(LayoutInsets, isDirectional: Bool)
    case image(Image?)
    case backgroundImage(Image?)
    case text(String?)
    case title(String?)
    case placeholder(String?)
    /// An attribute as documents spell its value.
    case attribute(AttributeName, String?)
    case property(PropertyKey, PropertyValue?)
  }

  /// The key under which it stands.
  package var name: String
  /// What is set.
  package var change: Change
  /// Where it stands.
  package var place: ConfigurationPlace
}
