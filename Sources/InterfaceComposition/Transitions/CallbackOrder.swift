import InterfaceTraits

/// What runs on the controllers of an app when its environment changes, in order.
///
/// Three rounds, each from the outermost controller that is shown inwards: the traits that will change, the sizes that
/// will, and the traits that have changed. Between the first two, split views collapse and expand; after the last, they tell
/// that they have.
struct CallbackOrder {
  private(set) var callbacks: [ControllerCallback] = []

  /// Finds what runs.
  init(_ old: ControllerTree, _ new: ControllerTree, _ pairs: ControllerPairs) {
    // Controllers that come are made in the new environment: nothing changes for them.
    let shown = old.nodes.indices.filter { old.nodes[$0].place.isShown && pairs.new[$0] != nil }
    var traits: [ControllerNode.ID: [TraitChange]] = [:]
    var sizes: [ControllerNode.ID: LayoutSize] = [:]
    for node in shown {
      guard let other = pairs.new[node] else { continue }
      let (before, after) = (old.nodes[node].place, new.nodes[other].place)
      traits[node] = TraitChange.between(before.traits, after.traits)
      // What is below others has its size when it is seen again.
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
