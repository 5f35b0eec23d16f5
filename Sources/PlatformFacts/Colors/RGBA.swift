/// A color in sRGB with components from 0 to 1; those of extended and converted colors may be
/// outside this range.
///
/// System and catalog colors are resolved for the configuration. In a document with `colorMatched`,
/// a color in Generic RGB is converted as Interface Builder's compiler does.
///
/// ```swift
/// if let color = view.appearance.backgroundColor, color.alpha == 1 {
///   print(color.red, color.green, color.blue, color.hexadecimal)
/// }
/// ```
public struct RGBA: Hashable, Sendable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The opacity, from 0 to 1.
  public let alpha: Double

  /// Creates a color from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from components from 0 to 255.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Creates a color from one byte per component, red first.
  init(packed: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((packed >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

  /// Returns a gray from 0, black, to 255, white.
  package static func gray(_ byte: Double, alpha: Double = 1) -> RGBA {
    RGBA(red: byte / 255, green: byte / 255, blue: byte / 255, alpha: alpha)
  }

  /// The color in hexadecimal notation: `#rrggbb`, with two further digits if it is not opaque.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }

  /// Returns the color with its opacity multiplied by a factor.
  package func faded(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
