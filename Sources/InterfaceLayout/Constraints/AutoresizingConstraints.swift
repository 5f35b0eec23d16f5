import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The constraints of views that a stored frame and an autoresizing mask determine
/// (docs/internals/auto-layout.md, 'Layout roots', on autoresizing masks).
extension RootConstraints {
  mutating func addAutoresizedViews() {
    let standardParts = standardParts
    for local in members.indices.dropFirst() where !standardParts.contains(local) {
      let view = self[local]
      guard !view.layout.usesConstraints, view.role != .contentView else { continue }
      let outer = members[local].superview
      let superview = storedSize(of: outer)
      let stored =
        view.storedFrame?.rect(in: superview)
        ?? LayoutRect(x: 0, y: 0, width: superview.width, height: superview.height)
      let mask = view.layout.isFixedFrame ? [] : view.autoresizingMask
      // Frames and masks refer to the screen, regardless of the layout direction.
      let flowsLeft = layouter.context.flow == .rightToLeft
      let left = mask.contains(.flexibleMinX)
      let right = mask.contains(.flexibleMaxX)
      add(
        local, outer, .horizontal, flowsLeft ? superview.width - stored.maxX : stored.x,
        stored.width, superview.width,
        flexible: (
          flowsLeft ? right : left, mask.contains(.widthSizable), flowsLeft ? left : right
        ))
      add(
        local, outer, .vertical, stored.y, stored.height, superview.height,
        flexible: (
          mask.contains(.flexibleMinY), mask.contains(.heightSizable),
          mask.contains(.flexibleMaxY)
        ))
    }
  }

  /// Returns the size of a superview when the frames inside it were stored.
  private func storedSize(of local: LocalIndex) -> LayoutSize {
    guard local != .root else {
      return layouter.context.storedSize ?? layouter.canvas.frame.size
    }
    let outer = members[local].superview
    return self[local].storedFrame?.rect(in: outer != .root ? .zero : layouter.canvas.frame.size)
      .size
      ?? layouter.canvas.frame.size
  }

  /// Distributes the growth of the superview among the flexible parts, each in proportion to its
  /// size.
  private mutating func add(
    _ local: LocalIndex, _ outer: LocalIndex, _ axis: LayoutAxis, _ position: Double,
    _ extent: Double,
    _ total: Double, flexible: (leading: Bool, extent: Bool, trailing: Bool)
  ) {
    let trailing = total - position - extent
    let parts = [
      flexible.leading ? max(position, 0) : nil, flexible.extent ? max(extent, 0) : nil,
      flexible.trailing ? max(trailing, 0) : nil,
    ]
    let count = Double(parts.compactMap { $0 }.count)
    let sum = parts.compactMap { $0 }.reduce(0, +)
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return sum > 0 ? part / sum : 1 / count
    }
    let growth = self.extent(outer, axis) - total
    let leading = self.leading(local, axis) - self.leading(outer, axis)
    let origin = ConstraintOrigin.autoresizing(view: local)
    require(origin, leading - position - growth * share(parts[0]))
    require(origin, self.extent(local, axis) - extent - growth * share(parts[1]))
  }

  /// Adds constraints that make content views fill their cell except for the area of an accessory
  /// or separator, and those of visual effect views fill them completely
  /// (docs/internals/auto-layout.md, 'Layout roots', on content views).
  mutating func addContentViews() {
    for local in members.indices.dropFirst()
    where self[local].role == .contentView && !self[local].layout.isOmitted {
      let outer = members[local].superview
      let cell = self[outer]
      for axis in LayoutAxis.allCases {
        let insets = contentInsets(self[local], in: cell, axis)
        require(.contentView(local), leading(local, axis) - leading(outer, axis) - insets.leading)
        require(
          .contentView(local), trailing(local, axis) - trailing(outer, axis) + insets.trailing)
      }
    }
  }

  /// A length that exceeds the height of a separator in a cell, in points.
  private static let mostBelowContent = 1.5

  func contentInsets(
    _ content: PlacedView, in cell: PlacedView, _ axis: LayoutAxis
  ) -> (leading: Double, trailing: Double) {
    let context = layouter.context
    if cell.kind == .tableViewCell, let insets = context.contentViewInsets {
      return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
    guard cell.kind == .tableViewCell || cell.kind == .collectionViewCell,
      let outer = cell.storedFrame?.rect(in: .zero), let inner = content.storedFrame
    else { return (0, 0) }
    let rect = inner.rect(in: outer.size)
    let (leading, trailing) =
      axis == .horizontal
      ? (rect.x, outer.width - rect.maxX) : (rect.y, outer.height - rect.maxY)
    if axis == .vertical, cell.kind == .tableViewCell,
      trailing < 0 || trailing > Self.mostBelowContent
    {
      // A content view that is much lower than its cell is out of date.
      return (0, context.metrics.cells.heightOutsideContent(scale: context.scale))
    }
    // A content view larger than its cell is out of date; it fills the cell.
    return leading < 0 || trailing < 0 ? (max(0, leading), max(0, trailing)) : (leading, trailing)
  }
}
