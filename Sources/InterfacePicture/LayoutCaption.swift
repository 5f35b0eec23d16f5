import InterfaceLayout
import InterfaceTraits
import PlatformFacts

/// What a picture says of a layout in words.
enum LayoutCaption {
  /// Dark enough on white (5.3 : 1) and on the ground of sheets (4.6 : 1).
  static let color = RGBA(red: 0.79, green: 0.2, blue: 0, alpha: 1)
  private static let height = 26.0

  /// Draws what layout found wrong below a picture, on a ground of its own.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - size: The size of the picture so far, which becomes that with the caption.
  ///   - drawing: Where it is drawn.
  static func draw(_ layout: Layout, below size: inout LayoutSize, _ drawing: inout Drawing) {
    guard let text = text(layout) else { return }
    let style = DrawnTextStyle(size: 13, weight: 500, color: color)
    size.width = max(size.width, style.guessedWidth(text) + 16)
    drawing.rect(LayoutRect(x: 0, y: size.height, width: size.width, height: height), fill: .white)
    drawing.text(text, x: 8, baseline: size.height + 17, style)
    size.height += height
  }

  /// What layout found wrong, in a sentence; nil for nothing.
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
