package import InterfaceComparison
import InterfacePicture
import InterfaceTraits
package import Ninefold
import PlatformFacts

/// A picture of a scene of which only a layout file is available: labeled boxes.
package enum OutlinePicture {
  /// Returns the picture as SVG, with labels that `captions` writes.
  package static func svg(_ outline: LayoutFile.Outline, _ captions: Captions) -> [UInt8] {
    let (width, height) = (number(outline.size.width), number(outline.size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\">"
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/>"
    for box in outline.boxes {
      text += "<rect x=\"\(number(box.frame.x))\" y=\"\(number(box.frame.y))\" "
      text +=
        "width=\"\(number(max(box.frame.width, 0)))\" height=\"\(number(max(box.frame.height, 0)))\" "
      text += "fill=\"#007aff\" fill-opacity=\"0.05\" stroke=\"#007aff\" stroke-width=\"0.5\"/>"
    }
    let labels = outline.boxes.map { box in
      CaptionLine(
        box.text ?? box.element, x: box.frame.x + 2, baseline: box.frame.y + 10, size: 10,
        color: .gray(0x33))
    }
    return Array(text.utf8) + captions.svg(labels, size: outline.size, title: "")
      + Array("</svg>".utf8)
  }

  private static func number(_ number: Double) -> String {
    "\((number * 100).rounded() / 100)"
  }
}
