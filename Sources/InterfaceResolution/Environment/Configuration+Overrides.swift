package import InterfaceTraits

extension Configuration {
  /// Returns the configuration, under the same name, with the specified traits of a collection as
  /// overrides; a document's own canvas remains unchanged.
  package func overriding(_ traits: TraitCollection) -> Configuration {
    guard traits != TraitCollection(), case .environment(let environment) = context else {
      return self
    }
    return Configuration(environment.overriding(traits), named: name, at: configurationName)
  }
}

extension Environment {
  /// Returns the environment with further traits overridden.
  package func overriding(_ traits: TraitCollection) -> Environment {
    var settings = settings
    settings.overrides = TraitCollection(traitsFrom: [settings.overrides, traits])
    return with(settings)
  }

  /// The environment of an app that hides the status bar of all its scenes.
  package var hidingStatusBar: Environment {
    var settings = settings
    settings.idiomsWithoutStatusBar.insert(traits.userInterfaceIdiom ?? .phone)
    return with(settings)
  }

  /// Returns the environment with other settings.
  private func with(_ settings: EnvironmentSettings) -> Environment {
    switch context {
    case .cell(let cell):
      let idiom: TraitCollection.Idiom? = self.traits.userInterfaceIdiom == .tv ? .tv : nil
      return Environment(cell: cell, idiom: idiom, settings: settings) ?? self
    case .window(let window): return Environment(window: window, settings: settings)
    case .custom(let window): return Environment(custom: window, settings: settings)
    }
  }
}
