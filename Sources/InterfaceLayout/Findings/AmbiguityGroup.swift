import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Views of one layout root that are left open together: where one is settled, so are the others.
///
/// In a stack view that may stretch any of its subviews all of them are open, and so is whatever is inside
/// them.
struct AmbiguityGroup {
  /// A view with what is open of it.
  struct Member {
    /// The place of the view in the document.
    var range: SourceRange
    var id: ObjectID?
    var name: String
    var components: Set<Ambiguity.Component>
    /// Where components are open that are not open wherever the group is; nothing for the others.
    var partial: [Ambiguity.Component: Set<String>] = [:]
    /// A step of a priority that would settle the view.
    var step: PriorityStep?
    /// Whether the document says that nobody wants to hear of the view.
    var isSilenced: Bool
    /// Whether the view, or one that it is inside, is hidden.
    var isHidden: Bool
    /// Whether the app's own class may give the view an extent that is open, or the row or cell that it is
    /// in may have another size in the app.
    var mayHaveOwnExtent: Bool
  }

  /// The views by their places, outer ones first.
  let members: [Member]
  /// The configurations in which what is open of the views is open.
  let configurations: [String]

  init(_ members: [Member], configurations: [String]) {
    self.members = members.sorted { $0.range.start < $1.range.start }
    self.configurations = configurations
  }

  /// Whether somebody who runs the app would see it.
  ///
  /// Not so when the outermost view is one that the document wants to hear nothing of, when all are hidden,
  /// or when a class of the app may know an extent that the document leaves open.
  var isCertain: Bool {
    !members.isEmpty && !members[0].isSilenced && !members.allSatisfy(\.isHidden)
      && !members.contains(where: \.mayHaveOwnExtent)
  }
}

extension AmbiguityGroup {
  /// The open views of a layout in groups, in the order of the views.
  ///
  /// Two open views belong together when one is the other's superview, when a stack view arranges both,
  /// or when a constraint names both.
  static func groups(
    in layout: Layout, of scene: ResolvedScene, configurations: [String]
  ) -> [AmbiguityGroup] {
    let ambiguities = layout.ambiguities.filter { !$0.components.isEmpty }
    guard !ambiguities.isEmpty else { return [] }
    var place: [ViewIndex: Int] = [:]
    for (number, ambiguity) in ambiguities.enumerated() { place[ambiguity.view] = number }
    var parents = Array(ambiguities.indices)
    func root(_ number: Int) -> Int {
      var number = number
      while parents[number] != number {
        parents[number] = parents[parents[number]]
        number = parents[number]
      }
      return number
    }
    func unite(_ first: Int?, _ second: Int?) {
      guard let first, let second else { return }
      let (one, other) = (root(first), root(second))
      parents[max(one, other)] = min(one, other)
    }
    var arranged: [ViewIndex: Int] = [:]
    for (number, ambiguity) in ambiguities.enumerated() {
      let view = scene.views[ambiguity.view]
      guard let superview = view.superview else { continue }
      unite(number, place[superview])
      guard view.layout.isArranged else { continue }
      unite(number, arranged[superview])
      arranged[superview] = number
    }
    for constraint in scene.constraints where !constraint.isRemoved {
      guard let second = constraint.second else { continue }
      unite(place[scene.owner(of: constraint.first)], place[scene.owner(of: second)])
    }
    var groups: [Int: [Member]] = [:]
    for (number, ambiguity) in ambiguities.enumerated() {
      groups[root(number), default: []].append(Member(ambiguity, in: scene))
    }
    return groups.keys.sorted().compactMap { groups[$0] }.map {
      AmbiguityGroup($0, configurations: configurations)
    }
  }
}

extension AmbiguityGroup.Member {
  fileprivate init(_ ambiguity: Ambiguity, in scene: ResolvedScene) {
    let view = scene.views[ambiguity.view]
    range = view.range
    id = view.id
    name = view.spokenName
    let verified = ambiguity.components.filter { view.layout.verifies($0) }
    components = Set(ambiguity.certain.filter { view.layout.verifies($0) })
    step = ambiguity.step
    isSilenced = verified.isEmpty
    isHidden = scene.isHidden(ambiguity.view)
    mayHaveOwnExtent =
      (view.customClass != nil || view.hasUnmeasuredContent)
      && !components.isDisjoint(with: [.width, .height])
      || !scene.statesExtents(around: ambiguity.view, components)
  }
}

extension LayoutProperties {
  /// Whether the document wants to hear that a component is open.
  func verifies(_ component: Ambiguity.Component) -> Bool {
    switch ambiguityCheck {
    case .nothing: false
    case .positions: component == .x || component == .y
    case .positionsAndSizes: true
    }
  }
}

extension ResolvedScene {
  /// Whether the document says the size of the layout root around a view along the axes of the components.
  fileprivate func statesExtents(
    around view: ViewIndex, _ components: Set<Ambiguity.Component>
  ) -> Bool {
    let root = views.lineage(of: view).first { views[$0].isLayoutRoot } ?? view
    return LayoutAxis.allCases.allSatisfy { axis in
      let along: Set<Ambiguity.Component> = axis == .horizontal ? [.x, .width] : [.y, .height]
      return components.isDisjoint(with: along) || statesExtent(of: root, along: axis)
    }
  }

  /// Whether a view, or one that it is inside, is hidden.
  func isHidden(_ index: ViewIndex) -> Bool {
    views.lineage(of: index).contains { views[$0].layout.isHidden }
  }
}
