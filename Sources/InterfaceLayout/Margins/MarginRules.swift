import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The layout margins of the views of one layout root.
///
/// Source: docs/internals/auto-layout.md, 'Margins'.
struct MarginRules {
  let context: RootContext
  /// For each view of the scene, its layout properties.
  let views: Table<ResolvedView, PlacedView>
  let part: LayoutRoots.Part
  let availableSpace: AvailableSpace
  /// The margins of a cell's content view, if the root is a table cell.
  let cellMargins: LayoutInsets?

  private var metrics: MarginMetrics { context.metrics.margins }

  /// Returns the margins of every view of the part.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area insets of each view, by index in the part.
  ///   - frames: The frames of an earlier pass in the root's coordinates, or `nil` in the first
  ///     pass.
  /// - Returns: The margins by index in the part.
  func margins(safeArea: LocalTable<LayoutInsets>, frames: LocalTable<LayoutRect>?) -> LocalTable<
    LayoutInsets
  > {
    let readable = context.readableWidth
    var own: LocalTable<LayoutInsets> = []
    var result: LocalTable<LayoutInsets> = []
    result.reserveCapacity(part.members.count)
    let preserves =
      frames != nil
      && part.members.dropFirst().contains { views[$0.view].layout.preservesSuperviewMargins }
    for (local, member) in part.members.indexed {
      let view = views[member.view]
      var margins = self.own(view, isRoot: local == .root)
      let width = frames?[local].width ?? (local == .root ? availableSpace.frame.width : nil)
      if view.layout.marginsFollowReadableWidth, let width, let readable {
        limit(&margins, to: readable, width: width, covered: added(safeArea[local], view))
      }
      if view.layout.preservesSuperviewMargins, local != .root, let frames {
        let superview = part.members[local].superview
        preserve(own[superview], of: frames[superview], frames[local], &margins)
      }
      if preserves { own.append(margins) }
      result.append(addingSafeArea(safeArea[local], to: margins, of: view))
    }
    return result
  }

  /// Enlarges the left and right margins of a view so that the readable width remains between
  /// them, centered in the view and not in its safe area; the covered insets are added to the
  /// margins afterwards.
  private func limit(
    _ margins: inout LayoutInsets, to readable: Double, width: Double, covered: LayoutInsets
  ) {
    let content = width - margins.left - margins.right - covered.left - covered.right
    guard content > readable + metrics.readableSlack else { return }
    let side = (width - readable) / 2
    margins.left = max(margins.left, side - covered.left)
    margins.right = max(margins.right, side - covered.right)
  }

  /// Returns the safe area insets that are added to the margins of a view
  /// (docs/internals/auto-layout.md, 'Margins'; `insetsLayoutMarginsFromSafeArea`).
  private func added(_ covered: LayoutInsets, _ view: PlacedView) -> LayoutInsets {
    guard metrics.addsSafeArea, view.layout.insetsMarginsFromSafeArea,
      view.kind != .stackView || view.layout.explicitMargins != nil
    else { return .zero }
    return covered
  }

  private func addingSafeArea(
    _ covered: LayoutInsets, to margins: LayoutInsets, of view: PlacedView
  ) -> LayoutInsets {
    let covered = added(covered, view)
    return LayoutInsets(
      top: margins.top + covered.top, left: margins.left + covered.left,
      bottom: margins.bottom + covered.bottom, right: margins.right + covered.right)
  }

  /// Returns the margins without those of the safe area and the superview.
  private func own(_ view: PlacedView, isRoot: Bool) -> LayoutInsets {
    if view.kind == .stackView { return view.layout.explicitMargins ?? metrics.stackView }
    let isCellContent =
      view.kind == .tableViewCellContentView || isRoot && view.kind == .tableViewCell
    if isCellContent, let cellMargins {
      guard let explicit = view.layout.explicitMargins else { return cellMargins }
      return metrics.raisesExplicitCellMargins ? explicit.raised(to: cellMargins) : explicit
    }
    guard isRoot, hasRootMargins(view) else {
      return view.layout.explicitMargins ?? metrics.view
    }
    let standard = metrics.root(
      width: availableSpace.frame.width, isLandscapePhone: context.isLandscapePhone)
    guard var explicit = view.layout.explicitMargins else { return standard }
    if metrics.raisesExplicitRootMargins, view.role == .controllerRoot {
      explicit.left = max(explicit.left, standard.left)
      explicit.right = max(explicit.right, standard.right)
    }
    if metrics.xibViewsPreserveCanvasMargins, view.role == .topLevel,
      view.layout.preservesSuperviewMargins
    {
      let canvas = LayoutInsets(
        top: metrics.view.top, left: standard.left, bottom: metrics.view.bottom,
        right: standard.right)
      return explicit.raised(to: canvas)
    }
    return explicit
  }

  /// Returns whether a root has the margins of a controller's view: such a view itself, and a
  /// top-level view of a xib that counts as one.
  private func hasRootMargins(_ view: PlacedView) -> Bool {
    switch view.role {
    case .controllerRoot: true
    case .topLevel: availableSpace.fillsScreen || metrics.xibViewsAreRoots
    default: false
    }
  }

  /// Raises margins to the remaining part of the superview's margins
  /// (docs/internals/auto-layout.md, 'Margins'; `preservesSuperviewLayoutMargins`).
  private func preserve(
    _ outer: LayoutInsets, of superview: LayoutRect, _ frame: LayoutRect,
    _ margins: inout LayoutInsets
  ) {
    margins.left = max(margins.left, outer.left - (frame.x - superview.x))
    margins.top = max(margins.top, outer.top - (frame.y - superview.y))
    margins.right = max(margins.right, outer.right - (superview.maxX - frame.maxX))
    margins.bottom = max(margins.bottom, outer.bottom - (superview.maxY - frame.maxY))
  }
}

extension LayoutInsets {
  /// Returns the larger inset at each edge.
  fileprivate func raised(to other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
