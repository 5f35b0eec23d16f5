import InterfaceAssets
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension Assets {
  /// The colors of the catalogs by name, or `nil` if there are no catalogs.
  var colors: ColorLookup? { colors(noting: nil) }

  /// Returns the color lookup and records each requested name in a log.
  func colors(noting log: AssetLookupLog?) -> ColorLookup? {
    guard !library.ordering.isEmpty else { return nil }
    return { [library, log] name, traits in
      log?.note(color: name)
      return library.color(named: name, traits: traits).flatMap { RGBA($0, in: traits) }
    }
  }
}

extension RGBA {
  /// Creates a catalog color in sRGB, or `nil` if it has an unknown name.
  ///
  /// Components in Display P3 and in linear spaces are used as if they were sRGB.
  fileprivate init?(_ color: AssetColor, in traits: TraitCollection) {
    func part(_ value: Double) -> Double { min(max(value, 0), 1) }
    switch color {
    case .rgb(_, let red, let green, let blue, let alpha):
      self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
    case .gray(_, let white, let alpha):
      self.init(red: part(white), green: part(white), blue: part(white), alpha: part(alpha))
    case .platform(let name):
      let appearance = SystemColors.Appearance(style: traits.userInterfaceStyle ?? .light)
      guard let systemColor = SystemColors.color(named: name, appearance) else { return nil }
      self = systemColor
    }
  }
}
