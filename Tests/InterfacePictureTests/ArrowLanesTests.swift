@testable import InterfacePicture
import InterfaceTraits
import Testing

/// Lanes of arrows in a shared column.
@Suite struct ArrowLanesTests {
  /// Returns the lane of an arrow in the column at 100, from one y coordinate to another.
  private func lane(_ lanes: inout ArrowLanes, _ from: Double, _ to: Double) -> Int {
    lanes.lane { lane in
      let x = 100 + Double(lane) * ArrowLanes.distance
      return (LayoutPoint(x: x, y: from), LayoutPoint(x: x, y: to), false)
    }
  }

  @Test func overlappingArrowsGetSeparateLanes() {
    var lanes = ArrowLanes()
    #expect(lane(&lanes, 0, 100) == 0)
    #expect(lane(&lanes, 120, 200) == 0, "what follows needs no lane of its own")
    #expect(lane(&lanes, 0, 200) == 1)
    #expect(lane(&lanes, 200, 0) == -1, "the way back lies where the way there does")
    #expect(lane(&lanes, 50, 60) == 2)
    var across = ArrowLanes()
    #expect(across.lane { _ in (LayoutPoint(x: 0, y: 50), LayoutPoint(x: 90, y: 50), true) } == 0)
    #expect(lane(&across, 0, 100) == 0, "what crosses is no trouble")
  }

  @Test func excessArrowsShareTheLastLane() {
    var lanes = ArrowLanes()
    let all = (0..<20).map { _ in lane(&lanes, 0, 100) }
    #expect(Set(all.prefix(9)) == Set(-4...4))
    #expect(Set(all.dropFirst(9)).count == 1)
  }
}
