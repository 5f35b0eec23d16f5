import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The document's own constraints (docs/internals/auto-layout.md, 'Constraints' and 'Scroll
/// views').
extension RootConstraints {
  mutating func addExplicitConstraints() {
    for index in layouter.part.constraints {
      var constraint = layouter.scene.constraints[index]
      if constraint.isRemoved, !appliesPlaceholders { continue }
      guard let owner = local(of: constraint.owner), isHere(constraint.first),
        constraint.second.map({ isHere($0) }) ?? true
      else { continue }
      flow(&constraint)
      add(constraint, index, owner: owner)
    }
  }

  private mutating func add(
    _ constraint: ResolvedConstraint, _ index: ResolvedConstraint.Index, owner: LocalIndex
  ) {
    if isBelowNothing(constraint.first, constraint.firstAttribute) { return }
    if let item = constraint.second, let attribute = constraint.secondAttribute,
      isBelowNothing(item, attribute)
    {
      return
    }
    var sum = form(
      constraint.first, constraint.firstAttribute, other: constraint.second)
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      sum.add(
        form(item, attribute, other: constraint.first), times: -constraint.multiplier)
      if constraint.multiplier != 1, attribute.kind != .dimension {
        // Multiplied positions are measured in the owner's coordinates, from the left in every direction.
        let origin =
          attribute.kind == .verticalPosition
          ? leading(owner, .vertical)
          : layouter.context.flow == .rightToLeft
            ? trailing(owner, .horizontal) : leading(owner, .horizontal)
        sum.add(origin, times: constraint.multiplier - 1)
      }
    }
    sum.constant -= constraint.constant
    let relation: Relation =
      switch constraint.relation {
      case _ where appliesPlaceholders && constraint.isPlaceholder: .equal
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    require(.document(index), sum, relation, at: Priorities.level(constraint.priority))
  }

  /// Converts a constraint between horizontal positions to the flow.
  ///
  /// Leading and trailing follow the direction of the view that owns the constraint, as do their
  /// constants; all other positions and constants refer to the screen.
  private func flow(_ constraint: inout ResolvedConstraint) {
    constraint.constant = constant(of: constraint)
    let flow = layouter.context.flow
    let isOwnerReversed = layouter.scene.views[constraint.owner].layout.direction != flow
    guard isOwnerReversed || flow == .rightToLeft,
      constraint.firstAttribute.kind == .horizontalPosition
    else { return }
    func isReversed(_ attribute: LayoutAttribute) -> Bool {
      attribute.isDirectional ? isOwnerReversed : flow == .rightToLeft
    }
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if isReversed(first) { constraint.firstAttribute = first.mirrored }
    if let second, isReversed(second) { constraint.secondAttribute = second.mirrored }
    let isDirectional = first.isDirectional || second?.isDirectional == true
    if isDirectional ? isOwnerReversed : flow == .rightToLeft {
      constraint.constant.negate()
      constraint.relation = constraint.relation.mirrored
    }
  }

  /// Returns the constant; for standard spacing to a guide it is the canvas's value, whatever the
  /// document stored: zero to a safe area (8 of 8 constraints of 3 projects) and the spacing of
  /// siblings to a top or bottom guide (5 of 5 of 4 projects that stored 20).
  private func constant(of constraint: ResolvedConstraint) -> Double {
    guard constraint.isSymbolic, constraint.constant > 0 else { return constraint.constant }
    for case .guide(let guide) in [constraint.first, constraint.second].compactMap({ $0 }) {
      switch layouter.scene.guides[guide].kind {
      case .safeArea: return 0
      case .top, .bottom: return layouter.context.metrics.margins.siblingSpacing
      default: continue
      }
    }
    return constraint.constant
  }

  // MARK: Items

  /// Returns the index in this part of a view of the scene, or `nil` if it belongs to another part.
  func local(of view: ViewIndex) -> LocalIndex? {
    let local = layouter.localIndex[view]
    return members.indices.contains(local) && members[local].view == view ? local : nil
  }

  private func isHere(_ item: ConstraintItem) -> Bool {
    local(of: layouter.scene.owner(of: item)) != nil
  }

  /// Returns whether the attribute is the bottom of a safe area whose insets leave no space in a
  /// low root; Interface Builder does not constrain it (73 views of 2 documents of one project).
  private func isBelowNothing(_ item: ConstraintItem, _ attribute: LayoutAttribute) -> Bool {
    guard case .guide(let index) = item, attribute == .bottom,
      layouter.scene.guides[index].kind == .safeArea,
      layouter.localIndex[layouter.scene.guides[index].owner] == .root
    else { return false }
    let covered = layouter.canvas.safeArea
    return covered.top + covered.bottom > layouter.canvas.frame.height
  }

  /// Returns whether the second view is inside the first.
  private func contains(_ outer: ViewIndex, _ inner: ViewIndex) -> Bool {
    outer < inner && inner < layouter.scene.views[outer].end
  }

