package import InterfaceTraits

extension Configuration {
  /// The same place, under the same name, with traits overridden that are specified in others; the document's own
  /// canvas stays what it is.
  package func overriding(_ traits: TraitCollection) -> Configuration {
    guard traits != TraitCollection(), case .environment(let environment) = place else {
      return self
    }
    return Configuration(environment.overriding(traits), named: name, at: placeName)
  }
}

extension Environment {
  /// The same place with further traits overridden.
  package func overriding(_ traits: TraitCollection) -> Environment {
    var settings = settings
    settings.overrides = TraitCollection(traitsFrom: [settings.overrides, traits])
    switch place {
    case .cell(let cell):
      let idiom: TraitCollection.Idiom? = self.traits.userInterfaceIdiom == .tv ? .tv : nil
      return Environment(cell: cell, idiom: idiom, settings: settings) ?? self
    case .window(let window): return Environment(window: window, settings: settings)
    case .custom(let window): return Environment(custom: window, settings: settings)
    }
  }
}
