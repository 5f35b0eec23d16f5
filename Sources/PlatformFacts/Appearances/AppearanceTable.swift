import InterfaceTraits

/// The shapes of systems, in points.
///
/// The sizes of a switch and a slider on iOS 26 are measured (`ControlTable`); how they are drawn
/// within that size is a guess, as are all radii: no source with numbers was found.
enum AppearanceTable {
  /// Whether bars have no background, and their items are on capsules of glass: iOS 26 and 27 (for
  /// the numbers, see `BarAppearance.Glass`).
  static let hasGlassBars: BySystem<Bool> = [7: false, 26: true]
  /// Whether titles above the sections of grouped tables are in capitals: not from iOS 26 on
  /// (https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass; recalled,
  /// confidence medium).
  static let hasCapitalHeaders: BySystem<Bool> = [7: true, 26: false]
  /// The radius of the corners of an inset table's sections (a guess).
  static let sectionRadius: BySystem<Double> = [7: 10, 26: 26]
  /// The corner radius of a configured button with the dynamic corner style, or `nil` for a
  /// capsule.
  static let buttonRadius: BySystem<Double?> = [7: 6, 26: nil]
  /// The size of a switch's thumb, or `nil` for a circle (a guess).
  static let switchThumb: BySystem<LayoutSize?> = [7: nil, 26: LayoutSize(width: 39, height: 24)]
  /// The size of a slider's thumb, or `nil` for a circle (a guess).
  static let sliderThumb: BySystem<LayoutSize?> = [7: nil, 26: LayoutSize(width: 38, height: 24)]
  /// The height of a slider's track (a guess).
  static let sliderTrackHeight: BySystem<Double> = [7: 4, 26: 6]
  /// The radius of the corners of segmented controls and steppers, or `nil` for capsules (a guess).
  static let controlRadius: BySystem<Double?> = [7: 8, 26: nil]
  /// The radius of the corners of a segmented control's selected segment, or `nil` for a capsule (a
  /// guess).
  static let selectionRadius: BySystem<Double?> = [7: 7, 26: nil]
  /// The height of the field of a search bar: on iOS 26, that of a bar of 64 points without the
  /// margins of 10 points that it had in one of 56 (a guess).
  static let searchFieldHeight: BySystem<Double> = [7: 36, 26: 44]
  /// The radius of the corners of search fields, or `nil` for capsules (a guess).
  static let searchFieldRadius: BySystem<Double?> = [7: 10, 26: nil]
  /// The radius of the corners of the date and time of a compact date picker, or `nil` for capsules
  /// (a guess).
  static let dateFieldRadius: BySystem<Double?> = [7: 6, 26: nil]
  /// The radius of the corners of a card, and of a sheet (a guess).
  static let sheetRadius: BySystem<Double> = [7: 10, 26: 38]
  /// The radius of the corners of a popover (a guess).
  static let popoverRadius: BySystem<Double> = [7: 13, 26: 26]
  /// The radius of the corners of an alert (a guess).
  static let alertRadius: BySystem<Double> = [7: 14, 26: 34]
  /// Whether the actions of alerts are capsules instead of being separated by lines (a guess).
  static let hasCapsuleActions: BySystem<Bool> = [7: false, 26: true]
}
