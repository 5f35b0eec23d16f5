import InterfaceTraits
import Testing

@testable import InterfaceLint

/// Detection of the boxes that overlap, among many.
@Suite struct OverlapSweepTests {
  private func pairs(_ boxes: [(box: LayoutRect, frame: LayoutRect)]) -> [[Int]] {
    var sweep = OverlapSweep()
    var pairs: [[Int]] = []
    for (place, box) in boxes.enumerated() {
      sweep.add(box.box, frame: box.frame) { pairs.append([$0, place]) }
    }
    return pairs.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The same result as comparing each box with each other one.
  @Test func randomBoxesAreFound() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int(state >> 33) % limit)
    }
    var count = 0
    for round in 0..<200 {
      let extent = [40, 300, 3_000][round % 3]
      var boxes: [(box: LayoutRect, frame: LayoutRect)] = (0..<60).map { _ in
        let frame = LayoutRect(
          x: next(extent) - 100, y: next(extent), width: next(next(9) == 0 ? 4_000 : 90),
          height: next(40))
        return (
          LayoutRect(
            x: frame.x + next(3), y: frame.y + next(3), width: frame.width, height: frame.height),
          frame
        )
      }
      for index in boxes.indices where index % 7 == 3 { boxes[index] = boxes[index - 1] }
      boxes.sort { $0.box.y < $1.box.y }
      var expected: [[Int]] = []
      for first in boxes.indices {
        for second in boxes.indices
        where second > first && boxes[first].frame != boxes[second].frame {
          let (one, other) = (boxes[first].box, boxes[second].box)
          if one.maxY > other.y, one.x < other.maxX, one.maxX > other.x {
            expected.append([first, second])
          }
        }
      }
      #expect(pairs(boxes) == expected)
      count += expected.count
    }
    #expect(count > 1_000)
  }

  /// Boxes at the same location are not pairs, and adjacent boxes are not compared with each other: neither takes
  /// quadratic time.
  @Test func manyBoxesTakeLinearTime() {
    let count = 10_000
    let frame = LayoutRect(x: 0, y: 0, width: 60, height: 21)
    #expect(pairs(Array(repeating: (frame, frame), count: count)).isEmpty)
    let row = (0..<count).map { LayoutRect(x: Double($0) * 61, y: 0, width: 60, height: 21) }
    #expect(pairs(row.map { ($0, $0) }).isEmpty)
    let stack = (0..<count).map { LayoutRect(x: 0, y: Double($0) * 22, width: 2_000, height: 21) }
    #expect(pairs(stack.map { ($0, $0) }).isEmpty)
  }
}
