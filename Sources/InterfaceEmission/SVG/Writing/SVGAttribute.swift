import PlatformFacts

/// An attribute of an SVG element with the type of its value.
struct SVGAttribute {
  enum Value {
    /// A number to the last digit, such as a side of a view's box.
    case exact(Double)
    /// A derived coordinate or length, rounded to a thousandth.
    case length(Double)
    /// Any text; it is escaped.
    case text(String)
    /// A word that needs no escaping.
    case word(StaticString)
    /// A colour, with the name of the attribute for its alpha; nil for none.
    case paint(RGBA?, alpha: StaticString)
    /// Lengths with commas between them.
    case lengths([Double])
    case path(PathData)
  }

  let name: StaticString
  let value: Value

  init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }

  static func fill(_ color: RGBA?) -> SVGAttribute {
    SVGAttribute("fill", .paint(color, alpha: "fill-opacity"))
  }

  static func stroke(_ color: RGBA?) -> SVGAttribute {
    SVGAttribute("stroke", .paint(color, alpha: "stroke-opacity"))
  }

  static func length(_ name: StaticString, _ length: Double) -> SVGAttribute {
    SVGAttribute(name, .length(length))
  }

  static func word(_ name: StaticString, _ word: StaticString) -> SVGAttribute {
    SVGAttribute(name, .word(word))
  }

  static func text(_ name: StaticString, _ text: String) -> SVGAttribute {
    SVGAttribute(name, .text(text))
  }

  /// A translation, with a scale when it is not 1.
  static func transform(x: Double, y: Double, scale: Double = 1) -> SVGAttribute {
    transform(x: x, y: y, scaleX: scale, scaleY: scale)
  }

  static func transform(
    x: Double, y: Double, scaleX: Double, scaleY: Double
  ) -> SVGAttribute {
    func text(_ number: Double) -> String { NumberFormat.text(NumberFormat.rounded(number)) }
    var transform = "translate(\(text(x)) \(text(y)))"
    if scaleX != 1 || scaleY != 1 {
      transform +=
        scaleX == scaleY ? " scale(\(text(scaleX)))" : " scale(\(text(scaleX)) \(text(scaleY)))"
    }
    return SVGAttribute("transform", .text(transform))
  }
}
