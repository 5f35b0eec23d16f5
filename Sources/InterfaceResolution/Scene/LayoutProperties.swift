import InterfaceModel
package import InterfaceTraits
import PlatformFacts

/// How a view takes part in layout; nothing is left to guess.
package struct LayoutProperties: Hashable, Sendable {
  /// Whether constraints place the view; otherwise its stored frame and autoresizing mask do.
  package var usesConstraints: Bool
  /// Whether Interface Builder pins the view to its stored frame.
  package var isFixedFrame: Bool
  /// Whether the view is hidden.
  package var isHidden: Bool
  /// Whether the superview is a stack view that arranges this view.
  package var isArranged: Bool
  /// Whether the view is arranged, or inside an arranged view at any depth.
  package var isInStackView = false
  /// Whether its stack view leaves the view out because it is hidden, or it is inside such a view:
  /// constraints that name it are inactive.
  package var isLeftOut = false
  /// The priorities with which the view resists growing beyond its content.
  package var hugging: AxisPair<Double>
  /// The priorities with which the view resists shrinking below its content.
  package var compressionResistance: AxisPair<Double>
  /// Design-time stand-ins for the intrinsic content size.
  package var placeholderIntrinsicSize: AxisPair<PlaceholderExtent>
  /// Whether this is not the document's own canvas, so that the placeholders for the intrinsic content size do not hold.
  package var removesPlaceholderSize = false
  /// The direction in which what is directly inside the view is arranged.
  package var direction = TraitCollection.LayoutDirection.leftToRight
  /// What code gives as the intrinsic content size, as a configuration states it.
  package var statedIntrinsicSize = AxisPair<PlaceholderExtent>(
    horizontal: .absent, vertical: .absent)
  /// Margins that the document sets; nil for the class's own.
  package var explicitMargins: LayoutInsets?
  package var preservesSuperviewMargins: Bool
  package var insetsMarginsFromSafeArea: Bool
  package var marginsFollowReadableWidth: Bool
  /// What of the view Interface Builder checks for ambiguity.
  package var ambiguityCheck: AmbiguityCheck
  /// The content size that Interface Builder measured for a view of the app's own class, in points, per
  /// axis nil for none.
  package var designSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
}

/// What of a view Interface Builder checks for ambiguity.
package enum AmbiguityCheck: Hashable, Sendable {
  case positionsAndSizes
  /// `ignoreSizes`.
  case positions
  /// `off`.
  case nothing
}

/// A stand-in for one side of an intrinsic content size.
package enum PlaceholderExtent: Hashable, Sendable {
  /// No stand-in: the content decides.
  case absent
  /// No intrinsic extent.
  case none
  /// Points.
  case length(Double)
}

extension LayoutProperties {
  /// When a stack view arranges a view.
  enum Arrangement {
    /// While it is not hidden.
    case unlessHidden
    /// Even when it is hidden.
    case always
  }

  /// Reads how a view takes part in layout from its attributes after overrides.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - margins: The margins that the document sets.
  ///   - direction: The direction of the interface.
  ///   - arrangement: When the superview arranges the view; nil when that is no stack view.
  ///   - superview: How the superview takes part; nil for a top-level view.
  ///   - usesAutoLayout: Whether the document uses Auto Layout.
  ///   - designSize: The content size that Interface Builder measured, in points; negative sides are not known.
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
    isLeftOut = superview?.isLeftOut ?? false || arrangement == .unlessHidden && isHidden
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

  /// The direction that a view arranges its content in where the interface has another or the same one.
  ///
  /// Source: `UIView.userInterfaceLayoutDirection(for:)`: controls of playback and spatial ones such as a
  /// text's alignment keep left to right; the attribute holds for the view alone, not for those inside it.
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
