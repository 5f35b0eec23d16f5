@testable import InterfacePicture
import InterfaceResolution
import InterfaceTraits
import Testing

/// Images for right-to-left layouts.
@Suite struct MirroredImageTests {
  /// The image extends from x = 30 to x = 40; it is mirrored about x = 35, onto itself.
  @Test func imageIsMirroredAboutItsOwnCenter() throws {
    var drawing = Drawing(viewCount: 0)
    let asset = ResolvedAsset(catalog: 0, path: "a.png", scale: 1)
    let rect = LayoutRect(x: 30, y: 5, width: 10, height: 20)
    let isDrawn = drawing.image(asset, in: rect, tint: nil, isMirrored: true) { _ in
      ImageFile([0x89, 0x50, 0x4E, 0x47])
    }
    #expect(isDrawn)
    let list = drawing.list(size: LayoutSize(width: 100, height: 100), title: "", scene: "")
    guard case .group(let group) = list.items.first else { throw NoGroup() }
    #expect(group.transform?.origin == LayoutPoint(x: 70, y: 0))
    #expect(group.transform?.scaleX == -1 && group.transform?.scaleY == 1)
    #expect(list.items.dropFirst() == [.image(DrawnImage(file: 0, rect: rect, tint: nil))])
  }

  private struct NoGroup: Error {}
}
