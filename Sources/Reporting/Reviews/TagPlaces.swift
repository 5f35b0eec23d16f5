import InterfaceTraits

/// The places of tags in a picture, which cover no other tag and, if possible, no text.
struct TagPlaces {
  /// The area of the picture.
  private let bounds: LayoutRect
  /// The frames of texts in the picture.
  private let texts: [LayoutRect]
  private var taken: [LayoutRect] = []

  init(in bounds: LayoutRect, texts: [LayoutRect]) {
    self.bounds = bounds
    self.texts = texts
  }

  /// Takes the best place for a tag: above or below a frame, at its sides, or inside it.
  ///
  /// - Parameters:
  ///   - size: The size of the tag.
  ///   - frame: The frame of the object.
  /// - Returns: The place, or `nil` if other tags take all.
  mutating func place(_ size: LayoutSize, beside frame: LayoutRect) -> LayoutRect? {
    var best: (place: LayoutRect, covered: Double)?
    for place in candidates(size, frame)
    where !taken.contains(where: { ReviewPicture.intersection($0, place) != nil }) {
      let covered = texts.reduce(0) { sum, text in
        sum + (ReviewPicture.intersection(text, place).map { $0.width * $0.height } ?? 0)
      }
      if covered < best?.covered ?? .infinity { best = (place, covered) }
      if covered == 0 { break }
    }
    guard let best else { return nil }
    taken.append(best.place)
    return best.place
  }

  /// Returns the possible places, the preferred ones first.
  private func candidates(_ size: LayoutSize, _ frame: LayoutRect) -> [LayoutRect] {
    let most = max(bounds.maxX - size.width, bounds.x)
    let lefts = [
      frame.x - 1, frame.maxX + 1 - size.width, frame.x + (frame.width - size.width) / 2,
    ]
    .map { min(max($0, bounds.x), most) }
    let (above, below) = (frame.y - 1 - size.height, frame.maxY + 1)
    var origins = [above, below].flatMap { y in lefts.map { ($0, y) } }
    let middle = frame.y + (frame.height - size.height) / 2
    for y in [frame.y, middle] {
      origins += [(frame.maxX + 1, y), (frame.x - 1 - size.width, y)]
    }
    for y in [frame.y + 1, frame.maxY - 1 - size.height] {
      origins += [(frame.x + 1, y), (frame.maxX - 1 - size.width, y)]
    }
    return origins.map { LayoutRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
      .filter { place in
        place.x >= bounds.x && place.x <= most && place.y >= bounds.y
          && place.maxY <= bounds.maxY + size.height
      }
  }
}
