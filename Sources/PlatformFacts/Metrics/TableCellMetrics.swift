package import InterfaceTraits

/// Margins and content views of table view cells on one system, in points.
///
/// Layout rules 22 and 23, from stored frames of public documents (confidence high where a rule
/// rests on hundreds of cells, medium for accessories).
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
    package var isXibCell: Bool
    /// Whether the table's style is `insetGrouped`.
    package var isInsetGrouped: Bool
    /// Whether the device has a home indicator.
    package var hasHomeIndicator: Bool
    /// Cell height less content view height, in points (the separator).
    package var heightOutsideContent: Double
    /// Whether an accessory makes the content view narrower than the cell.
    package var hasAccessory: Bool
    /// Whether the table is the root view of its controller.
    package var isTableRoot: Bool
    /// Whether the screen is a tablet's.
    package var isPad: Bool

    /// Creates a context.
    package init(
      tableWidth: Double, screenWidth: Double, isXibCell: Bool = false,
      isInsetGrouped: Bool = false, hasHomeIndicator: Bool = false,
      heightOutsideContent: Double = 0, hasAccessory: Bool = false, isTableRoot: Bool = true,
      isPad: Bool = false
    ) {
      self.tableWidth = tableWidth
      self.screenWidth = screenWidth
      self.isXibCell = isXibCell
      self.isInsetGrouped = isInsetGrouped
      self.hasHomeIndicator = hasHomeIndicator
      self.heightOutsideContent = heightOutsideContent
      self.hasAccessory = hasAccessory
      self.isTableRoot = isTableRoot
      self.isPad = isPad
    }
  }

  /// A width that depends on the cell's side margins.
  private struct Widths: Hashable, Sendable {
    var narrow: Double
    var wide: Double
  }

  /// What decides the side margins.
  package var sides: Sides
  /// Whether the side margins of a cell are 15 on devices with a home button when its table is not its
  /// controller's root view.
  package var narrowsInnerTables: Bool
  /// The same when it is a xib's, or its table is inset.
  package var narrowsXibsAndInsetTables: Bool
  /// The margins at the top and the bottom.
  package var verticalMargin: Double
  /// The same on tablets.
  package var verticalMarginOnTablets: Double
  /// Whether the content view leaves a pixel for the separator, which the bottom margin gives back.
  package var leavesSeparator: Bool
  /// The height of a row whose height is automatic and whose style is built in; nil for 44 less a
  /// separator's pixel (91 cells; confidence medium).
  package var automaticRowHeight: Double?
  /// What accessories take of a cell's width, with narrow and with wide sides.
  private var disclosure: Widths
  private var checkmark: Widths
  private var detailButton: Widths
  private var detailDisclosureButton: Widths

  /// UIKit's measures.
  init(_ system: SystemVersion) {
    let isBefore11 = system.major < 11
    sides = isBefore11 ? .ofAnyView : .byScreen
    narrowsInnerTables = false
    narrowsXibsAndInsetTables = false
    verticalMargin = system.major >= 26 ? 15 : 11
    verticalMarginOnTablets = verticalMargin
    leavesSeparator = system.major < 13
    disclosure =
      switch system.major {
      case ..<11: Widths(narrow: 33, wide: 33)
      case ..<13: Widths(narrow: 34, wide: 34)
      case ..<15: Widths(narrow: 27, wide: 31)
      default: Widths(narrow: 26.5, wide: 30.5)
      }
    checkmark = isBefore11 ? Widths(narrow: 39, wide: 39) : Widths(narrow: 40, wide: 44)
    // From Xcode 12 on 44 beside wide sides in 5 cells of 3 projects and 40.5 in one; with a disclosure 62.33
    // beside wide sides in 7 cells of one project (weak), beside narrow ones 4 less (a guess).
    detailButton =
      isBefore11
      ? Widths(narrow: 47, wide: 47)
      : system.major < 14 ? Widths(narrow: 48, wide: 48) : Widths(narrow: 40, wide: 44)
    detailDisclosureButton =
      system.major < 14
      ? Widths(narrow: 67, wide: 67) : Widths(narrow: 58 + 1.0 / 3, wide: 62 + 1.0 / 3)
    automaticRowHeight = system.major >= 26 ? 51 : nil
  }

  /// The margins of a cell's content view, which are also the cell's own.
  ///
  /// A separator inset of the cell changes nothing (7 of 7 cells of 4 projects).
  package func contentMargins(_ cell: Context) -> EdgeInsets {
    guard sides != .ofAnyView else { return MarginMetrics.view }
    let side = side(cell)
    let vertical = cell.isPad ? verticalMarginOnTablets : verticalMargin
    return EdgeInsets(
      top: vertical, left: side,
      bottom: leavesSeparator ? vertical - cell.heightOutsideContent : vertical,
      right: cell.hasAccessory ? Self.sideBeforeAccessory : side)
  }

  private func side(_ cell: Context) -> Double {
    let isDetached =
      cell.isXibCell
      ? narrowsXibsAndInsetTables
      : !cell.isTableRoot && narrowsInnerTables
        || cell.isInsetGrouped && narrowsXibsAndInsetTables
    if isDetached, !cell.hasHomeIndicator { return Self.narrowSide }
    let isLarge =
      cell.screenWidth >= Self.wideWidth && !cell.isPad && cell.tableWidth > Self.narrowWidth
    let isWideTable =
      switch sides {
      case .byTableOrScreen: cell.tableWidth >= Self.wideWidth
      case .byRootTableOrScreen:
        cell.tableWidth >= Self.wideWidth && cell.isTableRoot && !cell.isXibCell && !cell.isPad
      case .byScreen, .ofAnyView: false
      }
    return isLarge || isWideTable ? 20 : 16
  }

  /// The least width of screens and tables whose cells have wide sides, in points.
  package static let wideWidth = 390.0
  /// The most width of tables whose cells never have them because of the screen, in points.
  package static let narrowWidth = 320.0

  /// Whether the sides of cells depend on the widths of table and screen.
  package var dependsOnWidths: Bool { sides != .ofAnyView }

  private static let narrowSide = 15.0
  private static let sideBeforeAccessory = 8.0

  /// How much of the height stays below the content view of a cell with a separator.
  package func heightOutsideContent(scale: Double) -> Double { leavesSeparator ? 1 / scale : 0 }

  /// What an accessory takes of a cell's width; nil when it was not measured.
  ///
  /// - Parameters:
  ///   - accessory: The accessory.
  ///   - margin: The cell's side margin, 16 or 20 points.
  /// - Returns: The width, in points.
  package func accessoryWidth(_ accessory: TableCellAccessory, margin: Double) -> Double? {
    let isWide = margin >= 20
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
    automaticRowHeight ?? 44 - 1 / scale
  }
}
