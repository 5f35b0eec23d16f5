package import InterfaceLayout
package import InterfaceResolution
package import InterfaceTraits

/// The constraints that would fix a view at its stored frame, the most natural first.
///
/// Positions are relative to the nearest neighbor or to the edge of the superview, its safe area or
/// its layout guides, as in Interface Builder's own "Add Missing Constraints". The order of several
/// candidates is a guess.
package struct SuggestionCandidates {
  private let scene: ResolvedScene
  private let layout: Layout
  private let ambiguous: Set<ViewIndex>
  /// The stored frames in the superviews' coordinate spaces, or the solved ones if none are stored.
  private let frames: Table<ResolvedView, LayoutRect>

  /// Creates the candidates for a scene on the document's own canvas.
  package init(_ scene: ResolvedScene, _ layout: Layout) {
    self.scene = scene
    self.layout = layout
    ambiguous = Set(layout.ambiguities.map(\.view))
    var frames = layout.frames
    for (index, view) in scene.views.indexed {
      if let superview = view.superview, let stored = view.storedFrame {
        frames[index] = stored.rect(in: frames[superview].size)
      }
    }
    self.frames = frames
  }

  /// The number of frame components that differ from the stored ones by a point or more.
  package var misplacedCount: Int {
    scene.views.indices.reduce(0) { sum, index in
      guard scene.views[index].layout.usesConstraints else { return sum }
      let (one, other) = (frames[index], layout.frames[index])
      return sum + Ambiguity.Component.ofFrame.count { !$0.isEqual(in: one, other) }
    }
  }

  /// Returns whether a component of a view's frame is within a point of the stored one.
  package func determines(_ view: ViewIndex, _ component: Ambiguity.Component) -> Bool {
    component.isEqual(in: frames[view], layout.frames[view])
  }

  /// Returns the constraints that may determine a component of a view's frame.
  package func candidates(_ view: ViewIndex, _ component: Ambiguity.Component)
    -> [SuggestedConstraint]
  {
    // Without a stored frame there is no position to fix the view at.
    guard scene.views[view].storedFrame != nil else { return [] }
    let list: [SuggestedConstraint?] =
      switch component {
      case .x: positions(view, .horizontal)
      case .y: positions(view, .vertical)
      case .width: extents(view, .horizontal)
      case .height: extents(view, .vertical)
      case .contentWidth: contents(view, .horizontal)
      case .contentHeight: contents(view, .vertical)
      }
    var unique: Set<SuggestedConstraint> = []
    return list.compactMap(\.self).filter { unique.insert($0).inserted }
  }

  // MARK: Along an axis

  /// An edge of an item: its position in the superview's coordinate space, and its name in
  /// messages.
  private struct Edge {
    var item: SuggestedConstraint.Item
    var attribute: LayoutAttribute
    var position: Double
  }

  private static func leadingEdge(_ axis: LayoutAxis) -> LayoutAttribute {
    axis == .horizontal ? .leading : .top
  }
  private static func trailingEdge(_ axis: LayoutAxis) -> LayoutAttribute {
    axis == .horizontal ? .trailing : .bottom
  }
  private static func extent(_ axis: LayoutAxis) -> LayoutAttribute {
    axis == .horizontal ? .width : .height
  }

  private static func span(_ frame: LayoutRect, _ axis: LayoutAxis) -> ClosedRange<Double> {
    let (start, length) =
      axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    return start...start + max(0, length)
  }

  private func item(_ view: ViewIndex) -> SuggestedConstraint.Item? {
    scene.views[view].id.map {
      SuggestedConstraint.Item(id: $0, name: scene.views[view].displayName)
    }
  }

  /// Returns the edges near a view: neighbors first, then the safe area and the superview.
  ///
  /// Returns the edges before the view, nearest first, and those after it.
  private func edges(around view: ViewIndex, _ axis: LayoutAxis) -> (before: [Edge], after: [Edge])
  {
    guard let superview = scene.views[view].superview, let outer = item(superview) else {
      return ([], [])
    }
    let own = Self.span(frames[view], axis)
    let across = Self.span(frames[view], axis == .horizontal ? .vertical : .horizontal)
    let length = Self.span(frames[superview], axis)
    let end = length.upperBound - length.lowerBound
    var before: [Edge] = []
    var after: [Edge] = []
    for index in scene.views.indices
    where index != view && scene.views[index].superview == superview && !ambiguous.contains(index)
      && !scene.views[index].layout.isHidden
    {
      guard let item = item(index),
        Self.span(frames[index], axis == .horizontal ? .vertical : .horizontal).overlaps(across)
      else { continue }
      let other = Self.span(frames[index], axis)
      if other.upperBound <= own.lowerBound + 0.5 {
        before.append(
          Edge(item: item, attribute: Self.trailingEdge(axis), position: other.upperBound))
      } else if other.lowerBound >= own.upperBound - 0.5 {
        after.append(
          Edge(item: item, attribute: Self.leadingEdge(axis), position: other.lowerBound))
      }
    }
    before.sort { $0.position > $1.position }
    after.sort { $0.position < $1.position }
    before = Array(before.prefix(1))
    after = Array(after.prefix(1))
    for (number, resolved) in scene.guides.indexed where resolved.owner == superview {
      let frame = layout.guideFrames[number]
      let position = Self.span(frame, axis)
      let item = SuggestedConstraint.Item(id: resolved.id, name: "safe area")
      switch resolved.kind {
      case .safeArea:
        if position.lowerBound <= own.lowerBound + 0.5 {
          before.append(
            Edge(item: item, attribute: Self.leadingEdge(axis), position: position.lowerBound))
        }
        if position.upperBound >= own.upperBound - 0.5 {
          after.append(
            Edge(item: item, attribute: Self.trailingEdge(axis), position: position.upperBound))
        }
      case .top where axis == .vertical && position.upperBound <= own.lowerBound + 0.5:
        before.append(
          Edge(
            item: .init(id: resolved.id, name: "top layout guide"), attribute: .bottom,
            position: position.upperBound))
      case .bottom where axis == .vertical && position.lowerBound >= own.upperBound - 0.5:
        after.append(
          Edge(
            item: .init(id: resolved.id, name: "bottom layout guide"), attribute: .top,
            position: position.lowerBound))
      default: break
      }
    }
    before.append(Edge(item: outer, attribute: Self.leadingEdge(axis), position: 0))
    after.append(Edge(item: outer, attribute: Self.trailingEdge(axis), position: end))
    return (before, after)
  }

  /// Returns a constraint between the near edge of a view and an edge before it.
  private func pin(leadingEdge view: ViewIndex, to edge: Edge, _ axis: LayoutAxis)
    -> SuggestedConstraint?
  {
    guard let own = item(view), let outer = scene.views[view].superview.flatMap(item) else {
      return nil
    }
    return SuggestedConstraint(
      owner: outer, first: own, firstAttribute: Self.leadingEdge(axis), second: edge.item,
      secondAttribute: edge.attribute,
      constant: Self.rounded(Self.span(frames[view], axis).lowerBound - edge.position))
  }

  /// Returns a constraint between the far edge of a view and an edge after it.
  private func pin(trailingEdge view: ViewIndex, to edge: Edge, _ axis: LayoutAxis)
    -> SuggestedConstraint?
  {
    guard let own = item(view), let outer = scene.views[view].superview.flatMap(item) else {
      return nil
    }
    return SuggestedConstraint(
      owner: outer, first: edge.item, firstAttribute: edge.attribute, second: own,
      secondAttribute: Self.trailingEdge(axis),
      constant: Self.rounded(edge.position - Self.span(frames[view], axis).upperBound))
  }

  private func positions(_ view: ViewIndex, _ axis: LayoutAxis) -> [SuggestedConstraint?] {
    guard let superview = scene.views[view].superview, !scene.views[view].layout.isArranged,
      let own = item(view),
      let outer = item(superview)
    else { return [] }
    let span = Self.span(frames[view], axis)
    let whole = Self.span(frames[superview], axis)
    let length = whole.upperBound - whole.lowerBound
    let edges = edges(around: view, axis)
    let before = edges.before.map { pin(leadingEdge: view, to: $0, axis) }
    let after = edges.after.map { pin(trailingEdge: view, to: $0, axis) }
    let isTrailingEdge =
      edges.before.count == 1
      && length - span.upperBound < (span.lowerBound) / 2
    var list = isTrailingEdge ? after + before : before + after
    let offCenter = (span.lowerBound + span.upperBound - length) / 2
    if abs(offCenter) < 0.5, span.lowerBound > 0 {
      let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
      list.insert(
        SuggestedConstraint(
          owner: outer, first: own, firstAttribute: attribute, second: outer,
          secondAttribute: attribute, constant: 0), at: 0)
    }
    return list
  }

  private func extents(_ view: ViewIndex, _ axis: LayoutAxis) -> [SuggestedConstraint?] {
    guard let own = item(view) else { return [] }
    let span = Self.span(frames[view], axis)
    let fixed = SuggestedConstraint(
      owner: own, first: own, firstAttribute: Self.extent(axis), second: nil,
      secondAttribute: nil, constant: Self.rounded(span.upperBound - span.lowerBound))
    guard let superview = scene.views[view].superview, !scene.views[view].layout.isArranged else {
      return [fixed]
    }
    let whole = Self.span(frames[superview], axis)
    let length = whole.upperBound - whole.lowerBound
    let edges = edges(around: view, axis)
    let pins =
      edges.after.map { pin(trailingEdge: view, to: $0, axis) }
      + edges.before.map { pin(leadingEdge: view, to: $0, axis) }
    // A view that fills most of its superview is pinned to both edges.
    return (span.upperBound - span.lowerBound) * 2 > length ? pins + [fixed] : [fixed] + pins
  }

  /// Returns constraints that make the content of a scroll view as large as its stored frames.
  private func contents(_ view: ViewIndex, _ axis: LayoutAxis) -> [SuggestedConstraint?] {
    guard let own = item(view) else { return [] }
    let inner = scene.views.indices.filter { scene.views[$0].superview == view }
    let last = inner.max {
      Self.span(frames[$0], axis).upperBound < Self.span(frames[$1], axis).upperBound
    }
    guard let last, let item = item(last) else { return [] }
    func guide(_ kind: LayoutGuideKind) -> SuggestedConstraint.Item? {
      scene.guides.first { $0.owner == view && $0.kind == kind }
        .map { .init(id: $0.id, name: "content of the \(own.name)") }
    }
    let span = Self.span(frames[last], axis)
    let extent = Self.extent(axis)
    var list: [SuggestedConstraint?] = []
    list.append(
      SuggestedConstraint(
        owner: own, first: guide(.contentLayoutGuide) ?? own,
        firstAttribute: Self.trailingEdge(axis),
        second: item, secondAttribute: Self.trailingEdge(axis),
        constant: Self.rounded(max(0, inner.count == 1 ? span.lowerBound : 0))))
    let whole = Self.span(frames[view], axis)
    if abs(
      (span.upperBound - span.lowerBound) - (whole.upperBound - whole.lowerBound)) < 0.5
    {
      list.append(
        SuggestedConstraint(
          owner: own, first: item, firstAttribute: extent,
          second: own, secondAttribute: extent, constant: 0))
    }
    list += extents(last, axis).suffix(1)
    return list
  }

  /// Rounds a length.
  ///
  /// Frames are stored to the half or third of a point.
  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}

extension Ambiguity.Component {
  /// Returns whether two frames have this component in common, to the point; frames have no content
  /// in which they could differ.
  package func isEqual(in one: LayoutRect, _ other: LayoutRect) -> Bool {
    let distance =
      switch self {
      case .x: one.x - other.x
      case .y: one.y - other.y
      case .width: one.width - other.width
      case .height: one.height - other.height
      case .contentWidth, .contentHeight: 0.0
      }
    return abs(distance) < 1
  }
}
