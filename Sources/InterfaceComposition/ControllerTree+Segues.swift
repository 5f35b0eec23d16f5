import InterfaceResolution
import InterfaceModel
package import InterfaceReading
import InterfaceTraits

extension ControllerTree {
  /// What a segue does from a controller.
  ///
  /// `show` and `showDetail` are messages that walk up the containers to the first that handles them
  /// (`targetViewController(forAction:sender:)`): a navigation controller handles `show` by pushing, a split view both; a
  /// presentation ends the walk. A collapsed split view hands details on to its primary controller. Where nobody handles a
  /// message, the source presents the destination: `showDetail` never becomes a push without a split view.
  /// Source: Apple's documentation, https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  /// - Parameters:
  ///   - segue: The segue.
  ///   - node: The controller of the scene that it starts in.
  /// - Returns: What is done, and by whom.
  package func outcome(of segue: SceneGraph.Segue, from node: ControllerNode.ID) -> SegueOutcome {
    var outcome = message(of: segue, from: node)
    if case .present(var style) = outcome.action {
      let presentation = presentation(of: outcome, by: segue, from: node)
      style.resulting = presentation?.style
      style.wayOut = presentation?.wayOut
      outcome.action = .present(style)
    }
    return outcome
  }

  /// What a segue does, before a presentation adapts.
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
        .present(SegueOutcome.Style(asked: "popover")), by: presenter(of: node), to: destination)
    case .unwind:
      return SegueOutcome(
        .unwind(segue.segue.unwindAction),
        by: unwindTarget(of: segue.segue.unwindAction, from: node), to: nil)
    case .custom: return SegueOutcome(.custom(segue.segue.customClass), by: node, to: destination)
    case .other: return SegueOutcome(.unknown, by: node, to: destination)
    }
  }

  /// Finds the controllers around a node that handle its messages: from those of its parent, so that nobody walks up a
  /// deep nesting again.
  func link(_ node: inout ControllerNode) {
    let definesContext =
      node.scene.flatMap { app.controller(of: $0) }?.attributes.flag(.definesPresentationContext)
    node.context =
      definesContext == true ? nodes.count : node.parent.flatMap { nodes[$0].context }
    guard let parent = node.parent, node.role != .presented else { return }
    let outer = nodes[parent]
    node.outermost = outer.outermost ?? parent
    node.showHandler = showHandler(parent, below: node.role) ?? outer.showHandler
    let isDetailHandler =
      outer.implements.contains(ControllerMessage.showDetail)
      || kind(of: parent) == .splitViewController
    node.detailHandler = isDetailHandler ? parent : outer.detailHandler
    node.messageHandlers = outer.messageHandlers
    // In the order of their names, so that those that are followed are the same each time.
    for message in outer.implements.sorted()
    where node.messageHandlers[message] != nil
      || node.messageHandlers.count < Self.greatestMessageCount
    {
      node.messageHandlers[message] = parent
    }
    node.tab = outer.tab
    if case .tab = node.role { node.tab = nodes.count }
  }

  /// A container as what handles `show` for a controller in a role in it; nil for one that does not.
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
      // Without a navigation controller below, the column that sends the message shows the destination.
      case .column(let column): return .init(container: container, column: column)
      // A message that is handed to a split view itself is for its primary column.
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
      destination, from: node, segue, forWantOf: .container, isForwarded: isForwarded)
  }

  /// What a message does that nobody handles.
  private func present(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue, forWantOf missing: SegueOutcome.Style.Missing,
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
      return present(destination, from: node, segue, forWantOf: .splitView)
    }
    if nodes[container].implements.contains(ControllerMessage.showDetail) {
      return SegueOutcome(.handled, by: container, to: destination)
    }
    guard nodes[container].isCollapsed else {
      return SegueOutcome(.replace(.secondary), by: container, to: destination)
    }
    // The column that is left shows it: as the primary controller shows anything.
    let column = nodes[container].shownColumn
    return show(
      destination, from: forwarding(from: node, in: column ?? container), segue,
      isForwarded: true)
  }

  /// The controller that a forwarded message starts from: the visible one of a tab bar controller's children, else the
  /// column's own.
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

  /// The child of a tab bar controller that a node is, or is in; nil for a node elsewhere.
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

  /// The style that a segue asks for, else the destination.
  private func style(
    of segue: SceneGraph.Segue, to destination: AppStoryboards.Destination?
  ) -> SegueOutcome.Style {
    if let style = segue.segue.presentationStyle { return SegueOutcome.Style(asked: style) }
    if case .scene(let scene) = destination,
      let style = app.controller(of: scene)?.attributes[.modalPresentationStyle]
    {
      return SegueOutcome.Style(asked: style)
    }
    return SegueOutcome.Style(asked: "automatic")
  }

  /// Who implements the messages of the app's own that a controller's code can send.
  ///
  /// That is the controller itself, or the nearest container around it (`targetViewController(forAction:sender:)`).
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

  /// The controller that presents for another: the outermost one around it below the window or a presentation.
  package func presenter(of node: ControllerNode.ID) -> ControllerNode.ID {
    nodes[node].outermost ?? node
  }
}
