package import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource
import InterfaceTraits

/// A picture of one scene in one configuration.
///
/// Every installed view has one box of exactly its frame, in a group whose origin is its superview's.
package enum ScenePicture {
  /// The picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  ///   - configuration: The configuration.
  ///   - images: Fetches the files of images.
  ///   - lines: Where the lines of the document begin.
  ///   - overlays: What is drawn over the scene.
  ///   - file: The name of the file that the title says; nil for none.
  /// - Returns: The picture.
  package static func draw(
    scene: ResolvedScene, layout: Layout, configuration: Configuration,
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil,
    overlays: Overlays = [], file: String? = nil
  ) -> DisplayList {
    let painter = ScenePainter(
      scene: scene, layout: layout, images: images, lines: lines, overlays: overlays)
    var drawing = Drawing(viewCount: scene.views.count)
    painter.draw(&drawing)
    var size = painter.size
    LayoutCaption.draw(layout, below: &size, &drawing)
    return drawing.list(
      size: LayoutSize(width: max(size.width, 1), height: max(size.height, 1)),
      title: (file.map { "\($0), " } ?? "") + "\(scene.title), \(configuration.name)",
      scene: scene.id,
      configuration: configuration.name)
  }
}
