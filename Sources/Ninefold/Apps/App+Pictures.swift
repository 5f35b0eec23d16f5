import InterfaceComposition
import InterfaceEmission
import InterfaceEnvironment
import InterfacePicture

extension App {
  /// A picture of the whole app in one configuration.
  ///
  /// ```swift
  /// for picture in app.pictures(in: [.cell(SizeClassGrid.Cell(width: .compact, height: .regular))]) {
  ///   print(picture.configuration, String(decoding: picture.svg, as: UTF8.self).count)
  /// }
  /// ```
  public struct Picture: Sendable {
    /// The name of the configuration.
    public let configuration: String
    /// The picture as an SVG document.
    public let svg: [UInt8]
  }

  /// Pictures of the app as it starts.
  ///
  /// - Parameter requests: The places; the document's own canvas is none that an app is shown in.
  /// - Returns: A picture for each place; none for an app without an initial controller.
  public func pictures(in requests: [ConfigurationRequest]) -> [Picture] {
    var pictures: [Picture] = []
    drawPictures(in: requests) { pictures.append($0) }
    return pictures
  }

  /// Draws the pictures of `pictures(in:)` one after another.
  ///
  /// - Parameters:
  ///   - requests: The places.
  ///   - body: Takes each picture as soon as it is drawn.
  /// - Throws: What `body` throws; nothing more is drawn then.
  public func drawPictures<Failure: Error>(
    in requests: [ConfigurationRequest], _ body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    let images = storyboards.map { PictureImages($0.compilation.assets) }
    let isDeep = storyboards.contains { $0.compilation.isDeep }
    for configuration in configurations(requests) {
      guard let tree = controllers(in: configuration) else { continue }
      let picture = DeepStack.run(isDeep: isDeep) {
        AppPicture.draw(tree, configuration: configuration) { document in
          { images[document].file(of: $0) }
        }
      }
      try body(Picture(configuration: configuration.name, svg: SVGWriter.write(picture)))
    }
  }
}
