import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfacePicture

extension Compilation {
  /// Returns the picture of one scene in one configuration.
  ///
  /// - Parameters:
  ///   - scene: The scene's id.
  ///   - configuration: The configuration's name.
  /// - Returns: An SVG document, or `nil` if the document has no such scene or was not laid out in
  ///   the configuration.
  package func picture(ofScene scene: String, in configuration: String) -> [UInt8]? {
    guard let layout = laidOut?.layout,
      let number = layout.configurationNumber(named: configuration),
      let scene = layout.scenes.first(where: { $0.layouts.first?.scene.id == scene }),
      let shared = scene.layouts.first(where: { $0.configurations.contains(number) }),
      let position = shared.configurations.firstIndex(of: number)
    else { return nil }
    let pictureImages = PictureImages(assets)
    return DeepStack.run(isDeep: isDeep) {
      SVGWriter.write(
        ScenePicture.draw(
          scene: shared.scenes[position], layout: shared.layout,
          configuration: layout.configurations[number], images: { pictureImages.file(of: $0) },
          lines: LineTable(file)))
    }
  }
}
