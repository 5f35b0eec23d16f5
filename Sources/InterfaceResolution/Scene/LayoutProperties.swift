import InterfaceModel
package import InterfaceTraits
import PlatformFacts

/// The resolved properties with which a view takes part in layout.
package struct LayoutProperties: Hashable, Sendable {
  /// Whether constraints determine the view's frame; otherwise its stored frame and autoresizing
  /// mask do.
  package var usesConstraints: Bool
  /// Whether Interface Builder fixes the view to its stored frame.
  package var isFixedFrame: Bool
  /// Whether the view is hidden.
  package var isHidden: Bool
  /// Whether the superview is a stack view that arranges this view.
  package var isArranged: Bool
  /// Whether the view is arranged, or inside an arranged view at any depth.
  package var isInStackView = false
  /// Whether its stack view omits the view because it is hidden, or it is inside such a view:
  /// constraints that refer to it are inactive.
  package var isOmitted = false
  /// The content hugging priorities.
  package var hugging: AxisPair<Double>
  /// The compression resistance priorities.
  package var compressionResistance: AxisPair<Double>
  /// The design-time placeholders for the intrinsic content size.
  package var placeholderIntrinsicSize: AxisPair<PlaceholderExtent>
  /// Whether placeholders for the intrinsic content size are ignored, as in every configuration
  /// except the document's own canvas.
  package var removesPlaceholderSize = false
  /// The layout direction of the direct content of the view.
  package var direction = TraitCollection.LayoutDirection.leftToRight
  /// The intrinsic content size that code provides, as declared in a configuration.
  package var declaredIntrinsicSize = AxisPair<PlaceholderExtent>(
    horizontal: .absent, vertical: .absent)
  /// The layout margins that the document sets, or `nil` for those of the class.
  package var explicitMargins: LayoutInsets?
  package var preservesSuperviewMargins: Bool
  package var insetsMarginsFromSafeArea: Bool
  package var marginsFollowReadableWidth: Bool
  /// The properties of the view that Interface Builder checks for ambiguity.
  package var ambiguityCheck: AmbiguityCheck
  /// The content size that Interface Builder measured for a view of a custom class, in points, with
  /// `nil` for each axis without one.
  package var designSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
}

/// The properties of a view that Interface Builder checks for ambiguity.
package enum AmbiguityCheck: Hashable, Sendable {
  case positionsAndSizes
  /// Only positions are checked: `ignoreSizes`.
  case positions
  /// Nothing is checked: `off`.
  case nothing
}

/// A placeholder for one dimension of an intrinsic content size.
package enum PlaceholderExtent: Hashable, Sendable {
  /// No placeholder: the content determines the size.
  case absent
  /// No intrinsic extent.
  case none
  /// A length in points.
  case length(Double)
}

extension LayoutProperties {
  /// The condition under which a stack view arranges a view.
  enum Arrangement {
    /// While it is not hidden.
    case unlessHidden
    /// Even when it is hidden.
    case always
  }

  /// Creates the layout properties of a view from its attributes after overrides.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - margins: The margins that the document sets.
  ///   - direction: The layout direction of the interface.
  ///   - arrangement: The condition under which the superview arranges the view, or `nil` if it is
  ///     not a stack view.
  ///   - superview: The layout properties of the superview, or `nil` for a top-level view.
  ///   - usesAutoLayout: Whether the document uses Auto Layout.
  ///   - designSize: The content size that Interface Builder measured, in points; negative
  ///     dimensions are unknown.
  init(
    attributes: Attributes, margins: ExplicitMargins,
    direction: TraitCollection.LayoutDirection, arrangement: Arrangement?,
    superview: LayoutProperties?, usesAutoLayout: Bool, designSize: LayoutSize?
  ) {
    let isArranged = arrangement != nil
    self.direction = Self.direction(attributes[.semanticContentAttribute], in: direction)
    let isFixed = attributes.flag(.fixedFrame) ?? false
    usesConstraints =
      isArranged
      || usesAutoLayout && attributes.flag(.translatesAutoresizingMaskIntoConstraints) == false
        && !isFixed
    isFixedFrame = isFixed
    isHidden = attributes.flag(.hidden) ?? false
    self.isArranged = isArranged
    isInStackView = isArranged || superview?.isInStackView ?? false
    isOmitted = superview?.isOmitted ?? false || arrangement == .unlessHidden && isHidden
    hugging = AxisPair(
      horizontal: attributes.number(.horizontalHuggingPriority) ?? ContentDefaults.huggingPriority,
      vertical: attributes.number(.verticalHuggingPriority) ?? ContentDefaults.huggingPriority)
    compressionResistance = AxisPair(
      horizontal: attributes.number(.horizontalCompressionResistancePriority)
        ?? ContentDefaults.compressionResistancePriority,
      vertical: attributes.number(.verticalCompressionResistancePriority)
        ?? ContentDefaults.compressionResistancePriority)
    placeholderIntrinsicSize = AxisPair(
      horizontal: PlaceholderExtent(attributes[.placeholderIntrinsicWidth]),
      vertical: PlaceholderExtent(attributes[.placeholderIntrinsicHeight]))
    explicitMargins = margins.insets(self.direction)
    preservesSuperviewMargins = attributes.flag(.preservesSuperviewLayoutMargins) ?? false
    insetsMarginsFromSafeArea = attributes.flag(.insetsLayoutMarginsFromSafeArea) ?? true
    marginsFollowReadableWidth = attributes.flag(.layoutMarginsFollowReadableWidth) ?? false
    ambiguityCheck =
      switch attributes[.verifyAmbiguity] {
      case "off": .nothing
      case "ignoreSizes": .positions
      default: .positionsAndSizes
      }
    if let designSize {
      self.designSize = AxisPair(
        horizontal: designSize.width >= 0 ? designSize.width : nil,
        vertical: designSize.height >= 0 ? designSize.height : nil)
    }
  }

  /// Returns the layout direction of a view's content, given that of the interface.
  ///
  /// Source: `UIView.userInterfaceLayoutDirection(for:)`: controls of playback and spatial ones
  /// such as a text's alignment keep left to right; the attribute applies to the view alone, not to
  /// its subviews.
  private static func direction(
    _ semantics: String?, in interface: TraitCollection.LayoutDirection
  ) -> TraitCollection.LayoutDirection {
    switch semantics {
    case "playback", "spatial", "forceLeftToRight": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: interface
    }
  }
}

extension PlaceholderExtent {
  fileprivate init(_ text: String?) {
    guard let text else {
      self = .absent
      return
    }
    self = DecimalNumber.parse(text).map { .length($0) } ?? .none
  }
}
