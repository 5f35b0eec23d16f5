import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The constraints with which stack views arrange their subviews (docs/internals/auto-layout.md,
/// 'Stack views').
extension RootConstraints {
  mutating func addStackViews() {
    for local in members.indices {
      guard let content = self[local].stack, !self[local].layout.isOmitted else { continue }
      let stack = Stack(
        view: local, content: content, arranged: arrangedViews(of: local),
        leading: edges(local, isLeading: true), trailing: edges(local, isLeading: false))
      if !stack.arranged.isEmpty {
        addMainAxis(stack)
        addCrossAxis(stack)
      } else if !arrangedViews(of: local, includingOmitted: true).isEmpty {
        addEmpty(stack)
      }
    }
  }

  /// Adds the extent of a stack view whose subviews are all hidden: only its explicit margins.
  private mutating func addEmpty(_ stack: Stack) {
    for axis in LayoutAxis.allCases {
      require(
        stack.origin, stack.trailing(axis) - stack.leading(axis),
        at: Priorities.ambiguitySuppression)
    }
  }

  /// A stack view with its arranged views.
  private struct Stack {
    let view: LocalIndex
    let content: ViewContent.StackView
    let arranged: [LocalIndex]
    /// The edges between which it arranges its views: its own, inset by explicit margins
    /// (docs/internals/auto-layout.md, 'Margins').
    let leading: (LayoutAxis) -> LinearForm
    let trailing: (LayoutAxis) -> LinearForm

    var origin: ConstraintOrigin { .stackView(view) }
  }

  /// Returns the arranged subviews of a stack view in order: the installed ones, without hidden
  /// ones unless they are requested.
  func arrangedViews(of stack: LocalIndex, includingOmitted: Bool = false) -> [LocalIndex] {
    layouter.scene.views.subviews(of: members[stack].view).compactMap { view in
      let layout = layouter.scene.views[view].layout
      return layout.isArranged && (includingOmitted || !layout.isOmitted)
        ? layouter.localIndex[view] : nil
    }
  }

  /// Returns the edges of a stack view, inset by its margins only if the document sets some:
  /// margins that it merely preserves for the views inside do not inset anything.
  private func edges(_ stack: LocalIndex, isLeading: Bool) -> (LayoutAxis) -> LinearForm {
    let margins =
      self[stack].layout.explicitMargins == nil ? .zero : insets.margins(of: stack, inputs)
    let leading = [LayoutAxis.horizontal, .vertical].map { self.leading(stack, $0) }
    let trailing = [LayoutAxis.horizontal, .vertical].map { self.trailing(stack, $0) }
    return { axis in
      switch (axis, isLeading) {
      case (.horizontal, true): leading[0] + margins.left
      case (.horizontal, false): trailing[0] - margins.right
      case (.vertical, true): leading[1] + margins.top
      case (.vertical, false): trailing[1] - margins.bottom
      }
    }
  }

  private func alignedLeading(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    return leading(local, axis) + (axis == .horizontal ? insets.left : insets.top)
  }

  private func alignedTrailing(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    return trailing(local, axis) - (axis == .horizontal ? insets.right : insets.bottom)
  }

  private func alignedCenter(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    (alignedLeading(local, axis) + alignedTrailing(local, axis)) * 0.5
  }

  // MARK: Along the axis

  private mutating func addMainAxis(_ stack: Stack) {
    let axis = stack.content.axis
    let isReversed = axis == .horizontal && runsAgainstFlow(stack.view)
    let inFlow = isReversed ? stack.arranged.reversed() : stack.arranged
    guard let first = inFlow.first, let last = inFlow.last else { return }
    arrange(stack.origin, alignedLeading(first, axis) - stack.leading(axis))
    arrange(stack.origin, alignedTrailing(last, axis) - stack.trailing(axis))
    var gaps: [LinearForm] = []
    for (before, after) in zip(inFlow, inFlow.dropFirst()) {
      if stack.content.isBaselineRelativeArrangement, axis == .vertical {
        gaps.append(baseline(after, isFirst: true) - baseline(before, isFirst: false))
      } else {
        gaps.append(alignedLeading(after, axis) - alignedTrailing(before, axis))
      }
    }
    switch stack.content.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { arrange(stack.origin, gap - stack.content.spacing) }
    case .equalSpacing:
      addShrinkingGaps(gaps, stack)
      for gap in gaps.dropFirst() { arrange(stack.origin, gap - gaps[0]) }
    case .equalCentering:
      addShrinkingGaps(gaps, stack)
      addEqualCentering(stack)
    }
    switch stack.content.distribution {
    case .fillEqually: addEqualExtents(stack)
    case .fillProportionally: addShares(stack)
    case .fill where stack.arranged.allSatisfy(isConfiguredButton):
      addEqualExtents(stack, at: Priorities.ambiguitySuppression)
    default: break
    }
  }

  /// Returns whether a view arranges its subviews against the layout direction.
  private func runsAgainstFlow(_ local: LocalIndex) -> Bool {
    self[local].layout.direction != layouter.context.flow
  }

  /// Adds gaps of at least the spacing that are not longer unless another constraint requires it;
  /// those of inner stack views shrink first.
  private mutating func addShrinkingGaps(_ gaps: [LinearForm], _ stack: Stack) {
    let level = Priorities.stackShrink(depth: depth(of: stack.view))
    for gap in gaps {
      arrange(stack.origin, gap - stack.content.spacing, .greaterOrEqual)
      require(stack.origin, gap - stack.content.spacing, at: level)
    }
  }

  private mutating func addEqualExtents(_ stack: Stack, at level: Level = .required) {
    let axis = stack.content.axis
    for other in stack.arranged.dropFirst() {
      let difference = alignmentExtent(other, axis) - alignmentExtent(stack.arranged[0], axis)
      if level == .required {
        arrange(stack.origin, difference)
      } else {
        require(stack.origin, difference, at: level)
      }
    }
  }

  /// Returns whether a view is a button with a configuration: if a stack view contains only such
  /// buttons, they share the space that contents of equal priority leave undetermined equally, and
  /// Interface Builder flags none (8 of 8 stack views of 4 projects).
  private func isConfiguredButton(_ local: LocalIndex) -> Bool {
    guard case .button(let button) = layouter.scene.views[members[local].view].content
    else { return false }
    return button.configuration != nil
  }

  private mutating func addEqualCentering(_ stack: Stack) {
    guard stack.arranged.count > 2 else { return }
    let centers = stack.arranged.map { alignedCenter($0, stack.content.axis) }
    let distance = centers[1] - centers[0]
    for index in 2..<centers.count {
      require(
        stack.origin, centers[index] - centers[index - 1] - distance,
        at: Priorities.equalCentering)
    }
  }

  /// Gives each view the share of the stack that its content has of the total of all contents and
  /// gaps.
  private mutating func addShares(_ stack: Stack) {
    let axis = stack.content.axis
    let extents = stack.arranged.map { proportionalExtent($0, axis) }
    let total = extents.reduce(0, +) + stack.content.spacing * Double(extents.count - 1)
    guard total > 0 else { return }
    let available = stack.trailing(axis) - stack.leading(axis)
    for (index, (local, extent)) in zip(stack.arranged, extents).enumerated() where extent > 0 {
      require(
        stack.origin, alignmentExtent(local, axis) - available * (extent / total),
        at: Priorities.fillProportionally(index))
    }
  }

  /// Returns the extent that a view requests from a proportional stack: that of its content, or
  /// that which a nested stack view requires for its own subviews.
  private func proportionalExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double {
    if let extent = contentExtent(local, axis) { return extent }
    guard let stack = self[local].stack else { return 0 }
    let extents = arrangedViews(of: local).map { proportionalExtent($0, axis) }
    guard stack.axis == axis else { return extents.max() ?? 0 }
    return extents.reduce(0, +) + stack.spacing * Double(max(0, extents.count - 1))
  }

  /// Returns the number of ancestors of a view in the part.
  private func depth(of local: LocalIndex) -> Int {
    var depth = 0
    var view = local
    while view != .root {
      view = members[view].superview
      depth += 1
    }
    return depth
  }

  // MARK: Across the axis

  private mutating func addCrossAxis(_ stack: Stack) {
    let axis = stack.content.axis.other
    let origin = stack.origin
    let first = stack.arranged[0]
    let leading = stack.leading(axis)
    let trailing = stack.trailing(axis)
    var alignment = stack.content.alignment
    let isReversed = axis == .horizontal && runsAgainstFlow(stack.view)
    if isReversed { alignment = alignment.mirrored }
    for local in stack.arranged {
      // The first view is connected to the stack view, and the others are aligned with it (published
      // dumps of UIKit's constraints: `UISV-canvas-connection`, `UISV-alignment`).
      let top = local == first ? leading : alignedLeading(first, axis)
      let bottom = local == first ? trailing : alignedTrailing(first, axis)
      switch alignment {
      case .fill:
        // Of two edges that contradict the document, the trailing one yields.
        let edges = [alignedLeading(local, axis) - top, alignedTrailing(local, axis) - bottom]
        for edge in isReversed ? edges.reversed() : edges { arrange(origin, edge) }
        continue
      case .leading: arrange(origin, alignedLeading(local, axis) - top)
      case .trailing: arrange(origin, alignedTrailing(local, axis) - bottom)
      case .center:
        let center = local == first ? (leading + trailing) * 0.5 : alignedCenter(first, axis)
        arrange(origin, alignedCenter(local, axis) - center)
      case .firstBaseline, .lastBaseline:
        if axis == .horizontal {
          arrange(origin, alignedLeading(local, axis) - top)
        } else if local != first {
          let isFirst = alignment == .firstBaseline
          arrange(origin, baseline(local, isFirst: isFirst) - baseline(first, isFirst: isFirst))
        }
      }
      if alignment != .firstBaseline || axis == .horizontal || local == first {
        arrange(origin, alignedLeading(local, axis) - leading, .greaterOrEqual)
      }
      arrange(origin, alignedTrailing(local, axis) - trailing, .lessOrEqual)
      suppressAmbiguity(local, axis, stack)
    }
    if alignment != .fill {
      require(origin, trailing - leading, at: Priorities.stackShrink(depth: depth(of: stack.view)))
    }
  }

  /// Gives an arranged view without any extent across the axis an extent of zero in an app; on the
  /// canvas the view keeps the stored extent, before the stack view shrinks, and is not ambiguous
  /// there either (0 of 14 such views are flagged).
  private mutating func suppressAmbiguity(
    _ local: LocalIndex, _ axis: LayoutAxis, _ stack: Stack
  ) {
    guard layouter.context.usesStoredFrames else {
      require(stack.origin, extent(local, axis), at: Priorities.ambiguitySuppression)
      return
    }
    guard let stored = self[local].storedFrame?.rect(in: .zero) else { return }
    require(
      stack.origin, extent(local, axis) - (axis == .horizontal ? stored.width : stored.height),
      at: self[local].stack == nil
        ? Priorities.storedAcrossStackView : Priorities.ambiguitySuppression)
  }
}
