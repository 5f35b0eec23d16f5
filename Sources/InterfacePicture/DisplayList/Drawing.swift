import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A display list under construction.
///
/// Coordinates are points in the innermost group; inside `mirrored(inWidth:)` they are mirrored.
/// Items with an empty size are omitted.
struct Drawing {
  /// The width in which coordinates are mirrored, or `nil` if they are not.
  private var mirrorWidth: Double?
  private var items: [DisplayItem] = []
  private var images: [ImageFile] = []
  /// The indices of the files by their catalogs and paths, or `nil` for a file that cannot be
  /// drawn.
  private var imageIndices: [ImageKey: Int?] = [:]

  private struct ImageKey: Hashable {
    var catalog: Int?
    var path: String
  }

  /// Creates an empty list.
  ///
  /// - Parameter viewCount: The approximate number of views.
  init(viewCount: Int) {
    items.reserveCapacity(viewCount * 4)
  }

  /// Returns the items drawn so far as a picture.
  func list(
    size: LayoutSize, title: String, scene: String, configuration: String? = nil
  ) -> DisplayList {
    DisplayList(
      size: size, title: title, scene: scene, configuration: configuration, items: items,
      images: images)
  }

  // MARK: Shapes

  mutating func box(_ box: ViewBox) {
    items.append(.box(box))
  }

  mutating func rect(
    _ rect: LayoutRect, radius: Double = 0, fill: RGBA? = nil, stroke: Stroke? = nil
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let rect = placed(rect)
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    items.append(.shape(Shape(outline: .rect(rect, radius: radius), fill: fill, stroke: stroke)))
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, fill: RGBA? = nil, stroke: Stroke? = nil
  ) {
    guard radius > 0 else { return }
    items.append(
      .shape(
        Shape(
          outline: .circle(center: LayoutPoint(x: placed(x), y: y), radius: radius), fill: fill,
          stroke: stroke)))
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ stroke: Stroke
  ) {
    items.append(
      .shape(
        Shape(
          outline: .line(
            from: LayoutPoint(x: placed(x1), y: y1), to: LayoutPoint(x: placed(x2), y: y2)),
          fill: nil, stroke: stroke)))
  }

  mutating func path(_ path: Path, fill: RGBA? = nil, stroke: Stroke? = nil) {
    items.append(.shape(Shape(outline: .path(path), fill: fill, stroke: stroke)))
  }

  // MARK: Mirrors

  /// Draws the items of `content` mirrored horizontally in a width.
  ///
  /// Texts and images are not mirrored themselves.
  ///
  /// - Parameters:
  ///   - width: The width, in points, or `nil` to draw without mirroring.
  ///   - content: Draws in mirrored coordinates.
  mutating func mirrored(inWidth width: Double?, _ content: (inout Drawing) -> Void) {
    let outer = mirrorWidth
    mirrorWidth = width
    content(&self)
    mirrorWidth = outer
  }

  private func placed(_ x: Double) -> Double { mirrorWidth.map { $0 - x } ?? x }

  /// Returns the position of a rectangle in the group.
  func placed(_ rect: LayoutRect) -> LayoutRect {
    mirrorWidth.map { rect.mirrored(inWidth: $0) } ?? rect
  }

  // MARK: Groups

  /// Draws the items of `content` as a group, or nothing if there are none.
  mutating func group(
    transform: Transform? = nil, opacity: Double = 1, clip: DrawnGroup.Clip? = nil,
    isHidden: Bool = false, configuration: String? = nil, title: String? = nil,
    _ content: (inout Drawing) -> Void
  ) {
    let index = items.count
    // A group with its own coordinate space has its own direction.
    let mirror = transform == nil ? mirrorWidth : nil
    var group = DrawnGroup(
      transform: transform, opacity: opacity,
      clip: clip.map { .init(rect: mirror == nil ? $0.rect : placed($0.rect), radius: $0.radius) },
      isHidden: isHidden, configuration: configuration, title: title, end: index)
    items.append(.group(group))
    mirrored(inWidth: mirror, content)
    if items.count == index + 1 {
      items.removeLast()
      return
    }
    group.end = items.count
    items[index] = .group(group)
  }

