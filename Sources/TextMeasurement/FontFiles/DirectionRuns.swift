import CHarfBuzz

/// The pieces of a line that run in one direction, from left to right as they are seen.
///
/// A part of Unicode's bidirectional algorithm (UAX #9): letters by the direction of their script, numbers from the left inside of what runs
/// from the right, everything else after its neighbours, and where these differ, or are not, after the line's first letter. There is no
/// explicit embedding.
struct DirectionRuns {
  /// A piece.
  struct Run: Equatable {
    /// Its bytes.
    var range: Range<Int>
    /// Whether it runs from the right.
    var isReversed: Bool
  }

  private enum Class {
    case left, right, number, neutral
  }

  /// The pieces from left to right.
  private(set) var runs: [Run] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    var scalars: [(start: Int, scalar: UInt32)] = []
    var classes: [Class] = []
    var index = 0
    while index < bytes.count {
      let (scalar, length) = ScriptRuns.scalar(in: bytes, at: index)
      scalars.append((index, scalar))
      classes.append(Self.class(of: scalar))
      index += length
    }
    guard classes.contains(.right) else {
      runs = [Run(range: 0..<bytes.count, isReversed: false)]
      return
    }
    let levels = Self.levels(Self.joined(classes, scalars.map(\.scalar)))
    var leveled: [(range: Range<Int>, level: Int)] = []
    for (place, level) in levels.enumerated() {
      let end = place + 1 < scalars.count ? scalars[place + 1].start : bytes.count
      if let last = leveled.indices.last, leveled[last].level == level {
        leveled[last].range = leveled[last].range.lowerBound..<end
      } else {
        leveled.append((scalars[place].start..<end, level))
      }
    }
    // What is on a level or above it is turned around, from the highest level down.
    for level in [2, 1] {
      var start = 0
      while start < leveled.count {
        var end = start
        while end < leveled.count, leveled[end].level >= level { end += 1 }
        leveled[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    runs = leveled.map { Run(range: $0.range, isReversed: $0.level == 1) }
  }

  /// The classes where signs between digits are parts of numbers, and numbers after letters from the left run with these.
  private static func joined(_ classes: [Class], _ scalars: [UInt32]) -> [Class] {
    var classes = classes
    for place in classes.indices.dropFirst().dropLast()
    where classes[place] == .neutral && classes[place - 1] == .number
      && classes[place + 1] == .number
      && [0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A].contains(scalars[place])
    {
      classes[place] = .number
    }
    var isAfterLeft = false
    for place in classes.indices {
      switch classes[place] {
      case .left: isAfterLeft = true
      case .right: isAfterLeft = false
      case .number: if isAfterLeft { classes[place] = .left }
      case .neutral: break
      }
    }
    return classes
  }

  /// The level of each character: 0 and 2 run from the left, 1 from the right.
  private static func levels(_ classes: [Class]) -> [Int] {
    let first = classes.first { $0 == .left || $0 == .right }
    let base = first == .right ? 1 : 0
    var levels = [Int](repeating: base, count: classes.count)
    var before = base
    var place = 0
    while place < classes.count {
      switch classes[place] {
      case .left: (levels[place], before) = (base == 0 ? 0 : 2, 0)
      case .right: (levels[place], before) = (1, 1)
      case .number: (levels[place], before) = (base == 0 && before == 0 ? 0 : 2, before)
      case .neutral:
        let end = classes[place...].firstIndex { $0 != .neutral } ?? classes.count
        let after =
          switch end < classes.count ? classes[end] : .neutral {
          case .left: 0
          case .right: 1
          case .number: before
          case .neutral: base
          }
        let direction = before == after ? before : base
        let level = direction == 1 ? 1 : base == 0 ? 0 : 2
        for neutral in place..<end { levels[neutral] = level }
        place = end
        continue
      }
      place += 1
    }
    return levels
  }

  private static func `class`(of scalar: UInt32) -> Class {
    if (0x30...0x39).contains(scalar) || (0x660...0x669).contains(scalar)
      || (0x6F0...0x6F9).contains(scalar)
    {
      return .number
    }
    let script = ScriptRuns.script(of: scalar)
    guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED else { return .neutral }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .right : .left
  }
}
