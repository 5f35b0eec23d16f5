import InterfaceTraits

/// Separates arrows that would overlap: those in one column or row are drawn in parallel lanes if
/// their ranges overlap.
struct ArrowLanes {
  /// The distance between two lanes, in points.
  static let distance = 22.0
  /// The maximum number of lanes on each side.
  private static let most = 4

  private struct Line: Hashable {
    let isAcross: Bool
    /// The start of the arrow, in half lanes.
    let start: Int
    /// The end of the arrow, in half lanes.
    let end: Int
  }

  /// For each line, the combined range of the arrows that begin or end on it: from the first to the
  /// last, so that one comparison is sufficient.
  private var taken: [Line: ClosedRange<Double>] = [:]

  /// Occupies and returns the first free lane for an arrow.
  ///
  /// The middle one is 0.
  ///
  /// - Parameter ends: Returns the start and end of the arrow in a lane, and whether it leaves at
  ///   the sides.
  /// - Returns: The lane, or the outermost one if none is free.
  mutating func lane(
    _ ends: (Int) -> (start: LayoutPoint, end: LayoutPoint, isAcross: Bool)
  ) -> Int {
    var lane = 0
    for number in 0...2 * Self.most {
      lane = number.isMultiple(of: 2) ? -number / 2 : number / 2 + 1
      if isFree(ends(lane)) { break }
    }
    take(ends(lane))
    return lane
  }

  /// Returns the lines that an arrow may not share with another: those through its two ends.
  private func lines(
    _ way: (start: LayoutPoint, end: LayoutPoint, isAcross: Bool)
  ) -> (lines: [Line], range: ClosedRange<Double>) {
    func number(_ place: Double) -> Int {
      Int(min(max(place / (Self.distance / 2), -1e9), 1e9).rounded())
    }
    let (start, end) = way.isAcross ? (way.start.y, way.end.y) : (way.start.x, way.end.x)
    let (from, to) = way.isAcross ? (way.start.x, way.end.x) : (way.start.y, way.end.y)
    let line = Line(isAcross: way.isAcross, start: number(start), end: number(end))
    let back = Line(isAcross: way.isAcross, start: line.end, end: line.start)
    return (line == back ? [line] : [line, back], min(from, to)...max(from, to))
  }

  private func isFree(_ way: (start: LayoutPoint, end: LayoutPoint, isAcross: Bool)) -> Bool {
    let (lines, range) = lines(way)
    return lines.allSatisfy { line in
      taken[line].map { $0.lowerBound >= range.upperBound || $0.upperBound <= range.lowerBound }
        ?? true
    }
  }

  private mutating func take(_ way: (start: LayoutPoint, end: LayoutPoint, isAcross: Bool)) {
    let (lines, range) = lines(way)
    for line in lines {
      let known = taken[line] ?? range
      taken[line] =
        min(known.lowerBound, range.lowerBound)...max(known.upperBound, range.upperBound)
    }
  }
}
