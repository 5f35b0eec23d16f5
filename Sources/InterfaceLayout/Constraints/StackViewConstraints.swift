import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// How stack views arrange their subviews (layout rules 31 to 34).
extension RootConstraints {
  mutating func addStackViews() {
    for local in 0..<count {
      guard let stack = view(local).stack, !view(local).layout.isLeftOut else { continue }
      let arranged = arrangedViews(of: local)
      let box = StackBox(
        near: edges(local, isNear: true), far: edges(local, isNear: false))
      origin = .stackView(local)
      guard !arranged.isEmpty else {
        if !arrangedViews(of: local, includingLeftOut: true).isEmpty { addEmpty(box) }
        continue
      }
      addMainAxis(stack, arranged, box, stackView: local)
      addCrossAxis(stack, arranged, box, stackView: local)
    }
  }

  /// A stack view whose views are all hidden has no extent of its own but that of explicit margins.
  private mutating func addEmpty(_ box: StackBox) {
    for axis in LayoutAxis.allCases {
      require(box.far(axis) - box.near(axis), at: Priorities.ambiguitySuppression)
    }
  }

  /// The edges between which a stack view arranges: its own, inset by explicit margins (layout rule 34).
  struct StackBox {
    var near: (LayoutAxis) -> LinearForm
    var far: (LayoutAxis) -> LinearForm
  }

  /// The subviews that a stack view arranges, in order: the installed ones, without those that are hidden
  /// unless they are asked for.
  func arrangedViews(of stack: Int, includingLeftOut: Bool = false) -> [Int] {
    let index = layouter.part.members[stack]
    var result: [Int] = []
    var next = index + 1
    while next < layouter.scene.views[index].end {
      let inner = layouter.scene.views[next]
      if inner.layout.isArranged, includingLeftOut || !inner.layout.isLeftOut {
        result.append(layouter.localIndex[next])
      }
      next = inner.end
    }
    return result
  }

  /// The edges of a stack view, inset by its margins only where the document sets some: margins that it only preserves for the
  /// views inside inset nothing.
  private func edges(_ stack: Int, isNear: Bool) -> (LayoutAxis) -> LinearForm {
    let margins =
      view(stack).layout.explicitMargins == nil ? .zero : insets.margins(of: stack, inputs)
    let near = [LayoutAxis.horizontal, .vertical].map { self.near(stack, $0) }
    let far = [LayoutAxis.horizontal, .vertical].map { self.far(stack, $0) }
    return { axis in
      switch (axis, isNear) {
      case (.horizontal, true): near[0] + margins.left
      case (.horizontal, false): far[0] - margins.right
      case (.vertical, true): near[1] + margins.top
      case (.vertical, false): far[1] - margins.bottom
      }
    }
  }

  private func alignedNear(_ local: Int, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    return near(local, axis) + (axis == .horizontal ? insets.left : insets.top)
  }

  private func alignedFar(_ local: Int, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    return far(local, axis) - (axis == .horizontal ? insets.right : insets.bottom)
  }

  private func alignedCenter(_ local: Int, _ axis: LayoutAxis) -> LinearForm {
    (alignedNear(local, axis) + alignedFar(local, axis)) * 0.5
  }

  // MARK: Along the axis