  // MARK: Attributes

  /// Returns the form of an item's attribute in the root's coordinates.
  ///
  /// - Parameters:
  ///   - item: The view or guide.
  ///   - attribute: The attribute of the item.
  ///   - other: The item on the other side: the edges of a scroll view refer to its content for
  ///     views inside it.
  /// - Returns: The attribute as a sum of edges.
  private func form(
    _ item: ConstraintItem, _ attribute: LayoutAttribute, other: ConstraintItem?
  ) -> LinearForm {
    switch item {
    case .guide(let index): return guideForm(index, attribute)
    case .view(let index):
      let local = layouter.localIndex[index]
      if let other, contains(index, layouter.scene.owner(of: other)),
        let form = contentForm(local, attribute)
      {
        return form
      }
      return viewForm(local, attribute)
    }
  }

  /// Returns the form of an edge of a scroll view's content, or `nil` for attributes that refer to
  /// the frame even from inside, and for other views.
  private func contentForm(_ local: LocalIndex, _ attribute: LayoutAttribute) -> LinearForm? {
    guard let right = variables.contentTrailing(local, .horizontal),
      let bottom = variables.contentTrailing(local, .vertical)
    else { return nil }
    var margins: LayoutInsets { insets.margins(of: local, inputs) }
    func leading(_ axis: LayoutAxis) -> Edge { leadingEdge(local, axis) }
    func trailing(_ axis: LayoutAxis) -> Edge {
      Edge(variable: axis == .horizontal ? right : bottom)
    }
    let edge: Edge? =
      switch attribute {
      case .left, .leading: leading(.horizontal)
      case .top: leading(.vertical)
      case .right, .trailing: trailing(.horizontal)
      case .bottom: trailing(.vertical)
      case .leftMargin, .leadingMargin: leading(.horizontal) + margins.left
      case .topMargin: leading(.vertical) + margins.top
      case .rightMargin, .trailingMargin: trailing(.horizontal) - margins.right
      case .bottomMargin: trailing(.vertical) - margins.bottom
      default: nil
      }
    return edge.map { LinearForm($0) }
  }

  private func viewForm(_ local: LocalIndex, _ attribute: LayoutAttribute) -> LinearForm {
    let left = leadingEdge(local, .horizontal)
    let right = trailingEdge(local, .horizontal)
    let top = leadingEdge(local, .vertical)
    let bottom = trailingEdge(local, .vertical)
    let insets: LayoutInsets
    switch attribute {
    case .firstBaseline: return baseline(local, isFirst: true)
    case .lastBaseline: return baseline(local, isFirst: false)
    case .leftMargin, .leadingMargin, .rightMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      insets = self.insets.margins(of: local, inputs)
    default: insets = alignmentInsets(local)
    }
    return Self.form(
      attribute, left: left + insets.left, right: right - insets.right, top: top + insets.top,
      bottom: bottom - insets.bottom)
  }

  private func guideForm(_ index: GuideIndex, _ attribute: LayoutAttribute) -> LinearForm {
    let guide = layouter.scene.guides[index]
    let local = layouter.localIndex[guide.owner]
    var covered: LayoutInsets { insets.safeArea(of: local, inputs) }
    var left = leadingEdge(local, .horizontal)
    var right = trailingEdge(local, .horizontal)
    var top = leadingEdge(local, .vertical)
    var bottom = trailingEdge(local, .vertical)
    switch guide.kind {
    case .safeArea:
      left = left + covered.left
      right = right - covered.right
      top = top + covered.top
      bottom = bottom - covered.bottom
    case .contentLayoutGuide:
      right = variables.contentTrailing(local, .horizontal).map { Edge(variable: $0) } ?? right
      bottom = variables.contentTrailing(local, .vertical).map { Edge(variable: $0) } ?? bottom
    case .top: bottom = top + covered.top
    case .bottom: top = bottom - covered.bottom
    case .keyboard: top = bottom - insets.keyboardHeight(of: local, inputs)
    case .frameLayoutGuide, .other: break
    }
    return Self.form(attribute, left: left, right: right, top: top, bottom: bottom)
  }

  private static func form(
    _ attribute: LayoutAttribute, left: Edge, right: Edge, top: Edge, bottom: Edge
  ) -> LinearForm {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: LinearForm(left)
    case .right, .trailing, .rightMargin, .trailingMargin: LinearForm(right)
    case .top, .topMargin, .firstBaseline: LinearForm(top)
    case .bottom, .bottomMargin, .lastBaseline: LinearForm(bottom)
    case .width: LinearForm(from: left, to: right)
    case .height: LinearForm(from: top, to: bottom)
    case .centerX, .centerXWithinMargins: LinearForm(between: left, and: right)
    case .centerY, .centerYWithinMargins: LinearForm(between: top, and: bottom)
    }
  }
}
