import InterfaceModel
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// The storyboards of an app, as far as they are at hand: references from one to another are followed.
package struct AppStoryboards: Sendable {
  /// The storyboards; the first one starts the app unless another is named.
  package let documents: [AppDocument]
  /// The storyboards that a kind of device loads, in their order; the others have their numbers all the same.
  package let loaded: [Int]
  private let byName: [String: Int]
  /// Where the references lead.
  private let references: [AppScene: Destination]

  /// Takes storyboards for those of one app; of several with one name the first counts.
  ///
  /// - Parameters:
  ///   - documents: The storyboards.
  ///   - idiom: The kind of device: of `Main`, `Main~iphone` and `Main~ipad` one is loaded; nil takes all of them.
  package init(_ documents: [AppDocument], for idiom: TraitCollection.Idiom? = nil) {
    self.documents = documents
    let loaded = Self.loaded(documents, for: idiom)
    self.loaded = loaded
    var byName: [String: Int] = [:]
    for index in loaded where byName[documents[index].name] == nil {
      byName[documents[index].name] = index
    }
    // A name with an ending is meant where one without it is asked for; where the device is not known, last.
    for index in loaded {
      let document = documents[index]
      guard document.idiom != nil, document.idiom == idiom || byName[document.baseName] == nil
      else { continue }
      byName[document.baseName] = index
    }
    self.byName = byName
    references = Self.references(of: documents, byName)
  }

  /// Whether there are storyboards of one kind of device.
  package var hasIdioms: Bool { documents.contains { $0.idiom != nil } }

  /// The storyboards that a device loads: those of its own kind, and of those for all kinds what has none of its own.
  private static func loaded(
    _ documents: [AppDocument], for idiom: TraitCollection.Idiom?
  ) -> [Int] {
    guard let idiom else { return Array(documents.indices) }
    let own = Set(documents.filter { $0.idiom == idiom }.map(\.baseName))
    return documents.indices.filter { index in
      guard let other = documents[index].idiom else { return !own.contains(documents[index].name) }
      return other == idiom
    }
  }

  /// Whether a storyboard is at hand.
  func hasDocument(named name: String) -> Bool { byName[name] != nil }

  /// Where a way to a scene ends.
  package enum Destination: Hashable, Sendable {
    /// A scene that is at hand.
    case scene(AppScene)
    /// A scene of a storyboard that is not at hand, or that has no such scene: its name, and the scene's; nil for the initial
    /// one.
    case elsewhere(storyboard: String, identifier: String?)
    /// References that lead to each other and nowhere else.
    case circle
  }

  /// The controller of a scene; nil for a scene without one.
  package func controller(of scene: AppScene) -> SceneGraph.Controller? {
    documents[scene.document].controller(of: scene.scene)
  }

  /// The id of a scene's controller; nil for none.
  package func id(of scene: AppScene) -> ObjectID? { controller(of: scene)?.id }

  /// The class of the app's own that a scene's controller has; nil for none.
  package func className(of scene: AppScene) -> String? {
    controller(of: scene)?.attributes[.customClass]
  }

  /// The id of a scene, as layout files name it.
  package func sceneID(of scene: AppScene) -> String {
    documents[scene.document].graph.scenes[scene.scene].id
  }

  /// What a scene is called: by its controller's name for code, its title or its class, else by its id.
  package func name(of scene: AppScene) -> String {
    guard let controller = controller(of: scene) else {
      return documents[scene.document].graph.scenes[scene.scene].id
    }
    func given(_ name: AttributeName) -> String? {
      controller.attributes[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let item = controller.navigationItem.flatMap {
      documents[scene.document].graph[$0].title
    }
    return given(.storyboardIdentifier) ?? given(.title)
      ?? item.flatMap { $0.isEmpty ? nil : $0 } ?? given(.customClass)
      ?? controller.id?.text ?? documents[scene.document].graph.scenes[scene.scene].id
  }

  /// Follows references from a scene to one that is none.
  package func destination(of scene: AppScene) -> Destination {
    references[scene] ?? .scene(scene)
  }

  /// Where all references lead; each is followed once, however long their chains are.
  private static func references(
    of documents: [AppDocument], _ byName: [String: Int]
  ) -> [AppScene: Destination] {
    var result: [AppScene: Destination] = [:]
    for (document, storyboard) in documents.enumerated() {
      let graph = storyboard.graph
      for index in graph.scenes.indices {
        var way: [AppScene] = []
        var isOpen: Set<AppScene> = []
        var place = AppScene(document: document, scene: index)
        var end: Destination?
        while end == nil {
          if let known = result[place] {
            end = known
          } else if let reference = reference(at: place, in: documents) {
            guard isOpen.insert(place).inserted else {
              end = .circle
              break
            }
            way.append(place)
            (place, end) = next(after: reference, at: place, in: documents, byName)
          } else {
            end = .scene(place)
          }
        }
        for reference in way { result[reference] = end }
      }
    }
    return result
  }

  /// The reference that a scene is; nil for one that is none.
  private static func reference(
    at place: AppScene, in documents: [AppDocument]
  ) -> SceneGraph.Controller? {
    let graph = documents[place.document].graph
    guard let controller = graph.scenes[place.scene].controller,
      graph[controller].kind == .viewControllerPlaceholder
    else { return nil }
    return graph[controller]
  }

  /// The scene that a reference names, or the end of the way.
  private static func next(
    after reference: SceneGraph.Controller, at place: AppScene, in documents: [AppDocument],
    _ byName: [String: Int]
  ) -> (AppScene, Destination?) {
    func given(_ name: AttributeName) -> String? {
      reference.attributes[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let named = given(.storyboardName)
    let identifier = given(.referencedIdentifier)
    // Nobody here has what is in another bundle.
    let document: Int? =
      given(.bundleIdentifier) != nil ? nil : named.map { byName[$0] } ?? place.document
    if let document {
      let target = documents[document]
      let scene = identifier.map { target.scene(identifiedBy: $0) } ?? target.initialScene
      if let scene { return (AppScene(document: document, scene: scene), nil) }
    }
    return (
      place,
      .elsewhere(storyboard: named ?? documents[place.document].name, identifier: identifier)
    )
  }

  /// Where a segue leads.
  ///
  /// - Parameters:
  ///   - segue: A segue of a storyboard.
  ///   - document: The storyboard.
  /// - Returns: The scene; nil for a segue that leads to no scene, such as an unwind segue.
  package func destination(of segue: SceneGraph.Segue, in document: Int) -> Destination? {
    documents[document].graph.destinationScene(of: segue).map {
      destination(of: AppScene(document: document, scene: $0.index))
    }
  }

  /// The scene that a name means, first in one storyboard, then in all others.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - document: The storyboard that is looked into first.
  /// - Returns: The scene; nil for none.
  package func scene(named name: ControllerName, near document: Int) -> AppScene? {
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
