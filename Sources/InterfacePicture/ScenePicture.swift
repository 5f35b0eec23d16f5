package import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource
package import InterfaceTraits

/// A picture of one scene in one configuration.
///
/// Every installed view has one box with exactly its frame, in a group whose origin is its
/// superview's.
package enum ScenePicture {
  /// Returns the picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  ///   - configuration: The configuration.
  ///   - images: Returns the files of images.
  ///   - lines: The line table of the document.
  ///   - decoration: What is drawn in addition to the scene.
  ///   - file: The name of the file in the title, or `nil` to omit it.
  /// - Returns: The picture.
  package static func draw(
    scene: ResolvedScene, layout: Layout, configuration: Configuration,
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil,
    decoration: SceneDecoration = SceneDecoration(), file: String? = nil
  ) -> DisplayList {
    let painter = ScenePainter(
      scene: scene, layout: layout, images: images, lines: lines,
      overlays: decoration.overlays,
      deviceFrame: DeviceFrame(decoration.bezel, configuration, canvas: layout.size))
    var drawing = Drawing(viewCount: scene.views.count)
    painter.draw(&drawing)
    FoldPainter.draw(configuration, &drawing)
    var size = painter.size
    LayoutCaption.draw(layout, below: &size, &drawing)
    return drawing.list(
      size: LayoutSize(width: max(size.width, 1), height: max(size.height, 1)),
      title: (file.map { "\($0), " } ?? "") + "\(scene.title), \(configuration.name)",
      scene: scene.id,
      configuration: configuration.name)
  }

  /// Returns the frames of the views that the picture of a scene shows, without a device around it.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  /// - Returns: The frames in the coordinates of the picture, in points, by the views' ids.
  package static func viewFrames(
    scene: ResolvedScene, layout: Layout
  ) -> [String: LayoutRect] {
    let painter = plainPainter(scene, layout)
    var frames: [String: LayoutRect] = [:]
    for (index, frame) in painter.viewFrames.frames.indexed {
      guard let frame, let id = scene.views[index].id else { continue }
      frames[id.text] = frame
    }
    return frames
  }

  /// Returns the size of the picture of a scene without a device around it and without the list of
  /// problems below it, in points.
  package static func size(scene: ResolvedScene, layout: Layout) -> LayoutSize {
    plainPainter(scene, layout).size
  }

  private static func plainPainter(_ scene: ResolvedScene, _ layout: Layout) -> ScenePainter {
    ScenePainter(
      scene: scene, layout: layout, images: { _ in nil }, lines: nil, overlays: [],
      deviceFrame: nil)
  }
}
