/// The appearance of table sections and cells, in points.
///
/// The values imitate UIKit but are not measured (confidence low), and are the same for every
/// system so far.
package enum TableAppearance {
  /// The height of the header of a section.
  package static let headerHeight = 28.0
  /// The height of a section header above stored rows in old documents (from the tables of public
  /// documents).
  package static let storedHeaderHeight = 22.0
  /// The distance from the sides to titles, separators and the texts of cells with a list
  /// configuration.
  package static let inset = 16.0

  /// The title above a section of a plain table.
  package enum PlainHeader {
    /// The distance from its top to the first cell.
    package static let top = 26.0
    /// Its height.
    package static let height = 24.0
    /// The size of its font.
    package static let fontSize = 15.0
    /// Its weight.
    package static let weight = 600
  }

  /// The titles above sections of grouped tables and below all sections.
  package enum Caption {
    /// The size of the font.
    package static let fontSize = 13.0
    /// The height of a line.
    package static let lineHeight = 16.0
    /// The distance from the baseline of the last line above a section to its first cell.
    package static let headerBaseline = 9.5
    /// The distance from the last cell of a section to the baseline of the first line below.
    package static let footerBaseline = 18.5
    /// The margin above and below a footer.
    package static let footerMargin = 4.0
  }

  /// Accessories of cells.
  package enum Accessory {
    /// The distance from the right edge to a disclosure indicator or a single detail button.
    package static let edge = 14.0
    /// The distance from the right edge to a detail button next to a disclosure indicator.
    package static let detailNextToDisclosure = 34.0
    /// The distance from the right edge to a checkmark.
    package static let checkmarkEdge = 16.0
    /// The sides of the symbols.
    package static let sides = (disclosure: 14.0, detail: 22.0, checkmark: 16.0)
  }

  /// Cells with a list configuration instead of labels.
  package enum ListContent {
    /// The size of the font of the text.
    package static let fontSize = 17.0
    /// The size of the font of the secondary text.
    package static let secondaryFontSize = 12.0
    /// The share of the height that the text takes above a secondary text.
    package static let textShare = 0.56
    /// The top of the secondary text and its height, as shares of the height.
    package static let secondary = (top: 0.5, share: 0.4)
  }
}
