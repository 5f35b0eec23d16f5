import InterfaceTraits
import PlatformFacts

/// Wheels side by side, each with its middle text in the band.
enum PickerView {
  private typealias Appearance = ControlAppearance.Picker
  /// The content of a picker without data in Interface Builder.
  static let places = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]

  static func draw(_ columns: [[String]], _ view: DrawnView, _ drawing: inout Drawing) {
    guard !columns.isEmpty, view.width > 0 else { return }
    drawing.rect(
      LayoutRect(
        x: min(Appearance.bandInset, view.midX), y: view.midY - Appearance.bandHeight / 2,
        width: max(view.width - 2 * Appearance.bandInset, 0), height: Appearance.bandHeight),
      radius: Appearance.bandRadius, fill: view.palette[.tertiarySystemFill])
    let width = view.width / Double(columns.count)
    drawing.group(clip: .init(rect: view.bounds)) { drawing in
      for (number, rows) in columns.enumerated() {
        for (index, row) in rows.enumerated() {
          let distance = index - rows.count / 2
          let fade = Appearance.fades[min(abs(distance), Appearance.fades.count - 1)]
          let style = DrawnTextStyle(
            size: Appearance.fontSize - Appearance.fontStep * Double(abs(distance)),
            color: view.palette[.label].faded(fade), anchor: .middle)
          let y = view.midY - Appearance.rowHeight / 2 + Appearance.rowHeight * Double(distance)
          drawing.text(
            row,
            in: LayoutRect(
              x: width * Double(number), y: y, width: width, height: Appearance.rowHeight),
            style)
        }
      }
    }
  }
}
