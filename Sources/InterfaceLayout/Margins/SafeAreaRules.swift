import InterfaceResolution
import InterfaceTraits

/// The safe areas of the views of one layout root, and the areas that the system keyboard covers.
///
/// The covered area of a view is the intersection of the root's covered area with the view's frame,
/// and empty inside scroll views, which scroll away from it. Source: docs/internals/auto-layout.md,
/// 'The canvas: What the bars cover'.
struct SafeAreaRules {
  /// For each view of the scene, its layout properties.
  let views: Table<ResolvedView, PlacedView>
  let part: LayoutRoots.Part
  let availableSpace: AvailableSpace

  /// Returns the safe area insets of each view, by index in the part.
  ///
  /// - Parameter frames: The frames of an earlier pass in the root's coordinates, or `nil` in the
  ///   first pass.
  /// - Returns: The insets from the edges of each view.
  func safeArea(frames: LocalTable<LayoutRect>?) -> LocalTable<LayoutInsets> {
    // Arrays of repeated values are created by appending: the standard library's initializer asks
    // the runtime for their type each time.
    var result: LocalTable<LayoutInsets> = []
    result.reserveCapacity(part.members.count)
    result.append(availableSpace.safeArea)
    for _ in 1..<max(1, part.members.count) { result.append(.zero) }
    guard let frames, availableSpace.safeArea != .zero else { return result }
    var scrolls: LocalTable<Bool> = []
    scrolls.reserveCapacity(part.members.count)
    scrolls.append(false)
    let width = availableSpace.frame.width
    let height = availableSpace.frame.height
    for local in part.members.indices.dropFirst() {
      let outer = part.members[local].superview
      scrolls.append(scrolls[outer] || views[part.members[outer].view].scrollsContent)
      guard !scrolls[local] else { continue }
      let frame = frames[local]
      let covered = availableSpace.safeArea
      result[local] = LayoutInsets(
        top: clamp(covered.top - frame.y, to: covered.top),
        left: clamp(covered.left - frame.x, to: covered.left),
        bottom: clamp(frame.maxY - height + covered.bottom, to: covered.bottom),
        right: clamp(frame.maxX - width + covered.right, to: covered.right))
    }
    return result
  }

  /// Returns the height of a view's keyboard layout guide, in points: the area that the keyboard
  /// covers or, if it is higher, the bottom inset of the safe area.
  ///
  /// - Parameters:
  ///   - local: The index of the view in the part.
  ///   - safeArea: The safe area insets of each view.
  ///   - frames: The frames of an earlier pass in the root's coordinates, or `nil` in the first
  ///     pass.
  /// - Returns: The height.
  func keyboardHeight(
    in local: LocalIndex, safeArea: LocalTable<LayoutInsets>, frames: LocalTable<LayoutRect>?
  ) -> Double {
    let covered = availableSpace.keyboardHeight
    let maxY = local == .root ? availableSpace.frame.height : frames?[local].maxY
    let overlap = maxY.map { clamp($0 - availableSpace.frame.height + covered, to: covered) } ?? 0
    return max(safeArea[local].bottom, overlap)
  }

  /// Returns the covered extent of a view: from zero to that of the root.
  ///
  /// Beyond the root's own edges nothing is covered; without that limit, a view that grows by the
  /// inset would grow without end.
  private func clamp(_ overlap: Double, to covered: Double) -> Double {
    min(max(0, overlap), max(0, covered))
  }
}
