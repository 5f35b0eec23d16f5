/// The system font that a system uses.
package enum SystemFontEra: UInt8, Hashable, Sendable, CaseIterable {
  /// Helvetica Neue, as on iOS 7 and 8.
  case helveticaNeue
  /// San Francisco with separate designs for text (below 20 points) and display, iOS 9 to 13.
  case staticSanFrancisco
  /// San Francisco with a continuous optical size between 17 and 28 points, iOS 14 and later.
  case variableSanFrancisco

  /// Returns the font of a system.
  package init(_ system: SystemVersion) { self = TextTable.font.value(for: system) }
}
