package import InterfaceLayout
package import InterfaceModel
package import InterfaceResolution
import InterfaceTraits

/// A picture of one scene in one configuration.
///
/// Every installed view is one `<rect>` of exactly its frame, in a group whose origin is its superview's;
/// views with an id carry it as `data-id`.
package enum SceneSVG {
  /// The picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  ///   - configuration: The configuration.
  ///   - document: The document, for resources and what its containers say of bars.
  ///   - assets: Images and colours of catalogs.
  /// - Returns: An SVG file, the same for the same arguments.
  package static func emit(
    scene: ResolvedScene, layout: Layout, configuration: Configuration, document: Document,
    assets: PreviewAssets = PreviewAssets()
  ) -> [UInt8] {
    let painter = ScenePainter(
      scene: scene, layout: layout, configuration: configuration, document: document,
      assets: assets)
    var drawing = Drawing()
    painter.draw(&drawing)
    let size = painter.size
    var height = size.height
    if let caption = SceneTitle.findings(layout) {
      drawing.text(
        caption, x: 8, baseline: height + 17,
        DrawnTextStyle(size: 13, weight: 500, color: SceneTitle.warningColor))
      height += 26
    }
    return drawing.file(
      width: max(size.width, 1), height: max(height, 1),
      title: "\(SceneTitle.text(scene, in: document)), \(configuration.name)",
      [.text("data-scene", scene.id), .text("data-configuration", configuration.name)])
  }
}
