package import InterfaceModel
package import InterfaceTraits

/// A change that a declaration makes to a view, as if made by code.
package struct ViewOverride: Hashable, Sendable {
  /// The width or height of an intrinsic content size.
  package enum Extent: Hashable, Sendable {
    /// The view's own value.
    case own
    /// No intrinsic value.
    case none
    /// A length in points.
    case length(Double)
  }

  /// An image.
  package enum Image: Hashable, Sendable {
    /// Explicitly no image.
    case none
    /// An image of an asset catalog or an image file.
    case asset(String)
    /// A system symbol.
    case symbol(String)
  }

  /// The value that is set.
  ///
  /// `nil` restores the platform's default.
  package enum Change: Hashable, Sendable {
    case intrinsicSize(width: Extent, height: Extent)
    /// The margins of a view, or the insets of a button's content.
    ///
    /// If `isDirectional`, `left` is leading.
    case padding(LayoutInsets, isDirectional: Bool)
    case image(Image?)
    case backgroundImage(Image?)
    case text(String?)
    case title(String?)
    case placeholder(String?)
    /// An attribute with its value as documents spell it.
    case attribute(AttributeName, String?)
    case property(PropertyKey, PropertyValue?)
  }

  /// The key of the change.
  package var name: String
  /// The value that is set.
  package var change: Change
  /// The location of the change.
  package var location: ConfigurationRange
}
