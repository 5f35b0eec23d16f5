import InterfaceTraits
import InterfaceSource
import Ninefold

/// A picture as a part of another one.
///
/// It is a nested `svg` element, not an image: librsvg draws SVG images only with a loader that not
/// every system has.
enum NestedPicture {
  /// Returns the element.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - frame: The place of the picture in the outer one, in its coordinate space.
  ///   - prefix: The prefix of the picture's ids, which distinguishes them from those of others.
  /// - Returns: The element, with `viewBox` and clipped to the frame.
  static func svg(_ scene: DrawnScene, in frame: LayoutRect, prefix: String) -> String {
    let size = [scene.canvas.width, scene.canvas.height].map(ReviewPicture.number)
    return """
      <svg \(ReviewPicture.place(frame)) viewBox="0 0 \(size[0]) \(size[1])">
      """ + String(decoding: prefixed(scene.svg, with: prefix), as: UTF8.self) + "</svg>"
  }

  /// Returns a picture whose ids, and the references to them, begin with a prefix.
  static func prefixed(_ svg: [UInt8], with prefix: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count + svg.count / 16)
    var isInTag = false
    var quote: UInt8?
    for (index, byte) in svg.enumerated() {
      result.append(byte)
      if !isInTag {
        isInTag = byte == UInt8(ascii: "<")
      } else if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "#"), isReference(svg, at: index) { result += prefix.utf8 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        if svg[..<index].suffix(4).elementsEqual(" id=".utf8) { result += prefix.utf8 }
      } else if byte == UInt8(ascii: ">") {
        isInTag = false
      }
    }
    return result
  }

  /// Whether a number sign follows `href="` or `url(`.
  private static func isReference(_ svg: [UInt8], at index: Int) -> Bool {
    let before = svg[..<index]
    return before.suffix(4).elementsEqual("url(".utf8)
      || before.suffix(6).elementsEqual("href=\"".utf8)
  }
}
