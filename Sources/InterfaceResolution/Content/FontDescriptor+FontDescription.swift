package import InterfaceModel
import PlatformFacts
package import TextMeasurement

extension FontDescriptor {
  /// Creates the font that a document declares.
  ///
  /// - Parameters:
  ///   - description: The font that the document declares, or `nil` if there is none.
  ///   - standardSize: The default size of a font, in points.
  package init(_ description: FontDescription?, standardSize: Double) {
    guard let description else {
      self = .system(standardSize)
      return
    }
    let declared =
      description.pointSize ?? description.sizeName.flatMap { ContentDefaults.namedFontSizes[$0] }
      ?? standardSize
    let size = declared > 0 ? declared : ContentDefaults.fontSizeOfZero
    switch description.face {
    case .system(let weight, let isItalic):
      self = .system(size, weight: FontWeight(weight), isItalic: isItalic)
    case .style(let name):
      if let style = TextStyle(documentName: name) {
        self = .style(style)
      } else {
        self = .system(standardSize)
      }
    case .named(let name, let family):
      self = .named(name, family: family, size: size)
    }
  }
}

extension FontWeight {
  init(_ weight: FontDescription.Weight) {
    self =
      switch weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}
