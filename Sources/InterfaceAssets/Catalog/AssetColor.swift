/// A colour as a colour set states it.
///
/// Components are 0 to 1, beyond that in extended spaces.
package enum AssetColor: Hashable, Sendable {
  /// The spaces in which red, green and blue are given.
  package enum RGBSpace: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
  }

  /// The spaces in which a grey is given.
  package enum GraySpace: String, Hashable, Sendable, CaseIterable {
    case gamma22 = "gray-gamma-22"
    case extended = "extended-gray"
  }

  /// Red, green, blue and opacity.
  case rgb(RGBSpace, red: Double, green: Double, blue: Double, alpha: Double)
  /// A grey and its opacity.
  case gray(GraySpace, white: Double, alpha: Double)
  /// A colour of the system by its name, such as `systemBlueColor`.
  case platform(String)

  /// The colour in words, such as `srgb 1 0.5 0 1`, opacity last.
  package var text: String {
    switch self {
    case .rgb(let space, let red, let green, let blue, let alpha):
      ([space.rawValue] + [red, green, blue, alpha].map(Self.text)).joined(separator: " ")
    case .gray(let space, let white, let alpha):
      ([space.rawValue] + [white, alpha].map(Self.text)).joined(separator: " ")
    case .platform(let name): name
    }
  }

  /// A component to a thousandth.
  private static func text(_ component: Double) -> String {
    let rounded = (component * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1000 ? "\(Int(rounded))" : "\(rounded)"
  }
}