  /// Draws the items of `content` with another origin.
  mutating func group(x: Double, y: Double, _ content: (inout Drawing) -> Void) {
    group(transform: Transform(x: x, y: y), content)
  }

  // MARK: Texts

  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - x: Its start, middle or end, depending on the style's anchor.
  ///   - baseline: The position of its baseline.
  ///   - style: Its style.
  ///   - width: The width that layout measured, which the line has in any font.
  mutating func text(
    _ text: String, x: Double, baseline: Double, _ style: DrawnTextStyle, width: Double? = nil
  ) {
    guard style.size > 0, text.contains(where: { !$0.isWhitespace }) else { return }
    var style = style
    if mirrorWidth != nil { style.anchor = style.anchor.mirrored }
    items.append(
      .text(DrawnText(text: text, x: placed(x), baseline: baseline, style: style, width: width)))
  }

  /// Draws one line in the center of a rectangle.
  mutating func text(_ text: String, in rect: LayoutRect, _ style: DrawnTextStyle) {
    var style = style
    let x: Double
    switch style.anchor {
    case .start: x = rect.x
    case .middle: x = rect.x + rect.width / 2
    case .end: x = rect.maxX
    }
    let longest = style.guessedWidth(text)
    if longest > rect.width, longest > 0 {
      style.size = max(style.size * rect.width / longest, min(style.size, 6))
    }
    self.text(text, x: x, baseline: style.baseline(in: rect), style)
  }

  // MARK: Images

  /// Draws the image of a file stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - asset: The file, which the list contains once.
  ///   - rect: The rectangle.
  ///   - tint: The color that replaces the image's own, for templates.
  ///   - slices: The parts in which it stretches, or `nil` if it stretches as a whole.
  ///   - isMirrored: Whether the image itself is mirrored.
  ///   - read: Returns the file.
  /// - Returns: Whether the file is available and has a supported format.
  mutating func image(
    _ asset: ResolvedAsset, in rect: LayoutRect, tint: RGBA?, slices: ImageSlices? = nil,
    isMirrored: Bool = false, read: (ResolvedAsset) -> ImageFile?
  ) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return true }
    guard let index = index(of: asset, read) else { return false }
    let rect = placed(rect)
    guard isMirrored else {
      add(index, slices, in: rect, tint)
      return true
    }
    var mirror = Transform(x: rect.x * 2 + rect.width, y: 0)
    mirror.scaleX = -1
    mirrored(inWidth: nil) { drawing in
      drawing.group(transform: mirror) { $0.add(index, slices, in: rect, tint) }
    }
    return true
  }

  /// Adds the parts of an image.
  private mutating func add(_ file: Int, _ slices: ImageSlices?, in rect: LayoutRect, _ tint: RGBA?)
  {
    guard let slices, slices.size.width > 0, slices.size.height > 0 else {
      items.append(.image(DrawnImage(file: file, rect: rect, tint: tint)))
      return
    }
    for part in slices.parts(filling: rect) {
      let source = LayoutRect(
        x: part.source.x / slices.size.width, y: part.source.y / slices.size.height,
        width: part.source.width / slices.size.width,
        height: part.source.height / slices.size.height)
      items.append(
        .image(DrawnImage(file: file, rect: part.rect, part: source, tile: part.tile, tint: tint)))
    }
  }

  private mutating func index(
    of asset: ResolvedAsset, _ read: (ResolvedAsset) -> ImageFile?
  ) -> Int? {
    let key = ImageKey(catalog: asset.catalog, path: asset.path)
    if let cached = imageIndices[key] { return cached }
    guard let file = read(asset) else {
      imageIndices[key] = .some(nil)
      return nil
    }
    imageIndices[key] = images.count
    images.append(file)
    return images.count - 1
  }
}
