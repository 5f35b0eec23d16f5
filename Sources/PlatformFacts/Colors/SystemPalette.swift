import InterfaceTraits

/// The system colors in one appearance.
package struct SystemPalette: Hashable, Sendable {
  /// The appearance of the colors.
  package let appearance: SystemColors.Appearance

  package init(_ appearance: SystemColors.Appearance) { self.appearance = appearance }

  /// Returns a color of the palette.
  package subscript(color: SystemColor) -> RGBA { SystemColors.color(color, appearance) }

  /// The design of what is drawn with these colors.
  package var design: InterfaceDesign { appearance.appearanceSet.design }

  /// The background of bars without a color of their own.
  package var bar: RGBA {
    appearance.style == .dark ? BarAppearance.ground.dark : BarAppearance.ground.light
  }
}
