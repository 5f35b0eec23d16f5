/// A color as declared in a color set.
///
/// Components range from 0 to 1, and beyond in extended spaces.
package enum AssetColor: Hashable, Sendable {
  /// The color spaces of red, green and blue components.
  package enum RGBSpace: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
  }

  /// The color spaces of gray components.
  package enum GraySpace: String, Hashable, Sendable, CaseIterable {
    case gamma22 = "gray-gamma-22"
    case extended = "extended-gray"
  }

  /// Red, green, blue and opacity.
  case rgb(RGBSpace, red: Double, green: Double, blue: Double, alpha: Double)
  /// A gray level and opacity.
  case gray(GraySpace, white: Double, alpha: Double)
  /// A system color by its name, such as `systemBlueColor`.
  case platform(String)

  /// A description of the color, such as `srgb 1 0.5 0 1`, with the opacity last.
  package var text: String {
    switch self {
    case .rgb(let space, let red, let green, let blue, let alpha):
      ([space.rawValue] + [red, green, blue, alpha].map(Self.text)).joined(separator: " ")
    case .gray(let space, let white, let alpha):
      ([space.rawValue] + [white, alpha].map(Self.text)).joined(separator: " ")
    case .platform(let name): name
    }
  }

  /// Returns a component rounded to a thousandth.
  private static func text(_ component: Double) -> String {
    let rounded = (component * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1000 ? "\(Int(rounded))" : "\(rounded)"
  }
}
