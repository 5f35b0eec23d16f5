package import EditorCanvas
import InterfaceResolution
public import InterfaceTraits
import PlatformFacts

/// The configurations and settings that a compiler lays documents out with.
///
/// ```swift
/// var options = CompilerOptions(configurations: [.canvas])
/// options.emitsClosedForms = true
/// options.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).configurations.map(\.name))
/// ```
public struct CompilerOptions: Hashable, Sendable {
  /// The source of text sizes.
  public enum TextSizes: String, Hashable, Sendable, CaseIterable {
    /// Text is measured.
    case metrics
    /// The sizes that Interface Builder stored replace intrinsic content sizes, which tests layout
    /// independently of fonts.
    case stored
  }

  /// A system version and traits in addition to those of the options.
  package struct Variant: Hashable, Sendable {
    /// The version of the system, or `nil` for that of the options.
    package var system: SystemVersion?
    /// The traits that override those of the options.
    package var traits = TraitCollection()

    package init(system: SystemVersion? = nil) { self.system = system }
  }

  /// The configurations to lay documents out in, in the order of the output.
  public var configurations: [ConfigurationRequest]
  /// The version of the system that apps run on, by default the newest.
  ///
  /// It determines the metrics of controls, bars, margins and text, and the system colors. A
  /// version below the oldest known one counts as the oldest, and one above the newest as the
  /// newest. The document's own canvas depends on the version of Interface Builder instead.
  public var systemVersion = SystemVersion.newest.major
  /// The minor version of the system, such as 4 for iOS 18.4.
  public var systemMinorVersion = 0
  /// The major version of the SDK that the app is built with, such as 26, or `nil` if it is unknown,
  /// which counts as the newest.
  ///
  /// Apps built with an SDK before 26 have the design of iOS 18 on later systems, too.
  public var sdkVersion: Int?
  /// A Boolean value that indicates whether the app requires the compatibility mode for the design
  /// of iOS 18 (`UIDesignRequiresCompatibility`), which is available only to apps built with SDK 26.
  public var requiresDesignCompatibility = false
  /// The traits that override those of every configuration except the canvas, such as a text size
  /// or a style; unspecified traits are not overridden.
  public var traitOverrides = TraitCollection()
  /// A Boolean value that indicates whether the system keyboard is shown on devices, docked at the
  /// bottom of the screen, so that keyboard layout guides follow it.
  ///
  /// The document's own canvas, cells and windows without a device show none.
  public var showsKeyboard = false
  /// The variants that documents are laid out with, one after another, in addition to the settings
  /// above; if empty, only the settings above apply.
  package var variants: [Variant] = []
  /// The languages that documents are laid out in, in the order of the output; the document's own
  /// canvas shows only its own texts.
  ///
  /// A right-to-left language sets the layout direction unless `traitOverrides` specifies it.
  public var languages: [LanguageRequest] = [.base]
  /// The kinds of devices on which the app hides the status bar of all its scenes.
  ///
  /// A document hides that of a single scene, which simulates no status bar. Up to iOS 18 this reduces
  /// the top inset to 0 on tablets and on phones with a home button.
  public var idiomsWithoutStatusBar: Set<TraitCollection.Idiom> = []
  /// The source of text sizes.
  public var textSizes: TextSizes
  /// The rules of Interface Builder's canvas that are disabled in order to measure their effect.
  package var excludedEditorRules: Set<EditorRule.ID> = []
  /// A Boolean value that indicates whether layouts also contain frames as functions of the canvas
  /// size.
  public var emitsClosedForms = false
  /// A Boolean value that indicates whether compilations record the assets that they look up, so
  /// that `Compilation.dependencies` contains them.
  public var recordsDependencies = false
  /// The maximum sizes of a document.
  public var limits = Limits()
  /// Whether contents are resolved with the colors of every configuration.
  ///
  /// Layout files and findings contain no resolved colors, so they do not need this.
  package var resolvesColors = true

  /// Creates options; the default is the canvas and all nine cells with measured text.
  public init(
    configurations: [ConfigurationRequest] = ConfigurationRequest.all,
    textSizes: TextSizes = .metrics
  ) {
    self.configurations = configurations
    self.textSizes = textSizes
  }

  /// Combines each variant so far with each of the given traits.
  package mutating func addVariants(_ choices: [TraitCollection]) {
    let outer = variants.isEmpty ? [Variant()] : variants
    variants = outer.flatMap { variant in
      choices.map { traits in
        var variant = variant
        variant.traits = TraitCollection(traitsFrom: [variant.traits, traits])
        return variant
      }
    }
  }

  /// The options of each variant, or the options themselves if there are no variants.
  var perVariant: [CompilerOptions] {
    guard !variants.isEmpty else { return [self] }
    return variants.map { variant in
      var options = self
      options.variants = []
      if let version = variant.system { options.system = version }
      options.traitOverrides = TraitCollection(traitsFrom: [traitOverrides, variant.traits])
      return options
    }
  }

  /// The system.
  package var system: SystemVersion {
    get { SystemVersion(nearestTo: systemVersion, minor: systemMinorVersion) }
    set { (systemVersion, systemMinorVersion) = (newValue.major, newValue.minor) }
  }

  /// Returns the system, design, traits and language of apps in addition to their configuration.
  func settings(in language: Language?) -> EnvironmentSettings {
    let build = AppBuild(
      sdk: sdkVersion.map { SystemVersion($0) },
      requiresCompatibility: requiresDesignCompatibility)
    return EnvironmentSettings(
      system: system, design: build.design, overrides: traitOverrides, language: language,
      showsKeyboard: showsKeyboard, idiomsWithoutStatusBar: idiomsWithoutStatusBar)
  }
}
