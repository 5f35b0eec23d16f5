/// The traits of an interface, with UIKit's semantics.
///
/// A trait that is `nil`, or `SizeClass.any`, is unspecified: it contains nothing, matches anything
/// and never overwrites another when collections are merged. Variations and assets are selected by
/// the traits of the environment in which a document is laid out.
///
/// ```swift
/// let phone = TraitCollection(
///   horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)
/// let dark = TraitCollection(traitsFrom: [phone, TraitCollection(userInterfaceStyle: .dark)])
/// if dark.containsTraits(in: phone) { print(dark.verticalSizeClass == .regular) }
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// The kind of device.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A Mac that shows the tablet's interface.
    case mac
  }

  /// The user interface style.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The light style: dark text on a light background.
    case light
    /// The dark style: light text on a dark background.
    case dark
  }

  /// The layout direction of an interface.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic.
    case rightToLeft
  }

  /// The gamut of a display.
  public enum DisplayGamut: String, Hashable, Sendable, CaseIterable {
    /// The sRGB gamut.
    case sRGB
    /// The Display P3 gamut.
    case p3 = "P3"
  }

  /// The contrast setting of the user.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    /// The normal contrast.
    case normal
    /// The increased contrast.
    case high
  }

  /// The bold text setting of the user.
  public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable {
    /// The regular weight.
    case regular
    /// The bold weight.
    case bold
  }

  /// The state of a window on a Mac.
  public enum ActiveAppearance: String, Hashable, Sendable, CaseIterable {
    /// The active window.
    case active
    /// An inactive window.
    case inactive
  }

  /// The availability of 3D Touch on a screen.
  public enum ForceTouchCapability: String, Hashable, Sendable, CaseIterable {
    /// 3D Touch is available.
    case available
    /// 3D Touch is not available.
    case unavailable
  }

  /// The size class of the width.
  public var horizontalSizeClass: SizeClass
  /// The size class of the height.
  public var verticalSizeClass: SizeClass
  /// The kind of device, or `nil` if unspecified.
  public var userInterfaceIdiom: Idiom?
  /// The number of pixels per point, or `nil` if unspecified.
  public var displayScale: Double?
  /// The user interface style, or `nil` if unspecified.
  public var userInterfaceStyle: Style?
  /// The layout direction, or `nil` if unspecified.
  public var layoutDirection: LayoutDirection?
  /// The gamut of the display, or `nil` if unspecified.
  public var displayGamut: DisplayGamut?
  /// The contrast setting of the user, or `nil` if unspecified.
  public var accessibilityContrast: Contrast?
  /// The text size that the user selected, or `nil` if unspecified.
  public var preferredContentSizeCategory: TextSizeCategory?
  /// The bold text setting of the user, or `nil` if unspecified.
  public var legibilityWeight: LegibilityWeight?
  /// The state of the window, or `nil` if unspecified.
  public var activeAppearance: ActiveAppearance?
  /// The availability of 3D Touch, or `nil` if unspecified.
  public var forceTouchCapability: ForceTouchCapability?

  /// Creates a trait collection; omitted traits are unspecified.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    userInterfaceIdiom: Idiom? = nil, displayScale: Double? = nil,
    userInterfaceStyle: Style? = nil, layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: TextSizeCategory? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a trait collection that contains only a display gamut.
  public init(displayGamut: DisplayGamut?) {
    self.init()
    self.displayGamut = displayGamut
  }

  /// Creates a trait collection that contains only a contrast setting.
  public init(accessibilityContrast: Contrast?) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates a trait collection that contains only a legibility weight.
  public init(legibilityWeight: LegibilityWeight?) {
    self.init()
    self.legibilityWeight = legibilityWeight
  }

  /// Creates a trait collection that contains only an active appearance.
  public init(activeAppearance: ActiveAppearance?) {
    self.init()
    self.activeAppearance = activeAppearance
  }

  /// Creates a trait collection that contains only a force touch capability.
  public init(forceTouchCapability: ForceTouchCapability?) {
    self.init()
    self.forceTouchCapability = forceTouchCapability
  }

  /// Creates a trait collection by merging others.
  ///
  /// - Parameter collections: The collections; if two specify a trait, the later one takes
  ///   precedence, and an unspecified trait never overwrites a specified one.
  public init(traitsFrom collections: [TraitCollection]) {
    self.init()
    for collection in collections {
      if collection.horizontalSizeClass != .unspecified {
        horizontalSizeClass = collection.horizontalSizeClass
      }
      if collection.verticalSizeClass != .unspecified {
        verticalSizeClass = collection.verticalSizeClass
      }
      merge(\.userInterfaceIdiom, of: collection)
      merge(\.displayScale, of: collection)
      merge(\.userInterfaceStyle, of: collection)
      merge(\.layoutDirection, of: collection)
      merge(\.displayGamut, of: collection)
      merge(\.accessibilityContrast, of: collection)
      merge(\.preferredContentSizeCategory, of: collection)
      merge(\.legibilityWeight, of: collection)
      merge(\.activeAppearance, of: collection)
      merge(\.forceTouchCapability, of: collection)
    }
  }

  private mutating func merge<Value>(
    _ trait: WritableKeyPath<Self, Value?>, of other: TraitCollection
  ) {
    self[keyPath: trait] = other[keyPath: trait] ?? self[keyPath: trait]
  }

  /// Returns whether this collection contains every trait that another one specifies.
  ///
  /// - Parameter other: The other collection; its unspecified traits are ignored.
  /// - Returns: Whether each trait that `other` specifies has the same value here; a collection
  ///   without any traits is contained in every one.
  public func containsTraits(in other: TraitCollection) -> Bool {
    TraitCollection(traitsFrom: [self, other]) == self
  }
}

extension TraitCollection {
  /// The layout direction of the interface: left to right if it is unspecified.
  package var interfaceDirection: LayoutDirection { layoutDirection ?? .leftToRight }
}
