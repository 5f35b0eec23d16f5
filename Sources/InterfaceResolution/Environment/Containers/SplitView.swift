package import InterfaceTraits
package import PlatformFacts

/// The column settings of a split view controller.
package struct SplitView: Hashable, Sendable {
  /// Whether the split view has no style, as before column styles.
  package var isClassic = true
  /// Whether there is a supplementary column.
  package var hasSupplementary = false
  /// The preferred display mode.
  package var displayMode = SplitViewDisplayMode.automatic
  /// The preferred width of the primary column as a fraction of the total width, or `nil` for the
  /// platform's.
  package var primaryFraction: Double?
  /// The minimum width of the primary column, in points, or `nil` if there is none.
  package var leastPrimaryWidth: Double?
  /// The maximum width of the primary column, in points, or `nil` for the platform's.
  package var greatestPrimaryWidth: Double?
  /// The preferred width of the supplementary column as a fraction of the total width, or `nil` for
  /// the platform's.
  package var supplementaryFraction: Double?

  package init() {}

  /// A column with its frame.
  package struct Column: Hashable, Sendable {
    package let column: SplitViewColumn
    /// The frame in the split view's coordinates; for a hidden column, the frame to which it would
    /// slide in.
    package let frame: LayoutRect
    /// Whether the column is visible.
    package let isVisible: Bool
    /// Whether the column overlays the detail.
    package let isOverlay: Bool
    /// The traits that the split view overrides for the column: all columns except the detail are
    /// compact in width.
    package let overrides: TraitCollection
  }

  /// Returns whether only one column is shown: if the width is compact, on any device.
  package static func isCollapsed(_ traits: TraitCollection) -> Bool {
    traits.horizontalSizeClass == .compact
  }

  /// Returns whether the primary column is hidden although several columns fit.
  package func hidesPrimary(in size: LayoutSize) -> Bool {
    resolvedMode(in: size).columnsBesideSecondary < (hasSupplementary ? 2 : 1)
  }

  /// Returns the columns of the expanded split view in drawing order, overlays last.
  ///
  /// The automatic display mode is the detail alone if the split view is in portrait orientation,
  /// on every device, and one additional column next to it in landscape; a window that is in
  /// portrait although its screen is not counts as portrait (a guess for parts of a screen).
  /// Adjacent columns are separated by a line of one pixel. Source: Apple's documentation of the
  /// display modes,
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
  /// - Parameters:
  ///   - size: The size of the split view, in points.
  ///   - safeArea: The safe area insets; the column at the leading edge is wider by them.
  ///   - scale: The number of pixels per point.
  ///   - flow: The layout direction of the interface; the primary column is at the leading edge.
  ///   - metrics: The widths of columns.
  /// - Returns: The columns, hidden ones included.
  package func columns(
    in size: LayoutSize, safeArea: LayoutInsets, scale: Double,
    flow: TraitCollection.LayoutDirection,
    metrics: SplitViewMetrics
  ) -> [Column] {
    let leadingInset = flow == .rightToLeft ? safeArea.right : safeArea.left
    let mode = resolvedMode(in: size)
    let primary = min(primaryWidth(in: size, metrics).rounded(.up) + leadingInset, size.width)
    let nextIsFirst = hasSupplementary && mode.columnsBesideSecondary == 1
    let next =
      hasSupplementary
      ? min(
        supplementaryWidth(in: size, metrics).rounded(.up) + (nextIsFirst ? leadingInset : 0),
        size.width)
      : 0
    let line = 1 / scale
    let compact = TraitCollection(horizontalSizeClass: .compact)
    let showsPrimary = mode.columnsBesideSecondary >= (hasSupplementary ? 2 : 1)
    let showsNext = hasSupplementary && mode.columnsBesideSecondary >= 1
    let isOverlay = mode.isOverlay

    var x = 0.0
    var others: [Column] = []
    func add(_ column: SplitViewColumn, _ width: Double, _ isVisible: Bool) {
      let frame = LayoutRect(x: isVisible ? x : 0, y: 0, width: width, height: size.height)
      others.append(
        Column(
          column: column, frame: frame, isVisible: isVisible, isOverlay: isOverlay || !isVisible,
          overrides: compact))
      if isVisible { x += width + line }
    }
    add(.primary, primary, showsPrimary)
    if hasSupplementary { add(.supplementary, next, showsNext) }
    let start: Double
    let width: Double
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .secondaryOnly, .automatic:
      (start, width) = (0, size.width)
    case .twoDisplaceSecondary:
      // The detail keeps the width that it has next to one column, and is moved aside.
      (start, width) = (x, max(0, size.width - next - line))
    case .oneBesideSecondary, .twoBesideSecondary:
      (start, width) = (x, max(0, size.width - x))
    }
    let secondary = Column(
      column: .secondary, frame: LayoutRect(x: start, y: 0, width: width, height: size.height),
      isVisible: true, isOverlay: false, overrides: TraitCollection())
    let ordered = [secondary] + others
    guard flow == .rightToLeft else { return ordered }
    return ordered.map {
      Column(
        column: $0.column, frame: $0.frame.mirrored(inWidth: size.width), isVisible: $0.isVisible,
        isOverlay: $0.isOverlay, overrides: $0.overrides)
    }
  }

  /// Returns the resolved display mode; two columns beside the detail require a supplementary one.
  private func resolvedMode(in size: LayoutSize) -> SplitViewDisplayMode {
    switch displayMode {
    case .automatic: size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .twoBesideSecondary where !hasSupplementary: .oneBesideSecondary
    case .twoOverSecondary where !hasSupplementary: .oneOverSecondary
    case .twoDisplaceSecondary where !hasSupplementary: .oneBesideSecondary
    default: displayMode
    }
  }

  private func primaryWidth(in size: LayoutSize, _ metrics: SplitViewMetrics) -> Double {
    let preferred = size.width * (primaryFraction ?? metrics.primaryFraction)
    let greatest = greatestPrimaryWidth ?? metrics.widestPrimary(in: size)
    return min(max(preferred, leastPrimaryWidth ?? 0), max(greatest, leastPrimaryWidth ?? 0))
  }

  private func supplementaryWidth(in size: LayoutSize, _ metrics: SplitViewMetrics) -> Double {
    min(
      size.width * (supplementaryFraction ?? metrics.supplementaryFraction),
      metrics.widestPrimary(in: size))
  }
}
