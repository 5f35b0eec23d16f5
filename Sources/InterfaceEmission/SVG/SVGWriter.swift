package import InterfacePicture
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import StructuredData

/// Writes display lists as SVG files.
///
/// A view's box is a `<rect>` with the view's id as `data-id` and its numbers with all digits;
/// other numbers are rounded to a thousandth of a point. Clips, images and tints are definitions at
/// the start of the file, numbered in the order of their use.
package struct SVGWriter {
  private let list: DisplayList
  private var body = SVGElements(depth: 1)
  private var definitions = SVGElements(depth: 2)
  private var clipCount = 0
  private var patternCount = 0
  private var definedImages: Set<Int> = []
  private var tints: [RGBA: Int] = [:]
  private var letters = SVGLetters()

  /// Returns the SVG file of a picture.
  ///
  /// It is the same for equal lists.
  package static func write(_ list: DisplayList) -> [UInt8] {
    var writer = SVGWriter(list)
    writer.write(list.all)
    return writer.file()
  }

  private init(_ list: DisplayList) {
    self.list = list
    body.reserveCapacity(list.items.count * 100)
  }

  private func file() -> [UInt8] {
    var file = SVGElements()
    file.reserveCapacity(body.count + definitions.count + 1000)
    file.start("svg")
    file.word("xmlns", "http://www.w3.org/2000/svg")
    file.length("width", list.size.width)
    file.length("height", list.size.height)
    let size = list.size
    file.text(
      "viewBox", "0 0 \(NumberFormat.text(size.width)) \(NumberFormat.text(size.height))")
    file.text("font-family", FontStack.system)
    file.text("data-scene", list.scene)
    if let configuration = list.configuration { file.text("data-configuration", configuration) }
    file.content("svg") { file in
      file.start("title")
      file.content("title", text: list.title)
      if definitions.count > 0 {
        file.start("defs")
        file.content("defs") { $0.append(definitions) }
      }
      file.append(body)
    }
    return file.endingLine()
  }

  // MARK: Items

  private mutating func write(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list.items[index] {
      case .group(let group):
        write(group, items: index + 1..<group.end)
        index = group.end
        continue
      case .box(let box): write(box)
      case .shape(let shape): write(shape)
      case .text(let text): write(text)
      case .image(let image): write(image)
      }
      index += 1
    }
  }

  private mutating func write(_ group: DrawnGroup, items: Range<Int>) {
    let clip = group.clip.map { define($0) }
    body.start("g")
    if let configuration = group.configuration { body.text("data-configuration", configuration) }
    if let transform = group.transform { body.transform(transform) }
    if group.opacity < 1 { body.length("opacity", group.opacity) }
    if let clip { body.reference("clip-path", "url(#clip", clip, ")") }
    if group.isHidden { body.word("visibility", "hidden") }
    body.open()
    if let title = group.title {
      body.start("title")
      body.content("title", text: PrintedText.line(title))
    }
    write(items)
    body.close("g")
  }

  private mutating func write(_ box: ViewBox) {
    body.start("rect")
    if let id = box.id { body.text("data-id", id.text) }
    if let line = box.line { body.text("data-line", "\(line)") }
    body.exact("x", box.frame.x)
    body.exact("y", box.frame.y)
    body.exact("width", box.frame.width)
    body.exact("height", box.frame.height)
    if box.radius > 0 {
      body.length("rx", min(box.radius, box.frame.width / 2, box.frame.height / 2))
    }
    body.paint("fill", box.fill, alpha: "fill-opacity")
    guard let title = box.title else { return body.end() }
    body.content("rect") { box in
      box.start("title")
      box.content("title", text: PrintedText.line(title))
    }
  }

  private mutating func write(_ shape: Shape) {
    switch shape.outline {
    case .rect(let rect, let radius):
      body.start("rect")
      body.rect(rect, radius: radius)
    case .circle(let center, let radius):
      body.start("circle")
      body.length("cx", center.x)
      body.length("cy", center.y)
      body.length("r", radius)
    case .line(let from, let to):
      body.start("line")
      body.length("x1", from.x)
      body.length("y1", from.y)
      body.length("x2", to.x)
      body.length("y2", to.y)
      if let stroke = shape.stroke { body.stroke(stroke) }
      body.end()
      return
    case .path(let path):
      body.start("path")
      body.path("d", path)
    }
    body.paint("fill", shape.fill, alpha: "fill-opacity")
    if let stroke = shape.stroke { body.stroke(stroke) }
    body.end()
  }

  /// Writes a line as outlines: a group with the text as its label, for screen readers, and in it
  /// one in units of the font, which is the same wherever the line is.
  private mutating func write(_ drawn: DrawnLetters, of text: DrawnText) {
    body.start("g")
    body.word("role", "img")
    body.text("aria-label", text.text)
    body.transform(
      origin: LayoutPoint(x: drawn.x, y: text.baseline), scaleX: 1, scaleY: 1)
    body.paint("fill", text.style.color, alpha: "fill-opacity")
    body.open()
    let scale = drawn.scale
    body.start("g")
    body.text(
      "transform",
      drawn.stretch == 1
        ? "scale(\(NumberFormat.text(scale)))"
        : "scale(\(NumberFormat.text(scale * drawn.stretch)) \(NumberFormat.text(scale)))")
    body.open()
    for position in drawn.positions {
      let number = letters.number(position.letter, of: list.letters, in: &definitions)
      body.start("use")
      body.reference("href", "#letter", number, "")
      if position.x != 0 { body.text("x", Self.units(position.x, scale)) }
      if position.y != 0 { body.text("y", Self.units(position.y, scale)) }
      body.end()
    }
    body.close("g")
    for stroke in drawn.strokes {
      body.start("rect")
      body.rect(stroke, radius: 0)
      body.end()
    }
    body.close("g")
  }

  /// Returns a length in points as one in units of a font, to a tenth.
  private static func units(_ length: Double, _ scale: Double) -> String {
    guard scale > 0 else { return "0" }
    let tenths = (length / scale * 10).rounded()
    return tenths.isFinite && abs(tenths) < 1e9 ? NumberFormat.text(tenths / 10) : "0"
  }

  private mutating func write(_ text: DrawnText) {
    if let line = text.letters { return write(list.outlinedLines[line], of: text) }
    let style = text.style
    body.start("text")
    body.length("x", text.x)
    body.length("y", text.baseline)
    body.length("font-size", style.size)
    if style.weight != 400 { body.length("font-weight", Double(style.weight)) }
    if style.isItalic { body.word("font-style", "italic") }
    switch (style.isUnderlined, style.isStruckThrough) {
    case (false, false): break
    case (true, false): body.word("text-decoration", "underline")
    case (false, true): body.word("text-decoration", "line-through")
    case (true, true): body.word("text-decoration", "underline line-through")
    }
    if let family = style.family { body.text("font-family", FontStack.family(family)) }
    switch style.anchor {
    case .start: break
    case .middle: body.word("text-anchor", "middle")
    case .end: body.word("text-anchor", "end")
    }
    if let width = text.width, width > 0, text.text.unicodeScalars.count > 1 {
      body.length("textLength", width)
      body.word("lengthAdjust", "spacingAndGlyphs")
    }
    body.paint("fill", style.color, alpha: "fill-opacity")
    body.content("text", text: text.text)
  }

  private mutating func write(_ image: DrawnImage) {
    if definedImages.insert(image.file).inserted { define(list.images[image.file], image.file) }
    let tint = image.tint.map { define(tint: $0) }
    if let part = image.part { return write(image, part, tint: tint) }
    body.start("use")
    body.reference("href", "#image", image.file + 1, "")
    let rect = image.rect
    body.transform(
      origin: LayoutPoint(x: rect.x, y: rect.y), scaleX: rect.width, scaleY: rect.height)
    if let tint { body.reference("filter", "url(#tint", tint, ")") }
    body.end()
  }

  /// Writes a part of an image: a nested picture whose view box is the part, or a pattern of such
  /// pictures.
  private mutating func write(_ image: DrawnImage, _ part: LayoutRect, tint: Int?) {
    if let tile = image.tile {
      patternCount += 1
      // The pattern starts at the origin of its own coordinate space: for any other origin of its
      // content, viewers do not agree.
      let (wide, high) = (tile.width / part.width, tile.height / part.height)
      definitions.start("pattern")
      definitions.reference("id", "pattern", patternCount, "")
      definitions.word("patternUnits", "userSpaceOnUse")
      definitions.rect(LayoutRect(x: 0, y: 0, width: tile.width, height: tile.height), radius: 0)
      definitions.content("pattern") { definitions in
        // The image is clipped to the tile.
        definitions.start("use")
        definitions.reference("href", "#image", image.file + 1, "")
        definitions.transform(
          origin: LayoutPoint(x: -part.x * wide, y: -part.y * high), scaleX: wide, scaleY: high)
        definitions.end()
      }
      body.start("rect")
      body.rect(
        LayoutRect(x: 0, y: 0, width: image.rect.width, height: image.rect.height), radius: 0)
      body.transform(origin: LayoutPoint(x: image.rect.x, y: image.rect.y), scaleX: 1, scaleY: 1)
      body.reference("fill", "url(#pattern", patternCount, ")")
      if let tint { body.reference("filter", "url(#tint", tint, ")") }
      body.end()
      return
    }
    if let tint {
      body.start("g")
      body.reference("filter", "url(#tint", tint, ")")
      body.open()
    }
    Self.write(image.file, part, in: image.rect, &body)
    if tint != nil { body.close("g") }
  }

  /// Writes a part of an image stretched over a rectangle.
  ///
  /// The image counts as a thousand units wide and high, so that thousandths are precise enough for
  /// its parts.
  private static func write(
    _ file: Int, _ part: LayoutRect, in rect: LayoutRect, _ elements: inout SVGElements
  ) {
    elements.start("svg")
    elements.rect(rect, radius: 0)
    let side = 1000.0
    let numbers = [part.x, part.y, part.width, part.height].map { number in
      NumberFormat.text((number * side * 1000).rounded() / 1000)
    }
    elements.text("viewBox", numbers.joined(separator: " "))
    elements.word("preserveAspectRatio", "none")
    elements.content("svg") { elements in
      elements.start("use")
      elements.reference("href", "#image", file + 1, "")
      elements.transform(origin: LayoutPoint(x: 0, y: 0), scaleX: side, scaleY: side)
      elements.end()
    }
  }

  // MARK: Definitions

  private mutating func define(_ clip: DrawnGroup.Clip) -> Int {
    clipCount += 1
    definitions.start("clipPath")
    definitions.reference("id", "clip", clipCount, "")
    definitions.content("clipPath") { definitions in
      definitions.start("rect")
      definitions.rect(clip.rect, radius: clip.radius)
      definitions.end()
    }
    return clipCount
  }

  private mutating func define(_ image: ImageFile, _ index: Int) {
    definitions.start("image")
    definitions.reference("id", "image", index + 1, "")
    definitions.length("width", 1)
    definitions.length("height", 1)
    definitions.word("preserveAspectRatio", "none")
    let type: StaticString =
      switch image.format {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      }
    definitions.data("href", type, base64: image.base64)
    definitions.end()
  }

  private mutating func define(tint: RGBA) -> Int {
    if let number = tints[tint] { return number }
    let number = tints.count + 1
    tints[tint] = number
    definitions.start("filter")
    definitions.reference("id", "tint", number, "")
    definitions.content("filter") { definitions in
      definitions.start("feFlood")
      definitions.paint("flood-color", tint, alpha: "flood-opacity")
      definitions.end()
      definitions.start("feComposite")
      definitions.word("in2", "SourceAlpha")
      definitions.word("operator", "in")
      definitions.end()
    }
    return number
  }
}
