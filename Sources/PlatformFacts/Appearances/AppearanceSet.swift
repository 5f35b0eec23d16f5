package import InterfaceTraits

/// The look of a system apart from its layout metrics; two systems with the same colors and shapes
/// have equal looks.
package struct AppearanceSet: Hashable, Sendable {
  /// The design that the look belongs to.
  package let design: InterfaceDesign
  /// The first system with the same colors.
  let colors: SystemVersion
  /// The radius of the corners of an inset table's sections, in points.
  package let sectionRadius: Double
  /// The corner radius of a configured button with the dynamic corner style, in points, or `nil`
  /// for a capsule.
  package let buttonRadius: Double?
  /// The font size of items and titles of bars, in points.
  package let barFontSize: Double
  /// The font size of large titles, in points.
  package let largeTitleFontSize: Double
  /// The font size of the titles of segmented controls, in points.
  package let segmentFontSize: Double

  /// The newest system with the design, and so with the same shapes.
  private let shapes: SystemVersion

  /// Creates the look of apps on a system.
  ///
  /// - Parameters:
  ///   - system: The version of the system.
  ///   - design: The app's design, or `nil` for that of the system.
  package init(_ system: SystemVersion, _ design: InterfaceDesign? = nil) {
    let system = design?.metricsSystem(on: system) ?? system
    self.design = InterfaceDesign(system)
    let change = SystemColorTable.newer.last { SystemVersion($0.first) <= system }
    colors = change.map { SystemVersion($0.first) } ?? .oldest
    sectionRadius = AppearanceTable.sectionRadius.value(for: system)
    buttonRadius = AppearanceTable.buttonRadius.value(for: system)
    barFontSize = BarTable.fontSize.value(for: system)
    largeTitleFontSize = BarTable.largeTitleFontSize.value(for: system)
    segmentFontSize = ControlTable.segmentFontSize.value(for: system)
    shapes = self.design.metricsSystem(on: .newest)
  }
}

/// The shapes of `AppearanceTable`.
extension AppearanceSet {
  /// Whether bars have no background, and their items are on capsules of glass.
  package var hasGlassBars: Bool { AppearanceTable.hasGlassBars.value(for: shapes) }
  /// Whether titles above the sections of grouped tables are in capitals.
  package var hasCapitalHeaders: Bool { AppearanceTable.hasCapitalHeaders.value(for: shapes) }
  /// The size of a switch's thumb, in points, or `nil` for a circle.
  package var switchThumb: LayoutSize? { AppearanceTable.switchThumb.value(for: shapes) }
  /// The size of a slider's thumb, in points, or `nil` for a circle.
  package var sliderThumb: LayoutSize? { AppearanceTable.sliderThumb.value(for: shapes) }
  /// The height of a slider's track, in points.
  package var sliderTrackHeight: Double { AppearanceTable.sliderTrackHeight.value(for: shapes) }
  /// The radius of the corners of segmented controls and steppers, in points, or `nil` for capsules.
  package var controlRadius: Double? { AppearanceTable.controlRadius.value(for: shapes) }
  /// The radius of the corners of a selected segment, in points, or `nil` for a capsule.
  package var selectionRadius: Double? { AppearanceTable.selectionRadius.value(for: shapes) }
  /// The height of the field of a search bar, in points.
  package var searchFieldHeight: Double { AppearanceTable.searchFieldHeight.value(for: shapes) }
  /// The radius of the corners of search fields, in points, or `nil` for capsules.
  package var searchFieldRadius: Double? { AppearanceTable.searchFieldRadius.value(for: shapes) }
  /// The radius of the corners of the fields of a compact date picker, in points, or `nil` for
  /// capsules.
  package var dateFieldRadius: Double? { AppearanceTable.dateFieldRadius.value(for: shapes) }
  /// The radius of the corners of a card, and of a sheet, in points.
  package var sheetRadius: Double { AppearanceTable.sheetRadius.value(for: shapes) }
  /// The radius of the corners of a popover, in points.
  package var popoverRadius: Double { AppearanceTable.popoverRadius.value(for: shapes) }
  /// The radius of the corners of an alert, in points.
  package var alertRadius: Double { AppearanceTable.alertRadius.value(for: shapes) }
  /// Whether the actions of alerts are capsules instead of being separated by lines.
  package var hasCapsuleActions: Bool { AppearanceTable.hasCapsuleActions.value(for: shapes) }
}
