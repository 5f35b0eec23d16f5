import InterfaceLayout
import InterfaceTraits
import PlatformFacts

/// The description of a layout's problems in a picture.
enum LayoutCaption {
  /// Dark enough on white (5.3 : 1) and on the background of sheets (4.6 : 1).
  static let color = RGBA(red: 0.79, green: 0.2, blue: 0, alpha: 1)
  private static let height = 26.0

  /// Draws the problems of a layout below a picture, on a background of their own.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - size: The size of the picture, which is increased by that of the caption.
  ///   - drawing: The drawing.
  static func draw(_ layout: Layout, below size: inout LayoutSize, _ drawing: inout Drawing) {
    guard let text = text(layout) else { return }
    let style = DrawnTextStyle(size: 13, weight: 500, color: color)
    size.width = max(size.width, style.guessedWidth(text) + 16)
    drawing.rect(LayoutRect(x: 0, y: size.height, width: size.width, height: height), fill: .white)
    drawing.text(text, x: 8, baseline: size.height + 17, style)
    size.height += height
  }

  /// Returns the problems of a layout in a sentence, or `nil` if there are none.
  static func text(_ layout: Layout) -> String? {
    let conflicts = layout.conflicts.count
    let ambiguities = layout.ambiguities.count
    var parts: [String] = []
    if conflicts > 0 { parts.append(conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts") }
    if ambiguities > 0 {
      parts.append(ambiguities == 1 ? "1 ambiguous view" : "\(ambiguities) ambiguous views")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
