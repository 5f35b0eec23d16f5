import InterfaceModel
import InterfaceSource
import InterfaceTraits
import Testing

@testable import InterfaceResolution

/// The sizes of images that a document recorded.
@Suite struct RecordedImageTests {
  private func image(_ name: String, width: Double, isSymbol: Bool = false) -> Resources.Image {
    Resources.Image(
      name: name, size: LayoutSize(width: width, height: 1), isSymbol: isSymbol, range: .start)
  }

  @Test func symbolsAndAssetsHaveSeparateNames() {
    let recorded = RecordedImages(
      Resources(images: [
        image("star", width: 1), image("star", width: 2, isSymbol: true), image("star", width: 3),
      ]))
    #expect(recorded.size(named: "star", isSymbol: false)?.width == 1)
    #expect(recorded.size(named: "star", isSymbol: true)?.width == 2)
    #expect(recorded.size(named: "moon", isSymbol: false) == nil)
  }
}
