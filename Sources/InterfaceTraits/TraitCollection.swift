/// The environment of an interface, with UIKit's semantics.
///
/// A trait that is nil, or `SizeClass.any`, is unspecified: it contains nothing, matches anything and
/// never overwrites another when collections are merged. Variations and assets are chosen by the traits of
/// the place that a document is laid out in.
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
    /// A Mac that runs the tablet's interface.
    case mac
  }

  /// Whether the interface is drawn dark on light or light on dark.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// The direction in which text runs.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
  }

  /// The colours that a screen can show.
  public enum DisplayGamut: String, Hashable, Sendable, CaseIterable {
    /// Those of sRGB.
    case sRGB
    /// Those of Display P3.
    case p3 = "P3"
  }

  /// The size class of the width.
  public var horizontalSizeClass: SizeClass
  /// The size class of the height.
  public var verticalSizeClass: SizeClass
  /// The kind of device; nil when unspecified.
  public var userInterfaceIdiom: Idiom?
  /// How many pixels a point has along each axis; nil when unspecified.
  public var displayScale: Double?
  /// Whether the interface is drawn light or dark; nil when unspecified.
  public var userInterfaceStyle: Style?
  /// The direction in which text runs; nil when unspecified.
  public var layoutDirection: LayoutDirection?
  /// The colours that the screen can show.
  public var displayGamut: DisplayGamut?

  /// Creates a trait collection; what is not given is unspecified.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    userInterfaceIdiom: Idiom? = nil, displayScale: Double? = nil,
    userInterfaceStyle: Style? = nil, layoutDirection: LayoutDirection? = nil,
    displayGamut: DisplayGamut? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayGamut = displayGamut
  }

  /// Creates a collection with the traits of others.
  ///
  /// - Parameter collections: The collections; of two that specify a trait the later one counts, and an
  ///   unspecified trait never overwrites a specified one.
  public init(traitsFrom collections: [TraitCollection]) {
    self.init()
    for collection in collections {
      if collection.horizontalSizeClass != .unspecified {
        horizontalSizeClass = collection.horizontalSizeClass
      }
      if collection.verticalSizeClass != .unspecified {
        verticalSizeClass = collection.verticalSizeClass
      }
      userInterfaceIdiom = collection.userInterfaceIdiom ?? userInterfaceIdiom
      displayScale = collection.displayScale ?? displayScale
      userInterfaceStyle = collection.userInterfaceStyle ?? userInterfaceStyle
      layoutDirection = collection.layoutDirection ?? layoutDirection
      displayGamut = collection.displayGamut ?? displayGamut
    }
  }

  /// Whether this collection has every trait that another one specifies.
  ///
  /// - Parameter other: The other collection; what it leaves unspecified does not count.
  /// - Returns: Whether each trait that `other` specifies has the same value here; a collection without
  ///   any traits is in every one.
  public func containsTraits(in other: TraitCollection) -> Bool {
    func holds<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      theirs == nil || mine == theirs
    }
    func holds(_ mine: SizeClass, _ theirs: SizeClass) -> Bool {
      theirs == .unspecified || mine == theirs
    }
    return holds(horizontalSizeClass, other.horizontalSizeClass)
      && holds(verticalSizeClass, other.verticalSizeClass)
      && holds(userInterfaceIdiom, other.userInterfaceIdiom)
      && holds(displayScale, other.displayScale)
      && holds(userInterfaceStyle, other.userInterfaceStyle)
      && holds(layoutDirection, other.layoutDirection) && holds(displayGamut, other.displayGamut)
  }
}
