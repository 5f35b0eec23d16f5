package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
import InterfaceTraits

extension ControllerTree {
  /// What becomes of what a segue presents.
  ///
  /// - Parameters:
  ///   - outcome: What the segue does, which is to present.
  ///   - segue: The segue.
  ///   - source: The controller of the scene that the segue starts in.
  /// - Returns: The presentation; nil for an outcome that presents nothing.
  package func presentation(
    of outcome: SegueOutcome, by segue: SceneGraph.Segue, from source: ControllerNode.ID
  ) -> ResolvedPresentation? {
    let asked: String
    switch outcome.action {
    case .present(let style): asked = style.asked
    case .custom, .unknown: asked = PresentationStyle.custom.rawValue
    default: return nil
    }
    var request = PresentationRequest(
      style: PresentationStyle(documentSpelling: asked) ?? .automatic)
    request.preferredContentSize = destinationScene(of: outcome).flatMap(preferredContentSize)
    if let scene = destinationScene(of: outcome),
      let stated = stated(of: scene, at: nodes[source].place)
    {
      request.answer = stated.answer
      request.customFrame = stated.presentedFrame
      request.customDims = stated.dimsPresenter
      request.detents = stated.detents
    }
    if request.style == .popover { request.anchor = anchor(of: segue, from: source) }
    if let arrows = segue.segue.arrows {
      request.arrowDirections = PopoverArrow.Directions(arrows)
    }
    return ResolvedPresentation(request, in: presentationPlace(from: source, request.style))
  }

  /// Where a controller presents: in the window, or in the nearest controller that defines a context.
  func presentationPlace(
    from source: ControllerNode.ID, _ style: PresentationStyle
  ) -> PresentationPlace {
    var place = PresentationPlace(environment)
    place.traits = nodes[presenter(of: source)].place.traits
    guard style == .currentContext || style == .overCurrentContext else { return place }
    if let context = nodes[source].context {
      place.context = nodes[context].place.frame
      place.traits = nodes[context].place.traits
    }
    return place
  }

  private func destinationScene(of outcome: SegueOutcome) -> AppScene? {
    if case .scene(let scene) = outcome.destination { scene } else { nil }
  }

  /// The size that a controller asks for where it is presented: its own, or that of a navigation controller's root.
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
      case .scene(let place) = app.destination(of: root),
      app.controller(of: place)?.kind != .navigationController
    else { return nil }
    return preferredContentSize(of: place)
  }

  /// What a popover points at, in the window's coordinates; nil where nobody laid it out.
  ///
  /// A bar item is where the layout placed it; an item that is not found stands at the trailing end of its bar.
  private func anchor(of segue: SceneGraph.Segue, from source: ControllerNode.ID) -> LayoutRect? {
    guard let scene = nodes[source].scene else { return nil }
    let graph = app.documents[scene.document].graph
    guard let id = segue.segue.anchor ?? segue.source.flatMap({ graph.id(of: $0) }) else {
      return nil
    }
    return anchor(id, in: source)
  }

  /// The place of a presented controller.
  ///
  /// - Parameters:
  ///   - presentation: How it is presented.
  ///   - scene: What is presented.
  ///   - source: The controller that the segue starts in.
  /// - Returns: The place.
  package func place(
    of presentation: ResolvedPresentation, showing scene: AppScene,
    from source: ControllerNode.ID
  ) -> ControllerPlace {
    let presenter = nodes[presenter(of: source)].place
    var place = ControllerPlace(
      frame: presentation.frame, safeArea: presentation.safeArea,
      traits: TraitCollection(traitsFrom: [presenter.traits, presentation.overrides]))
    place.isOverlay = true
    place.isInSheet = presentation.corners == .card || presentation.corners == .sheet
    guard presentation.isWrapped else { return place }
    place.isWrapped = true
    place.surroundings.isInSheet = place.isInSheet
    place.surroundings.hasNavigationBar = true
    adapt(&place.surroundings, to: scene)
    return place
  }

  /// Presents what a segue leads to, over all that is shown.
  ///
  /// - Parameters:
  ///   - outcome: What the segue does.
  ///   - segue: The segue.
  ///   - source: The controller of the scene that the segue starts in.
  /// - Returns: The presented controller; nil where nothing is presented.
  @discardableResult
  package mutating func present(
    _ outcome: SegueOutcome, by segue: SceneGraph.Segue, from source: ControllerNode.ID
  ) -> ControllerNode.ID? {
    guard let scene = destinationScene(of: outcome),
      let presentation = presentation(of: outcome, by: segue, from: source),
      let node = add(
        scene, inside: presenter(of: source), as: .presented,
        at: place(of: presentation, showing: scene, from: source))
    else { return nil }
    presentations[node] = presentation
    nodes[node].source = source
    return node
  }
}

extension PopoverArrow.Directions {
  /// The directions that a document names; none of them leaves all.
  fileprivate init(_ arrows: Segue.Arrows) {
    self = []
    if arrows.contains(.up) { insert(.up) }
    if arrows.contains(.down) { insert(.down) }
    if arrows.contains(.left) { insert(.left) }
    if arrows.contains(.right) { insert(.right) }
    if isEmpty { self = .any }
  }
}
