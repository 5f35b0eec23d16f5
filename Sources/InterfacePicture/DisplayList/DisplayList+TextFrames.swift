package import InterfaceTraits

extension DisplayList {
  /// The part of a line above and below its baseline, per point of the font's size.
  private static let ascent = 0.8
  private static let descent = 0.25

  /// The frames of the lines of text that are painted, in points; rotation is ignored.
  package var textFrames: [LayoutRect] {
    var frames: [LayoutRect] = []
    // The groups that contain the current item, with where they end.
    var groups: [(end: Int, transform: Transform)] = [(items.count, Transform(x: 0, y: 0))]
    var index = 0
    while index < items.count {
      while let group = groups.last, group.end <= index, groups.count > 1 { groups.removeLast() }
      let transform = groups[groups.count - 1].transform
      switch items[index] {
      case .group(let group):
        if group.isHidden {
          index = max(group.end, index + 1)
          continue
        }
        var inner = transform
        if let own = group.transform {
          inner.origin.x += own.origin.x * transform.scaleX
          inner.origin.y += own.origin.y * transform.scaleY
          inner.scaleX *= own.scaleX
          inner.scaleY *= own.scaleY
        }
        groups.append((group.end, inner))
      case .text(let text): frames.append(Self.frame(of: text, transform))
      case .box, .shape, .image: break
      }
      index += 1
    }
    return frames
  }

  private static func frame(of text: DrawnText, _ transform: Transform) -> LayoutRect {
    let width = text.width ?? text.style.guessedWidth(text.text)
    let start =
      switch text.style.anchor {
      case .start: text.x
      case .middle: text.x - width / 2
      case .end: text.x - width
      }
    let size = text.style.size
    // Mirrored coordinates have a negative scale.
    let x = transform.origin.x + start * transform.scaleX
    let y = transform.origin.y + (text.baseline - size * ascent) * transform.scaleY
    let sides = (width * transform.scaleX, size * (ascent + descent) * transform.scaleY)
    return LayoutRect(
      x: min(x, x + sides.0), y: min(y, y + sides.1), width: abs(sides.0), height: abs(sides.1))
  }
}
