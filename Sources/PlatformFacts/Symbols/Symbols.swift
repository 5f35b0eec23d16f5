package import InterfaceTraits

/// Sizes of system symbols.
package enum Symbols {
  /// The box of a symbol as documents give it, of which only the ratio means something; nil when no
  /// document was seen that uses it.
  package static func box(named name: String) -> LayoutSize? { boxes[name] }

  /// The size at which an image view draws a symbol, in points: an estimate.
  ///
  /// The longer side of a box of 128 is 1.18 times the font's size for round symbols; narrow ones
  /// follow the height of capitals instead and come out up to a quarter smaller (confidence medium
  /// for round symbols, low for others), so a size that rests on this is approximate.
  /// - Parameters:
  ///   - box: The symbol's box in the document, or `box(named:)`.
  ///   - pointSize: The configuration's font size; 17 by default.
  ///   - scale: The configuration's scale.
  /// - Returns: The size before rounding to pixels.
  package static func drawnSize(
    box: LayoutSize, pointSize: Double = defaultPointSize, scale: SymbolScale = .medium
  ) -> LayoutSize {
    let longer = max(box.width, box.height)
    guard longer > 0 else { return .zero }
    let unit = roundSymbolRatio * pointSize * scale.factor / longer
    return LayoutSize(width: box.width * unit, height: box.height * unit)
  }

  /// The font size of a symbol without configuration: body.
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
