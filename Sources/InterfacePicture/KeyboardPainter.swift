import InterfaceTraits
import PlatformFacts

/// The system keyboard, which is not part of the interface: a plate with keys without letters.
enum KeyboardPainter {
  private typealias Appearance = KeyboardAppearance

  /// Draws a keyboard.
  ///
  /// - Parameters:
  ///   - frame: Its frame, in points.
  ///   - palette: The system's colors.
  ///   - drawing: Receives the shapes.
  static func draw(in frame: LayoutRect, _ palette: SystemPalette, _ drawing: inout Drawing) {
    drawing.rect(frame, fill: palette[.systemGray4])
    let top = frame.y + frame.height * Appearance.top
    let height =
      frame.height * (1 - Appearance.top - Appearance.bottom) / Double(Appearance.keyCounts.count)
    for (row, count) in Appearance.keyCounts.enumerated() {
      let share = count == 1 ? Appearance.spaceBarWidth : Appearance.keyWidth
      let width = frame.width * share
      let left = frame.x + (frame.width - width * Double(count)) / 2
      for key in 0..<count {
        let cell = LayoutRect(
          x: left + width * Double(key), y: top + height * Double(row), width: width,
          height: height)
        drawing.rect(
          cell.inset(Appearance.gap / 2), radius: Appearance.radius,
          fill: palette[.secondarySystemGroupedBackground])
      }
    }
  }
}
