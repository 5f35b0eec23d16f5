package import InterfaceModel
import PlatformFacts
package import TextMeasurement

extension FontDescriptor {
  /// The font that a document describes.
  ///
  /// - Parameters:
  ///   - description: What the document says; nil for nothing.
  ///   - standardSize: The size of a font without one, in points.
  package init(_ description: FontDescription?, standardSize: Double) {
    guard let description else {
      self = .system(standardSize)
      return
    }
    let stated = description.pointSize ?? Self.size(named: description.sizeName) ?? standardSize
    let size = stated > 0 ? stated : Self.sizeOfNone
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

  /// What UIKit takes for a size of 0, which Interface Builder writes for the texts of some standard cells and
  /// draws 14.33 points high.
  private static let sizeOfNone = 12.0

  /// The sizes that documents give by a name: the Mac's system size and its button size.
  private static func size(named name: String?) -> Double? {
    switch name {
    case "system": 14
    case "button": 18
    default: nil
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
