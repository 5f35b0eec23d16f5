import InterfaceComparison
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import Ninefold
import PlatformFacts

/// The picture of a scene before and after a change, side by side, with frames around the objects
/// that changed.
struct ReviewPicture {
  /// A changed object on both sides.
  struct Mark: Hashable {
    /// The id and the name of the object on one side.
    struct Side: Hashable {
      let id: String
      let name: String
    }

    let before: Side?
    let after: Side?
  }

  /// Large enough for the text of a phone to be readable, and two beside each other on a page of
  /// 1,012 points, such as GitHub's.
  private static let largest = LayoutSize(width: 460, height: 720)
  private static let margin = 16.0
  private static let head = 64.0

  private enum Colors {
    static let ink = RGBA(0x1F, 0x23, 0x28)
    static let secondary = RGBA(0x57, 0x60, 0x6A)
    static let before = RGBA(0xCF, 0x22, 0x2E)
    static let after = RGBA(0x1A, 0x7F, 0x37)
  }

  private let captions: Captions
  /// The pictures, frames and boxes.
  private var shapes = ""
  /// The texts over them.
  private var lines: [CaptionLine] = []

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
  ///   - captions: Writes the texts.
  /// - Returns: An SVG document.
  static func svg(
    before: DrawnScene?, after: DrawnScene?, title: String, caption: String, marks: [Mark],
    showsDifference: Bool, _ captions: Captions
  ) -> [UInt8] {
    let sizes = [before, after].compactMap { $0?.canvas }
    let width = max(sizes.map(\.width).max() ?? 0, 1)
    let height = max(sizes.map(\.height).max() ?? 0, 1)
    let scale = min(1, largest.width / width, largest.height / height)
    let panel = LayoutSize(
      width: max(width * scale, 150), height: (height * scale).rounded(.up))
    let count = showsDifference ? 3.0 : 2.0
    let whole = LayoutSize(
      width: count * panel.width.rounded(.up) + (count + 1) * margin,
      height: panel.height + head + margin)
    var picture = ReviewPicture(captions: captions)
    picture.line(
      title, x: margin, y: 22, size: 14, weight: 600, room: whole.width - 2 * margin)
    picture.line(
      caption, x: margin, y: 39, size: 12, color: Colors.secondary,
      room: whole.width - 2 * margin)
    let right = 2 * margin + panel.width.rounded(.up)
    picture.side(
      before, "Before", color: Colors.before, x: margin, scale, panel,
      marks.compactMap(\.before))
    picture.side(
      after, "After", color: Colors.after, x: right, scale, panel,
      marks.compactMap(\.after))
    if showsDifference {
      picture.difference(
        before, after, x: right + margin + panel.width.rounded(.up), scale, panel)
    }
    let size = "width=\"\(number(whole.width))\" height=\"\(number(whole.height))\""
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(size)>\
      <rect width="100%" height="100%" fill="#f6f8fa"/>\(picture.shapes)
      """.utf8) + captions.svg(picture.lines, size: whole, title: title) + Array("</svg>".utf8)
  }

  private init(captions: Captions) { self.captions = captions }

  private mutating func side(
    _ scene: DrawnScene?, _ name: String, color: RGBA, x: Double, _ scale: Double,
    _ panel: LayoutSize, _ marks: [Mark.Side]
  ) {
    let head = Self.head
    line(name, x: x, y: head - 6, size: 12, weight: 600, color: color, room: panel.width)
    guard let scene else {
      rect(
        LayoutRect(x: x, y: head, width: panel.width, height: panel.height),
        ##"fill="none" stroke="#d0d7de" stroke-dasharray="4 4""##)
      return line(
        "Not present", x: x + 8, y: head + 22, size: 12, color: Colors.secondary,
        room: panel.width)
    }
    let shown = LayoutRect(
      x: x, y: head, width: scene.canvas.width * scale, height: scene.canvas.height * scale)
    shapes += NestedPicture.svg(scene, in: shown, prefix: "\(name.lowercased())-")
    rect(shown, ##"fill="none" stroke="#d0d7de""##)
    func placed(_ frame: LayoutRect) -> LayoutRect {
      LayoutRect(
        x: x + frame.x * scale, y: head + frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
    var tags = TagPlaces(
      in: LayoutRect(x: x, y: head, width: panel.width, height: panel.height),
      texts: scene.texts.map(placed))
    for mark in marks {
      guard let frame = scene.frames[mark.id].map(placed) else { continue }
      guard let visible = Self.intersection(frame, shown) else { continue }
      rect(
        LayoutRect(
          x: visible.x - 1, y: visible.y - 1, width: visible.width + 2, height: visible.height + 2),
        #"rx="2" fill="none" stroke="\#(color.hexadecimal)" stroke-width="2""#)
      tag(mark.name, of: visible, color, &tags)
    }
  }

  /// Draws both states, the new one blended with the former one by the difference of their colors.
  private mutating func difference(
    _ before: DrawnScene?, _ after: DrawnScene?, x: Double, _ scale: Double, _ panel: LayoutSize
  ) {
    line("Difference", x: x, y: Self.head - 6, size: 12, weight: 600, room: panel.width)
    let images = [before, after].compactMap(\.self).enumerated().map { number, scene in
      let picture = NestedPicture.svg(
        scene,
        in: LayoutRect(
          x: x, y: Self.head, width: scene.canvas.width * scale,
          height: scene.canvas.height * scale),
        prefix: "difference\(number)-")
      return number == 0 ? picture : "<g style=\"mix-blend-mode:difference\">\(picture)</g>"
    }
    shapes += "<g style=\"isolation:isolate\">\(images.joined())</g>"
  }

  /// Draws the name of an object beside its frame, unless it would cover another name.
  private mutating func tag(
    _ name: String, of frame: LayoutRect, _ color: RGBA, _ tags: inout TagPlaces
  ) {
    var line = CaptionLine(name.shortened(to: 30), x: 0, baseline: 0, size: 10, color: .white)
    let size = LayoutSize(width: captions.width(of: line) + 8, height: 15)
    guard let box = tags.place(size, beside: frame) else { return }
    rect(box, #"rx="2" fill="\#(color.hexadecimal)""#)
    line.x = box.x + 4
    line.baseline = box.y + 11
    lines.append(line)
  }

  private mutating func line(
    _ text: String, x: Double, y: Double, size: Double, weight: Int = 400,
    color: RGBA = Colors.ink, room: Double
  ) {
    let short = text.shortened(to: Int(room / (Self.letterWidth * size)))
    lines.append(
      CaptionLine(short, x: x, baseline: y, size: size, weight: weight, color: color))
  }

  /// The guessed width of a letter, per point of its size, with which long texts are shortened.
  private static let letterWidth = 0.58

  private mutating func rect(_ rect: LayoutRect, _ attributes: String) {
    shapes += "<rect \(Self.place(rect)) \(attributes)/>"
  }

  static func place(_ rect: LayoutRect) -> String {
    """
    x="\(number(rect.x))" y="\(number(rect.y))" width="\(number(rect.width))" \
    height="\(number(rect.height))"
    """
  }

  static func intersection(_ one: LayoutRect, _ other: LayoutRect) -> LayoutRect? {
    let (x, y) = (max(one.x, other.x), max(one.y, other.y))
    let width = min(one.x + one.width, other.x + other.width) - x
    let height = min(one.y + one.height, other.y + other.height) - y
    return width >= 0 && height >= 0 ? LayoutRect(x: x, y: y, width: width, height: height) : nil
  }

  static func number(_ number: Double) -> String {
    PointText.text((number * 100).rounded() / 100)
  }
}
