import InterfaceModel
import PlatformFacts

/// The normal form of values: two spellings of the same value have the same form.
enum NormalForm {
  /// Returns the normal form of an attribute's value.
  static func value(_ value: String, of attribute: String, on element: String) -> String {
    if element == "button", attribute == "buttonType", value == "roundedRect" { return "system" }
    guard let name = AttributeName(spelling: attribute) else { return value }
    let kind = ElementName(spelling: element).map { name.kind(on: $0) } ?? name.kind
    switch kind {
    case .integer, .real, .priority, .contentPriority, .extent: return number(value)
    case .multiplier: return multiplier(value)
    case .bool, .identifier, .reference, .key, .enumeration, .string: return value
    }
  }

  /// Returns a multiplier as a number: `1:2`, `1/2` and `0.5` are the same.
  private static func multiplier(_ text: String) -> String {
    let parts = text.split(
      separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let dividend = DecimalNumber.parse(String(parts[0])),
      let divisor = DecimalNumber.parse(String(parts[1])), divisor != 0
    else { return number(text) }
    return rounded(dividend / divisor, per: 1e6)
  }

  /// Returns a number without superfluous digits, or the text itself if it is none.
  ///
  /// Interface Builder writes colors with up to 18 digits and reads about seven.
  static func number(_ text: String, per unit: Double = 1e6) -> String {
    guard let number = DecimalNumber.parse(text) else { return text }
    return rounded(number, per: unit)
  }

  private static func rounded(_ number: Double, per unit: Double) -> String {
    let rounded = (number * unit).rounded() / unit + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns the attributes of a color by which colors are the same.
  ///
  /// A color with a name may have components too, which are those that the name had when the
  /// document was saved. Grays and sRGB with equal components are the same color. Generic RGB is
  /// compiled to sRGB in documents with `colorMatched`, and keeps its components in others. Components
  /// are rounded to a thousandth: a display has 256 levels.
  static func color(_ attributes: [String: String], isColorMatched: Bool) -> [String: String] {
    var form: [String: String] = [:]
    if let name = attributes["systemColor"] ?? attributes["xcode11CocoaTouchSystemColor"] {
      form["systemColor"] = name
    } else if let name = attributes["cocoaTouchSystemColor"] {
      form["systemColor"] = name
    } else if let name = attributes["name"] {
      form["name"] = name
      form["catalog"] = attributes["catalog"]
    } else {
      form = attributes.mapValues { number($0, per: 1000) }
      form["alpha"] = number(attributes["alpha"] ?? "1", per: 1000)
      if let white = form.removeValue(forKey: "white") {
        for name in ["red", "green", "blue"] { form[name] = white }
      }
      let space = attributes["customColorSpace"] ?? attributes["colorSpace"] ?? "sRGB"
      form["customColorSpace"] = nil
      form["colorSpace"] = standardSpaces.contains(space) ? nil : space
      if space == genericRGB, isColorMatched {
        let parts = ["red", "green", "blue"].map { DecimalNumber.parse(attributes[$0] ?? "") ?? 0 }
        let color = GenericRGB.sRGB(red: parts[0], green: parts[1], blue: parts[2])
        for (name, value) in [("red", color.red), ("green", color.green), ("blue", color.blue)] {
          form[name] = number("\(value)", per: 1000)
        }
      }
    }
    form["key"] = nil
    return form
  }

  /// The name of Generic RGB in documents.
  private static let genericRGB = "calibratedRGB"

  /// The spaces whose components are shown as those of sRGB.
  private static let standardSpaces: Set<String> = [
    "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "genericGamma22GrayColorSpace",
    "sRGB",
  ]
}
