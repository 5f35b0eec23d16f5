package import InterfaceComparison
import InterfaceSource
import InterfaceTraits

/// A picture of a scene of which only a layout file is available: labeled boxes.
package enum OutlinePicture {
  /// Returns the picture as SVG.
  package static func svg(_ outline: LayoutFile.Outline) -> [UInt8] {
    let (width, height) = (number(outline.size.width), number(outline.size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\" font-family=\"sans-serif\" font-size=\"10\">"
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/>"
    for box in outline.boxes {
      text += "<rect x=\"\(number(box.frame.x))\" y=\"\(number(box.frame.y))\" "
      text +=
        "width=\"\(number(max(box.frame.width, 0)))\" height=\"\(number(max(box.frame.height, 0)))\" "
      text += "fill=\"#007aff\" fill-opacity=\"0.05\" stroke=\"#007aff\" stroke-width=\"0.5\"/>"
      text +=
        "<text x=\"\(number(box.frame.x + 2))\" y=\"\(number(box.frame.y + 10))\" fill=\"#333\">"
      text += XMLText.line(box.text ?? box.element) + "</text>"
    }
    return Array((text + "</svg>").utf8)
  }

  private static func number(_ number: Double) -> String {
    "\((number * 100).rounded() / 100)"
  }
}
