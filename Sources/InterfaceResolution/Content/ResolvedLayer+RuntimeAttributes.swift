import InterfaceModel
import PlatformFacts

extension ResolvedLayer {
  /// Creates the layer that runtime attributes declare, by the names of its properties, and by the
  /// names that extensions in public apps give them.
  init(_ source: inout ContentSource) {
    for attribute in source.raw.runtimeAttributes {
      guard let property = Property(attribute) else { continue }
      switch (property, attribute.value) {
      case (.cornerRadius, .number(let number)): cornerRadius = max(number, 0)
      case (.borderWidth, .number(let number)): borderWidth = max(number, 0)
      case (.borderColor, .color(let color)): borderColor = source.color(color) ?? .black
      case (.shadowOpacity, .number(let number)): shadowOpacity = min(max(number, 0), 1)
      case (.shadowRadius, .number(let number)): shadowRadius = max(number, 0)
      case (.shadowOffset, .size(let size)): shadowOffset = size
      case (.shadowColor, .color(let color)): shadowColor = source.color(color) ?? .black
      case (.masksToBounds, .bool(let flag)): masksToBounds = flag
      default: break
      }
    }
  }

  /// Returns whether a runtime attribute sets a layer property.
  static func reads(_ attribute: RuntimeAttribute) -> Bool { Property(attribute) != nil }

  /// The layer properties that runtime attributes set.
  private enum Property {
    case cornerRadius, borderWidth, borderColor, masksToBounds
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor

    init?(_ attribute: RuntimeAttribute) {
      switch attribute.keyPath.split(separator: ".").last.map({ $0.lowercased() }) {
      case "cornerradius": self = .cornerRadius
      case "borderwidth": self = .borderWidth
      case "bordercolor", "borderuicolor", "bordercolorfromuicolor": self = .borderColor
      case "shadowopacity": self = .shadowOpacity
      case "shadowradius": self = .shadowRadius
      case "shadowoffset": self = .shadowOffset
      case "shadowcolor", "shadowuicolor": self = .shadowColor
      case "maskstobounds", "clipstobounds": self = .masksToBounds
      default: return nil
      }
    }
  }
}
