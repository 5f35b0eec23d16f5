import InterfaceResolution
import InterfaceModel
package import InterfaceReading
import InterfaceTraits

extension ControllerTree {
  /// Returns the outcome of a segue from a controller.
  ///
  /// `show` and `showDetail` are messages that are sent up the containers to the first that handles
  /// them (`targetViewController(forAction:sender:)`): a navigation controller handles `show` by
  /// pushing, a split view handles both, and a presentation ends the search. A collapsed split view
  /// forwards details to its primary controller. If no container handles a message, the source
  /// presents the destination: `showDetail` never becomes a push without a split view. Source:
  /// Apple's documentation,
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  /// - Parameters:
  ///   - segue: The segue.
  ///   - node: The controller of the scene that contains it.
  /// - Returns: The action and its performer.
  package func outcome(of segue: SceneGraph.Segue, from node: ControllerNode.ID) -> SegueOutcome {
    var outcome = message(of: segue, from: node)
    if case .present(var style) = outcome.action {
      let presentation = presentation(of: outcome, by: segue, from: node)
      style.resulting = presentation?.style
      style.dismissal = presentation?.dismissal
      outcome.action = .present(style)
    }
    return outcome
  }

  /// Returns the outcome of a segue before a presentation adapts.
  private func message(of segue: SceneGraph.Segue, from node: ControllerNode.ID) -> SegueOutcome {
    guard let scene = nodes[node].scene else { return SegueOutcome(.unknown, to: nil) }
    let destination = app.destination(of: segue, in: scene.document)
    switch segue.segue.kind {
    case .relationship: return SegueOutcome(.contain, by: node, to: destination)
    case .embed: return SegueOutcome(.embed, by: node, to: destination)
    case .show: return show(destination, from: node, segue)
    case .showDetail: return showDetail(destination, from: node, segue)
    case .presentation:
      return SegueOutcome(
        .present(style(of: segue, to: destination)), by: presenter(of: node), to: destination)
    case .popoverPresentation:
      return SegueOutcome(
        .present(SegueOutcome.Style(requested: "popover")), by: presenter(of: node), to: destination
      )
    case .unwind:
      return SegueOutcome(
        .unwind(segue.segue.unwindAction),
        by: unwindTarget(of: segue.segue.unwindAction, from: node), to: nil)
    case .custom: return SegueOutcome(.custom(segue.segue.customClass), by: node, to: destination)
    case .other: return SegueOutcome(.unknown, by: node, to: destination)
    }
  }

  /// Finds the ancestors that handle a node's messages, derived from those of its parent so that
  /// deep nesting is not searched again.
  func link(_ node: inout ControllerNode) {
    let definesContext =
      node.scene.flatMap { app.controller(of: $0) }?.attributes.flag(.definesPresentationContext)
    node.context =
      definesContext == true ? nodes.endIndex : node.parent.flatMap { nodes[$0].context }
    guard let parent = node.parent, node.role != .presented else { return }
    let outer = nodes[parent]
    node.outermost = outer.outermost ?? parent
    node.showHandler = showHandler(parent, below: node.role) ?? outer.showHandler
    let isDetailHandler =
      outer.implements.contains(ControllerMessage.showDetail)
      || kind(of: parent) == .splitViewController
    node.detailHandler = isDetailHandler ? parent : outer.detailHandler
    node.messageHandlers = outer.messageHandlers
    // The order of the names makes the selection below the limit deterministic.
    for message in outer.implements.sorted()
    where node.messageHandlers[message] != nil
      || node.messageHandlers.count < Self.greatestMessageCount
    {
      node.messageHandlers[message] = parent
    }
    node.tab = outer.tab
    if case .tab = node.role { node.tab = nodes.endIndex }
  }

  /// Returns a container as the handler of `show` for a child with a role, or `nil` if it does not
  /// handle it.
  private func showHandler(
    _ container: ControllerNode.ID, below role: ContainedRole?
  ) -> ControllerNode.ShowHandler? {
    switch kind(of: container) {
    case .navigationController: return .init(container: container, column: nil)
    case .splitViewController:
      if nodes[container].implements.contains(ControllerMessage.show) {
        return .init(container: container, column: nil)
      }
      guard !nodes[container].isCollapsed else { return nil }
      switch role {
      // Without a navigation controller below, the column that sends the message shows the
      // destination.
      case .column(let column): return .init(container: container, column: column)
      // A message sent to the split view itself applies to its primary column.
      case nil: return .init(container: container, column: .primary)
      default: return nil
      }
    default:
      return nodes[container].implements.contains(ControllerMessage.show)
        ? .init(container: container, column: nil) : nil
    }
  }

