/// What a system draws apart from measures of layout: two systems with the same colours and shapes have equal looks.
package struct SystemLook: Hashable, Sendable {
  /// The first system with the same colours.
  let colors: SystemVersion
  /// The radius of the corners of an inset table's sections, in points.
  package let sectionRadius: Double
  /// The radius of the corners of a configured button whose style is dynamic, in points; nil for a capsule.
  package let buttonRadius: Double?
  /// The font size of items and titles of bars, in points.
  package let barFontSize: Double
  /// The font size of large titles, in points.
  package let largeTitleFontSize: Double
  /// The font size of the titles of segmented controls, in points.
  package let segmentFontSize: Double

  /// What a system draws.
  package init(_ system: SystemVersion) {
    let change = SystemColorTable.newer.last { SystemVersion($0.first) <= system }
    colors = change.map { SystemVersion($0.first) } ?? .oldest
    sectionRadius = LookTable.sectionRadius.value(for: system)
    buttonRadius = LookTable.buttonRadius.value(for: system)
    barFontSize = BarTable.fontSize.value(for: system)
    largeTitleFontSize = BarTable.largeTitleFontSize.value(for: system)
    segmentFontSize = ControlTable.segmentFontSize.value(for: system)
  }
}
