import InterfaceModel
import InterfaceTraits
import PlatformFacts

/// Turns the document's colours into sRGB.
struct Palette {
  let resources: Resources
  let appearance: SystemColors.Appearance
  /// What the asset catalogs say of a colour's name.
  let catalog: @Sendable (String) -> RGBA?

  init(
    document: Document, style: TraitCollection.Style?,
    catalog: @escaping @Sendable (String) -> RGBA?
  ) {
    resources = document.resources
    appearance = SystemColors.Appearance(
      style: style ?? .light, isPalette26: document.toolsVersion.major >= 24000)
    self.catalog = catalog
  }

  /// A system colour by its name.
  func system(_ name: String) -> RGBA {
    SystemColors.color(named: name, appearance) ?? .black
  }

  /// The ground of bars without a colour of their own.
  var bar: RGBA { appearance.style == .dark ? .gray(22) : .gray(249) }

  /// A colour of the document; nil for one of which nothing is known.
  func color(_ color: Color?) -> RGBA? {
    guard let color else { return nil }
    switch color.name {
    case .system(let name):
      let table = SystemColors.color(named: name, appearance)
      guard appearance.style == .light else { return table ?? own(color) }
      return own(resources.systemColors[name]) ?? table ?? own(color)
    case .legacySystem(let name):
      return own(color) ?? SystemColors.color(named: name, appearance)
    case .asset(let name):
      return catalog(name) ?? own(resources.namedColors[name]) ?? own(color)
    case .catalog(let name):
      return own(color) ?? (name.hasSuffix("BackgroundColor") ? .white : .black)
    case nil: return own(color)
    }
  }

  /// The colour that a colour's own numbers say; colour spaces other than CMYK are taken for sRGB.
  private func own(_ color: Color?) -> RGBA? {
    switch color?.components {
    case .rgb(let red, let green, let blue, let alpha):
      return RGBA(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    case .gray(let white, let alpha):
      return RGBA(red: white, green: white, blue: white, alpha: min(max(alpha, 0), 1))
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
      return RGBA(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: min(max(alpha, 0), 1))
    case nil: return nil
    }
  }
}
