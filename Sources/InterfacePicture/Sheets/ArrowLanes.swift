import InterfaceTraits

/// Separates arrows that would overlap: those in one column or row are drawn in parallel lanes if
/// their ranges overlap.
struct ArrowLanes {
  /// The distance between two lanes, in points.
  static let distance = 22.0
  /// The maximum number of lanes on each side.
  private static let most = 4

  private struct Line: Hashable {
    let isHorizontal: Bool
    /// The start of the arrow, in half lanes.
    let start: Int
    /// The end of the arrow, in half lanes.
    let end: Int
  }

  /// For each line, the combined range of the arrows that begin or end on it: from the first to the
  /// last, so that one comparison is sufficient.
  private var reservedRanges: [Line: ClosedRange<Double>] = [:]

  /// Occupies and returns the first free lane for an arrow.
  ///
  /// The middle one is 0.
  ///
  /// - Parameter endpoints: Returns the start and end of the arrow in a lane, and whether it leaves at
  ///   the sides.
  /// - Returns: The lane, or the outermost one if none is free.
  mutating func lane(
    _ endpoints: (Int) -> (start: LayoutPoint, end: LayoutPoint, isHorizontal: Bool)
  ) -> Int {
    var lane = 0
    for number in 0...2 * Self.most {
      lane = number.isMultiple(of: 2) ? -number / 2 : number / 2 + 1
      if isFree(endpoints(lane)) { break }
    }
    reserve(endpoints(lane))
    return lane
  }

  /// Returns the lines that an arrow may not share with another: those through its two ends.
  private func lines(
    _ segment: (start: LayoutPoint, end: LayoutPoint, isHorizontal: Bool)
  ) -> (lines: [Line], range: ClosedRange<Double>) {
    func number(_ coordinate: Double) -> Int {
      Int(min(max(coordinate / (Self.distance / 2), -1e9), 1e9).rounded())
    }
    let (start, end) =
      segment.isHorizontal ? (segment.start.y, segment.end.y) : (segment.start.x, segment.end.x)
    let (from, to) =
      segment.isHorizontal ? (segment.start.x, segment.end.x) : (segment.start.y, segment.end.y)
    let line = Line(isHorizontal: segment.isHorizontal, start: number(start), end: number(end))
    let back = Line(isHorizontal: segment.isHorizontal, start: line.end, end: line.start)
    return (line == back ? [line] : [line, back], min(from, to)...max(from, to))
  }

  private func isFree(_ segment: (start: LayoutPoint, end: LayoutPoint, isHorizontal: Bool)) -> Bool
  {
    let (lines, range) = lines(segment)
    return lines.allSatisfy { line in
      reservedRanges[line].map {
        $0.lowerBound >= range.upperBound || $0.upperBound <= range.lowerBound
      }
        ?? true
    }
  }

  private mutating func reserve(
    _ segment: (start: LayoutPoint, end: LayoutPoint, isHorizontal: Bool)
  ) {
    let (lines, range) = lines(segment)
    for line in lines {
      let existing = reservedRanges[line] ?? range
      reservedRanges[line] =
        min(existing.lowerBound, range.lowerBound)...max(existing.upperBound, range.upperBound)
    }
  }
}
