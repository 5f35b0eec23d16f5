import InterfaceTraits
import PlatformFacts

/// A picture in the making: shapes, texts, groups, and the definitions that they share.
///
/// Coordinates are points in the innermost group.
struct Drawing {
  /// A line around a shape.
  struct Stroke {
    var color: RGBA
    /// Points.
    var width: Double = 1
    /// Lengths of dashes and gaps; none for a whole line.
    var dashes: [Double] = []
    /// Whether ends and corners are round.
    var isRound = false
  }

  var writer = SVGWriter(depth: 1)
  private var definitions = SVGWriter(depth: 2)
  private var clipCount = 0
  private var images: [String: Int] = [:]
  private var tints: [RGBA: Int] = [:]

  // MARK: Shapes

  mutating func rect(
    _ rect: Rect, radius: Double = 0, fill: RGBA? = nil, stroke: Stroke? = nil
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    var attributes = Self.attributes(of: rect)
    if radius > 0 {
      attributes.append(.length("rx", min(radius, rect.width / 2, rect.height / 2)))
    }
    writer.element("rect", attributes + Self.attributes(fill, stroke))
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, fill: RGBA? = nil, stroke: Stroke? = nil
  ) {
    guard radius > 0 else { return }
    writer.element(
      "circle",
      [.length("cx", x), .length("cy", y), .length("r", radius)] + Self.attributes(fill, stroke))
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ stroke: Stroke
  ) {
    writer.element(
      "line",
      [.length("x1", x1), .length("y1", y1), .length("x2", x2), .length("y2", y2)]
        + Self.attributes(of: stroke))
  }

  mutating func path(_ path: PathData, fill: RGBA? = nil, stroke: Stroke? = nil) {
    writer.element("path", [SVGAttribute("d", .path(path))] + Self.attributes(fill, stroke))
  }

  // MARK: Groups

  /// A group; none when nothing is drawn inside.
  mutating func group(
    _ attributes: [SVGAttribute], _ content: (inout Drawing) -> Void
  ) {
    let outer = writer
    writer = SVGWriter(depth: outer.depth + 1)
    content(&self)
    let inner = writer.bytes
    writer = outer
    if !inner.isEmpty { writer.element("g", attributes, written: inner) }
  }

  /// The attribute that clips a group to a rectangle.
  mutating func clip(_ rect: Rect, radius: Double = 0) -> SVGAttribute {
    clipCount += 1
    let id = "clip\(clipCount)"
    definitions.element("clipPath", [.text("id", id)]) { writer in
      var attributes = Self.attributes(of: rect)
      if radius > 0 { attributes.append(.length("rx", radius)) }
      writer.element("rect", attributes)
    }
    return .text("clip-path", "url(#\(id))")
  }

  // MARK: Images

  /// Draws an image stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - key: What tells the image from others: it stands in the picture once.
  ///   - rect: Where.
  ///   - tint: The colour that replaces the image's own, for templates.
  ///   - source: The image as a data URI.
  mutating func image(key: String, in rect: Rect, tint: RGBA?, source: () -> String) {
    guard rect.width > 0, rect.height > 0 else { return }
    let number = images[key] ?? images.count + 1
    if images[key] == nil {
      images[key] = number
      definitions.element(
        "image",
        [
          .text("id", "image\(number)"), .length("width", 1), .length("height", 1),
          .word("preserveAspectRatio", "none"), .text("href", source()),
        ])
    }
    var attributes: [SVGAttribute] = [
      .text("href", "#image\(number)"),
      .transform(x: rect.x, y: rect.y, scaleX: rect.width, scaleY: rect.height),
    ]
    if let tint { attributes.append(.text("filter", "url(#\(filter(tint)))")) }
    writer.element("use", attributes)
  }

  private mutating func filter(_ tint: RGBA) -> String {
    if let number = tints[tint] { return "tint\(number)" }
    let number = tints.count + 1
    tints[tint] = number
    definitions.element("filter", [.text("id", "tint\(number)")]) { writer in
      writer.element(
        "feFlood",
        [SVGAttribute("flood-color", .paint(tint, alpha: "flood-opacity"))])
      writer.element(
        "feComposite", [.word("in2", "SourceAlpha"), .word("operator", "in")])
    }
    return "tint\(number)"
  }

  // MARK: The whole

  /// The picture as an SVG file.
  func file(width: Double, height: Double, title: String, _ data: [SVGAttribute]) -> [UInt8] {
    var file = SVGWriter()
    let size = "\(NumberFormat.text(width)) \(NumberFormat.text(height))"
    file.element(
      "svg",
      [
        .word("xmlns", "http://www.w3.org/2000/svg"), .length("width", width),
        .length("height", height), .text("viewBox", "0 0 \(size)"),
        .text("font-family", FontStack.system),
      ] + data
    ) { writer in
      writer.element("title", [], text: title)
      if !definitions.bytes.isEmpty {
        writer.element("defs", [], written: definitions.bytes)
      }
      writer.written(self.writer.bytes)
    }
    return file.bytes + [UInt8(ascii: "\n")]
  }

  // MARK: Attributes

  static func attributes(of rect: Rect) -> [SVGAttribute] {
    [
      .length("x", rect.x), .length("y", rect.y), .length("width", max(rect.width, 0)),
      .length("height", max(rect.height, 0)),
    ]
  }

  private static func attributes(_ fill: RGBA?, _ stroke: Stroke?) -> [SVGAttribute] {
    [.fill(fill)] + (stroke.map { attributes(of: $0) } ?? [])
  }

  static func attributes(of stroke: Stroke) -> [SVGAttribute] {
    var attributes: [SVGAttribute] = [.stroke(stroke.color)]
    if stroke.width != 1 { attributes.append(.length("stroke-width", stroke.width)) }
    if !stroke.dashes.isEmpty {
      attributes.append(SVGAttribute("stroke-dasharray", .lengths(stroke.dashes)))
    }
    if stroke.isRound {
      attributes.append(.word("stroke-linecap", "round"))
      attributes.append(.word("stroke-linejoin", "round"))
    }
    return attributes
  }
}
