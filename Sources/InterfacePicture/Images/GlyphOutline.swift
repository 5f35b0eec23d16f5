import InterfaceTraits

/// Reads the outlines of the glyph table.
///
/// A letter determines the meaning of the following numbers: `M` move, `L` line, `H` and `V` lines
/// along one axis, `C` curve, `A` arc (radius, 1 for the longer part, 1 for clockwise, end), `Z`
/// close. Points after a lowercase letter are relative to the current point, those after a capital
/// to the corner.
struct GlyphOutline {
  private var numbers: [Double] = []
  private var letter: UInt8 = 0
  private var path = Path()
  private var pen = LayoutPoint(x: 0, y: 0)
  private var start = LayoutPoint(x: 0, y: 0)

  /// Parses the outline in a text.
  static func path(_ text: StaticString) -> Path {
    var outline = GlyphOutline()
    text.withUTF8Buffer { outline.read($0) }
    return outline.path
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: " ") {
        index += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || Self.isDigit(byte) {
        let end = Self.endOfNumber(in: text, from: index)
        guard let number = Double(String(decoding: text[index..<end], as: UTF8.self)) else {
          preconditionFailure("a glyph's outline has a number that is none")
        }
        numbers.append(number)
        index = end
        step()
      } else {
        letter = byte
        index += 1
        step()
      }
    }
    precondition(numbers.isEmpty, "a glyph's outline ends within a step")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the end of a number: before the next sign, its second decimal point or any other
  /// character.
  private static func endOfNumber(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    var hasPoint = false
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !Self.isDigit(byte), end > start || byte != UInt8(ascii: "-") {
        break
      }
      end += 1
    }
    return end
  }

  /// Adds the step for the letter when all of its numbers have been read.
  private mutating func step() {
    let isRelative = letter >= UInt8(ascii: "a")
    let origin = isRelative ? pen : LayoutPoint(x: 0, y: 0)
    func point(_ index: Int) -> LayoutPoint {
      LayoutPoint(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    switch (letter & ~0x20, numbers.count) {
    case (UInt8(ascii: "Z"), 0):
      path.close()
      pen = start
      return
    case (UInt8(ascii: "M"), 2):
      start = point(0)
      go(to: start)
      path.move(pen.x, pen.y)
    case (UInt8(ascii: "L"), 2):
      go(to: point(0))
      path.line(pen.x, pen.y)
    case (UInt8(ascii: "H"), 1):
      go(to: LayoutPoint(x: origin.x + numbers[0], y: pen.y))
      path.line(pen.x, pen.y)
    case (UInt8(ascii: "V"), 1):
      go(to: LayoutPoint(x: pen.x, y: origin.y + numbers[0]))
      path.line(pen.x, pen.y)
    case (UInt8(ascii: "C"), 6):
      let (first, second) = (point(0), point(2))
      go(to: point(4))
      path.curve(first.x, first.y, second.x, second.y, pen.x, pen.y)
    case (UInt8(ascii: "A"), 5):
      let (radius, isLong, isClockwise) = (numbers[0], numbers[1] == 1, numbers[2] == 1)
      go(to: point(3))
      path.arc(radius: radius, isLong: isLong, isClockwise: isClockwise, pen.x, pen.y)
    default: break
    }
  }

  private mutating func go(to point: LayoutPoint) {
    pen = point
    numbers.removeAll(keepingCapacity: true)
  }
}
