/// The look of a system apart from its layout metrics; two systems with the same colors and shapes
/// have equal looks.
package struct AppearanceSet: Hashable, Sendable {
  /// The design, on which drawing code bases whatever follows neither the system nor a value below.
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
  }
}
