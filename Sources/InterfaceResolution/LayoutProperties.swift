import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension LayoutProperties {
  /// Reads how a view takes part in layout from its attributes after overrides.
  ///
  /// `staysArranged` says that a stack view keeps the view when it is hidden.
  init(
    _ kind: ViewKind, attributes: Attributes, margins: ExplicitMargins,
    direction: TraitCollection.LayoutDirection, isArranged: Bool,
    staysArranged: Bool, superview: LayoutProperties?, usesAutoLayout: Bool, designSize: Size?
  ) {
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
    isLeftOut = superview?.isLeftOut ?? false || isArranged && isHidden && !staysArranged
    hugging = AxisPair(
      horizontal: attributes.number(.horizontalHuggingPriority) ?? ContentPriorities.hugging,
      vertical: attributes.number(.verticalHuggingPriority) ?? ContentPriorities.hugging)
    compressionResistance = AxisPair(
      horizontal: attributes.number(.horizontalCompressionResistancePriority)
        ?? ContentPriorities.compressionResistance,
      vertical: attributes.number(.verticalCompressionResistancePriority)
        ?? ContentPriorities.compressionResistance)
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

extension StackProperties {
  /// The spacing that `spacingType="standard"` stands for: 297 of 325 measured gaps (format §2.6).
  private static let standardSpacing = 8.0

  init(_ attributes: Attributes) {
    axis = attributes[.axis] == "vertical" ? .vertical : .horizontal
    distribution = attributes[.distribution].flatMap { Distribution(rawValue: $0) } ?? .fill
    alignment =
      switch attributes[.alignment] {
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    spacing =
      attributes[.spacingType] == "standard"
      ? Self.standardSpacing : attributes.number(.spacing) ?? 0
    isBaselineRelative = attributes.flag(.baselineRelativeArrangement) ?? false
  }
}
