import CHarfBuzz

/// The directional runs of a line, in visual order from left to right.
///
/// They are determined by a subset of Unicode's bidirectional algorithm (UAX #9). Letters have the
/// direction of their script, numbers in right-to-left text run from the left, and other characters
/// follow their neighbors or, if these differ or are missing, the first letter of the line.
/// Explicit embedding is not supported.
struct DirectionRuns {
  /// A directional run.
  struct Run: Equatable {
    /// The range of its bytes.
    var range: Range<Int>
    /// Whether it is right to left.
    var isReversed: Bool
  }

  private enum Class {
    case left, right, number, neutral
  }

  /// The runs from left to right.
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
    for (index, level) in levels.enumerated() {
      let end = index + 1 < scalars.count ? scalars[index + 1].start : bytes.count
      if let last = leveled.indices.last, leveled[last].level == level {
        leveled[last].range = leveled[last].range.lowerBound..<end
      } else {
        leveled.append((scalars[index].start..<end, level))
      }
    }
    // Sequences at this level or higher are reversed, from the highest level down.
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

  /// Returns the classes with signs between digits as parts of numbers, and numbers after
  /// left-to-right letters as parts of their runs.
  private static func joined(_ classes: [Class], _ scalars: [UInt32]) -> [Class] {
    var classes = classes
    for index in classes.indices.dropFirst().dropLast()
    where classes[index] == .neutral && classes[index - 1] == .number
      && classes[index + 1] == .number
      && [0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A].contains(scalars[index])
    {
      classes[index] = .number
    }
    var isAfterLeft = false
    for index in classes.indices {
      switch classes[index] {
      case .left: isAfterLeft = true
      case .right: isAfterLeft = false
      case .number: if isAfterLeft { classes[index] = .left }
      case .neutral: break
      }
    }
    return classes
  }

  /// Returns the level of each character: 0 and 2 are left to right, 1 is right to left.
  private static func levels(_ classes: [Class]) -> [Int] {
    let first = classes.first { $0 == .left || $0 == .right }
    let base = first == .right ? 1 : 0
    var levels = [Int](repeating: base, count: classes.count)
    var before = base
    var index = 0
    while index < classes.count {
      switch classes[index] {
      case .left: (levels[index], before) = (base == 0 ? 0 : 2, 0)
      case .right: (levels[index], before) = (1, 1)
      case .number: (levels[index], before) = (base == 0 && before == 0 ? 0 : 2, before)
      case .neutral:
        let end = classes[index...].firstIndex { $0 != .neutral } ?? classes.count
        let after =
          switch end < classes.count ? classes[end] : .neutral {
          case .left: 0
          case .right: 1
          case .number: before
          case .neutral: base
          }
        let direction = before == after ? before : base
        let level = direction == 1 ? 1 : base == 0 ? 0 : 2
        for neutral in index..<end { levels[neutral] = level }
        index = end
        continue
      }
      index += 1
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
