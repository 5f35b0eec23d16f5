/// The 3 × 3 grid of size classes.
///
/// ```swift
/// let phones = SizeClassGrid.cells.filter { $0.width == .compact || $0.height == .compact }
/// let options = CompilerOptions(configurations: phones.map { .cell($0) })
/// print(options.configurations.count)
/// ```
public enum SizeClassGrid {
  /// One of the nine cells of the grid.
  ///
  /// ```swift
  /// let cell = SizeClassGrid.Cell(width: .compact, height: .regular)
  /// print(cell.name, cell.shortName, SizeClassGrid.Cell(name: "wC-hR") == cell)
  /// ```
  public struct Cell: Hashable, Sendable {
    /// The size class of the width.
    public var width: SizeClass
    /// The size class of the height.
    public var height: SizeClass

    /// Creates the cell with the given size classes.
    @inlinable
    public init(width: SizeClass, height: SizeClass) {
      self.width = width
      self.height = height
    }

    /// The name of the configuration of this cell, such as `wCompact-hRegular`.
    public var name: String { "w\(width.gridName)-h\(height.gridName)" }

    /// The short form of the name, such as `wC-hR`.
    public var shortName: String { "w\(width.gridName.prefix(1))-h\(height.gridName.prefix(1))" }

    /// Creates a cell from its name, `wCompact-hRegular` or the short form `wC-hR`.
    ///
    /// The result is `nil` for any other text.
    public init?(name: String) {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].first == "w", parts[1].first == "h",
        let width = SizeClassGrid.sizeClass(named: parts[0].dropFirst()),
        let height = SizeClassGrid.sizeClass(named: parts[1].dropFirst())
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// The nine cells: rows with the same height class, from any through compact to regular, and in
  /// each row the width classes in the same order.
  public static let cells: [Cell] = SizeClass.allCases.flatMap { height in
    SizeClass.allCases.map { width in Cell(width: width, height: height) }
  }

  private static func sizeClass(named name: Substring) -> SizeClass? {
    SizeClass.allCases.first { name == $0.gridName || name == $0.gridName.prefix(1) }
  }
}
