import InterfaceSource
import PlatformFacts
import StructuredData

/// Readable descriptions of colors in layout files.
enum ColorDescription {
  /// Returns a readable description of a color: the name of an asset or system color, `#rrggbb`, or
  /// both; with the color space of the components if that is not sRGB.
  ///
  /// Returns `nil` if the text is not a color of a layout file.
  static func text(_ json: String) -> String? {
    if json.hasPrefix("color ") { return authored(json) }
    let file = SourceFile(path: "", bytes: Array(json.utf8))
    guard let value = StructuredDocument(json: file).root, value.members != nil else { return nil }
    // A color of a button's state has the members as attributes.
    let color = value["attributes"] ?? value
    let name = names.lazy.compactMap { color[$0]?.string }.first
    let words = [name, components(of: color)?.hexadecimal, space(of: color)].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns the name of a color as documents write it, such as `color systemColor="linkColor"`.
  private static func authored(_ text: String) -> String? {
    for name in names {
      guard let start = text.firstRange(of: " \(name)=\"") else { continue }
      return String(text[start.upperBound...].prefix { $0 != "\"" })
    }
    return nil
  }

  /// The members that contain the name of a color.
  private static let names = ["name", "systemColor", "cocoaTouchSystemColor", "catalogColor"]

  private static func space(of color: StructuredValue) -> String? {
    guard color["red"] != nil, let space = color["colorSpace"]?.string, space != "sRGB" else {
      return nil
    }
    return "in \(space)"
  }

  private static func components(of color: StructuredValue) -> RGBA? {
    let alpha = color["alpha"]?.number ?? 1
    if let white = color["white"]?.number {
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = color["red"]?.number, let green = color["green"]?.number,
      let blue = color["blue"]?.number
    else { return nil }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
