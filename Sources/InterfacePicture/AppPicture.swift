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
  ///   - bezel: The device drawn around the app, if it fills the screen.
  ///   - images: Returns the files of a storyboard's images, given the index of the storyboard.
  ///   - lines: Returns the line table of a storyboard, given its index.
  /// - Returns: The picture.
  package static func draw(
    _ tree: ControllerTree, configuration: Configuration, bezel: Bezel = .none,
    images: @escaping (Handle<AppDocument>) -> ImageFiles = { _ in { _ in nil } },
    lines: @escaping (Handle<AppDocument>) -> LineTable? = { _ in nil }
  ) -> DisplayList {
    let window = tree.window.frame
    let views = tree.scenes.values.reduce(0) { $0 + $1.scene.views.count }
    var drawing = Drawing(viewCount: views)
    let size = LayoutSize(width: window.width, height: window.height)
    let deviceFrame = DeviceFrame(bezel, configuration, canvas: size)
    let insets = deviceFrame?.insets ?? .zero
    AppPainter(
      tree: tree, configuration: configuration, images: images, lines: lines,
      deviceFrame: deviceFrame
    ).draw(&drawing)
    let scene = tree.nodes.first?.scene
    let title = scene.map { tree.app.name(of: $0) } ?? ""
    return drawing.list(
      size: LayoutSize(
        width: max(window.width + insets.left + insets.right, 1),
        height: max(window.height + insets.top + insets.bottom, 1)),
      title: "\(title), \(configuration.name)",
      scene: scene.map { tree.app.sceneID(of: $0) } ?? "",
      configuration: configuration.name)
  }
}
