import InterfaceTraits

/// The callbacks of an app's controllers when its environment changes, in order.
///
/// There are three rounds, each from the outermost visible controller inwards: the traits that will
/// change, the sizes that will change, and the traits that have changed. Split views collapse and
/// expand between the first two rounds and report completion after the last.
struct CallbackOrder {
  private(set) var callbacks: [ControllerCallback] = []

  /// Determines the callbacks.
  init(_ old: ControllerTree, _ new: ControllerTree, _ pairs: ControllerPairs) {
    // Controllers that appear are created in the new environment, so nothing changes for them.
    let shown = old.nodes.indices.filter {
      old.nodes[$0].layoutEnvironment.isShown && pairs.new[$0] != nil
    }
    var traits: [ControllerNode.ID: [TraitChange]] = [:]
    var sizes: [ControllerNode.ID: LayoutSize] = [:]
    for node in shown {
      guard let other = pairs.new[node] else { continue }
      let (before, after) = (old.nodes[node].layoutEnvironment, new.nodes[other].layoutEnvironment)
      traits[node] = TraitChange.between(before.traits, after.traits)
      // Covered controllers get their size when they become visible again.
      if after.isShown, before.frame.size != after.frame.size { sizes[node] = after.frame.size }
    }
    func add(_ method: ControllerCallback.Method, on node: ControllerNode.ID) {
      callbacks.append(
        ControllerCallback(controller: TransitionController(node, in: old), method: method))
    }
    for node in shown {
      if let changes = traits[node], !changes.isEmpty {
        add(.willTransitionToTraits(changes), on: node)
      }
    }
    let splits = shown.compactMap { node in
      old.kind(of: node) == .splitViewController
        ? pairs.new[node].map { SplitViewChange(node, in: old, to: $0, in: new) } : nil
    }
    for split in splits { callbacks += split.before }
    for node in shown {
      guard let size = sizes[node] else { continue }
      if let parent = old.nodes[node].parent, sizes[parent] != nil {
        add(.sizeForChild(TransitionController(node, in: old)), on: parent)
      }
      add(.viewWillTransition(size), on: node)
    }
    for node in shown {
      if let changes = traits[node], !changes.isEmpty { add(.traitsDidChange(changes), on: node) }
    }
    for split in splits { callbacks += split.after }
  }
}
