import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The constraints for content hugging and compression resistance (docs/internals/auto-layout.md,
/// 'Constraints: Priorities').
extension RootConstraints {
  mutating func addContentSizes() {
    for local in members.indices.dropFirst() {
      let view = self[local]
      guard view.layout.usesConstraints, !view.layout.isOmitted else { continue }
      for axis in LayoutAxis.allCases {
        if let substitute = substituteExtent(local, axis) {
          addSubstitute(alignmentExtent(local, axis) - substitute, for: local, axis)
          continue
        }
        addLeastExtent(local, axis)
        guard let extent = contentExtent(local, axis) else { continue }
        let form = alignmentExtent(local, axis) - extent
        if appliesPlaceholders, case .length = view.layout.placeholderIntrinsicSize[axis] {
          require(.hugging(view: local, axis), form, at: Priorities.level(999))
          continue
        }
        var hugging = view.layout.hugging[axis]
        var resistance = view.layout.compressionResistance[axis]
        if let step, step.local == local, step.other.axis == axis {
          if step.other.isHugging {
            hugging = step.other.priority
          } else {
            resistance = step.other.priority
          }
        }
        if hugging > 0 {
          require(.hugging(view: local, axis), form, .lessOrEqual, at: Priorities.level(hugging))
        }
        if resistance > 0 {
          require(
            .compressionResistance(view: local, axis), form, .greaterOrEqual,
            at: Priorities.level(resistance))
        }
      }
    }
  }

  /// Returns the extent that replaces the content of an empty view, in points, or `nil` for other
  /// views; also `nil` across a stack view whose alignment is not fill, except for labels, which
  /// keep their stored extent there.
  func substituteExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double? {
    let view = self[local]
    guard let extent = layouter.context.metrics.stacks.emptyViewExtent,
      inputs.content[local].showsNothing, !layouter.hasSubviews(local),
      isExtentArranged(local, axis)
        || view.layout.isArranged && view.kind == .label
          && placeholderExtent(local, axis) == .absent
    else { return nil }
    if ownClassesAreUnsized, layouter.isEmptyViewOfOwnClass(local) { return nil }
    return extent
  }

  /// Returns whether a stack view determines a view's extent and the document sets no placeholder
  /// for it: along the stack view, and across it if its alignment is fill.
  private func isExtentArranged(_ local: LocalIndex, _ axis: LayoutAxis) -> Bool {
    guard self[local].layout.isArranged, placeholderExtent(local, axis) == .absent,
      let stack = self[members[local].superview].stack
    else { return false }
    return axis == stack.axis || stack.alignment == .fill
  }

  /// Returns the minimum extent of an arranged plain view with subviews, in points, or `nil` for
  /// other views.
  func leastExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double? {
    guard let extent = layouter.context.metrics.stacks.leastExtentWithSubviews,
      inputs.content[local].showsNothing, layouter.hasSubviews(local),
      isExtentArranged(local, axis)
    else { return nil }
    return extent
  }

  /// Gives an arranged plain view with subviews its minimum extent: it shrinks just before a content
  /// with the same compression resistance does.
  ///
  /// Stored content sizes already include stretching; with these, the extent only settles what
  /// contents leave undetermined.
  private mutating func addLeastExtent(_ local: LocalIndex, _ axis: LayoutAxis) {
    let resistance = self[local].layout.compressionResistance[axis]
    guard !dropsLeastExtents, resistance > 0, let extent = leastExtent(local, axis) else { return }
    require(
      .compressionResistance(view: local, axis), alignmentExtent(local, axis) - extent,
      .greaterOrEqual,
      at: layouter.context.sizing == .stored
        ? Priorities.justBelowAmbiguitySuppression : Priorities.justBelow(resistance))
  }

  /// Gives an empty view the extent of its substitute: it grows freely, and shrinks just before a
  /// view with content of the same compression resistance does.
  private mutating func addSubstitute(_ form: LinearForm, for local: LocalIndex, _ axis: LayoutAxis)
  {
    let resistance = self[local].layout.compressionResistance[axis]
    // The level is below the one that keeps the stored extent across a stack view, so that the two
    // leave no ambiguity.
    require(
      .hugging(view: local, axis), form, .lessOrEqual,
      at: Priorities.justBelowAmbiguitySuppression)
    guard resistance > 0 else { return }
    require(
      .compressionResistance(view: local, axis), form, .greaterOrEqual,
      at: Priorities.justBelow(resistance))
  }

  /// Returns the document's placeholder for the content's extent where placeholders apply.
  private func placeholderExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> PlaceholderExtent {
    let layout = self[local].layout
    if layout.removesPlaceholderSize, !appliesPlaceholders { return .absent }
    return layout.placeholderIntrinsicSize[axis]
  }

  /// Returns the extent of the content: a placeholder on the document's own canvas, or the measured
  /// extent.
  func contentExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double? {
    let content = inputs.content[local]
    switch placeholderExtent(local, axis) {
    case .length(let length): return length
    case .none: return nil
    case .absent: return axis == .horizontal ? content.width : content.height
    }
  }

  /// Returns the insets between a view's frame and its alignment rectangle.
  func alignmentInsets(_ local: LocalIndex) -> LayoutInsets {
    self[local].alignmentInsets
  }

  /// Returns the extent of a view's alignment rectangle.
  func alignmentExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    let both =
      axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return extent(local, axis) - both
  }

  /// Adds the content areas of scroll views: at least empty, and equal to the frame if nothing
  /// determines their size.
  mutating func addScrollContents() {
    for local in members.indices {
      for axis in LayoutAxis.allCases {
        guard let trailing = variables.contentTrailing(local, axis) else { continue }
        let content = LinearForm(Edge(variable: trailing))
        let origin = ConstraintOrigin.scrollContent(view: local)
        require(origin, content - leading(local, axis), .greaterOrEqual)
        require(origin, content - self.trailing(local, axis), at: Priorities.storedPosition)
      }
    }
  }
}
