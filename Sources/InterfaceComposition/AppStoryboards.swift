import InterfaceModel
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// The available storyboards of an app, with the references between them resolved.
package struct AppStoryboards: Sendable {
  /// The storyboards; the app starts with the first one unless another is named.
  package let documents: ObjectTable<AppDocument>
  /// The storyboards that a kind of device loads, in order.
  package let loaded: [Handle<AppDocument>]
  private let byName: [String: Handle<AppDocument>]
  /// The destinations of the references.
  private let references: [AppScene: Destination]

  /// Creates an app from storyboards; if several have the same name, the first is used.
  ///
  /// - Parameters:
  ///   - documents: The storyboards.
  ///   - idiom: The kind of device, which loads one of `Main`, `Main~iphone` and `Main~ipad`, or
  ///     `nil` to load all of them.
  package init(_ documents: [AppDocument], for idiom: TraitCollection.Idiom? = nil) {
    let documents = ObjectTable(documents)
    self.documents = documents
    let loaded = Self.loaded(documents, for: idiom)
    self.loaded = loaded
    var byName: [String: Handle<AppDocument>] = [:]
    for index in loaded where byName[documents[index].name] == nil {
      byName[documents[index].name] = index
    }
    // A name without a suffix also matches one with a suffix; if the device is unknown, such a
    // match has the lowest precedence.
    for index in loaded {
      let document = documents[index]
      guard document.idiom != nil, document.idiom == idiom || byName[document.baseName] == nil
      else { continue }
      byName[document.baseName] = index
    }
    self.byName = byName
    references = Self.references(of: documents, byName)
  }

  /// Whether any storyboard is for one kind of device only.
  package var hasIdioms: Bool { documents.contains { $0.idiom != nil } }

  /// Returns the storyboards that a device loads: those for its kind, and those for all kinds that
  /// have no variant for it.
  private static func loaded(
    _ documents: ObjectTable<AppDocument>, for idiom: TraitCollection.Idiom?
  ) -> [Handle<AppDocument>] {
    guard let idiom else { return Array(documents.indices) }
    let own = Set(documents.filter { $0.idiom == idiom }.map(\.baseName))
    return documents.indices.filter { index in
      guard let other = documents[index].idiom else { return !own.contains(documents[index].name) }
      return other == idiom
    }
  }

  /// Returns whether a storyboard is available.
  func hasDocument(named name: String) -> Bool { byName[name] != nil }

  /// The destination of a segue or reference.
  package enum Destination: Hashable, Sendable {
    /// An available scene.
    case scene(AppScene)
    /// A scene of a storyboard that is unavailable or lacks the scene: the names of the storyboard
    /// and of the scene, or `nil` for the initial one.
    case unavailable(storyboard: String, identifier: String?)
    /// References that only refer to each other.
    case circle
  }

  /// Returns the controller of a scene, or `nil` if it has none.
  package func controller(of scene: AppScene) -> SceneGraph.Controller? {
    documents[scene.document].controller(of: scene.scene)
  }

  /// Returns the id of a scene's controller, or `nil` if there is none.
  package func id(of scene: AppScene) -> ObjectID? { controller(of: scene)?.id }

  /// Returns the custom class of a scene's controller, or `nil` if it has none.
  package func className(of scene: AppScene) -> String? {
    controller(of: scene)?.attributes[.customClass]
  }

  /// Returns the id of a scene as in layout files.
  package func sceneID(of scene: AppScene) -> String {
    documents[scene.document].graph.scenes[scene.scene].id
  }

  /// Returns the display name of a scene: its controller's storyboard identifier, title or class,
  /// or else its id.
  package func name(of scene: AppScene) -> String {
    guard let controller = controller(of: scene) else {
      return documents[scene.document].graph.scenes[scene.scene].id
    }
    func attribute(_ name: AttributeName) -> String? {
      controller.attributes[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let item = controller.navigationItem.flatMap {
      documents[scene.document].graph[$0].title
    }
    return attribute(.storyboardIdentifier) ?? attribute(.title)
      ?? item.flatMap { $0.isEmpty ? nil : $0 } ?? attribute(.customClass)
      ?? controller.id?.text ?? documents[scene.document].graph.scenes[scene.scene].id
  }

  /// Follows references from a scene to a scene that is not a reference.
  package func destination(of scene: AppScene) -> Destination {
    references[scene] ?? .scene(scene)
  }

  /// Resolves all references; each is followed once, however long the chains are.
  private static func references(
    of documents: ObjectTable<AppDocument>, _ byName: [String: Handle<AppDocument>]
  ) -> [AppScene: Destination] {
    var result: [AppScene: Destination] = [:]
    for (document, storyboard) in documents.indexed {
      let graph = storyboard.graph
      for index in graph.scenes.indices {
        var chain: [AppScene] = []
        var visited: Set<AppScene> = []
        var location = AppScene(document: document, scene: index)
        var end: Destination?
        while end == nil {
          if let cached = result[location] {
            end = cached
          } else if let reference = reference(at: location, in: documents) {
            guard visited.insert(location).inserted else {
              end = .circle
              break
            }
            chain.append(location)
            (location, end) = next(after: reference, at: location, in: documents, byName)
          } else {
            end = .scene(location)
          }
        }
        for reference in chain { result[reference] = end }
      }
    }
    return result
  }

  /// Returns the reference that a scene consists of, or `nil` if it is not a reference.
  private static func reference(
    at location: AppScene, in documents: ObjectTable<AppDocument>
  ) -> SceneGraph.Controller? {
    let graph = documents[location.document].graph
    guard let controller = graph.scenes[location.scene].controller,
      graph[controller].kind == .viewControllerPlaceholder
    else { return nil }
    return graph[controller]
  }

  /// Returns the scene that a reference names, or its final destination.
  private static func next(
    after reference: SceneGraph.Controller, at location: AppScene,
    in documents: ObjectTable<AppDocument>,
    _ byName: [String: Handle<AppDocument>]
  ) -> (AppScene, Destination?) {
    func attribute(_ name: AttributeName) -> String? {
      reference.attributes[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let named = attribute(.storyboardName)
    let identifier = attribute(.referencedIdentifier)
    // Storyboards in other bundles are not available.
    let document: Handle<AppDocument>? =
      attribute(.bundleIdentifier) != nil ? nil : named.map { byName[$0] } ?? location.document
    if let document {
      let target = documents[document]
      let scene = identifier.map { target.scene(identifiedBy: $0) } ?? target.initialScene
      if let scene { return (AppScene(document: document, scene: scene), nil) }
    }
    return (
      location,
      .unavailable(storyboard: named ?? documents[location.document].name, identifier: identifier)
    )
  }

  /// Returns the destination of a segue.
  ///
  /// - Parameters:
  ///   - segue: A segue of a storyboard.
  ///   - document: The storyboard.
  /// - Returns: The destination, or `nil` if the segue leads to no scene, as for an unwind segue.
  package func destination(of segue: SceneGraph.Segue, in document: Handle<AppDocument>)
    -> Destination?
  {
    documents[document].graph.destinationScene(of: segue).map {
      destination(of: AppScene(document: document, scene: $0))
    }
  }

  /// Returns the scene with a name, searching one storyboard before all others.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - document: The storyboard to search first.
  /// - Returns: The scene, or `nil` if there is none.
  package func scene(named name: ControllerName, near document: Handle<AppDocument>) -> AppScene? {
    if let storyboard = name.document {
      guard let index = byName[storyboard] else { return nil }
      return documents[index].scene(named: name.name).map { AppScene(document: index, scene: $0) }
    }
    let others = loaded.filter { $0 != document }
    for index in [document] + others where documents.indices.contains(index) {
      if let scene = documents[index].scene(named: name.name) {
        return AppScene(document: index, scene: scene)
      }
    }
    return nil
  }
}
