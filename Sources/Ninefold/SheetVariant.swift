import InterfaceResolution
import InterfaceTraits

/// Settings that a contact sheet shows all places of.
struct SheetVariant {
  /// The language of texts; nil for the document's own.
  let language: Language?
  /// The settings; nil where languages alone tell sheets apart.
  let settings: EnvironmentSettings?
  /// What the names of configurations end in; nil for nothing.
  let name: String?

  /// Whether a configuration is on the sheet.
  func holds(_ configuration: Configuration) -> Bool {
    guard case .environment(let environment) = configuration.place else { return false }
    return environment.settings.language == language
      && (settings.map { $0 == environment.settings } ?? true)
  }

  /// The variants of configurations, in their order.
  static func all(of configurations: [Configuration]) -> [SheetVariant] {
    var all: [EnvironmentSettings] = []
    for configuration in configurations {
      guard case .environment(let environment) = configuration.place else { continue }
      if !all.contains(environment.settings) { all.append(environment.settings) }
    }
    let languages = Set(all.map(\.language))
    guard all.count > languages.count else {
      return all.map {
        SheetVariant(
          language: $0.language, settings: nil, name: $0.language.map { "\($0)" })
      }
    }
    return all.map { settings in
      let name = settings.nameSuffix
      return SheetVariant(
        language: settings.language, settings: settings,
        name: name.isEmpty ? nil : String(name.dropFirst()))
    }
  }
}
