package import InterfaceTraits
package import PlatformFacts

/// The settings of an environment apart from its window: a system, and traits that a user or an app
/// selected.
package struct EnvironmentSettings: Hashable, Sendable {
  /// The system's version.
  package let system: SystemVersion
  /// Whether the device determines the system, because it never ran a newer one; names of
  /// configurations then leave the system out.
  package var isSystemImplied = false
  /// The app's design, which is that of the system or an earlier one.
  package let design: InterfaceDesign
  /// The traits that override those of the window; unspecified ones are not overridden.
  package var overrides: TraitCollection
  /// The language of the app's texts, or `nil` for the document's own texts.
  package var language: Language?
  /// Whether the system keyboard is shown, docked at the bottom of the screen.
  package var showsKeyboard: Bool
  /// The kinds of devices on which the app hides the status bar of all its scenes.
  package var idiomsWithoutStatusBar: Set<TraitCollection.Idiom>

  /// Creates settings, by default those of the newest system without overrides or a keyboard.
  ///
  /// - Parameters:
  ///   - system: The system's version.
  ///   - design: The latest design that the app has on any system, or `nil` for that of the system.
  ///   - overrides: The traits that override those of the window.
  ///   - language: The language of the app's texts, or `nil` for the document's own texts.
  ///   - showsKeyboard: Whether the system keyboard is shown.
  ///   - idiomsWithoutStatusBar: The kinds of devices on which the app hides the status bar of all
  ///     its scenes.
  package init(
    system: SystemVersion = .newest, design: InterfaceDesign? = nil,
    overrides: TraitCollection = TraitCollection(), language: Language? = nil,
    showsKeyboard: Bool = false, idiomsWithoutStatusBar: Set<TraitCollection.Idiom> = []
  ) {
    let own = InterfaceDesign(system)
    self.system = system
    self.design = min(design ?? own, own)
    self.overrides = overrides
    self.language = language
    self.showsKeyboard = showsKeyboard
    self.idiomsWithoutStatusBar = idiomsWithoutStatusBar
  }

  /// Returns the traits of a window with these settings: the user's selections belong to the
  /// screen, size classes to the window.
  ///
  /// A language determines the layout direction if nothing else does. There is no dark style and
  /// there are no size classes on systems that lack them.
  /// - Parameters:
  ///   - window: The name of the window.
  ///   - screen: The name of the screen.
  ///   - base: The combined traits of both: size classes belong to the window, all others to the
  ///     screen.
  /// - Returns: The trait environment of the window, and whether its height is compact, on which
  ///   bars depend even if there are no size classes.
  func window(
    _ window: String, onScreen screen: String, _ base: TraitCollection
  ) -> (environment: TraitEnvironment, isCompactHeight: Bool) {
    var language = TraitCollection()
    language.layoutDirection = self.language?.layoutDirection
    var traits = TraitCollection(traitsFrom: [base, language, overrides])
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

  /// Returns the scale with these settings, in pixels per point; an invalid number is ignored.
  func scale(over base: Double) -> Double {
    overrides.displayScale.flatMap { CustomWindow.scales.contains($0) ? $0 : nil } ?? base
  }

  /// The system whose design the app has, or `nil` if it has that of the system that it runs on.
  package var earlierDesign: SystemVersion? {
    design == InterfaceDesign(system) ? nil : design.metricsSystem(on: system)
  }

  /// The suffix of a configuration's name: a part for the system if it is not the newest and the device
  /// does not imply it, one for
  /// the design if it is not that of the system, such as `:design-18`, one for each overridden
  /// trait, such as `:os-12:AX3:dark`, one for the keyboard if it is shown, `:keyboard`, and finally
  /// the language, such as `:fr`.
  package var nameSuffix: String {
    var parts: [String] = []
    if system != .newest, !isSystemImplied { parts.append("os-\(system.text)") }
    if let earlierDesign { parts.append("design-\(earlierDesign.text)") }
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
    if showsKeyboard { parts.append("keyboard") }
    if let language { parts.append("\(language)") }
    // Not `joined`, which looks up conformances at run time.
    return parts.reduce("") { $0 + ":" + $1 }
  }
}
