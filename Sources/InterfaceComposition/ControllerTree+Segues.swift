import InterfaceEnvironment
import InterfaceModel
package import InterfaceValidation
import InterfaceTraits

extension ControllerTree {
  /// What a segue does from a controller.
  ///
  /// `show` and `showDetail` are messages that walk up the containers to the first that handles them
  /// (`targetViewController(forAction:sender:)`): a navigation controller handles `show` by pushing, a split view both; a
  /// presentation ends the walk. A collapsed split view hands details on to its primary controller. Where nobody handles a
  /// message, the source presents the destination.
  /// Source: `facts/adaptivity.json` (`segues`), Apple's documentation of `showViewController:sender:`.
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
        .unwind(segue.segue.unwindAction), by: unwindTarget(of: segue, from: node), to: nil)
    case .custom: return SegueOutcome(.custom(segue.segue.customClass), by: node, to: destination)
    case .other: return SegueOutcome(.unknown, by: node, to: destination)
    }
  }

  /// A controller with those around it, as far as a message walks: up to the first that is presented.
  private func line(from node: ControllerNode.ID) -> [ControllerNode.ID] {
    var line = [node]
    var current = node
    while nodes[current].role != .presented, let parent = nodes[current].parent {
      line.append(parent)
      current = parent
    }
    return line
  }

  private func show(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue, isForwarded: Bool = false
  ) -> SegueOutcome {
    let line = line(from: node)
    for (index, container) in line.enumerated() where index > 0 || isForwarded {
      switch kind(of: container) {
      case .navigationController:
        return SegueOutcome(.push, by: container, isForwarded: isForwarded, to: destination)
      case .splitViewController where !nodes[container].isCollapsed:
        // Without a navigation controller below, the column that sends the message shows the destination.
        guard case .column(let column) = nodes[line[index - 1]].role else { continue }
        return SegueOutcome(.replace(column), by: container, to: destination)
      case .tabBarController, .splitViewController, .none: continue
      default:
        if handles(container, \.handlesShow) {
          return SegueOutcome(.handled, by: container, to: destination)
        }
      }
    }
    var style = style(of: segue, to: destination)
    style.isForWantOfContainer = true
    return SegueOutcome(
      .present(style), by: presenter(of: node), isForwarded: isForwarded, to: destination)
  }

  private func showDetail(
    _ destination: AppStoryboards.Destination?, from node: ControllerNode.ID,
    _ segue: SceneGraph.Segue
  ) -> SegueOutcome {
    for container in line(from: node).dropFirst() {
      if handles(container, \.handlesShowDetail) {
        return SegueOutcome(.handled, by: container, to: destination)
      }
      guard kind(of: container) == .splitViewController else { continue }
      guard nodes[container].isCollapsed else {
        return SegueOutcome(.replace(.secondary), by: container, to: destination)
      }
      // The column that is left shows it: as the primary controller shows anything.
      let column = nodes[container].children.last { child in
        guard case .column = nodes[child].role else { return false }
        return nodes[child].place.isShown
      }
      return show(
        destination, from: forwarding(from: node, in: column ?? container), segue,
        isForwarded: true)
    }
    return show(destination, from: node, segue)
  }

  /// The controller that a forwarded message starts from: the visible one of a tab bar controller's children, else the
  /// column's own.
  private func forwarding(
    from node: ControllerNode.ID, in column: ControllerNode.ID
  ) -> ControllerNode.ID {
    var current = column
    while kind(of: current) == .tabBarController {
      let line = Set(line(from: node))
      guard
        let next = nodes[current].children.first(where: { line.contains($0) })
          ?? nodes[current].children.first(where: { nodes[$0].isShownTab })
      else { break }
      current = next
    }
    return current
  }

  private func handles(
    _ node: ControllerNode.ID, _ message: KeyPath<StatedContainer, Bool>
  ) -> Bool {
    nodes[node].scene.flatMap { stated(of: $0, at: nodes[node].place) }?[keyPath: message] ?? false
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

  /// The controller that presents for another: the outermost one around it below the window or a presentation.
  package func presenter(of node: ControllerNode.ID) -> ControllerNode.ID {
    line(from: node).last ?? node
  }

  /// The controller that an unwind segue goes back to.
  ///
  /// The first controller on the way back whose class says that it implements the action; classes are known by the
  /// segue's own exit alone where no sources are at hand, so that only the way back is known then.
  private func unwindTarget(
    of segue: SceneGraph.Segue, from node: ControllerNode.ID
  ) -> ControllerNode.ID? {
    guard let action = segue.segue.unwindAction, let implements = unwindActions else { return nil }
    var current: ControllerNode.ID? = nodes[node].parent
    var candidates: [ControllerNode.ID] = []
    while let container = current {
      candidates.append(container)
      // What is below it on the stack, the nearest first.
      candidates += nodes[container].children.reversed().filter { $0 != node }
      current = nodes[container].parent
    }
    return candidates.first { candidate in
      guard let scene = nodes[candidate].scene,
        let name = app.controller(of: scene)?.attributes[.customClass]
      else { return false }
      return implements(name, action)
    }
  }
}
