package import InterfaceTraits

/// Margins and content views of table view cells, in points.
///
/// Layout rules 22 and 23, from stored frames of public documents (confidence high where a rule
/// rests on hundreds of cells, medium for accessories).
package enum TableCells {
  /// What the margins of a cell's content view depend on.
  package struct Context: Hashable, Sendable {
    /// The version that saved the document.
    package var toolsVersion: ToolsVersion
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
    /// Whether the canvas is a tablet's.
    package var isPad: Bool

    /// Creates a context.
    package init(
      toolsVersion: ToolsVersion, tableWidth: Double, screenWidth: Double,
      isXibCell: Bool = false, isInsetGrouped: Bool = false, hasHomeIndicator: Bool = false,
      heightOutsideContent: Double = 0, hasAccessory: Bool = false,
      isTableRoot: Bool = true, isPad: Bool = false
    ) {
      self.toolsVersion = toolsVersion
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

    /// Whether the cell does not see the margins of a controller's root view.
    ///
    /// Cells in xibs did until Xcode 10.
    fileprivate var isDetached: Bool {
      if isXibCell { return toolsVersion.number >= 14800 }
      return !isTableRoot || (isInsetGrouped && toolsVersion.number >= 14800)
    }
  }

  /// The margins of a cell's content view, which are also the cell's own.
  ///
  /// A separator inset of the cell changes nothing (7 of 7 cells of 4 projects). What a tablet's canvas
  /// gives rests on 20 cells of one project (confidence low).
  package static func contentMargins(_ cell: Context) -> EdgeInsets {
    let version = cell.toolsVersion.number
    if version < 13400 { return Margins.view }
    let left = leadingMargin(cell)
    let isTall = (24100..<32000).contains(version) || (cell.isPad && version >= 17000)
    let top = isTall ? 15.0 : 11.0
    let bottom = version < 14800 ? top - cell.heightOutsideContent : top
    return EdgeInsets(top: top, left: left, bottom: bottom, right: cell.hasAccessory ? 8 : left)
  }

  private static func leadingMargin(_ cell: Context) -> Double {
    let version = cell.toolsVersion.number
    let isLarge = cell.screenWidth >= 390 && !cell.isPad
    if version >= 17000 { return isLarge && cell.tableWidth > 320 ? 20 : 16 }
    if cell.isDetached, !cell.hasHomeIndicator { return detachedMargin }
    return cell.tableWidth >= 390 || (isLarge && cell.tableWidth > 320) ? 20 : 16
  }

  /// The left margin of a cell whose table is not its controller's root view, on devices with a home
  /// button from Xcode 9 to 12.4: in 13 of 13 cells of 4 projects and 16 of 16 xibs of 5, against 16 in 19
  /// of 19 cells of tables that are a root.
  private static let detachedMargin = 15.0

  /// How much of the height stays below the content view: one pixel for a separator before
  /// Xcode 11.
  package static func heightOutsideContent(
    toolsVersion: ToolsVersion, hasSeparator: Bool, scale: Double
  ) -> Double {
    toolsVersion.number < 14800 && hasSeparator ? 1 / scale : 0
  }

  /// What an accessory takes of a cell's width; nil when it was not measured.
  ///
  /// - Parameters:
  ///   - accessory: `disclosureIndicator`, `checkmark`, `detailButton` or `detailDisclosureButton`.
  ///   - margin: The cell's side margin, 16 or 20 points.
  ///   - toolsVersion: The version that saved the document.
  /// - Returns: The width, in points.
  package static func accessoryWidth(
    _ accessory: String, margin: Double, toolsVersion: ToolsVersion
  ) -> Double? {
    let isWide = margin >= 20
    switch accessory {
    case "disclosureIndicator": return (isWide ? wideDisclosure : disclosure)[toolsVersion]
    case "checkmark":
      if toolsVersion.number < 13400 { return 39 }
      return isWide ? 44 : 40
    case "detailButton": return toolsVersion.number < 13400 ? 47 : 48
    case "detailDisclosureButton": return 67
    default: return nil
    }
  }

  private static let disclosure = EraTable(33.0, (13400, 34), (14800, 27), (18000, 26.5))
  private static let wideDisclosure = EraTable(33.0, (13400, 34), (14800, 31), (18000, 30.5))

  /// The height of a row whose height is automatic and whose style is built in, in points: 51 in
  /// Xcode 26, else 44 less a separator's pixel (91 cells; confidence medium).
  package static func automaticRowHeight(toolsVersion: ToolsVersion, scale: Double) -> Double {
    (24000..<32000).contains(toolsVersion.number) ? 51 : 44 - 1 / scale
  }
}
