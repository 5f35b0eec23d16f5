package import InterfaceTraits

/// Margins and content views of table view cells on one system, in points (`TableCellTable`).
package struct TableCellMetrics: Hashable, Sendable {
  /// What decides the side margins.
  package enum Sides: Hashable, Sendable {
    /// Those of any view.
    case ofAnyView
    /// 20 on a screen at least 390 points wide, but no tablet's, in a table wider than 320; else 16.
    case byScreen
    /// The same, and 20 in a table at least 390 points wide.
    case byTableOrScreen
    /// The same as by screen, and 20 in a table at least 390 points wide that is its controller's root view, but
    /// not on tablets, where no such table was seen.
    case byRootTableOrScreen
  }

  /// What the margins of a cell's content view depend on.
  package struct Context: Hashable, Sendable {
    /// The table's width, in points; the cell's in a xib.
    package var tableWidth: Double
    /// The screen's width, in points.
    package var screenWidth: Double
    /// Whether the cell is a top-level object of a xib.
    package var isXibCell = false
    /// Whether the table's style is `insetGrouped`.
    package var isInsetGrouped = false
    /// Whether the device has a home indicator.
    package var hasHomeIndicator = false
    /// Cell height less content view height, in points (the separator).
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

  /// What decides the side margins.
  package var sides: Sides
  /// Whether the side margins of a cell are narrower than any on devices with a home button when its table is not its
  /// controller's root view.
  package var narrowsInnerTables = false
  /// The same when it is a xib's, or its table is inset.
  package var narrowsXibsAndInsetTables = false
  /// The margins at the top and the bottom.
  package var verticalMargin: Double
  /// The same on tablets.
  package var verticalMarginOnTablets: Double
  /// Whether the content view leaves a pixel for the separator, which the bottom margin gives back.
  package var leavesSeparator: Bool
  /// The height of a row that the document does not give.
  package var rowHeight: Double
  /// The height of a row whose height is automatic and whose style is built in; nil for a row's height less a
  /// separator's pixel.
  package var automaticRowHeight: Double?
  /// The least width of screens and tables whose cells have wide sides.
  package var wideWidth: Double
  /// The most width of tables whose cells never have them because of the screen.
  package var narrowWidth: Double
  /// Cells of a built-in style.
  package var standard: StandardCellMetrics
  private var viewMargins: LayoutInsets
  private var sideMargins: Widths
  private var detachedSide: Double
  private var sideBeforeAccessory: Double
  // What accessories take of a cell's width.
  private var disclosure: Widths
  private var checkmark: Widths
  private var detailButton: Widths
  private var detailDisclosureButton: Widths

  /// UIKit's measures.
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

  /// The margins of a cell's content view, which are also the cell's own.
  ///
  /// A separator inset of the cell changes nothing (7 of 7 cells of 4 projects).
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
    let isLarge =
      cell.screenWidth >= wideWidth && !cell.isPad && cell.tableWidth > narrowWidth
    let isWideTable =
      switch sides {
      case .byTableOrScreen: cell.tableWidth >= wideWidth
      case .byRootTableOrScreen:
        cell.tableWidth >= wideWidth && cell.isTableRoot && !cell.isXibCell && !cell.isPad
      case .byScreen, .ofAnyView: false
      }
    return isLarge || isWideTable ? sideMargins.wide : sideMargins.narrow
  }

  /// Whether the sides of cells depend on the widths of table and screen.
  package var dependsOnWidths: Bool { sides != .ofAnyView }

  /// How much of the height stays below the content view of a cell with a separator.
  package func heightOutsideContent(scale: Double) -> Double { leavesSeparator ? 1 / scale : 0 }

  /// What an accessory takes of a cell's width; nil when it was not measured.
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

  /// The height of a row whose height is automatic and whose style is built in, in points.
  package func automaticRowHeight(scale: Double) -> Double {
    automaticRowHeight ?? rowHeight - 1 / scale
  }
}
