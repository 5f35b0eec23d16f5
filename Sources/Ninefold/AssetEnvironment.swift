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
          window.environment(options)
        case .window(let window):
          Environment(
            custom: CustomWindow(window, on: options.system, standardIdiom: nil),
            settings: settings)
        }
      return environment.map {
        AssetEnvironment(name: Configuration($0).name, traits: AssetTraits($0.traits))
      }
    }
  }

  /// Returns all environments that an app can meet on a product, or on all products with the same
  /// screen that ran the system: both orientations, all parts of a tablet's screen, the styles and
  /// contrasts of the system, both text directions, and the gamuts and memory sizes of the products.
  ///
  /// - Parameters:
  ///   - screen: The product or the kind of screen; its orientation and part are ignored.
  ///   - system: The version of the system, which also determines whether there are a dark style,
  ///     size classes and contrast variants.
  /// - Returns: The environments, without duplicates.
  package static func environments(
    of screen: ConfigurationRequest.DeviceWindow, system: SystemVersion
  ) -> [AssetTraits] {
    guard let model = Device.named(screen.device) else { return [] }
    let displays = screen.product == nil ? [model] : model.displays
    let hardware = Hardware.all(of: screen.products(running: system))
    var seen: Set<AssetTraits> = []
    var environments: [AssetTraits] = []
    for window in displays.flatMap({ DeviceModel($0).windows }).compactMap(\.window) {
      var traits = window.device.traits(window.orientation, window: window.layout)
      if !system.hasSizeClasses {
        traits.horizontalSizeClass = .any
        traits.verticalSizeClass = .any
      }
      for choice in choices(of: system, model.idiom) {
        let combined = TraitCollection(traitsFrom: [traits, choice])
        for part in hardware {
          var traits = combined
          traits.displayGamut = part.gamut
          let found = AssetTraits(traits, subtype: model.assetSubtype, memory: part.memory)
          if seen.insert(found).inserted { environments.append(found) }
        }
      }
    }
    return environments
  }

  /// Returns the combinations of style, contrast and direction that people can choose.
  private static func choices(
    of system: SystemVersion, _ idiom: TraitCollection.Idiom
  ) -> [TraitCollection] {
    let styles: [TraitCollection.Style] = system.hasDarkStyle(idiom) ? [.light, .dark] : [.light]
    let contrasts: [TraitCollection.Contrast] =
      system.hasContrastVariants ? [.normal, .high] : [.normal]
    return styles.flatMap { style in
      contrasts.flatMap { contrast in
        TraitCollection.LayoutDirection.allCases.map { direction in
          var traits = TraitCollection(userInterfaceStyle: style)
          traits.accessibilityContrast = contrast
          traits.layoutDirection = direction
          return traits
        }
      }
    }
  }

  /// The properties that select assets and differ between products with equal screens.
  private struct Hardware: Hashable {
    var gamut: TraitCollection.DisplayGamut
    /// The memory in whole GB, rounded down, or `nil` if it is unknown.
    var memory: Int?

    static func all(of products: [DeviceProduct]) -> [Hardware] {
      guard !products.isEmpty else {
        return TraitCollection.DisplayGamut.allCases.map { Hardware(gamut: $0, memory: nil) }
      }
      var seen: Set<Hardware> = []
      return products.flatMap { product in
        product.memory.map { Hardware(gamut: product.displayGamut, memory: Int($0)) }
      }
      .filter { seen.insert($0).inserted }
    }
  }
}
