/// What the environment of an interface is.
///
/// A trait that is nil (or `.any`) is unspecified.
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
  /// The kind of device.
  public var idiom: Idiom?
  /// How many pixels a point has along each axis.
  public var displayScale: Double?
  /// Whether the interface is drawn light or dark.
  public var style: Style?
  /// The direction in which text runs.
  public var layoutDirection: LayoutDirection?
  /// The colours that the screen can show.
  public var displayGamut: DisplayGamut?

  /// Creates a trait collection; what is not given is unspecified.
  public init(
    horizontalSizeClass: SizeClass = .any, verticalSizeClass: SizeClass = .any,
    idiom: Idiom? = nil, displayScale: Double? = nil, style: Style? = nil,
    layoutDirection: LayoutDirection? = nil, displayGamut: DisplayGamut? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.displayScale = displayScale
    self.style = style
    self.layoutDirection = layoutDirection
    self.displayGamut = displayGamut
  }

  /// Whether every trait that `other` specifies has the same value here.
  public func contains(_ other: TraitCollection) -> Bool {
    func holds<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      theirs == nil || mine == theirs
    }
    return (other.horizontalSizeClass == .any || horizontalSizeClass == other.horizontalSizeClass)
      && (other.verticalSizeClass == .any || verticalSizeClass == other.verticalSizeClass)
      && holds(idiom, other.idiom) && holds(displayScale, other.displayScale)
      && holds(style, other.style) && holds(layoutDirection, other.layoutDirection)
      && holds(displayGamut, other.displayGamut)
  }

  /// Merges collections: a later one's specified traits win, an unspecified trait never overwrites.
  public init(merging collections: [TraitCollection]) {
    self.init()
    for collection in collections {
      if collection.horizontalSizeClass != .any {
        horizontalSizeClass = collection.horizontalSizeClass
      }
      if collection.verticalSizeClass != .any { verticalSizeClass = collection.verticalSizeClass }
      idiom = collection.idiom ?? idiom
      displayScale = collection.displayScale ?? displayScale
      style = collection.style ?? style
      layoutDirection = collection.layoutDirection ?? layoutDirection
      displayGamut = collection.displayGamut ?? displayGamut
    }
  }
}
