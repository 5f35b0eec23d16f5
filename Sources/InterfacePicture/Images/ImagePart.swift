import InterfaceResolution
package import InterfaceTraits

/// A part of an image, and the rectangle that it is drawn in.
package struct ImagePart: Equatable, Sendable {
  /// The part, in points of the whole image.
  package var source: LayoutRect
  /// The rectangle that the part is stretched over or repeated in.
  package var rect: LayoutRect
  /// The size of each tile if the part is repeated, or `nil` if it is stretched.
  package var tile: LayoutSize?
}

extension ImageSlices {
  /// Returns the image's parts that fill a rectangle, row by row, without empty ones.
  ///
  /// Caps keep their size. If the rectangle is smaller than both caps of an axis, they divide it in
  /// proportion to their sizes, without anything in between. The same applies if the image has
  /// nothing between its caps.
  package func parts(filling rect: LayoutRect) -> [ImagePart] {
    let columns = spans(
      size.width, caps.left, caps.right, center.width, from: rect.x, length: rect.width)
    let rows = spans(
      size.height, caps.top, caps.bottom, center.height, from: rect.y, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        let source = LayoutRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = LayoutRect(
          x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        let isRepeated = isTiled && (column.isCenter || row.isCenter)
        let tile = LayoutSize(
          width: column.isCenter ? column.sourceLength : column.targetLength,
          height: row.isCenter ? row.sourceLength : row.targetLength)
        return ImagePart(source: source, rect: target, tile: isRepeated ? tile : nil)
      }
    }
  }

  /// A part of an axis.
  private struct Span {
    var source: Double
    var sourceLength: Double
    var target: Double
    var targetLength: Double
    var isCenter: Bool
  }

  private func spans(
    _ whole: Double, _ first: Double, _ last: Double, _ center: Double, from start: Double,
    length: Double
  ) -> [Span] {
    let first = min(max(first, 0), whole)
    let last = min(max(last, 0), whole - first)
    let between = whole - first - last
    let center = center > 0 ? min(center, between) : between
    let caps = first + last
    let factor = caps > 0 && (caps > length || between < 1e-9) ? length / caps : 1
    let (near, far) = (first * factor, last * factor)
    return [
      Span(source: 0, sourceLength: first, target: start, targetLength: near, isCenter: false),
      Span(
        source: first, sourceLength: center, target: start + near,
        targetLength: length - near - far, isCenter: true),
      Span(
        source: whole - last, sourceLength: last, target: start + length - far, targetLength: far,
        isCenter: false),
    ].filter { $0.sourceLength > 1e-9 && $0.targetLength > 1e-9 }
  }
}
