package import InterfaceTraits
package import PlatformFacts

/// A window with a custom size and traits, on no particular device.
package struct CustomWindow: Hashable, Sendable {
  /// The name of its configuration.
  package let name: String
  /// The size, in points; finite and not negative.
  package let size: LayoutSize
  /// The traits that select overrides and assets; the display scale is always specified.
  package let traits: TraitCollection
  /// The number of pixels per point.
  package let scale: Double
  /// The insets of the status bar and the shape of the screen, or `nil` for those of cells.
  package let safeArea: LayoutInsets?
  /// The y coordinate at which a navigation bar begins, in points, or `nil` for the end of the safe
  /// area's top inset.
  package var navigationBarTop: Double?
  /// Whether the top inset is that of a status bar, which the app can hide.
  package var topInsetIsStatusBar = false
  /// Whether the screen has a home indicator.
  package let hasHomeIndicator: Bool
  /// The height of the area at the bottom that the system keyboard covers, in points.
  package let keyboardHeight: Double
  /// The window of a foldable phone that contains it, or `nil` on other devices.
  package let foldable: FoldableWindow?

  /// Creates a window, replacing invalid values by defaults.
  ///
  /// - Parameters:
  ///   - name: The name of its configuration.
  ///   - size: The size; an invalid length counts as 0.
  ///   - traits: The traits; an unspecified or invalid display scale counts as 2.
  ///   - safeArea: The insets of the status bar and the shape of the screen, or `nil` for those of
  ///     cells.
  ///   - standardIdiom: The idiom that replaces an unspecified one.
  ///   - hasHomeIndicator: Whether the screen has a home indicator.
  ///   - keyboardHeight: The height of the area at the bottom that the system keyboard covers, at
  ///     most that of the window.
  ///   - foldable: The window of a foldable phone that contains it, or `nil` on other devices.
  package init(
    name: String, size: LayoutSize, traits: TraitCollection, safeArea: LayoutInsets?,
    standardIdiom: TraitCollection.Idiom?, hasHomeIndicator: Bool = false,
    keyboardHeight: Double = 0, foldable: FoldableWindow? = nil
  ) {
    func length(_ points: Double) -> Double { min(max(0, points.isNaN ? 0 : points), Self.longest) }
    self.name = name
    self.hasHomeIndicator = hasHomeIndicator
    self.foldable = foldable
    self.size = LayoutSize(width: length(size.width), height: length(size.height))
    self.keyboardHeight = min(length(keyboardHeight), self.size.height)
    self.safeArea = safeArea.map {
      LayoutInsets(
        top: length($0.top), left: length($0.left), bottom: length($0.bottom),
        right: length($0.right))
    }
    let scale = traits.displayScale ?? GenericCanvas.cellScale
    self.scale = Self.scales.contains(scale) ? scale : GenericCanvas.cellScale
    var traits = traits
    traits.displayScale = self.scale
    traits.userInterfaceIdiom = traits.userInterfaceIdiom ?? standardIdiom
    self.traits = traits
  }

  /// The maximum length, in points, which exceeds that of any screen.
  private static let longest = 1e6
  /// The valid numbers of pixels per point, up to more than any screen has.
  static let scales = 1...16.0
}
