import Ninefold
import Reporting
import Synchronization

/// The pictures of one side of a comparison.
struct DrawnSide: Sendable {
  /// The scenes of documents; those in layout files are left out.
  var scenes: Review.Scenes = [:]
  /// The pictures of all scenes.
  var pictures: ComparisonPage.Pictures = [:]
  /// The titles of configurations, by name.
  var titles: [String: String] = [:]
}

extension ComparisonSide {
  /// Draws scenes: documents as they appear, and boxes for scenes in layout files.
  func drawn(
    _ requested: [ComparisonPicture], _ outlinedTexts: TextTally?, _ console: Console
  ) -> DrawnSide {
    guard let batch else {
      return DrawnSide(pictures: outlinePictures(requested, outlinedTexts, console))
    }
    let products = ConfigurationRequest.products(in: batch.options.configurations)
    let drawn = Mutex(DrawnSide())
    forEachDocument(of: requested, console) { picture, compilation in
      let name = picture.configuration
      let scene = compilation.drawnScene(picture.scene, in: name, outlinedTexts)
      let title = compilation.title(ofConfiguration: name, products: products)
      drawn.withLock {
        $0.scenes[picture] = scene
        $0.pictures[picture] = scene?.svg
        if let title { $0.titles[name] = title }
      }
    }
    return drawn.withLock(\.self)
  }
}
