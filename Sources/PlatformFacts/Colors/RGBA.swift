/// A colour in sRGB, each part from 0 to 1; parts of extended and of converted colours may lie beyond.
///
/// A colour of the system or of a catalog is resolved for the configuration. In a document with `colorMatched` a colour in Generic
/// RGB is converted as Interface Builder's compiler does.
///
/// ```swift
/// if let color = view.appearance.backgroundColor, color.alpha == 1 {
///   print(color.red, color.green, color.blue, color.hexadecimal)
/// }
/// ```
public struct RGBA: Hashable, Sendable {
  /// The red part.
  public let red: Double
  /// The green part.
  public let green: Double
  /// The blue part.
  public let blue: Double
  /// The opacity, from 0 to 1.
  public let alpha: Double

  /// Creates a colour from its parts.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from red, green and blue, each from 0 to 255.
  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Creates a colour from a byte for each part, red first.
  init(packed: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((packed >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

  /// A gray from 0, black, to 255, white.
  package static func gray(_ byte: Double, alpha: Double = 1) -> RGBA {
    RGBA(red: byte / 255, green: byte / 255, blue: byte / 255, alpha: alpha)
  }

  /// The colour as pages and reports write it: `#rrggbb`, with two digits more where it is not opaque.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }

  /// The same colour, less opaque by a factor.
  package func faded(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
