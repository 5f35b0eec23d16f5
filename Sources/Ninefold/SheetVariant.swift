import InterfaceResolution
import InterfaceTraits

/// The settings shared by all configurations of a contact sheet.
struct SheetVariant {
  /// The language of the texts, or `nil` for the document's own.
  let language: Language?
  /// The settings, or `nil` if sheets differ only by language.
  let settings: EnvironmentSettings?
  /// The suffix of the configurations' names, or `nil` if there is none.
  let name: String?

  /// Returns whether a configuration is on the sheet.
  func includes(_ configuration: Configuration) -> Bool {
    guard case .environment(let environment) = configuration.context else { return false }
    return environment.settings.language == language
      && (settings.map { $0.nameSuffix == environment.settings.nameSuffix } ?? true)
  }

  /// Returns the variants of configurations, in their order.
  static func all(of configurations: [Configuration]) -> [SheetVariant] {
    var all: [EnvironmentSettings] = []
    for configuration in configurations {
      guard case .environment(let environment) = configuration.context else { continue }
      let suffix = environment.settings.nameSuffix
      if !all.contains(where: { $0.nameSuffix == suffix }) { all.append(environment.settings) }
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