  private func show(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue, isForwarded: Bool = false
  ) -> SegueOutcome {
    let own = isForwarded ? showHandler(node, below: nil) : nil
    if let handler = own ?? nodes[node].showHandler {
      let action: SegueOutcome.Action =
        if let column = handler.column {
          .replace(column)
        } else {
          kind(of: handler.container) == .navigationController ? .push : .handled
        }
      return SegueOutcome(
        action, by: handler.container, isForwarded: isForwarded, to: destination)
    }
    return present(
      destination, from: node, segue, fallbackFor: .container, isForwarded: isForwarded)
  }

  /// Returns the outcome of a message that no container handles.
  private func present(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue, fallbackFor missing: SegueOutcome.Style.Missing,
    isForwarded: Bool = false
  ) -> SegueOutcome {
    var style = style(of: segue, to: destination)
    style.missing = missing
    return SegueOutcome(
      .present(style), by: presenter(of: node), isForwarded: isForwarded, to: destination)
  }

  private func showDetail(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue
  ) -> SegueOutcome {
    guard let container = nodes[node].detailHandler else {
      return present(destination, from: node, segue, fallbackFor: .splitView)
    }
    if nodes[container].implements.contains(ControllerMessage.showDetail) {
      return SegueOutcome(.handled, by: container, to: destination)
    }
    guard nodes[container].isCollapsed else {
      return SegueOutcome(.replace(.secondary), by: container, to: destination)
    }
    // The remaining column shows it, as the primary controller shows anything.
    let column = nodes[container].shownColumn
    return show(
      destination, from: forwarding(from: node, in: column ?? container), segue,
      isForwarded: true)
  }

  /// Returns the controller that sends a forwarded message: the visible child of a tab bar
  /// controller, or else the column's own.
  private func forwarding(
    from node: ControllerNode.ID, in column: ControllerNode.ID
  ) -> ControllerNode.ID {
    var current = column
    while kind(of: current) == .tabBarController {
      guard
        let next = tab(of: current, around: node)
          ?? nodes[current].children.first(where: { nodes[$0].isShownTab })
      else { break }
      current = next
    }
    return current
  }

  /// Returns the child of a tab bar controller that is or contains a node, or `nil` if the node is
  /// elsewhere.
  private func tab(
    of container: ControllerNode.ID, around node: ControllerNode.ID
  ) -> ControllerNode.ID? {
    var next = nodes[node].tab
    while let tab = next {
      guard let outer = nodes[tab].parent, outer != container else { return tab }
      next = nodes[outer].tab
    }
    return nil
  }

  /// Returns the style that a segue requests or, if it requests none, that of the destination.
  private func style(
    of segue: SceneGraph.Segue, to destination: AppStoryboards.Destination?
  ) -> SegueOutcome.Style {
    if let style = segue.segue.presentationStyle { return SegueOutcome.Style(requested: style) }
    if case .scene(let scene) = destination,
      let style = app.controller(of: scene)?.attributes[.modalPresentationStyle]
    {
      return SegueOutcome.Style(requested: style)
    }
    return SegueOutcome.Style(requested: "automatic")
  }

  /// Returns the controllers that implement the custom messages that a controller's code can send.
  ///
  /// They are the controller itself or its nearest ancestor that implements the message
  /// (`targetViewController(forAction:sender:)`).
  /// - Parameter node: The controller that sends them.
  /// - Returns: The messages that some controller implements, sorted, each with that controller.
  package func messages(from node: ControllerNode.ID) -> [(
    message: String, handler: ControllerNode.ID
  )] {
    var handlers = nodes[node].messageHandlers
    for message in nodes[node].implements { handlers[message] = node }
    handlers[ControllerMessage.show] = nil
    handlers[ControllerMessage.showDetail] = nil
    return handlers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the controller that presents for another: its outermost ancestor below the window or a
  /// presentation.
  package func presenter(of node: ControllerNode.ID) -> ControllerNode.ID {
    nodes[node].outermost ?? node
  }
}
