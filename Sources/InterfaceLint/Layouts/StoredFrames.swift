import InterfaceLayout
import InterfaceResolution
import InterfaceTraits

/// The frames that a document stores, and the constraints that they break.
struct StoredFrames {
  /// A view at another frame, in the coordinates of the root, with its subviews.
  private struct Move {
    var view: ViewIndex
    var frame: LayoutRect
  }

  /// A required constraint that a view's stored frame breaks.
  struct BrokenConstraint {
    let axis: LayoutAxis
    /// Whether the constraint relates views, and not the insets of a bar or of the screen.
    let isBetweenViews: Bool
    /// Whether the constraint gives the view a constant width or height.
    let isConstantExtent: Bool
  }

  private let scene: ResolvedScene
  private let layout: Layout
  /// The stored frames in the coordinates of the roots; `nil` if a view or one of its superviews
  /// has none.
  private let frames: Table<ResolvedView, LayoutRect?>
  /// The required constraints of each view.
  private let constraints: [ViewIndex: [ResolvedConstraint]]

  /// The least error of a constraint in points: smaller ones are rounding (a guess).
  private static let leastError = 1.0

  init(_ scene: ResolvedScene, _ layout: Layout) {
    self.scene = scene
    self.layout = layout
    var frames = scene.views.mapValues { _ in LayoutRect?.none }
    for (index, view) in scene.views.indexed {
      guard let superview = view.superview else {
        frames[index] = view.storedFrame?.rect(in: layout.size)
        continue
      }
      if let outer = frames[superview], let stored = view.storedFrame?.rect(in: outer.size) {
        frames[index] = stored.moved(by: LayoutPoint(x: outer.x, y: outer.y))
      }
    }
    self.frames = frames
    var constraints: [ViewIndex: [ResolvedConstraint]] = [:]
    for constraint in scene.constraints where constraint.isRequired {
      let first = scene.owner(of: constraint.first)
      constraints[first, default: []].append(constraint)
      if let second = constraint.second.map(scene.owner), second != first {
        constraints[second, default: []].append(constraint)
      }
    }
    self.constraints = constraints
  }

  /// Returns the required constraints that the stored frame of a view breaks.
  ///
  /// All other views are at their stored frames. Constraints with baselines, margins or the content
  /// of a scroll view are omitted.
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Another frame of the view, in its superview's coordinates.
  ///   - others: Views that do not remain at their stored frames either.
  /// - Returns: The broken constraints that the view at `frame` satisfies, or `nil` if it leaves one
  ///   broken that does not involve one of the others.
  func constraints(
    brokenBy view: ViewIndex, curedBy frame: LayoutRect, others: Set<ViewIndex>
  ) -> [BrokenConstraint]? {
    guard let superview = scene.views[view].superview, let outer = frames[superview] else {
      return nil
    }
    let move = Move(view: view, frame: frame.moved(by: LayoutPoint(x: outer.x, y: outer.y)))
    var broken: [BrokenConstraint] = []
    for constraint in constraints[view] ?? [] {
      guard let error = error(of: constraint, nil), error >= Self.leastError,
        let remaining = self.error(of: constraint, move)
      else { continue }
      guard remaining < Self.leastError else {
        if owners(of: constraint).contains(where: { $0 != view && others.contains($0) }) {
          continue
        }
        return nil
      }
      broken.append(
        BrokenConstraint(
          axis: constraint.firstAttribute.axis,
          isBetweenViews: isExact(constraint.first, constraint.firstAttribute)
            && constraint.second.map { isExact($0, constraint.firstAttribute) } ?? true,
          isConstantExtent: constraint.second == nil))
    }
    return broken
  }

  /// Returns by how many points the frames break a constraint, or `nil` if that depends on more than
  /// frames.
  private func error(of constraint: ResolvedConstraint, _ move: Move?) -> Double? {
    guard !reversesDirection(constraint), !refersToContent(constraint),
      let first = frame(of: constraint.first, move),
      let value = first.value(of: constraint.firstAttribute)
    else { return nil }
    var target = constraint.constant
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      // Multiplied positions depend on the owner's origin.
      guard constraint.multiplier == 1 || attribute.kind == .dimension,
        let second = frame(of: item, move), let other = second.value(of: attribute)
      else { return nil }
      target += constraint.multiplier * other
    }
    if constraint.isPlaceholder { return abs(value - target) }
    switch constraint.relation {
    case .equal: return abs(value - target)
    case .lessThanOrEqual: return max(0, value - target)
    case .greaterThanOrEqual: return max(0, target - value)
    }
  }

  private func owners(of constraint: ResolvedConstraint) -> [ViewIndex] {
    [constraint.first, constraint.second].compactMap { $0.map(scene.owner) }
  }

  private func reversesDirection(_ constraint: ResolvedConstraint) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    return attributes.contains(where: \.isDirectional)
      && scene.views[constraint.owner].layout.direction == .rightToLeft
  }

  /// Returns whether a constraint relates a scroll view and a view inside it, so that the scroll
  /// view's edges are those of its content.
  private func refersToContent(_ constraint: ResolvedConstraint) -> Bool {
    guard let second = constraint.second.map(scene.owner) else { return false }
    let first = scene.owner(of: constraint.first)
    func scrolls(_ outer: ViewIndex, _ inner: ViewIndex) -> Bool {
      scene.views[outer].kind.scrolls && outer < inner && inner < scene.views[outer].end
    }
    return scrolls(first, second) || scrolls(second, first)
  }

  /// Returns whether the position of an item's attribute follows from stored frames alone.
  private func isExact(_ item: ConstraintItem, _ attribute: LayoutAttribute) -> Bool {
    guard case .guide(let index) = item else { return true }
    let covered = insets(of: index)
    return attribute.axis == .horizontal && covered.left == 0 && covered.right == 0
  }

  private func frame(of item: ConstraintItem, _ move: Move?) -> LayoutRect? {
    switch item {
    case .view(let view): return frame(of: view, move)
    case .guide(let index):
      switch scene.guides[index].kind {
      case .safeArea, .top, .bottom:
        return frame(of: scene.guides[index].owner, move)?.inset(by: insets(of: index))
      case .contentLayoutGuide, .frameLayoutGuide, .keyboard, .other: return nil
      }
    }
  }

  /// Returns the distances of a guide's edges from those of its view in the layout.
  private func insets(of index: GuideIndex) -> LayoutInsets {
    let guide = layout.guideFrames[index]
    let owner = layout.frames[scene.guides[index].owner].size
    return LayoutInsets(
      top: guide.y, left: guide.x, bottom: owner.height - guide.maxY,
      right: owner.width - guide.maxX)
  }

  private func frame(of view: ViewIndex, _ move: Move?) -> LayoutRect? {
    guard let move, view >= move.view, view < scene.views[move.view].end,
      let origin = frames[move.view]
    else { return frames[view] }
    if view == move.view { return move.frame }
    return frames[view]?.moved(
      by: LayoutPoint(x: move.frame.x - origin.x, y: move.frame.y - origin.y))
  }
}

extension LayoutRect {
  /// Returns the value of an attribute of a view with this frame, or `nil` if it depends on more.
  fileprivate func value(of attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .width: width
    case .height: height
    default: position(of: attribute)
    }
  }

  fileprivate func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
