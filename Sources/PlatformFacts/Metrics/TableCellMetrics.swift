package import InterfaceTraits

/// Margins and content views of table view cells on one system, in points (`TableCellTable`).
package struct TableCellMetrics: Hashable, Sendable {
  /// The rule that determines the side margins.
  package enum Sides: Hashable, Sendable {
    /// The margins of any view.
    case ofAnyView
    /// 20 on a screen at least 390 points wide, except that of a tablet, in a table wider than 320;
    /// otherwise 16.
    case byScreen
    /// As by screen, and also 20 in a table at least 390 points wide.
    case byTableOrScreen
    /// As by screen, and also 20 in a table at least 390 points wide that is its controller's root
    /// view, except on tablets, where no such table was seen.
    case byRootTableOrScreen
  }

  /// The context that the margins of a cell's content view depend on.
  package struct Context: Hashable, Sendable {
    /// The width of the table, or of the cell in a xib, in points.
    package var tableWidth: Double
    /// The width of the screen, in points.
    package var screenWidth: Double
    /// Whether the cell is a top-level object of a xib.
    package var isXibCell = false
    /// Whether the table's style is `insetGrouped`.
    package var isInsetGrouped = false
    /// Whether the device has a home indicator.
    package var hasHomeIndicator = false
    /// The cell's height minus the content view's height, in points (the separator).
    package var heightOutsideContent = 0.0
    /// Whether an accessory makes the content view narrower than the cell.
    package var hasAccessory = false
    /// Whether the table is the root view of its controller.
    package var isTableRoot = true
    /// Whether the screen is a tablet's.
    package var isPad = false

    /// Creates the context of a cell in a table that is the root view of its controller.
    package init(tableWidth: Double, screenWidth: Double) {
      self.tableWidth = tableWidth
      self.screenWidth = screenWidth
    }
  }

  /// A width that depends on the cell's side margins, which are narrow or wide.
  package struct Widths: Hashable, Sendable {
    var narrow: Double
    var wide: Double
  }

  /// The rule that determines the side margins.
  package var sides: Sides
  /// Whether a cell has the detached side margins, which are narrower than all others, on devices
  /// with a home button if its table is not its controller's root view.
  package var narrowsInnerTables = false
  /// Whether this also applies to cells of xibs and inset tables.
  package var narrowsXibsAndInsetTables = false
  /// Whether cells of xibs have narrow side margins on devices with a home button, even if the
  /// screen is wide.
  package var narrowsXibsWithHomeButton = false
  /// The margins at the top and the bottom.
  package var verticalMargin: Double
  /// The margins at the top and the bottom on tablets.
  package var verticalMarginOnTablets: Double
  /// Whether the content view is a pixel shorter for the separator, which the bottom margin
  /// compensates.
  package var leavesSeparator: Bool
  /// The default height of a row.
  package var rowHeight: Double
  /// The automatic height of a row with a built-in style, or `nil` for a default row's height minus
  /// the pixel of the separator.
  package var automaticRowHeight: Double?
  /// The minimum width of screens and tables whose cells have wide side margins.
  package var wideWidth: Double
  /// The maximum width of tables whose cells never have wide side margins because of the screen.
  package var narrowWidth: Double
  /// Cells of a built-in style.
  package var standard: StandardCellMetrics
  private var viewMargins: LayoutInsets
  private var sideMargins: Widths
  private var detachedSide: Double
  private var sideBeforeAccessory: Double
  // The widths of accessories in a cell.
  private var disclosure: Widths
  private var checkmark: Widths
  private var detailButton: Widths
  private var detailDisclosureButton: Widths

  /// Creates UIKit's metrics.
  package init(_ system: SystemVersion) {
    sides = TableCellTable.sides.value(for: system)
    verticalMargin = TableCellTable.verticalMargin.value(for: system)
    verticalMarginOnTablets = verticalMargin
    leavesSeparator = TableCellTable.leavesSeparator.value(for: system)
    rowHeight = TableCellTable.rowHeight.value(for: system)
    automaticRowHeight = TableCellTable.automaticRowHeight.value(for: system)
    wideWidth = TableCellTable.wideWidth.value(for: system)
    narrowWidth = TableCellTable.narrowWidth.value(for: system)
    standard = StandardCellMetrics(system)
    viewMargins = MarginTable.view.value(for: system)
    sideMargins = TableCellTable.sideMargins.value(for: system)
    detachedSide = TableCellTable.detachedSide.value(for: system)
    sideBeforeAccessory = TableCellTable.sideBeforeAccessory.value(for: system)
    disclosure = TableCellTable.disclosure.value(for: system)
    checkmark = TableCellTable.checkmark.value(for: system)
    detailButton = TableCellTable.detailButton.value(for: system)
    detailDisclosureButton = TableCellTable.detailDisclosureButton.value(for: system)
  }

  /// Returns the margins of a cell's content view, which are also the cell's own.
  ///
  /// A separator inset of the cell has no effect (7 of 7 cells of 4 projects).
  package func contentMargins(_ cell: Context) -> LayoutInsets {
    guard sides != .ofAnyView else { return viewMargins }
    let side = side(cell)
    let vertical = cell.isPad ? verticalMarginOnTablets : verticalMargin
    return LayoutInsets(
      top: vertical, left: side,
      bottom: leavesSeparator ? vertical - cell.heightOutsideContent : vertical,
      right: cell.hasAccessory ? sideBeforeAccessory : side)
  }

  private func side(_ cell: Context) -> Double {
    let isDetached =
      cell.isXibCell
      ? narrowsXibsAndInsetTables
      : !cell.isTableRoot && narrowsInnerTables
        || cell.isInsetGrouped && narrowsXibsAndInsetTables
    if isDetached, !cell.hasHomeIndicator { return detachedSide }
    let isNarrowXib = cell.isXibCell && !cell.hasHomeIndicator && narrowsXibsWithHomeButton
    let isLarge =
      cell.screenWidth >= wideWidth && !cell.isPad && cell.tableWidth > narrowWidth && !isNarrowXib
    let isWideTable =
      switch sides {
      case .byTableOrScreen: cell.tableWidth >= wideWidth
      case .byRootTableOrScreen:
        cell.tableWidth >= wideWidth && cell.isTableRoot && !cell.isXibCell && !cell.isPad
      case .byScreen, .ofAnyView: false
      }
    return isLarge || isWideTable ? sideMargins.wide : sideMargins.narrow
  }

  /// Whether the side margins of cells depend on the widths of table and screen.
  package var dependsOnWidths: Bool { sides != .ofAnyView }

  /// Returns the height below the content view of a cell with a separator.
  package func heightOutsideContent(scale: Double) -> Double { leavesSeparator ? 1 / scale : 0 }

  /// Returns the width that an accessory takes in a cell, or `nil` if it was not measured.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - margin: The cell's side margin, narrow or wide, in points.
  /// - Returns: The width, in points.
  package func accessoryWidth(_ accessory: TableCellAccessory, margin: Double) -> Double? {
    let isWide = margin >= sideMargins.wide
    switch accessory {
    case .disclosureIndicator: return isWide ? disclosure.wide : disclosure.narrow
    case .checkmark: return isWide ? checkmark.wide : checkmark.narrow
    case .detailButton: return isWide ? detailButton.wide : detailButton.narrow
    case .detailDisclosureButton:
      return isWide ? detailDisclosureButton.wide : detailDisclosureButton.narrow
    case .none: return nil
    }
  }

  /// Returns the automatic height of a row with a built-in style, in points.
  package func automaticRowHeight(scale: Double) -> Double {
    automaticRowHeight ?? rowHeight - 1 / scale
  }
}
