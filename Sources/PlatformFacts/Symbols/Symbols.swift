package import InterfaceTraits

/// The sizes of system symbols.
package enum Symbols {
  /// Returns the box of a symbol in documents, of which only the aspect ratio is meaningful, or
  /// `nil` if no known document uses the symbol.
  package static func box(named name: String) -> LayoutSize? { boxes[name] }

  /// Returns the estimated size at which an image view draws a symbol, in points.
  ///
  /// The longer side of a box of 128 is 1.18 times the font's size for round symbols; narrow ones
  /// follow the height of capitals instead and are up to a quarter smaller (confidence medium for
  /// round symbols, low for others), so a size based on this is approximate.
  /// - Parameters:
  ///   - box: The symbol's box in the document, or `box(named:)`.
  ///   - pointSize: The font size of the configuration, by default 17.
  ///   - scale: The scale of the configuration.
  /// - Returns: The size before rounding to pixels.
  package static func drawnSize(
    box: LayoutSize, pointSize: Double = defaultPointSize, scale: SymbolScale = .medium
  ) -> LayoutSize {
    let longer = max(box.width, box.height)
    guard longer > 0 else { return .zero }
    let unit = roundSymbolRatio * pointSize * scale.factor / longer
    return LayoutSize(width: box.width * unit, height: box.height * unit)
  }

  /// The font size of a symbol without a configuration, that of the body text style.
  package static let defaultPointSize = 17.0
  private static let roundSymbolRatio = 1.18

  private static let boxes: [String: LayoutSize] = {
    var boxes: [String: LayoutSize] = [:]
    PackedText(SymbolTable.text).forEach { line in
      guard let name = line.text(), let width = line.number(), let height = line.number() else {
        preconditionFailure("a line of the symbol table is not a name and two numbers")
      }
      boxes[name] = LayoutSize(width: Double(width), height: Double(height))
    }
    return boxes
  }()
}
