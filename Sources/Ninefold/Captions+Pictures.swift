import InterfacePicture
import InterfaceTraits
import PlatformFacts

extension DrawnScene {
  /// Returns the scene with the texts of its picture as captions are written.
  package func outlined(by captions: Captions) -> DrawnScene {
    DrawnScene(
      title: title, svg: captions.outlined(svg), size: size, canvas: canvas, frames: frames,
      texts: texts, labels: labels, constraints: constraints)
  }
}

extension Captions {
  /// Returns a picture that Ninefold drew with the texts in the system font as captions are written.
  ///
  /// Texts in other fonts and with decorations stay as they are.
  func outlined(_ svg: [UInt8]) -> [UInt8] {
    var rest = Substring(decoding: svg, as: UTF8.self)
    var result = ""
    var count = 0
    while let start = rest.firstRange(of: "<text "),
      let end = rest[start.upperBound...].firstRange(
        of: "</text>")
    {
      result += rest[..<start.lowerBound]
      let element = rest[start.lowerBound..<end.upperBound]
      if let line = line(rest[start.upperBound..<end.lowerBound]) {
        count += 1
        result += nested(line, number: count)
      } else {
        result += element
      }
      rest = rest[end.upperBound...]
    }
    return Array((result + rest).utf8)
  }

  /// Returns a line as an element whose origin is that of the element around it.
  private func nested(_ line: CaptionLine, number: Int) -> String {
    let drawn = String(
      decoding: svg([line], size: LayoutSize(width: 1, height: 1), title: ""), as: UTF8.self)
    // The ids of each line are its own.
    let own = drawn.replacing("id=\"", with: "id=\"text\(number)-")
      .replacing("href=\"#", with: "href=\"#text\(number)-")
      .replacing("url(#", with: "url(#text\(number)-")
    return own.replacing("<svg ", with: "<svg overflow=\"visible\" ", maxReplacements: 1)
  }

  /// Reads the attributes and the content of a text element, or returns `nil` if it has others than
  /// those of a line in the system font.
  private func line(_ element: Substring) -> CaptionLine? {
    guard let close = element.firstIndex(of: ">") else { return nil }
    var values: [Substring: Substring] = [:]
    var attributes = element[..<close]
    while let equal = attributes.firstRange(of: "=\""),
      let quote = attributes[equal.upperBound...].firstIndex(of: "\"")
    {
      values[attributes[..<equal.lowerBound].drop { $0 == " " }] =
        attributes[equal.upperBound..<quote]
      attributes = attributes[quote...].dropFirst()
    }
    let known: Set<Substring> = [
      "x", "y", "font-size", "font-weight", "text-anchor", "textLength", "lengthAdjust", "fill",
    ]
    guard known.isSuperset(of: values.keys),
      let text = Self.characters(element[close...].dropFirst()),
      let size = values["font-size"].flatMap({ Double($0) }),
      let baseline = values["y"].flatMap({ Double($0) }),
      let x = values["x"].flatMap({ Double($0) }), let color = values["fill"].flatMap(Self.color)
    else { return nil }
    var line = CaptionLine(
      text, x: x, baseline: baseline, size: size,
      weight: values["font-weight"].flatMap { Int($0) } ?? 400, color: color,
      width: values["textLength"].flatMap { Double($0) })
    let width = line.width ?? width(of: line)
    switch values["text-anchor"] {
    case nil: break
    case "middle": line.x -= width / 2
    case "end": line.x -= width
    default: return nil
    }
    return line
  }

  private static func color(_ text: Substring) -> RGBA? {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return RGBA(Double(number >> 16), Double(number >> 8 & 0xFF), Double(number & 0xFF))
  }

  /// Returns character data without references, or `nil` if it contains elements or other references.
  private static func characters(_ data: Substring) -> String? {
    guard !data.contains("<") else { return nil }
    var text = String(data)
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacing(reference, with: character)
    }
    return text
  }
}
