import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The parts of a scene that are laid out one after another: the controller's view, further
/// top-level views, cells, headers and footers, views of bar items.
///
/// Source: docs/internals/auto-layout.md, 'Layout roots'; without cells as roots, 25 of 100 views
/// fewer agree.
struct LayoutRoots {
  /// A view of a part.
  struct Member {
    let view: ViewIndex
    /// The member that is the superview of the view; the root itself for the root.
    let superview: LocalIndex
  }

  /// A part: a root and its descendants that do not belong to another root.
  struct Part {
    /// The root and its views, parents before children.
    var members: ObjectTable<Member>
    /// The constraints that views of the part own; if some contradict each other, earlier ones take
    /// precedence.
    var constraints: [ResolvedConstraint.Index] = []
    /// The guides that views of the part own.
    var guides: [GuideIndex] = []

    var root: ViewIndex { members[.root].view }
  }

  /// The parts, outer ones before those inside them.
  private(set) var parts: ObjectTable<Part> = []
  /// The part of each view of the scene.
  private(set) var partIndex: Table<ResolvedView, PartIndex> = []
  /// For each view of the scene, its index among its part's members.
  private(set) var localIndex: Table<ResolvedView, LocalIndex> = []
  /// The total weight of all parts.
  private(set) var weight = 0

  /// Determines the parts of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - rules: The rules that determine which of several contradicting constraints is dropped.
  init(_ scene: ResolvedScene, _ rules: ContradictionMetrics) {
    var depths: Table<ResolvedView, Int> = []
    for index in scene.views.indices {
      let superview = scene.views[index].superview
      depths.append(superview.map { depths[$0] + 1 } ?? 0)
      if let superview, !scene.views[index].isLayoutRoot {
        let part = partIndex[superview]
        partIndex.append(part)
        localIndex.append(parts[part].members.endIndex)
        parts[part].members.append(Member(view: index, superview: localIndex[superview]))
      } else {
        partIndex.append(parts.endIndex)
        localIndex.append(.root)
        parts.append(Part(members: [Member(view: index, superview: .root)]))
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
    for (index, guide) in scene.guides.indexed {
      parts[partIndex[guide.owner]].guides.append(index)
    }
    weight = parts.reduce(0) { $0 + $1.weight }
  }
}

/// A part of a scene.
typealias PartIndex = Handle<LayoutRoots.Part>
/// A view of a part.
typealias LocalIndex = Handle<LayoutRoots.Member>
/// A table of values, one for each view of a part.
typealias LocalTable<Value> = Table<LayoutRoots.Member, Value>

extension LocalIndex {
  /// The root of the part.
  static var root: LocalIndex { LocalIndex(0) }
}

extension ResolvedView {
  /// Whether the view's frame is not determined by constraints.
  var isLayoutRoot: Bool {
    switch role {
    case .subview: false
    case .contentView: superview == nil
    default: true
    }
  }

  /// Whether the size of a scene is that of the view if it is the first.
  var decidesSceneSize: Bool { role == .controllerRoot || role == .topLevel }

  /// Whether the view is a cell of a table or collection view or a reusable view.
  var isCellLike: Bool {
    kind == .tableViewCell || kind == .collectionViewCell || kind == .collectionReusableView
  }
}
