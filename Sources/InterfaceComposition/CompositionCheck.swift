import InterfaceLayout
import InterfaceModel
import InterfaceReading
package import InterfaceSource
package import InterfaceTraits

/// Checks the references between the storyboards of an app, independently of the environment.
package struct CompositionCheck {
  /// The findings of each storyboard, in document order.
  package private(set) var findings: Table<AppDocument, [Diagnostic]> = []
  /// The references to unavailable storyboards, in the order of the app.
  package private(set) var missing: [Missing] = []

  /// A reference to an unavailable storyboard.
  package struct Missing: Hashable, Sendable {
    package let reference: AppScene
    /// The name of the storyboard.
    package let storyboard: String
    /// The storyboard identifier of the scene, or `nil` for the initial one.
    package let identifier: String?
  }

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - app: The storyboards.
  ///   - limit: The maximum number of findings of one kind in each storyboard.
  ///   - missingScene: The kind that reports a reference to a scene that is missing from an
  ///     available storyboard.
  package init(_ app: AppStoryboards, limit: Int, missingScene: DiagnosticKind) {
    var lists = app.documents.mapValues { _ in FindingList(limit: limit) }
    let containment = ContainmentGraph(app)
    for circle in containment.circles {
      let link = circle.link
      let graph = app.documents[link.container.document].graph
      let segue = graph.segues[link.segue]
      let name = app.name(of: link.content)
      lists[link.container.document].append(
        Diagnostic(
          circle.isEmbedCycle ? .embedCycle : .containerCycle, at: segue.range,
          message: "the segue leads back to '\(name)', which contains the segue's source",
          notes: [.init("remove a segue of the cycle; this one is ignored")], object: segue.id
        ).located(inScene: app.sceneID(of: link.container)))
    }
    for scene in containment.empty {
      guard let controller = app.controller(of: scene) else { continue }
      lists[scene.document].append(
        Diagnostic(
          .emptyContainer, at: controller.range,
          message: "the document does not define the contents of the container",
          notes: [.init("connect its child view controllers, unless code sets them")],
          object: controller.id
        ).located(inScene: app.sceneID(of: scene)))
    }
    for (document, storyboard) in app.documents.indexed {
      for index in storyboard.graph.scenes.indices {
        let scene = AppScene(document: document, scene: index)
        guard let reference = app.controller(of: scene),
          reference.kind == .viewControllerPlaceholder
        else { continue }
        let found = check(reference, at: scene, of: app, missingScene: missingScene)
        if let found { lists[document].append(found) }
      }
    }
    findings = lists.mapValues { list in
      list.diagnostics.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element)
    }
  }

  /// Checks the destination of a reference; one in an unavailable storyboard may exist.
  private mutating func check(
    _ reference: SceneGraph.Controller, at scene: AppScene, of app: AppStoryboards,
    missingScene: DiagnosticKind
  ) -> Diagnostic? {
    func finding(_ kind: DiagnosticKind, _ message: String, _ note: String) -> Diagnostic {
      Diagnostic(
        kind, at: reference.range, message: message, notes: [.init(note)], object: reference.id
      ).located(inScene: app.sceneID(of: scene))
    }
    switch app.destination(of: scene) {
    case .scene: return nil
    case .circle:
      return finding(
        .circularReference, "the reference leads to references that lead back to it",
        "name a view controller")
    case .unavailable(let name, let identifier):
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

  /// Returns a finding that part of the app was not followed.
  ///
  /// - Parameters:
  ///   - scene: The container whose contents were omitted, or `nil` if segues were.
  ///   - app: The app.
  /// - Returns: The storyboard and the finding, or `nil` for an app without scenes.
  package static func omission(_ scene: AppScene?, of app: AppStoryboards) -> (
    Handle<AppDocument>, Diagnostic
  )? {
    let location =
      scene ?? app.documents.indices.first.map { AppScene(document: $0, scene: Handle(0)) }
    guard let location, let controller = app.controller(of: location) else { return nil }
    return (
      location.document,
      Diagnostic(
        .containersOmitted, at: controller.range,
        message: "more view controllers are nested from here on than Ninefold follows",
        notes: [.init("embed each scene once")], object: controller.id
      ).located(inScene: app.sceneID(of: location))
    )
  }
}
