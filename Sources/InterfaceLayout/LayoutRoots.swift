import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The parts of a scene that are laid out one after another: the controller's view, further top-level
/// views, cells, headers and footers, views of bar items.
///
/// Source: layout rule 9; ignoring cells as roots costs 25 of 100 views.
struct LayoutRoots {
  /// One part: a root and the views below it that no other root takes.
  struct Part {
    /// The index of the root in the scene's views.
    var root: Int
    /// The indices of the root and its views, parents before children.
    var members: [Int]
    /// The superview of each member, by place in the members; -1 for the root.
    var superviews: [Int] = [-1]
    /// The indices of the constraints that views of the part own; of those that contradict each other
    /// earlier ones win.
    var constraints: [Int] = []
    /// The indices of the guides that views of the part own.
    var guides: [Int] = []
  }

  /// The parts, outer ones before those inside them.
  private(set) var parts: [Part] = []
  /// For each view of the scene the index of its part.
  private(set) var partIndex: [Int] = []
  /// For each view of the scene its place in its part's members.
  private(set) var localIndex: [Int] = []
  /// What all parts weigh together.
  private(set) var weight = 0

  /// Finds the parts of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - rules: Which of the constraints that contradict each other is given up.
  init(_ scene: ResolvedScene, _ rules: ContradictionMetrics) {
    var depths: [Int] = []
    for index in scene.views.indices {
      let superview = scene.views[index].superview
      depths.append(superview < 0 ? 0 : depths[superview] + 1)
      if scene.views[index].isLayoutRoot {
        partIndex.append(parts.count)
        localIndex.append(0)
        parts.append(Part(root: index, members: [index]))
      } else {
        let part = partIndex[superview]
        partIndex.append(part)
        localIndex.append(parts[part].members.count)
        parts[part].members.append(index)
        parts[part].superviews.append(localIndex[superview])
      }
    }
    let order = scene.constraints.indices.map { index in
      let owner = scene.constraints[index].owner
      return ConstraintPrecedence(
        index, in: scene, root: parts[partIndex[owner]].root, depth: depths[owner], rules)
    }.sorted()
    for precedence in order {
      let index = precedence.index
      parts[partIndex[scene.constraints[index].owner]].constraints.append(index)
    }
    for (index, guide) in scene.guides.enumerated() {
      parts[partIndex[guide.owner]].guides.append(index)
    }
    weight = parts.reduce(0) { $0 + $1.weight }
  }
}

extension ResolvedView {
  /// Whether the view's own frame is not a matter of constraints.
  var isLayoutRoot: Bool {
    switch role {
    case .subview: false
    case .contentView: superview < 0
    default: true
    }
  }

  /// Whether a scene is as large as the view when it is the first.
  var decidesSceneSize: Bool { role == .controllerRoot || role == .topLevel }

  /// Whether the view is a cell of a table or collection view or a reusable view.
  var isCellLike: Bool {
    kind == .tableViewCell || kind == .collectionViewCell || kind == .collectionReusableView
  }
}
