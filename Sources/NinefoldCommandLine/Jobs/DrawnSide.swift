import Ninefold
import Reporting
import Synchronization

/// The pictures of one side of a comparison, for a review.
struct DrawnSide: Sendable {
  /// The scenes of documents with text as outlines; those in layout files are left out.
  var scenes: Review.Scenes = [:]
  /// The pictures of the page.
  var pictures: ComparisonPage.Pictures = [:]
  /// The titles of configurations, by name.
  var titles: [String: String] = [:]
}

extension ComparisonSide {
  /// Draws scenes for a review, each in both forms.
  func drawn(
    _ requested: [ComparisonPicture], _ outlinedTexts: TextTally?, _ console: Console
  ) -> DrawnSide {
    guard let batch else { return DrawnSide(pictures: pictures(requested, console)) }
    let products = ConfigurationRequest.products(in: batch.options.configurations)
    let drawn = Mutex(DrawnSide())
    forEachDocument(of: requested, console) { picture, compilation in
      let (scene, name) = (picture.scene, picture.configuration)
      let outlined = compilation.drawnScene(scene, in: name, outlinedTexts)
      let plain = compilation.picture(ofScene: scene, in: name)
      let title = compilation.title(ofConfiguration: name, products: products)
      drawn.withLock {
        $0.scenes[picture] = outlined
        $0.pictures[picture] = plain
        if let title { $0.titles[name] = title }
      }
    }
    return drawn.withLock(\.self)
  }
}
