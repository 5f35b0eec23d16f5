import InterfaceTraits

/// The system's colours in one appearance.
package struct SystemPalette: Hashable, Sendable {
  /// What the colours depend on.
  package let appearance: SystemColors.Appearance

  /// The colours of an appearance.
  package init(_ appearance: SystemColors.Appearance) { self.appearance = appearance }

  /// A colour of the palette.
  package subscript(color: SystemColor) -> RGBA { SystemColors.color(color, appearance) }

  /// The ground of bars without a colour of their own.
  package var bar: RGBA {
    appearance.style == .dark ? BarLook.ground.dark : BarLook.ground.light
  }
}
