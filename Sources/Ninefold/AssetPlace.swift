package import InterfaceAssets
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A place where images and colours are chosen, apart from any document.
package struct AssetPlace: Sendable {
  /// The name of the configuration.
  package let name: String
  /// What variants are chosen by.
  package let traits: AssetTraits

  /// The places that options name, but the canvas, which only a document has.
  package static func all(of options: CompilerOptions) -> [AssetPlace] {
    let settings = options.settings(in: nil)
    return options.configurations.compactMap { request in
      let environment: Environment? =
        switch request {
        case .canvas: nil
        case .cell(let cell): Environment(cell: cell, settings: settings)
        case .device(let window):
          window.window.map { Environment(window: $0, settings: settings) }
        case .window(let window):
          Environment(
            custom: CustomWindow(
              name: window.name, size: window.size, traits: window.traits,
              safeArea: window.safeAreaInsets, standardIdiom: nil),
            settings: settings)
        }
      return environment.map {
        AssetPlace(name: Configuration($0).name, traits: AssetTraits($0.traits))
      }
    }
  }

  /// All environments that an app can meet on a device: both orientations, all parts of a tablet's screen, styles
  /// and contrasts that the system has, both directions of text, and, where the products differ, both
  /// gamuts.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - version: The system's version, which may have no dark style, no size classes and no variants by contrast.
  /// - Returns: The environments, each once.
  package static func environments(
    of device: KnownDevice, systemVersion version: Int
  ) -> [AssetTraits] {
    guard let known = Device.named(device.id) else { return [] }
    let system = SystemVersion(version)
    let styles: [TraitCollection.Style] =
      system.hasDarkStyle(known.idiom) ? [.light, .dark] : [.light]
    let contrasts: [TraitCollection.Contrast] =
      system.hasContrastVariants ? [.normal, .high] : [.normal]
    let gamuts = known.displayGamut.map { [$0] } ?? TraitCollection.DisplayGamut.allCases
    var seen: Set<AssetTraits> = []
    var environments: [AssetTraits] = []
    for window in device.windows.compactMap(\.window) {
      var traits = window.device.traits(window.orientation, window: window.layout)
      if !system.hasSizeClasses {
        traits.horizontalSizeClass = .any
        traits.verticalSizeClass = .any
      }
      for style in styles {
        traits.userInterfaceStyle = style
        for contrast in contrasts {
          traits.accessibilityContrast = contrast
          for direction in TraitCollection.LayoutDirection.allCases {
            traits.layoutDirection = direction
            for gamut in gamuts {
              traits.displayGamut = gamut
              let found = AssetTraits(traits, subtype: known.assetSubtype)
              if seen.insert(found).inserted { environments.append(found) }
            }
          }
        }
      }
    }
    return environments
  }
}
