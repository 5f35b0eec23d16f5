import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// The labels of sheets, which are as wide as measured in any font.
struct SheetText {
  private let measurer = TextMeasurer()
  private let environment = TextEnvironment(.uiKit(.newest), scale: 2)

  /// Returns the width of a text in points.
  func width(_ text: String, _ style: DrawnTextStyle) -> Double {
    measurer.measure(text, font: style.font, environment: environment).size.width
  }

  /// Returns a text and its width, with an ellipsis in its middle if it is too wide.
  func fitting(
    _ text: String, _ style: DrawnTextStyle, width limit: Double
  ) -> (text: String, width: Double) {
    let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let width = width(text, style)
    guard width > limit else { return (text, width) }
    let characters = Array(text)
    var (low, high) = (0, min(characters.count, 400) - 1)
    func shortened(_ count: Int) -> String {
      let tail = count / 3
      return String(characters.prefix(count - tail)) + "…" + String(characters.suffix(tail))
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(shortened(middle), style) <= limit { low = middle } else { high = middle - 1 }
    }
    let result = shortened(max(low, 0))
    return (result, self.width(result, style))
  }

  /// Draws a title and a description of it in one line, both shortened to a width.
  func draw(
    title: String, about: String, x: Double, baseline: Double, width limit: Double,
    _ style: DrawnTextStyle, _ drawing: inout Drawing
  ) {
    let separator = " · "
    let room = limit - width(separator, style)
    let needed = width(about, style)
    let titleRoom = max(room - needed, room * 0.6)
    let shown = fitting(title, style, width: titleRoom)
    let rest = fitting(about, style, width: room - shown.width)
    draw(
      shown.text + separator + rest.text, x: x, baseline: baseline, width: limit, style, &drawing)
  }

  /// Draws a text at a point, shortened to a width.
  func draw(
    _ text: String, x: Double, baseline: Double, width limit: Double, _ style: DrawnTextStyle,
    _ drawing: inout Drawing
  ) {
    let (text, width) = fitting(text, style, width: limit)
    drawing.text(text, x: x, baseline: baseline, style, width: width)
  }
}
