package import InterfaceModel
package import InterfaceTraits
package import PlatformFacts

/// What asset catalogs say of a colour's name for some traits; nil when none has it.
package typealias ColorLookup = @Sendable (String, TraitCollection) -> RGBA?

/// Turns the colours of a document into sRGB, in one configuration.
///
/// It is the only decoder of colours: system colours come from the palette, named ones from the
/// catalogs or else from what the document recorded, and all others from their own numbers, as the
/// document's matching of colours makes them.
package struct ColorResolver {
  /// The system's colours.
  package let palette: SystemPalette
  private let resources: Resources
  private let matching: ColorMatching
  private let traits: TraitCollection
  private let catalog: ColorLookup?
  /// What catalogs have been asked so far, with their answers.
  private var asked: [String: RGBA?] = [:]
  /// The system colours that have been asked for so far.
  private var system: [String: RGBA?] = [:]

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - settings: What the document recorded of its colours, and whether it matches them.
  ///   - traits: They choose among a named colour's variants.
  ///   - palette: The system's colours.
  ///   - catalog: What catalogs know of a name; nil without catalogs.
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

  /// A colour of the document in sRGB; nil for one of which nothing is known.
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
    if let known = asked[name] { return known }
    let color = catalog(name, traits)
    asked[name] = .some(color)
    return color
  }

  private mutating func system(_ name: String) -> RGBA? {
    if let known = system[name] { return known }
    let color = SystemColors.color(named: name, palette.appearance)
    system[name] = .some(color)
    return color
  }

  private func own(_ color: Color?) -> RGBA? { color.flatMap { matching.components(of: $0) } }
}

extension RGBA {
  /// The colour that numbers say; colour spaces other than CMYK are taken for sRGB.
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
