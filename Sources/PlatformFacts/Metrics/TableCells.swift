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
    /// The left separator inset that the document gives, if any.
    package var separatorInsetLeft: Double?

    /// Creates a context.
    package init(
      toolsVersion: ToolsVersion, tableWidth: Double, screenWidth: Double,
      isXibCell: Bool = false, isInsetGrouped: Bool = false, hasHomeIndicator: Bool = false,
      heightOutsideContent: Double = 0, hasAccessory: Bool = false,
      separatorInsetLeft: Double? = nil
    ) {
      self.toolsVersion = toolsVersion
      self.tableWidth = tableWidth
      self.screenWidth = screenWidth
      self.isXibCell = isXibCell
      self.isInsetGrouped = isInsetGrouped
      self.hasHomeIndicator = hasHomeIndicator
      self.heightOutsideContent = heightOutsideContent
      self.hasAccessory = hasAccessory
      self.separatorInsetLeft = separatorInsetLeft
    }
  }

  /// The margins of a cell's content view, which are also the cell's own.
  package static func contentMargins(_ cell: Context) -> EdgeInsets {
    let version = cell.toolsVersion.number
    if version < 13400 { return Margins.view }
    let side = leadingMargin(cell)
    let left = cell.separatorInsetLeft ?? side
    let top = (24100..<32000).contains(version) ? 15.0 : 11.0
    let bottom = version < 14800 ? top - cell.heightOutsideContent : top
    return EdgeInsets(top: top, left: left, bottom: bottom, right: cell.hasAccessory ? 8 : left)
  }

  /// The left margin before an explicit separator inset.
  private static func leadingMargin(_ cell: Context) -> Double {
    let version = cell.toolsVersion.number
    let isXcode11 = (14800..<17000).contains(version)
    if isXcode11, cell.isXibCell || (cell.isInsetGrouped && !cell.hasHomeIndicator) { return 15 }
    if cell.isXibCell, version >= 17000 {
      return cell.screenWidth >= 390 && cell.tableWidth > 320 ? 20 : 16
    }
    let isWide = cell.tableWidth >= 390 || (cell.screenWidth >= 390 && cell.tableWidth > 320)
    return isWide ? 20 : 16
  }

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
