import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// The sizes of images inside controls.
extension ContentMeasurer {
  /// The image that a button's state or configuration shows, in points.
  func image(in element: Element) -> (size: Size, isApproximate: Bool)? {
    let reference: ImageReference
    if let child = element.child(.image), child.name == .imageReference {
      reference = ImageReference(child.attributes)
    } else if element.attributes[.image] != nil {
      reference = ImageReference(element.attributes)
    } else {
      return nil
    }
    guard let size = images.image(reference).size else { return nil }
    guard reference.isSymbol else { return (size, false) }
    let configuration =
      element.child(.preferredSymbolConfiguration)
      ?? element.child(.preferredSymbolConfigurationForImage)
    let drawn = symbolSize(box: size, configuration: configuration, scale: reference.symbolScale)
    return (Size(width: drawn.width ?? 0, height: drawn.height ?? 0), true)
  }

  /// The size of an image by its name, in points; nil when nobody knows it.
  func size(of reference: ImageReference) -> Size? {
    images.image(reference).size
  }

  /// The size at which a symbol is drawn.
  func symbolSize(
    box: Size, configuration: Element?, scale: String?
  ) -> IntrinsicContentSize {
    var pointSize = configuration?.attributes.number(.pointSize) ?? Symbols.defaultPointSize
    if let font = configuration?.child(.fontDescription)?.fontDescription {
      pointSize = FontMetrics(Font(font, standardSize: pointSize), environment).size
    }
    let name = scale ?? configuration?.attributes[.scale] ?? ""
    return ControlContent.symbol(
      box: box, pointSize: pointSize, scale: Symbols.Scale(rawValue: name) ?? .medium,
      environment)
  }
}

extension Element {
  /// The font that a `<fontDescription>` element stands for.
  var fontDescription: FontDescription? {
    guard name == .fontDescription else { return nil }
    return FontDescription(attributes)
  }

  /// The attributed title of a button's state or configuration.
  var attributedTitle: AttributedString? {
    child(.attributedTitle).flatMap { AttributedString($0) }
  }

  /// The insets around the content of a configured button.
  var contentInsets: EdgeInsets? {
    guard let insets = child(.contentInsets)?.attributes else { return nil }
    return EdgeInsets(
      top: insets.number(.top) ?? 0, left: insets.number(.leading) ?? 0,
      bottom: insets.number(.bottom) ?? 0, right: insets.number(.trailing) ?? 0)
  }
}
