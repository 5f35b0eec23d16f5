import InterfacePicture
import InterfaceResolution
import InterfaceTraits
import Testing

/// Tiling and stretching of an image's parts in a rectangle, derived by hand.
@Suite struct ImagePartTests {
  private let slices = ImageSlices(
    size: LayoutSize(width: 30, height: 20),
    caps: LayoutInsets(top: 5, left: 10, bottom: 5, right: 8),
    center: LayoutSize(width: 2, height: 0), isTiled: false)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The ends are 10, 8, 5 and 5 points; of the 12 points between them the first 2 are drawn.
  @Test func capsKeepTheirSizeAndTheCenterStretches() {
    let parts = slices.parts(filling: rect(100, 50, 118, 40))
    #expect(parts.count == 9)
    #expect(parts.map(\.source.x) == [0, 10, 22, 0, 10, 22, 0, 10, 22])
    #expect(parts.map(\.source.width) == [10, 2, 8, 10, 2, 8, 10, 2, 8])
    #expect(parts.map(\.source.y) == [0, 0, 0, 5, 5, 5, 15, 15, 15])
    #expect(parts.map(\.source.height) == [5, 5, 5, 10, 10, 10, 5, 5, 5])
    #expect(parts[0].rect == rect(100, 50, 10, 5))
    #expect(parts[4].rect == rect(110, 55, 100, 30))
    #expect(parts[8].rect == rect(210, 85, 8, 5))
    #expect(parts.allSatisfy { $0.tile == nil })
  }

  /// At its natural size, 20 × 20, the image is reassembled without the part that is cut out.
  @Test func theNaturalSizeStretchesNothing() {
    for part in slices.parts(filling: rect(0, 0, 20, 20)) {
      #expect(part.source.width == part.rect.width)
      #expect(part.source.height == part.rect.height)
    }
  }

  @Test func tilesFillTheCenterAndTheEdges() {
    var tiled = slices
    tiled.isTiled = true
    let parts = tiled.parts(filling: rect(0, 0, 118, 40))
    let corners = [0, 2, 6, 8]
    for (index, part) in parts.enumerated() {
      #expect((part.tile == nil) == corners.contains(index))
    }
    #expect(parts[1].tile == LayoutSize(width: 2, height: 5))
    #expect(parts[3].tile == LayoutSize(width: 10, height: 10))
    #expect(parts[4].tile == LayoutSize(width: 2, height: 10))
  }

  /// Nine points for ends of 10 and 8: five and four.
  @Test func capsShareANarrowRectangle() {
    let parts = slices.parts(filling: rect(0, 0, 9, 40))
    #expect(parts.map(\.rect.x) == [0, 5, 0, 5, 0, 5])
    #expect(parts.map(\.rect.width) == [5, 4, 5, 4, 5, 4])
    #expect(parts.map(\.source.width) == [10, 8, 10, 8, 10, 8])
  }

  @Test func oversizedCapsAreClamped() {
    let large = ImageSlices(
      size: LayoutSize(width: 10, height: 10),
      caps: LayoutInsets(top: 0, left: 40, bottom: -3, right: 9),
      center: .zero, isTiled: true)
    let parts = large.parts(filling: rect(0, 0, 100, 10))
    #expect(parts.map(\.source) == [rect(0, 0, 10, 10)])
    #expect(parts.map(\.rect) == [rect(0, 0, 100, 10)])
    #expect(slices.parts(filling: rect(0, 0, 0, 10)).isEmpty)
  }
}
