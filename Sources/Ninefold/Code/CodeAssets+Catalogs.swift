import InterfaceAssets
package import InterfaceEmission
import InterfaceTraits

extension CodeAssets {
  /// Creates the names of catalogs; if two colors have the same name, the one in the earlier
  /// catalog is used.
  ///
  /// - Parameter catalogs: The catalogs.
  package init(_ catalogs: [Assets.Catalog]) {
    self.init()
    for catalog in catalogs.map(\.catalog) {
      for set in catalog.imageSets { images.insert(set.asset.name) }
      for set in catalog.colorSets where colors[set.asset.name] == nil {
        func components(_ style: TraitCollection.Style) -> Components? {
          set.color(for: AssetTraits(TraitCollection(userInterfaceStyle: style)))
            .flatMap { Components($0) }
        }
        colors[set.asset.name] = Color(light: components(.light), dark: components(.dark))
      }
    }
  }
}

extension CodeAssets.Components {
  /// Creates a catalog color, or `nil` if it is neither sRGB nor gray, which is treated as sRGB.
  fileprivate init?(_ color: AssetColor) {
    switch color {
    case .rgb(let space, let red, let green, let blue, let alpha)
    where space == .sRGB || space == .extendedSRGB:
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(_, let white, let alpha):
      self.init(red: white, green: white, blue: white, alpha: alpha)
    case .rgb, .platform: return nil
    }
    guard values.allSatisfy({ (0...1).contains($0) }) else { return nil }
  }
}
