import InterfaceComposition
import InterfaceEmission
import InterfaceEnvironment
import InterfacePicture
public import InterfaceSource
import InterfaceValidation

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
    /// The id of the segue whose destination is presented over the app; nil for the app as it starts.
    public let segue: ObjectID?
    /// The picture as an SVG document.
    public let svg: [UInt8]
  }

  /// Pictures of the app as it starts.
  ///
  /// - Parameters:
  ///   - requests: The places; the document's own canvas is none that an app is shown in.
  ///   - presentations: Whether everything that a segue presents is drawn too, over its presenter.
  /// - Returns: The pictures, place by place; none for an app without an initial controller.
  public func pictures(
    in requests: [ConfigurationRequest], presentations: Bool = false
  ) -> [Picture] {
    var pictures: [Picture] = []
    drawPictures(in: requests, presentations: presentations) { pictures.append($0) }
    return pictures
  }

  /// Draws the pictures of `pictures(in:presentations:)` one after another.
  ///
  /// - Parameters:
  ///   - requests: The places.
  ///   - presentations: Whether everything that a segue presents is drawn too, over its presenter.
  ///   - body: Takes each picture as soon as it is drawn.
  /// - Throws: What `body` throws; nothing more is drawn then.
  public func drawPictures<Failure: Error>(
    in requests: [ConfigurationRequest], presentations: Bool = false,
    _ body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    let images = storyboards.map { PictureImages($0.compilation.assets) }
    for configuration in configurations(requests) {
      if let tree = controllers(in: configuration) {
        try body(
          Picture(
            configuration: configuration.name, segue: nil, svg: draw(tree, configuration, images)))
      }
      guard presentations, let flow = flow(in: configuration) else { continue }
      for way in flow.ways {
        guard let node = way.destination, flow.tree.presentations[node] != nil,
          flow.ways.first(where: { $0.destination == node })?.segue == way.segue,
          let segue = documents.documents[way.document].graph.segues[way.segue].id,
          let tree = controllers(AppState(showing: node, in: flow), in: configuration)
        else { continue }
        try body(
          Picture(
            configuration: configuration.name, segue: segue,
            svg: draw(tree, configuration, images)))
      }
    }
  }

  /// The picture of controllers as an SVG document.
  func draw(
    _ tree: ControllerTree, _ configuration: Configuration, _ images: [PictureImages]
  ) -> [UInt8] {
    let isDeep = storyboards.contains { $0.compilation.isDeep }
    let picture = DeepStack.run(isDeep: isDeep) {
      AppPicture.draw(tree, configuration: configuration) { document in
        { images[document].file(of: $0) }
      }
    }
    return SVGWriter.write(picture)
  }
}
