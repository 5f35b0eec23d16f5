import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Views resist growing beyond and shrinking below their content (docs/auto-layout.md, 'Constraints: Priorities').
extension RootConstraints {
  mutating func addContentSizes() {
    for local in members.indices.dropFirst() {
      let view = self[local]
      guard view.layout.usesConstraints, !view.layout.isLeftOut else { continue }
      for axis in LayoutAxis.allCases {
        if let standIn = standInExtent(local, axis) {
          addStandIn(alignmentExtent(local, axis) - standIn, for: local, axis)
          continue
        }
        guard let extent = contentExtent(local, axis) else { continue }
        let form = alignmentExtent(local, axis) - extent
        if settlesPlaceholders, case .length = view.layout.placeholderIntrinsicSize[axis] {
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

  /// The extent that stands for the content of a view that shows nothing, in points; nil for other views,
  /// and across a stack view that does not fill for all but labels, which keep their stored extent there.
  func standInExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double? {
    let view = self[local]
    guard let extent = layouter.context.metrics.stacks.emptyViewExtent,
      view.layout.isArranged, inputs.content[local].showsNothing,
      placeholderExtent(local, axis) == .absent,
      let stack = self[members[local].superview].stack
    else { return nil }
    if layouter.hasSubviews(local)
      || axis != stack.axis && stack.alignment != .fill && view.kind != .label
    {
      return nil
    }
    return extent
  }

  /// Makes a view that shows nothing as large as its stand-in: it grows freely, and shrinks just before a
  /// view with a content of the same resistance does.
  private mutating func addStandIn(_ form: LinearForm, for local: LocalIndex, _ axis: LayoutAxis) {
    let resistance = self[local].layout.compressionResistance[axis]
    // Below what keeps the stored extent across a stack view, so that the two leave nothing open.
    require(
      .hugging(view: local, axis), form, .lessOrEqual,
      at: Priorities.justBelowAmbiguitySuppression)
    guard resistance > 0 else { return }
    require(
      .compressionResistance(view: local, axis), form, .greaterOrEqual,
      at: Priorities.justBelow(resistance))
  }

  /// The document's placeholder for the content's extent, where placeholders hold.
  private func placeholderExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> PlaceholderExtent {
    let layout = self[local].layout
    if layout.removesPlaceholderSize, !settlesPlaceholders { return .absent }
    return layout.placeholderIntrinsicSize[axis]
  }

  /// The content's extent: a placeholder of the document on its own canvas, or what was measured.
  func contentExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> Double? {
    let content = inputs.content[local]
    switch placeholderExtent(local, axis) {
    case .length(let length): return length
    case .none: return nil
    case .absent: return axis == .horizontal ? content.width : content.height
    }
  }

  /// The insets between a view's frame and the rectangle that constraints act on.
  func alignmentInsets(_ local: LocalIndex) -> LayoutInsets {
    self[local].alignmentInsets
  }

  /// The extent of the rectangle that constraints act on.
  func alignmentExtent(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    let insets = alignmentInsets(local)
    let both =
      axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return extent(local, axis) - both
  }

  /// A scroll view's content is at least empty; where nothing says its size it is the frame's.
  mutating func addScrollContents() {
    for local in members.indices {
      for axis in LayoutAxis.allCases {
        guard let far = variables.contentFar(local, axis) else { continue }
        let content = LinearForm(Edge(variable: far))
        let origin = ConstraintOrigin.scrollContent(view: local)
        require(origin, content - near(local, axis), .greaterOrEqual)
        require(origin, content - self.far(local, axis), at: Priorities.storedPosition)
      }
    }
  }
}
