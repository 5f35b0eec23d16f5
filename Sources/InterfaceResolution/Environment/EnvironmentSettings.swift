package import InterfaceTraits
package import PlatformFacts

/// What an environment is set to beside its place: a system, and traits that a person or an app chose.
package struct EnvironmentSettings: Hashable, Sendable {
  /// The system's version.
  package var system: SystemVersion
  /// The traits that overwrite those of the place; what is unspecified stays the place's.
  package var overrides: TraitCollection
  /// The language that the app's texts are in; nil for those of the document itself.
  package var language: Language?

  /// Creates settings: by default the newest system and nothing else.
  package init(
    system: SystemVersion = .newest, overrides: TraitCollection = TraitCollection(),
    language: Language? = nil
  ) {
    self.system = system
    self.overrides = overrides
    self.language = language
  }

  /// A window with these settings: what a person chose is the screen's, and size classes are the window's.
  ///
  /// A language decides the direction where nothing else does.
  /// There is no dark style and there are no size classes where the system has none.
  /// - Parameters:
  ///   - window: What the window is called.
  ///   - screen: What the screen is called.
  ///   - place: The traits that both have together: size classes are the window's, all others the screen's.
  /// - Returns: The window in the tree of trait environments, and whether its height is compact, which bars follow
  ///   whether or not there are size classes.
  func window(
    _ window: String, onScreen screen: String, _ place: TraitCollection
  ) -> (environment: TraitEnvironment, isCompactHeight: Bool) {
    var language = TraitCollection()
    language.layoutDirection = self.language?.layoutDirection
    var traits = TraitCollection(traitsFrom: [place, language, overrides])
    var classes = TraitCollection(
      horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
    traits.horizontalSizeClass = .unspecified
    traits.verticalSizeClass = .unspecified
    if traits.userInterfaceStyle == .dark, !system.hasDarkStyle(traits.userInterfaceIdiom) {
      traits.userInterfaceStyle = .light
    }
    let isCompactHeight = classes.verticalSizeClass == .compact
    if !system.hasSizeClasses { classes = TraitCollection() }
    let environment = TraitEnvironment(screen: traits, name: screen)
    return (
      environment.child(.window, window, overriding: classes) ?? environment, isCompactHeight
    )
  }

  /// The pixels of a point of a place with these settings; a number that no screen has does not count.
  func scale(over place: Double) -> Double {
    overrides.displayScale.flatMap { CustomWindow.scales.contains($0) ? $0 : nil } ?? place
  }

  /// What follows the name of a place in the name of a configuration: a part for the system when it is not the newest
  /// and one for each trait that is overridden, such as `:os-12:AX3:dark`; last the language, such as `:fr`.
  package var nameSuffix: String {
    var parts: [String] = []
    if system != .newest { parts.append("os-\(system.major)") }
    if let category = overrides.preferredContentSizeCategory { parts.append(category.rawValue) }
    if let style = overrides.userInterfaceStyle { parts.append(style.rawValue) }
    if let contrast = overrides.accessibilityContrast { parts.append("contrast-\(contrast)") }
    if overrides.horizontalSizeClass != .unspecified {
      parts.append("width-\(overrides.horizontalSizeClass.traitName)")
    }
    if overrides.verticalSizeClass != .unspecified {
      parts.append("height-\(overrides.verticalSizeClass.traitName)")
    }
    if let idiom = overrides.userInterfaceIdiom { parts.append(idiom.rawValue) }
    if let scale = overrides.displayScale, CustomWindow.scales.contains(scale) {
      parts.append(scale == scale.rounded() ? "\(Int(scale))x" : "\(scale)x")
    }
    if let gamut = overrides.displayGamut { parts.append(gamut.rawValue) }
    if let direction = overrides.layoutDirection {
      parts.append(direction == .rightToLeft ? "rtl" : "ltr")
    }
    if let weight = overrides.legibilityWeight { parts.append("text-\(weight)") }
    if let appearance = overrides.activeAppearance { parts.append(appearance.rawValue) }
    if let force = overrides.forceTouchCapability { parts.append("force-\(force)") }
    if let language { parts.append("\(language)") }
    return parts.map { ":" + $0 }.joined()
  }
}