  private mutating func addMainAxis(
    _ stack: ViewContent.StackView, _ arranged: [Int], _ box: StackBox, stackView: Int
  ) {
    let axis = stack.axis
    let isReversed = axis == .horizontal && runsAgainstFlow(stackView)
    let inFlow = isReversed ? arranged.reversed() : arranged
    guard let first = inFlow.first, let last = inFlow.last else { return }
    require(alignedNear(first, axis) - box.near(axis))
    require(alignedFar(last, axis) - box.far(axis))
    var gaps: [LinearForm] = []
    for (before, after) in zip(inFlow, inFlow.dropFirst()) {
      if stack.isBaselineRelativeArrangement, axis == .vertical {
        gaps.append(baseline(after, isFirst: true) - baseline(before, isFirst: false))
      } else {
        gaps.append(alignedNear(after, axis) - alignedFar(before, axis))
      }
    }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { require(gap - stack.spacing) }
    case .equalSpacing:
      addShrinkingGaps(gaps, spacing: stack.spacing, stackView: stackView)
      for gap in gaps.dropFirst() { require(gap - gaps[0]) }
    case .equalCentering:
      addShrinkingGaps(gaps, spacing: stack.spacing, stackView: stackView)
      addEqualCentering(arranged, axis)
    }
    switch stack.distribution {
    case .fillEqually: addEqualExtents(arranged, axis)
    case .fillProportionally: addShares(stack, arranged, box)
    case .fill where arranged.allSatisfy(isConfiguredButton):
      addEqualExtents(arranged, axis, at: Priorities.ambiguitySuppression)
    default: break
    }
  }

  /// Whether a view arranges what is inside it against the flow.
  private func runsAgainstFlow(_ local: Int) -> Bool {
    view(local).layout.direction != layouter.context.flow
  }

  /// Gaps of at least the spacing, and no longer where nothing else asks for it: those of inner stack views
  /// shrink first.
  private mutating func addShrinkingGaps(
    _ gaps: [LinearForm], spacing: Double, stackView: Int
  ) {
    let level = Priorities.stackShrink(depth: depth(of: stackView))
    for gap in gaps {
      require(gap - spacing, .greaterOrEqual)
      require(gap - spacing, at: level)
    }
  }

  private mutating func addEqualExtents(
    _ arranged: [Int], _ axis: LayoutAxis, at level: Level = .required
  ) {
    for other in arranged.dropFirst() {
      require(alignmentExtent(other, axis) - alignmentExtent(arranged[0], axis), at: level)
    }
  }

  /// Whether a view is a button with a configuration: such buttons alone in a stack view share what contents
  /// of one priority leave open equally, and Interface Builder flags none (8 of 8 stack views of 4 projects).
  private func isConfiguredButton(_ local: Int) -> Bool {
    guard case .button(let button) = layouter.scene.views[layouter.part.members[local]].content
    else { return false }
    return button.configuration != nil
  }

  private mutating func addEqualCentering(_ arranged: [Int], _ axis: LayoutAxis) {
    guard arranged.count > 2 else { return }
    let centers = arranged.map { alignedCenter($0, axis) }
    let distance = centers[1] - centers[0]
    for index in 2..<centers.count {
      require(
        centers[index] - centers[index - 1] - distance, at: Priorities.equalCentering)
    }
  }

  /// Each view takes the share of the stack that its content has of all contents and gaps.
  private mutating func addShares(
    _ stack: ViewContent.StackView, _ arranged: [Int], _ box: StackBox
  ) {
    let extents = arranged.map { proportionalExtent($0, stack.axis) }
    let whole = extents.reduce(0, +) + stack.spacing * Double(arranged.count - 1)
    guard whole > 0 else { return }
    let room = box.far(stack.axis) - box.near(stack.axis)
    for (place, (local, extent)) in zip(arranged, extents).enumerated() where extent > 0 {
      require(
        alignmentExtent(local, stack.axis) - room * (extent / whole),
        at: Priorities.fillProportionally(place))
    }
  }

  /// The extent that a view asks a proportional stack for: its content's, or what a stack view inside
  /// needs for its own views.
  private func proportionalExtent(_ local: Int, _ axis: LayoutAxis) -> Double {
    if let extent = contentExtent(local, axis) { return extent }
    guard let stack = view(local).stack else { return 0 }
    let extents = arrangedViews(of: local).map { proportionalExtent($0, axis) }
    guard stack.axis == axis else { return extents.max() ?? 0 }
    return extents.reduce(0, +) + stack.spacing * Double(max(0, extents.count - 1))
  }

  /// How many views are around a view of the part.
  private func depth(of local: Int) -> Int {
    var depth = 0
    var view = local
    while view > 0 {
      view = layouter.superviews[view]
      depth += 1
    }
    return depth
  }

  // MARK: Across the axis

  private mutating func addCrossAxis(
    _ stack: ViewContent.StackView, _ arranged: [Int], _ box: StackBox, stackView: Int
  ) {
    let axis = stack.axis.other
    let near = box.near(axis)
    let far = box.far(axis)
    var alignment = stack.alignment
    if axis == .horizontal, runsAgainstFlow(stackView) { alignment = alignment.mirrored }
    for local in arranged {
      switch alignment {
      case .fill:
        require(alignedNear(local, axis) - near)
        require(alignedFar(local, axis) - far)
        continue
      case .leading: require(alignedNear(local, axis) - near)
      case .trailing: require(alignedFar(local, axis) - far)
      case .center: require(alignedCenter(local, axis) - (near + far) * 0.5)
      case .firstBaseline, .lastBaseline:
        if axis == .horizontal {
          require(alignedNear(local, axis) - near)
        } else if local != arranged[0] {
          let isFirst = stack.alignment == .firstBaseline
          require(
            baseline(local, isFirst: isFirst) - baseline(arranged[0], isFirst: isFirst))
        }
      }
      if stack.alignment != .firstBaseline || axis == .horizontal || local == arranged[0] {
        require(alignedNear(local, axis) - near, .greaterOrEqual)
      }
      require(alignedFar(local, axis) - far, .lessOrEqual)
      suppressAmbiguity(local, axis)
    }
    if stack.alignment != .fill {
      require(far - near, at: Priorities.stackShrink(depth: depth(of: stackView)))
    }
  }

  /// An arranged view that nothing gives an extent across the axis has none in an app; on the canvas it keeps
  /// the stored one, before the stack view shrinks, and is not open there either (0 of 14 such views are flagged).
  private mutating func suppressAmbiguity(_ local: Int, _ axis: LayoutAxis) {
    guard layouter.context.holdsStoredFrames else {
      require(extent(local, axis), at: Priorities.ambiguitySuppression)
      return
    }
    guard let stored = view(local).storedFrame?.rect(in: .zero) else { return }
    require(
      extent(local, axis) - (axis == .horizontal ? stored.width : stored.height),
      at: view(local).stack == nil
        ? Priorities.storedAcrossStackView : Priorities.ambiguitySuppression)
  }
}
