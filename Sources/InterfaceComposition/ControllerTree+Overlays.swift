import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension ControllerTree {
  /// Presents declared content of a controller over everything that is shown.
  ///
  /// - Parameters:
  ///   - content: An alert, an action sheet or a search.
  ///   - source: The controller that presents it.
  ///   - layOut: A function that lays out the parts of an alert or action sheet at a width, given
  ///     whether it is a popover.
  package mutating func present(
    _ content: DeclaredPresentation, from source: ControllerNode.ID,
    layOut: (_ width: Double, _ isPopover: Bool) -> AlertLayout
  ) {
    var request = PresentationRequest(content.subject)
    request.anchor = content.anchor.flatMap { anchor($0, in: source) }
    let style: PresentationStyle =
      content.subject == .searchController ? .overCurrentContext : .automatic
    let layoutEnvironment = presentationEnvironment(from: source, style)
    var resolved = ResolvedPresentation(request, in: layoutEnvironment)
    var parts: AlertLayout?
    if content.subject != .searchController {
      // The width is independent of the height; the height depends on the width.
      let made = layOut(resolved.frame.width, resolved.style == .popover)
      request.preferredContentSize = LayoutSize(width: 0, height: made.size.height)
      resolved = ResolvedPresentation(request, in: layoutEnvironment)
      parts = made.moved(to: LayoutPoint(x: resolved.frame.x, y: resolved.frame.y))
    }
    overlays.append(
      PresentedOverlay(content: content, source: source, presentation: resolved, parts: parts))
  }

  /// Returns the frame of a controller's view or bar item in the window's coordinates, or `nil` if
  /// it was not laid out.
  func anchor(_ id: ObjectID, in source: ControllerNode.ID) -> LayoutRect? {
    let origin = nodes[source].layoutEnvironment.frame
    guard let composed = scenes[source],
      let frame = composed.frame(of: id) ?? composed.frame(ofBarItem: id)
    else { return nil }
    return LayoutRect(
      x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
  }
}
