package import InterfaceAssets
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// An environment for choosing images and colors, independent of any document.
package struct AssetEnvironment: Sendable {
  /// The name of the configuration.
  package let name: String
  /// The traits that variants are chosen by.
  package let traits: AssetTraits

  /// Returns the environments of the options' configurations, without the canvas, which requires a
  /// document.
  package static func all(of options: CompilerOptions) -> [AssetEnvironment] {
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
        AssetEnvironment(name: Configuration($0).name, traits: AssetTraits($0.traits))
      }
    }
  }

  /// Returns all environments that an app can meet on a device: both orientations, all parts of a
  /// tablet's screen, the styles and contrasts of the system, both text directions and, if the
  /// products differ, both gamuts.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - version: The version of the system, which determines whether there are a dark style, size
  ///     classes and contrast variants.
  /// - Returns: The environments, without duplicates.
  package static func environments(
    of device: DeviceModel, systemVersion version: Int
  ) -> [AssetTraits] {
    guard let model = Device.named(device.id) else { return [] }
    let system = SystemVersion(version)
    let styles: [TraitCollection.Style] =
      system.hasDarkStyle(model.idiom) ? [.light, .dark] : [.light]
    let contrasts: [TraitCollection.Contrast] =
      system.hasContrastVariants ? [.normal, .high] : [.normal]
    let gamuts = model.displayGamut.map { [$0] } ?? TraitCollection.DisplayGamut.allCases
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
              let found = AssetTraits(traits, subtype: model.assetSubtype)
              if seen.insert(found).inserted { environments.append(found) }
            }
          }
        }
      }
    }
    return environments
  }
}
