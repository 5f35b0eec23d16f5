package import InterfaceModel
package import InterfaceTraits
package import PlatformFacts

/// A function that looks up a named color in asset catalogs for a trait collection, and returns
/// `nil` if no catalog contains the name.
package typealias ColorLookup = @Sendable (String, TraitCollection) -> RGBA?

/// A resolver that converts the colors of a document to sRGB, in one configuration.
///
/// It is the only decoder of colors. System colors come from the palette; named colors come from
/// the catalogs, or else from the values recorded in the document; all others come from their own
/// components, after the document's color matching.
package struct ColorResolver {
  /// The system's colors.
  package let palette: SystemPalette
  private let resources: Resources
  private let matching: ColorMatching
  private let traits: TraitCollection
  private let catalog: ColorLookup?
  /// The cached results of catalog lookups.
  private var catalogColors: [String: RGBA?] = [:]
  /// The cached system colors.
  private var system: [String: RGBA?] = [:]

  /// Creates a resolver of a document's colors.
  ///
  /// - Parameters:
  ///   - settings: The colors recorded in the document, and whether it matches colors.
  ///   - traits: The traits that select the variant of a named color.
  ///   - palette: The system's colors.
  ///   - catalog: The lookup in asset catalogs, or `nil` without catalogs.
  package init(
    settings: DocumentSettings, traits: TraitCollection, palette: SystemPalette,
    catalog: ColorLookup?
  ) {
    resources = settings.resources
    matching = ColorMatching(settings)
    self.traits = traits
    self.palette = palette
    self.catalog = catalog
  }

  /// Returns a color of the document in sRGB, or `nil` if its value is unknown.
  package mutating func color(_ color: Color) -> RGBA? {
    switch color.name {
    case nil: return own(color)
    case .asset(let name):
      return named(name) ?? own(resources.namedColors[name]) ?? own(color)
    case .system(let name):
      let table = system(name)
      guard palette.appearance.style == .light else { return table ?? own(color) }
      return own(resources.systemColors[name]) ?? table ?? own(color)
    case .legacySystem(let name): return own(color) ?? system(name)
    case .catalog(let name):
      return own(color) ?? (name.hasSuffix("BackgroundColor") ? .white : .black)
    }
  }

  private mutating func named(_ name: String) -> RGBA? {
    guard let catalog else { return nil }
    if let cached = catalogColors[name] { return cached }
    let color = catalog(name, traits)
    catalogColors[name] = .some(color)
    return color
  }

  private mutating func system(_ name: String) -> RGBA? {
    if let cached = system[name] { return cached }
    let color = SystemColors.color(named: name, palette.appearance)
    system[name] = .some(color)
    return color
  }

  private func own(_ color: Color?) -> RGBA? { color.flatMap { matching.components(of: $0) } }
}

extension RGBA {
  /// Creates the sRGB color for components; color spaces other than CMYK are treated as sRGB.
  init(_ components: Color.Components) {
    switch components {
    case .rgb(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    case .gray(let white, let alpha):
      self.init(red: white, green: white, blue: white, alpha: min(max(alpha, 0), 1))
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
      self.init(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: min(max(alpha, 0), 1))
    }
  }
}
