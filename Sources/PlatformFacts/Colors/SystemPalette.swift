import InterfaceTraits

/// The system colors in one appearance.
package struct SystemPalette: Hashable, Sendable {
  /// The appearance of the colors.
  package let appearance: SystemColors.Appearance

  package init(_ appearance: SystemColors.Appearance) { self.appearance = appearance }

  /// Returns a color of the palette.
  package subscript(color: SystemColor) -> RGBA { SystemColors.color(color, appearance) }

  /// The background of bars without a color of their own; clear where the items of bars are on
  /// glass.
  package var bar: RGBA {
    if appearance.appearanceSet.hasGlassBars { return .gray(0, alpha: 0) }
    return appearance.style == .dark ? BarAppearance.ground.dark : BarAppearance.ground.light
  }

  /// The color of glass, and of the line around it.
  package var glass: (fill: RGBA, line: RGBA) {
    typealias Glass = BarAppearance.Glass
    return appearance.style == .dark
      ? (Glass.fill.dark, Glass.line.dark) : (Glass.fill.light, Glass.line.light)
  }
}
