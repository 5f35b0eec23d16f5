import InterfaceComposition
import InterfaceEmission
import InterfaceResolution
import InterfaceModel
import InterfacePicture
import InterfaceReading
public import InterfaceSource
import InterfaceTraits

extension StoryboardApp {
  /// A state of the app that is drawn.
  ///
  /// ```swift
  /// print(StoryboardApp.Subject.start == .entry("List"))
  /// ```
  public enum Subject: Hashable, Sendable {
    /// The app at launch.
    case start
    /// A scene that only code can load, in an app without an initial controller: its storyboard
    /// identifier, or the id of its controller.
    case entry(String)
    /// The content that the segue with this id presents, over its presenter.
    case segue(ObjectID)
    /// Content that a controller presents according to a configuration file: the controller's id,
    /// and `alert`, `actionSheet` or `search`, with a number if it presents several.
    case declared(controller: String, what: String)
  }

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
    /// The state that is shown.
    public let subject: Subject
    /// The picture as an SVG document.
    public let svg: [UInt8]

    /// The id of the segue whose destination is presented over the app, or `nil` for other
    /// pictures.
    public var segue: ObjectID? {
      if case .segue(let id) = subject { id } else { nil }
    }
  }

  /// The controllers of the app in one configuration, as JSON.
  ///
  /// ```swift
  /// app.compositions(in: [.device(.init(name: "retina4_7")!)]) { composition in
  ///   print(composition.configuration, composition.json.count)
  /// }
  /// ```
  public struct Composition: Sendable {
    /// The name of the configuration.
    public let configuration: String
    /// The state that is shown.
    public let subject: Subject
    /// A JSON document: the window and its controllers with frames, safe areas, traits and bars.
    public let json: [UInt8]
  }

  /// Returns pictures of the app at launch or, for an app without an initial controller, of each
  /// scene that only code can load.
  ///
  /// - Parameters:
  ///   - requests: The configurations; the document's own canvas is ignored because no app is shown
  ///     in it.
  ///   - presentations: Whether to draw everything that segues present as well, over its presenter.
  /// - Returns: The pictures, grouped by configuration.
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
  ///   - requests: The configurations.
  ///   - presentations: Whether to draw everything that segues present as well, over its presenter.
  ///   - body: A closure that receives each picture as soon as it is drawn.
  /// - Throws: Any error thrown by `body`, which ends the drawing.
  public func drawPictures<Failure: Error>(
    in requests: [ConfigurationRequest], presentations: Bool = false,
    body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    let files = drawnFiles
    try compose(in: requests, presentations: presentations) {
      tree, configuration, subject throws(Failure) in
      try body(
        Picture(
          configuration: configuration.name, subject: subject,
          svg: draw(tree, in: configuration, files: files)))
    }
  }

  /// Composes the states that `pictures(in:presentations:)` draws, as JSON.
  ///
  /// - Parameters:
  ///   - requests: The configurations.
  ///   - presentations: Whether to include everything that segues present, over its presenter.
  ///   - body: A closure that receives each composition as soon as it is complete.
  /// - Throws: Any error thrown by `body`, which ends the composition.
  public func compositions<Failure: Error>(
    in requests: [ConfigurationRequest], presentations: Bool = false,
    body: (Composition) throws(Failure) -> Void
  ) throws(Failure) {
    try compose(in: requests, presentations: presentations) {
      tree, configuration, subject throws(Failure) in
      try body(
        Composition(
          configuration: configuration.name, subject: subject,
          json: CompositionJSON.file(of: tree, in: configuration)))
    }
  }

  /// The names of the scenes that represent the app if no storyboard has an initial controller:
  /// those that only code can load, containers first.
  ///
  /// ```swift
  /// print(app.entryNames.isEmpty)
  /// ```
  public var entryNames: [String] {
    start == nil ? AppEntries.entries(of: documents).map { Self.name(of: $0, in: documents) } : []
  }

  /// Returns the name that files use for a scene that code loads.
  private static func name(of scene: AppScene, in app: AppStoryboards) -> String {
    let identifier = app.controller(of: scene)?.attributes[.storyboardIdentifier] ?? ""
    guard identifier.isEmpty else { return identifier }
    return app.id(of: scene)?.text ?? app.sceneID(of: scene)
  }

  /// Composes the app in all requested states.
  private func compose<Failure: Error>(
    in requests: [ConfigurationRequest], presentations: Bool,
    body: (ControllerTree, Configuration, Subject) throws(Failure) -> Void
  ) throws(Failure) {
    for configuration in configurations(requests) {
      guard let composer = AppComposer(self, in: configuration) else { continue }
      if let tree = composer.controllers() {
        try body(tree, configuration, .start)
      } else {
        for scene in AppEntries.entries(of: composer.documents) {
          try body(
            composer.controllers(from: scene), configuration,
            .entry(Self.name(of: scene, in: composer.documents)))
        }
      }
      guard presentations, let flow = flow(in: configuration) else { continue }
      // Only the first of several segues to a presentation is drawn.
      var isDrawn: Set<ControllerNode.ID> = []
      for edge in flow.edges {
        guard let node = edge.destination, isDrawn.insert(node).inserted,
          flow.tree.presentations[node] != nil,
          let segue = composer.documents.documents[edge.document].graph.segues[edge.segue].id,
          let tree = composer.controllers(AppState(showing: node, in: flow))
        else { continue }
        try body(tree, configuration, .segue(segue))
      }
      try composeDeclared(flow, with: composer, body: body)
    }
  }

  /// Composes the app with the content that controllers present according to configuration files.
  private func composeDeclared<Failure: Error>(
    _ flow: FlowGraph, with composer: AppComposer,
    body: (ControllerTree, Configuration, Subject) throws(Failure) -> Void
  ) throws(Failure) {
    guard flow.tree.hasDeclarations else { return }
    var isDone: Set<AppScene> = []
    for (index, node) in flow.tree.nodes.indexed {
      guard let scene = node.scene, isDone.insert(scene).inserted,
        let declared = flow.tree.declared(of: scene, in: node.layoutEnvironment),
        !declared.presents.isEmpty
      else { continue }
      let name = flow.tree.app.id(of: scene)?.text ?? flow.tree.app.sceneID(of: scene)
      let state = AppState(showing: index, in: flow)
      var counts: [String: Int] = [:]
      for content in declared.presents {
        let what =
          switch content.subject {
          case .alert: "alert"
          case .actionSheet: "actionSheet"
          case .searchController: "search"
          case .controller: "controller"
          }
        counts[what, default: 0] += 1
        let number = counts[what, default: 1]
        guard let tree = composer.controllers(state, presenting: content, from: scene) else {
          continue
        }
        try body(
          tree, composer.configuration,
          .declared(controller: name, what: number > 1 ? "\(what)-\(number)" : what))
      }
    }
  }

  /// The fonts of the first storyboard that has fonts.
  var fonts: Fonts {
    storyboards.lazy.map(\.compilation.assets.fonts).first { !$0.isEmpty } ?? Fonts()
  }

  /// The files of a storyboard that pictures use.
  struct DrawnFiles {
    let images: PictureImages
    let lines: LineTable
  }

  /// The files of each storyboard that pictures use.
  var drawnFiles: [DrawnFiles] {
    storyboards.map { storyboard in
      DrawnFiles(
        images: PictureImages(storyboard.compilation.assets),
        lines: LineTable(storyboard.compilation.file))
    }
  }

  /// Returns a picture of the controllers as an SVG document.
  func draw(
    _ tree: ControllerTree, in configuration: Configuration, files: [DrawnFiles]
  ) -> [UInt8] {
    let isDeep = storyboards.contains { $0.compilation.isDeep }
    let picture = DeepStack.run(isDeep: isDeep) {
      AppPicture.draw(
        tree, configuration: configuration, bezel: bezel,
        images: { document in { files[document.index].images.file(of: $0) } },
        lines: { files[$0.index].lines })
    }
    var writer = PictureWriter(
      outlinedTexts: outlinedTexts, fonts: fonts, configurations: [configuration])
    defer { outlinedTexts?.add(writer.remaining) }
    return writer.svg(picture)
  }
}
