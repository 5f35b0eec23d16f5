package import InterfaceComposition
package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// A picture of a whole app: containers with their content, down to the scenes.
package enum AppPicture {
  /// Returns the picture of an app.
  ///
  /// - Parameters:
  ///   - tree: The app's controllers with the scenes that are shown.
  ///   - configuration: The configuration in which the app is shown.
  ///   - images: Returns the files of a storyboard's images, given the index of the storyboard.
  ///   - lines: Returns the line table of a storyboard, given its index.
  /// - Returns: The picture.
  package static func draw(
    _ tree: ControllerTree, configuration: Configuration,
    images: @escaping (Handle<AppDocument>) -> ImageFiles = { _ in { _ in nil } },
    lines: @escaping (Handle<AppDocument>) -> LineTable? = { _ in nil }
  ) -> DisplayList {
    let window = tree.window.frame
    let views = tree.scenes.values.reduce(0) { $0 + $1.scene.views.count }
    var drawing = Drawing(viewCount: views)
    AppPainter(tree: tree, configuration: configuration, images: images, lines: lines)
      .draw(&drawing)
    let scene = tree.nodes.first?.scene
    let title = scene.map { tree.app.name(of: $0) } ?? ""
    return drawing.list(
      size: LayoutSize(width: max(window.width, 1), height: max(window.height, 1)),
      title: "\(title), \(configuration.name)",
      scene: scene.map { tree.app.sceneID(of: $0) } ?? "",
      configuration: configuration.name)
  }
}
