import InterfaceAssets
package import InterfaceTraits

extension Compilation {
  /// A color as Interface Builder records it: the components of a color set for light appearance, from 0
  /// to 1.
  package enum RecordedColor: Hashable, Sendable {
    case rgb(space: String, red: Double, green: Double, blue: Double, alpha: Double)
    case gray(white: Double, alpha: Double)
  }

  /// Returns the color with a name in the catalogs, or `nil` if there is none or it is a system color.
  package func recordedColor(named name: String) -> RecordedColor? {
    switch input.assets.library.color(named: name, traits: TraitCollection()) {
    case .rgb(.displayP3, let red, let green, let blue, let alpha):
      .rgb(space: "displayP3", red: red, green: green, blue: blue, alpha: alpha)
    case .rgb(_, let red, let green, let blue, let alpha):
      .rgb(space: "sRGB", red: red, green: green, blue: blue, alpha: alpha)
    case .gray(_, let white, let alpha): .gray(white: white, alpha: alpha)
    case .platform, nil: nil
    }
  }

  /// Returns the size of an image of the catalogs or files, in points, or `nil` if there is none.
  package func recordedSize(ofImage name: String) -> LayoutSize? {
    var headers = ImageHeaderMemo()
    return input.assets.library.bestMatch(imageNamed: name, traits: TraitCollection())?
      .pointSize(using: &headers)
  }
}
