package import EditorCanvas
import InterfaceResolution
public import InterfaceTraits
import PlatformFacts

/// Where and how a compiler lays documents out.
///
/// ```swift
/// var options = CompilerOptions(configurations: [.canvas])
/// options.emitsClosedForms = true
/// options.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).configurations.map(\.name))
/// ```
public struct CompilerOptions: Hashable, Sendable {
  /// Where the size of a text comes from.
  public enum TextSizes: String, Hashable, Sendable, CaseIterable {
    /// Texts are measured.
    case metrics
    /// Interface Builder's stored sizes stand for intrinsic content sizes: this tests the layout apart
    /// from fonts.
    case stored
  }

  /// A system and traits beside the options' own.
  package struct Variant: Hashable, Sendable {
    /// The version of the system; nil for the options' own.
    package var systemVersion: Int?
    /// Traits over the options' own.
    package var traits = TraitCollection()

    /// Creates a variant.
    package init(systemVersion: Int? = nil) { self.systemVersion = systemVersion }
  }

  /// The places to lay documents out in, in the order of the output.
  public var configurations: [ConfigurationRequest]
  /// The version of the system that apps run on, the newest by default.
  ///
  /// It chooses the measures of controls, bars, margins and texts and the system's colours. A number before the oldest version
  /// that is known, or after the newest, counts as that one. The document's own canvas follows the version of Interface Builder instead.
  public var systemVersion = SystemVersion.newest.major
  /// Traits that overwrite those of every place but the canvas, such as a text size or a style; what is unspecified stays the
  /// place's.
  public var traitOverrides = TraitCollection()
  /// Systems and traits that documents are laid out with one after another, over those above; without any, with those
  /// above alone.
  package var variants: [Variant] = []
  /// The languages that documents are laid out in, in the order of the output; the document's own canvas shows its own
  /// texts alone.
  ///
  /// A language that is written from right to left gives the interface that direction unless `traitOverrides` does.
  public var languages: [LanguageRequest] = [.base]
  /// Where the size of a text comes from.
  public var textSizes: TextSizes
  /// Which rules of Interface Builder's canvas are left out, to see what they are worth.
  package var excludedEditorRules: Set<EditorRule.ID> = []
  /// Whether layouts say their frames as functions of the canvas's size too.
  public var emitsClosedForms = false
  /// Whether compilations note which assets they ask for, so that `Compilation.dependencies` has them.
  public var recordsDependencies = false
  /// What a document may have at most.
  public var limits = Limits()
  /// Whether contents are wanted in the colours of every configuration.
  ///
  /// Layout files and findings name no resolved colour: for those alone it is not worth the time.
  package var resolvesColors = true

  /// Creates options; without arguments, the canvas and all nine cells with measured texts.
  public init(
    configurations: [ConfigurationRequest] = ConfigurationRequest.all,
    textSizes: TextSizes = .metrics
  ) {
    self.configurations = configurations
    self.textSizes = textSizes
  }

  /// Adds traits to choose from: each variant so far with each of them.
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

  /// The options for each variant, itself without any.
  var perVariant: [CompilerOptions] {
    guard !variants.isEmpty else { return [self] }
    return variants.map { variant in
      var options = self
      options.variants = []
      if let version = variant.systemVersion { options.systemVersion = version }
      options.traitOverrides = TraitCollection(traitsFrom: [traitOverrides, variant.traits])
      return options
    }
  }

  /// The system, the traits and the language that apps meet beside their place.
  func settings(in language: Language?) -> EnvironmentSettings {
    EnvironmentSettings(
      system: SystemVersion(nearestTo: systemVersion), overrides: traitOverrides,
      language: language)
  }
}
