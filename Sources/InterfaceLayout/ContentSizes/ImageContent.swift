import InterfaceResolution
import InterfaceTraits
import TextMeasurement

/// The sizes of images inside controls.
extension ContentMeasurer {
  /// Returns the size at which an image is drawn, in points, or `nil` if it is unknown.
  func drawnSize(of displayed: ResolvedImage) -> (size: LayoutSize, isApproximate: Bool)? {
    guard let size = displayed.size else { return nil }
    guard displayed.isSymbol else { return (size, false) }
    let drawn = symbolSize(box: size, displayed.symbolConfiguration ?? SymbolConfiguration())
    return (LayoutSize(width: drawn.width ?? 0, height: drawn.height ?? 0), true)
  }

  /// Returns the size at which a symbol is drawn.
  func symbolSize(box: LayoutSize, _ symbol: SymbolConfiguration) -> IntrinsicContentSize {
    var pointSize = symbol.font.size
    if case .textStyle = symbol.font.face {
      pointSize = FontMetrics(symbol.font, environment).size
    }
    return ControlContent.symbol(
      box: box, pointSize: pointSize, scale: symbol.scale, environment)
  }
}
