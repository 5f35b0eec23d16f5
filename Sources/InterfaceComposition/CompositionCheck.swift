import InterfaceLayout
import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// What is wrong with how the storyboards of an app hang together, whatever the environment.
package struct CompositionCheck {
  /// What is found in each storyboard, in the order of the document.
  package private(set) var findings: [[Diagnostic]] = []
  /// The references that lead to storyboards that are not at hand, in the order of the app.
  package private(set) var missing: [Missing] = []

  /// A reference to a storyboard that is not at hand.
  package struct Missing: Hashable, Sendable {
    /// The reference.
    package let reference: AppScene
    /// The storyboard's name.
    package let storyboard: String
    /// The scene's name for code; nil for the initial one.
    package let identifier: String?
  }

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - app: The storyboards.
  ///   - limit: How many findings of one kind are kept in each storyboard.
  ///   - missingScene: The kind of a reference to a scene that a storyboard at hand does not have.
  package init(_ app: AppStoryboards, limit: Int, missingScene: DiagnosticKind) {
    var lists = app.documents.map { _ in FindingList(limit: limit) }
    let containment = ContainmentGraph(app)
    for circle in containment.circles {
      let link = circle.link
      let graph = app.documents[link.container.document].graph
      let segue = graph.segues[link.segue]
      let name = app.name(of: link.content)
      lists[link.container.document].append(
        Diagnostic(
          circle.isOfEmbeds ? .embedCycle : .containerCycle, at: segue.range,
          message: "the segue leads back to '\(name)', which holds the scene that it starts in",
          notes: [.init("remove a segue of the circle; this one is left out")], object: segue.id
        ).holding(inScene: app.sceneID(of: link.container)))
    }
    for scene in containment.empty {
      guard let controller = app.controller(of: scene) else { continue }
      lists[scene.document].append(
        Diagnostic(
          .emptyContainer, at: controller.range,
          message: "nothing says what the container holds",
          notes: [.init("connect the controllers that it holds, unless code gives them to it")],
          object: controller.id
        ).holding(inScene: app.sceneID(of: scene)))
    }
    for (document, storyboard) in app.documents.enumerated() {
      for index in storyboard.graph.scenes.indices {
        let scene = AppScene(document: document, scene: index)
        guard let reference = app.controller(of: scene),
          reference.kind == .viewControllerPlaceholder
        else { continue }
        let found = check(reference, at: scene, of: app, missingScene: missingScene)
        if let found { lists[document].append(found) }
      }
    }
    findings = lists.map { list in
      list.diagnostics.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element)
    }
  }

  /// Checks where a reference leads; what no storyboard at hand has may be elsewhere.
  private mutating func check(
    _ reference: SceneGraph.Controller, at scene: AppScene, of app: AppStoryboards,
    missingScene: DiagnosticKind
  ) -> Diagnostic? {
    func finding(_ kind: DiagnosticKind, _ message: String, _ note: String) -> Diagnostic {
      Diagnostic(
        kind, at: reference.range, message: message, notes: [.init(note)], object: reference.id
      ).holding(inScene: app.sceneID(of: scene))
    }
    switch app.destination(of: scene) {
    case .scene: return nil
    case .circle:
      return finding(
        .circularReference, "the reference leads to references that lead back to it",
        "name a view controller")
    case .elsewhere(let name, let identifier):
      let isOfOtherBundle = !(reference.attributes[.bundleIdentifier] ?? "").isEmpty
      guard app.hasDocument(named: name), !isOfOtherBundle else {
        missing.append(Missing(reference: scene, storyboard: name, identifier: identifier))
        return nil
      }
      return finding(
        missingScene,
        identifier.map { "no scene of '\(name)' has the storyboard identifier '\($0)'" }
          ?? "the storyboard '\(name)' has no initial view controller, and the reference names no scene",
        "correct the name, or remove the reference")
    }
  }

  /// Says that not everything was followed.
  ///
  /// - Parameters:
  ///   - scene: The container whose contents were left out; nil where segues were.
  ///   - app: The app.
  /// - Returns: The storyboard with the finding; nil for an app without scenes.
  package static func leftOut(_ scene: AppScene?, of app: AppStoryboards) -> (Int, Diagnostic)? {
    let place = scene ?? app.documents.indices.first.map { AppScene(document: $0, scene: 0) }
    guard let place, let controller = app.controller(of: place) else { return nil }
    return (
      place.document,
      Diagnostic(
        .containersLeftOut, at: controller.range,
        message: "more controllers are in each other from here on than are followed",
        notes: [.init("embed each scene once")], object: controller.id
      ).holding(inScene: app.sceneID(of: place))
    )
  }
}
