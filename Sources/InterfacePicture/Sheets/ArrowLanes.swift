import InterfaceTraits

/// Keeps arrows apart that would lie upon each other: those of one column, or of one row, go beside each other where their ways overlap.
struct ArrowLanes {
  /// Between two lanes, in points.
  static let distance = 22.0
  /// The most lanes to either side.
  private static let most = 4

  private struct Line: Hashable {
    let isAcross: Bool
    /// Where the arrow begins, in half lanes.
    let start: Int
    /// Where it ends, in half lanes.
    let end: Int
  }

  /// How far the arrows reach that begin, or end, where a line does: from the first to the last, so that one look is enough.
  private var taken: [Line: ClosedRange<Double>] = [:]

  /// The first lane that is free, which the arrow takes; the middle one is 0.
  ///
  /// - Parameter ends: Where the arrow would begin and end in a lane, and whether it leaves at the sides.
  /// - Returns: The lane; that furthest out where none is free.
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

  /// The lines on which an arrow may not lie with another: those through its two ends.
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
