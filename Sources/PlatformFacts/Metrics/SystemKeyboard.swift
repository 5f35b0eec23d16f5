package import InterfaceTraits

/// The system keyboard on one kind of screen in one orientation, docked at the bottom of the screen.
///
/// It is as wide as the screen.
package struct SystemKeyboard: Hashable, Sendable {
  /// The certainty of a height.
  package enum Origin: Hashable, Sendable {
    /// The height was measured on this screen and system.
    case measured
    /// The height was measured on this screen, on another version of the system.
    case otherSystem
    /// The height is that of the most similar screen, whose size in portrait is given, in points.
    case similarScreen(LayoutSize)
  }

  /// The height of the area at the bottom of the screen that it covers, in points.
  package let height: Double
  /// The certainty of the height.
  package let origin: Origin

  /// The source of the height as a phrase, such as `measured on iOS 26.5`.
  package var source: String {
    let measured = "measured on iOS \(KeyboardTable.measuredSystem.text)"
    guard case .similarScreen(let size) = origin else { return measured }
    let sides = "\(Int(size.width)) × \(Int(size.height))"
    return "\(measured) on the most similar screen, of \(sides) points"
  }

  /// Creates the keyboard on a screen, or returns `nil` where its height is unknown and for devices
  /// that show none.
  ///
  /// Source: `KeyboardTable`.
  /// - Parameters:
  ///   - size: The size of the screen in portrait, in points.
  ///   - idiom: The kind of device.
  ///   - hasHomeIndicator: Whether the screen has a home indicator.
  ///   - orientation: The orientation of the screen.
  ///   - system: The version of the system.
  package init?(
    onScreenOf size: LayoutSize, _ idiom: TraitCollection.Idiom, hasHomeIndicator: Bool,
    _ orientation: Orientation, on system: SystemVersion
  ) {
    let upright = LayoutSize(
      width: min(size.width, size.height), height: max(size.width, size.height))
    guard !KeyboardTable.unknownScreens.contains(upright) else { return nil }
    /// Returns the difference of a screen from this one: a different kind of button matters more
    /// than any size.
    func difference(_ row: KeyboardTable.Row, _ screen: LayoutSize) -> (Int, Double) {
      (
        row.hasHomeIndicator == hasHomeIndicator ? 0 : 1,
        abs(screen.width - upright.width) + abs(screen.height - upright.height)
      )
    }
    let candidates = KeyboardTable.rows.filter { $0.idiom == idiom }.flatMap { row in
      row.screens.map { (row: row, screen: $0, difference: difference(row, $0)) }
    }
    guard let nearest = candidates.min(by: { $0.difference < $1.difference }) else { return nil }
    let heights = nearest.row.height.value(for: system)
    let isMeasuredSystem = system.major == KeyboardTable.measuredSystem.major
    height = orientation == .portrait ? heights.portrait : heights.landscape
    origin =
      nearest.difference == (0, 0)
      ? (isMeasuredSystem ? .measured : .otherSystem) : .similarScreen(nearest.screen)
  }
}

extension Device {
  /// Returns the keyboard on the device, or `nil` if its height is unknown or the device shows none.
  package func keyboard(_ orientation: Orientation, on system: SystemVersion) -> SystemKeyboard? {
    SystemKeyboard(
      onScreenOf: portraitSize, idiom, hasHomeIndicator: hasHomeIndicator, orientation, on: system)
  }
}
