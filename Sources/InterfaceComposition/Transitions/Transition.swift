import InterfaceResolution
package import InterfaceTraits

/// The changes in an app when its environment changes: a rotation, another part of a tablet's
/// screen, another trait.
///
/// The two sides are the same app composed in two environments. Controllers correspond if they are
/// the same scene, even if it moved to another container; a scene that is shown several times is
/// matched in the order of containers.
package struct Transition: Sendable {
  /// The name of the configuration before.
  package let from: String
  /// The name of the configuration after.
  package let to: String
  /// The size of the window before the change, in points.
  package let oldSize: LayoutSize
  /// The size of the window after the change, in points.
  package let newSize: LayoutSize
  /// The keyboard before the change, in the window's coordinates, in points, or `nil` if it was not
  /// shown.
  package let oldKeyboard: LayoutRect?
  /// The keyboard after the change, in the window's coordinates, in points, or `nil` if it is not
  /// shown.
  package let newKeyboard: LayoutRect?
  /// The traits of the window that change.
  package let traits: [TraitChange]
  /// The callbacks, in order.
  package let callbacks: [ControllerCallback]
  /// The controllers that are visible only after the change.
  package let controllersThatCome: [TransitionController]
  /// The controllers that are visible only before the change.
  package let controllersThatGo: [TransitionController]
  /// The scenes on the screen before or after the change, in the order of containers.
  package let scenes: [SceneChange]

  /// Whether the size of the window changes.
  package var changesSize: Bool { oldSize != newSize }

  /// Compares an app in two environments.
  ///
  /// - Parameters:
  ///   - old: The app before the change.
  ///   - from: The name of the environment before the change.
  ///   - new: The app after the change.
  ///   - to: The name of the environment after the change.
  package init(
    _ old: ControllerTree, named from: String, to new: ControllerTree, named to: String
  ) {
    self.from = from
    self.to = to
    oldSize = old.environment.windowSize
    newSize = new.environment.windowSize
    oldKeyboard = old.environment.keyboardFrame
    newKeyboard = new.environment.keyboardFrame
    traits = TraitChange.between(old.environment.traits, new.environment.traits)
    let pairs = ControllerPairs(old, new)
    callbacks = CallbackOrder(old, new, pairs).callbacks
    func isShown(_ node: ControllerNode.ID?, in tree: ControllerTree) -> Bool {
      node.map { tree.nodes[$0].layoutEnvironment.isShown } ?? false
    }
    controllersThatCome = new.nodes.indices.filter {
      new.nodes[$0].layoutEnvironment.isShown && !isShown(pairs.old[$0], in: old)
    }.map { TransitionController($0, in: new) }
    controllersThatGo = old.nodes.indices.filter {
      old.nodes[$0].layoutEnvironment.isShown && !isShown(pairs.new[$0], in: new)
    }.map { TransitionController($0, in: old) }
    func side(_ node: ControllerNode.ID?, in tree: ControllerTree) -> SceneSide? {
      guard let node, let composed = tree.scenes[node] else { return nil }
      return SceneSide(
        composed, in: tree.nodes[node].layoutEnvironment, window: tree.window.frame,
        keyboard: tree.environment.keyboardFrame)
    }
    scenes =
      old.nodes.indices.compactMap { node in
        side(node, in: old).flatMap {
          SceneChange(
            TransitionController(node, in: old), from: $0, to: side(pairs.new[node], in: new))
        }
      }
      + new.nodes.indices.compactMap { node in
        guard pairs.old[node].flatMap({ old.scenes[$0] }) == nil else { return nil }
        return SceneChange(
          TransitionController(node, in: new), from: nil, to: side(node, in: new))
      }
  }
}
