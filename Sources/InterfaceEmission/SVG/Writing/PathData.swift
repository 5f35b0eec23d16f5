/// The outline of a shape: lines, curves and arcs from point to point.
struct PathData {
  private(set) var bytes = ByteBuffer()

  init() {}

  /// An outline in SVG's own spelling.
  init(_ text: StaticString) {
    bytes.append(text)
  }

  mutating func move(_ x: Double, _ y: Double) { step("M", [x, y]) }

  mutating func line(_ x: Double, _ y: Double) { step("L", [x, y]) }

  /// A cubic curve: two control points and the end.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    step("C", [x1, y1, x2, y2, x, y])
  }

  mutating func close() { bytes.append("Z") }

  private mutating func step(_ letter: StaticString, _ numbers: [Double]) {
    bytes.append(letter)
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(" ") }
      bytes.append(NumberFormat.rounded(number))
    }
  }
}
