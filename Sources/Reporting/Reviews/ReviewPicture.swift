import InterfaceComparison
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import Ninefold

/// The picture of a scene before and after a change, side by side, with frames around the objects
/// that changed.
enum ReviewPicture {
  /// A changed object: its name and its ids on both sides.
  struct Mark: Hashable {
    let name: String
    let before: String?
    let after: String?
  }

  /// Large enough for the text of a phone to be readable, and two beside each other on a page of
  /// 1,012 points, such as GitHub's.
  private static let largest = LayoutSize(width: 460, height: 720)
  private static let margin = 16.0
  private static let head = 64.0

  /// Returns the picture as SVG.
  ///
  /// - Parameters:
  ///   - before: The former state, or `nil` if there was none.
  ///   - after: The new state, or `nil` if there is none.
  ///   - title: The name of the scene.
  ///   - caption: The names of the configurations.
  ///   - marks: The objects that changed.
  ///   - showsDifference: Whether a third part shows the difference of both: black where they are
  ///     the same.
  /// - Returns: An SVG document.
  static func svg(
    before: DrawnScene?, after: DrawnScene?, title: String, caption: String, marks: [Mark],
    showsDifference: Bool = false
  ) -> [UInt8] {
    let sizes = [before, after].compactMap { $0?.size }
    let width = max(sizes.map(\.width).max() ?? 0, 1)
    let height = max(sizes.map(\.height).max() ?? 0, 1)
    let scale = min(1, largest.width / width, largest.height / height)
    let panel = LayoutSize(
      width: max(width * scale, 150), height: (height * scale).rounded(.up))
    let count = showsDifference ? 3.0 : 2.0
    let whole = LayoutSize(
      width: count * panel.width.rounded(.up) + (count + 1) * margin,
      height: panel.height + head + margin)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(whole.width))\" "
    text +=
      "height=\"\(number(whole.height))\" font-family=\"Inter, 'Helvetica Neue', Arial, sans-serif\">"
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#f6f8fa\"/>"
    text += line(title, x: margin, y: 22, size: 14, weight: 600, room: whole.width - 2 * margin)
    text += line(
      caption, x: margin, y: 39, size: 12, color: "#57606a", room: whole.width - 2 * margin)
    let right = 2 * margin + panel.width.rounded(.up)
    text += side(
      before, "Before", color: "#cf222e", x: margin, scale, panel,
      marks.compactMap { mark in mark.before.map { ($0, mark.name) } })
    text += side(
      after, "After", color: "#1a7f37", x: right, scale, panel,
      marks.compactMap { mark in mark.after.map { ($0, mark.name) } })
    if showsDifference {
      text += difference(before, after, x: right + margin + panel.width.rounded(.up), scale, panel)
    }
    return Array((text + "</svg>").utf8)
  }

  private static func side(
    _ scene: DrawnScene?, _ name: String, color: String, x: Double, _ scale: Double,
    _ panel: LayoutSize, _ marks: [(id: String, name: String)]
  ) -> String {
    var text = line(name, x: x, y: head - 6, size: 12, weight: 600, color: color, room: panel.width)
    guard let scene else {
      return text
        + """
        <rect x="\(number(x))" y="\(number(head))" width="\(number(panel.width))" \
        height="\(number(panel.height))" fill="none" stroke="#d0d7de" stroke-dasharray="4 4"/>
        """
        + line("Not present", x: x + 8, y: head + 22, size: 12, color: "#57606a", room: panel.width)
    }
    let size = LayoutSize(width: scene.size.width * scale, height: scene.size.height * scale)
    text += image(of: scene, x: x, scale)
    text += """
      <rect x="\(number(x))" y="\(number(head))" width="\(number(size.width))" \
      height="\(number(size.height))" fill="none" stroke="#d0d7de"/>
      """
    var tags: [LayoutRect] = []
    for mark in marks {
      guard var frame = scene.frames[mark.id] else { continue }
      frame = LayoutRect(
        x: x + frame.x * scale, y: head + frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
      guard
        let visible = intersection(
          frame, LayoutRect(x: x, y: head, width: size.width, height: size.height))
      else { continue }
      text += """
        <rect x="\(number(visible.x - 1))" y="\(number(visible.y - 1))" \
        width="\(number(visible.width + 2))" height="\(number(visible.height + 2))" rx="2" \
        fill="none" stroke="\(color)" stroke-width="2"/>
        """
      text += tag(mark.name, of: visible, color, &tags, right: x + panel.width)
    }
    return text
  }

  private static func image(
    of scene: DrawnScene, x: Double, _ scale: Double, style: String = ""
  ) -> String {
    let size = LayoutSize(width: scene.size.width * scale, height: scene.size.height * scale)
    // Viewers draw an image in the pixels of its own size and scale that.
    let sharp =
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(number(3 * size.width))" \
        height="\(number(3 * size.height))" \
        viewBox="0 0 \(number(scene.size.width)) \(number(scene.size.height))">
        """.utf8) + scene.svg + Array("</svg>".utf8)
    let data = String(decoding: Base64.text(sharp), as: UTF8.self)
    return """
      <image x="\(number(x))" y="\(number(head))" width="\(number(size.width))" \
      height="\(number(size.height))"\(style) href="data:image/svg+xml;base64,\(data)"/>
      """
  }

  /// Returns both states, the new one blended with the former one by the difference of their
  /// colors.
  private static func difference(
    _ before: DrawnScene?, _ after: DrawnScene?, x: Double, _ scale: Double, _ panel: LayoutSize
  ) -> String {
    let text = line("Difference", x: x, y: head - 6, size: 12, weight: 600, room: panel.width)
    let images = [before, after].compactMap(\.self).enumerated().map { number, scene in
      image(
        of: scene, x: x, scale, style: number == 0 ? "" : " style=\"mix-blend-mode:difference\"")
    }
    return text + "<g style=\"isolation:isolate\">\(images.joined())</g>"
  }

  /// Returns the name of an object beside its frame, unless it would cover another name.
  private static func tag(
    _ name: String, of frame: LayoutRect, _ color: String, _ tags: inout [LayoutRect],
    right: Double
  ) -> String {
    let (height, short) = (15.0, name.shortened(to: 30))
    let width = letterWidth * 10 * Double(short.unicodeScalars.count) + 8
    let x = max(min(frame.x - 1, right - width), 0)
    for y in [frame.y - 1 - height, frame.y + frame.height + 1] {
      let box = LayoutRect(x: x, y: y, width: width, height: height)
      guard y >= head, !tags.contains(where: { intersection($0, box) != nil }) else { continue }
      tags.append(box)
      return """
        <rect x="\(number(x))" y="\(number(y))" width="\(number(width))" height="15" rx="2" \
        fill="\(color)"/>
        """
          + line(short, x: x + 4, y: y + 11, size: 10, color: "#ffffff", room: width)
    }
    return ""
  }

  private static func line(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400,
    color: String = "#1f2328", room: Double
  ) -> String {
    let short = text.shortened(to: Int(room / (letterWidth * size)))
    return """
      <text x="\(number(x))" y="\(number(y))" font-size="\(number(size))" font-weight="\(weight)" \
      fill="\(color)">\(XMLText.line(short))</text>
      """
  }

  /// The guessed width of a letter of the pictures' captions, per point of its size.
  private static let letterWidth = 0.58

  private static func intersection(_ one: LayoutRect, _ other: LayoutRect) -> LayoutRect? {
    let (x, y) = (max(one.x, other.x), max(one.y, other.y))
    let width = min(one.x + one.width, other.x + other.width) - x
    let height = min(one.y + one.height, other.y + other.height) - y
    return width >= 0 && height >= 0 ? LayoutRect(x: x, y: y, width: width, height: height) : nil
  }

  private static func number(_ number: Double) -> String {
    PointText.text((number * 100).rounded() / 100)
  }
}
