import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// A group of views of one layout root that are ambiguous together: if one of them is determined,
/// so are the others.
///
/// If a stack view may stretch any of its subviews, all of them are ambiguous, as is everything
/// inside them.
struct AmbiguityGroup {
  /// A view with its ambiguous components.
  struct Member {
    /// The range of the view in the document.
    var range: SourceRange
    var id: ObjectID?
    var name: String
    var components: Set<Ambiguity.Component>
    /// The configurations of components that are not ambiguous in all configurations of the group;
    /// empty for the others.
    var partial: [Ambiguity.Component: Set<String>] = [:]
    /// A priority change that would determine the view.
    var step: PriorityStep?
    /// Whether the document disables ambiguity warnings for the view.
    var isSilenced: Bool
    /// Whether the view or one of its ancestors is hidden.
    var isHidden: Bool
    /// Whether the view's custom class or the text that code sets may provide an ambiguous extent,
    /// or the view may keep its frame.
    var mayHaveOwnExtent: Bool
    /// The alignment of the text of a label without a background, or `nil` for other views.
    var alignment: ViewContent.TextAlignment?
  }

  /// The views by index, ancestors first.
  let members: [Member]
  /// The configurations in which the views are ambiguous.
  let configurations: [String]

  init(_ members: [Member], configurations: [String]) {
    self.members = members.sorted { $0.range.start < $1.range.start }
    self.configurations = configurations
  }

  /// Whether the ambiguity would be visible in a running app.
  ///
  /// It is uncertain if the document disables warnings for the outermost view, if all views are
  /// hidden, or if a custom class may know an extent that the document leaves ambiguous.
  var isCertain: Bool {
    !members.isEmpty && !members[0].isSilenced && !members.allSatisfy(\.isHidden)
      && !members.contains(where: \.mayHaveOwnExtent) && !isInvisible
  }

  /// Whether two labels share the width between them, and the first begins where the second does
  /// not end: their texts are at the same places, whichever is wider.
  private var isInvisible: Bool {
    members.count == 2 && members.allSatisfy { $0.components.isSubset(of: [.x, .width]) }
      && (members[0].alignment == .left || members[0].alignment == .natural)
      && members[1].alignment == .right
  }
}

extension AmbiguityGroup {
  /// Groups the ambiguous views of a layout, in the order of the views.
  ///
  /// Two ambiguous views belong to the same group if one is the other's superview, if a stack view
  /// arranges both, or if a constraint refers to both.
  static func groups(
    in layout: Layout, of scene: ResolvedScene, configurations: [String],
    connected: ConnectedViews
  ) -> [AmbiguityGroup] {
    let ambiguities = layout.ambiguities.filter { !$0.components.isEmpty }
    guard !ambiguities.isEmpty else { return [] }
    var indexOfView: [ViewIndex: Int] = [:]
    for (number, ambiguity) in ambiguities.enumerated() { indexOfView[ambiguity.view] = number }
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
      unite(number, indexOfView[superview])
      guard view.layout.isArranged else { continue }
      unite(number, arranged[superview])
      arranged[superview] = number
    }
    for constraint in scene.constraints where !constraint.isRemoved {
      guard let second = constraint.second else { continue }
      unite(indexOfView[scene.owner(of: constraint.first)], indexOfView[scene.owner(of: second)])
    }
    var groups: [Int: [Member]] = [:]
    for (number, ambiguity) in ambiguities.enumerated() {
      groups[root(number), default: []].append(
        Member(ambiguity, in: scene, connected))
    }
    return groups.keys.sorted().compactMap { groups[$0] }.map {
      AmbiguityGroup($0, configurations: configurations)
    }
  }
}

extension AmbiguityGroup.Member {
  fileprivate init(
    _ ambiguity: Ambiguity, in scene: ResolvedScene, _ connected: ConnectedViews
  ) {
    let view = scene.views[ambiguity.view]
    range = view.range
    id = view.id
    name = view.displayName
    let verified = ambiguity.components.filter { view.layout.verifies($0) }
    components = Set(ambiguity.certain.filter { view.layout.verifies($0) })
    step = ambiguity.step
    isSilenced = verified.isEmpty
    isHidden = scene.isHidden(ambiguity.view)
    mayHaveOwnExtent =
      (view.customClass != nil || view.hasUnmeasuredContent || connected.mayFillText(of: view))
      && !components.isDisjoint(with: [.width, .height])
      || !view.autoresizingMask.isEmpty && !scene.hasConstraints(around: ambiguity.view)
      || connected.mayArrangeViews(in: ambiguity.view, of: scene)
    if case .label(let label) = view.content, view.appearance.backgroundColor == nil {
      alignment = label.textAlignment
    }
  }
}

extension LayoutProperties {
  /// Returns whether the document enables ambiguity warnings for a component.
  func verifies(_ component: Ambiguity.Component) -> Bool {
    switch ambiguityCheck {
    case .nothing: false
    case .positions: component == .x || component == .y
    case .positionsAndSizes: true
    }
  }
}

extension ResolvedScene {
  /// Returns whether the layout root around a view has any constraint: without one, a view with an
  /// autoresizing mask may keep its frame, although the document does not translate the mask.
  fileprivate func hasConstraints(around view: ViewIndex) -> Bool {
    let root = views.lineage(of: view).first { views[$0].isLayoutRoot } ?? view
    return constraints.contains { root <= $0.owner && $0.owner < views[root].end }
  }

  /// Returns whether a view or one of its ancestors is hidden.
  func isHidden(_ index: ViewIndex) -> Bool {
    views.lineage(of: index).contains { views[$0].layout.isHidden }
  }
}
