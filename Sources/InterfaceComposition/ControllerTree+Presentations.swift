package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
import InterfaceTraits

extension ControllerTree {
  /// Resolves the presentation of a segue.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the segue, a presentation.
  ///   - segue: The segue.
  ///   - source: The controller of the scene that contains the segue.
  /// - Returns: The presentation, or `nil` if the outcome is not a presentation.
  package func presentation(
    of outcome: SegueOutcome, by segue: SceneGraph.Segue, from source: ControllerNode.ID
  ) -> ResolvedPresentation? {
    let requested: String
    switch outcome.action {
    case .present(let style): requested = style.requested
    case .custom, .unknown: requested = PresentationStyle.custom.rawValue
    default: return nil
    }
    var request = PresentationRequest(
      style: PresentationStyle(documentSpelling: requested) ?? .automatic)
    request.preferredContentSize = destinationScene(of: outcome).flatMap(preferredContentSize)
    if let scene = destinationScene(of: outcome),
      let declared = declared(of: scene, in: nodes[source].layoutEnvironment)
    {
      request.delegateResponse = declared.answer
      request.customFrame = declared.presentedFrame
      request.customDims = declared.dimsPresenter
      request.detents = declared.detents
    }
    if request.style == .popover { request.anchor = anchor(of: segue, from: source) }
    if let arrows = segue.segue.arrows {
      request.arrowDirections = PopoverArrow.Directions(arrows)
    }
    return ResolvedPresentation(request, in: presentationEnvironment(from: source, request.style))
  }

  /// Returns the environment of a controller's presentations: the window, or the nearest controller
  /// that defines a context.
  func presentationEnvironment(
    from source: ControllerNode.ID, _ style: PresentationStyle
  ) -> PresentationEnvironment {
    var layoutEnvironment = PresentationEnvironment(environment)
    layoutEnvironment.traits = nodes[presenter(of: source)].layoutEnvironment.traits
    guard style == .currentContext || style == .overCurrentContext else { return layoutEnvironment }
    if let context = nodes[source].context {
      layoutEnvironment.context = nodes[context].layoutEnvironment.frame
      layoutEnvironment.traits = nodes[context].layoutEnvironment.traits
    }
    return layoutEnvironment
  }

  private func destinationScene(of outcome: SegueOutcome) -> AppScene? {
    if case .scene(let scene) = outcome.destination { scene } else { nil }
  }

  /// Returns the preferred size of a presented controller: its own, or that of a navigation
  /// controller's root.
  private func preferredContentSize(of scene: AppScene) -> LayoutSize? {
    guard let controller = app.controller(of: scene) else { return nil }
    switch controller.properties[.contentSizeForViewInPopover] {
    case .size(let size): return size
    case .element(let element):
      if let width = element.attributes.number(.width),
        let height = element.attributes.number(.height)
      {
        return LayoutSize(width: width, height: height)
      }
    default: break
    }
    guard controller.kind == .navigationController,
      let root = contents(of: controller, scene, role: "rootViewController").first,
      case .scene(let destination) = app.destination(of: root),
      app.controller(of: destination)?.kind != .navigationController
    else { return nil }
    return preferredContentSize(of: destination)
  }

  /// Returns the frame that a popover points at in the window's coordinates, or `nil` if it was not
  /// laid out.
  ///
  /// A bar item has its frame in the layout; an item that is not found is assumed at the trailing
  /// end of its bar.
  private func anchor(of segue: SceneGraph.Segue, from source: ControllerNode.ID) -> LayoutRect? {
    guard let scene = nodes[source].scene else { return nil }
    let graph = app.documents[scene.document].graph
    guard let id = segue.segue.anchor ?? segue.source.flatMap({ graph.id(of: $0) }) else {
      return nil
    }
    return anchor(id, in: source)
  }

  /// Returns the environment of a presented controller.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - scene: The presented scene.
  ///   - source: The controller that contains the segue.
  /// - Returns: The environment.
  package func layoutEnvironment(
    of presentation: ResolvedPresentation, showing scene: AppScene,
    from source: ControllerNode.ID
  ) -> ControllerEnvironment {
    let presenter = nodes[presenter(of: source)].layoutEnvironment
    var layoutEnvironment = ControllerEnvironment(
      frame: presentation.frame, safeArea: presentation.safeArea,
      traits: TraitCollection(traitsFrom: [presenter.traits, presentation.overrides]))
    layoutEnvironment.isOverlay = true
    layoutEnvironment.isInSheet = presentation.corners == .card || presentation.corners == .sheet
    guard presentation.isWrapped else { return layoutEnvironment }
    layoutEnvironment.isWrapped = true
    layoutEnvironment.presentation.isInSheet = layoutEnvironment.isInSheet
    layoutEnvironment.presentation.hasNavigationBar = true
    adapt(&layoutEnvironment.presentation, to: scene)
    return layoutEnvironment
  }

  /// Presents the destination of a segue over everything that is shown.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the segue.
  ///   - segue: The segue.
  ///   - source: The controller of the scene that contains the segue.
  /// - Returns: The presented controller, or `nil` if nothing is presented.
  @discardableResult
  package mutating func present(
    _ outcome: SegueOutcome, by segue: SceneGraph.Segue, from source: ControllerNode.ID
  ) -> ControllerNode.ID? {
    guard let scene = destinationScene(of: outcome),
      let presentation = presentation(of: outcome, by: segue, from: source),
      let node = add(
        scene, inside: presenter(of: source), as: .presented,
        at: layoutEnvironment(of: presentation, showing: scene, from: source))
    else { return nil }
    presentations[node] = presentation
    nodes[node].source = source
    return node
  }
}

extension PopoverArrow.Directions {
  /// Creates the arrow directions that a document names; naming none allows all.
  fileprivate init(_ arrows: Segue.Arrows) {
    self = []
    if arrows.contains(.up) { insert(.up) }
    if arrows.contains(.down) { insert(.down) }
    if arrows.contains(.left) { insert(.left) }
    if arrows.contains(.right) { insert(.right) }
    if isEmpty { self = .any }
  }
}
