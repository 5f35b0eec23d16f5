/// How the version of Interface Builder that saved a document drew its canvas.
///
/// A version draws like the system that it was made for, and has habits of its own besides, the
/// `EditorRule`s. Both matter on a document's own canvas alone; devices and cells follow the system of
/// their environment, whichever version saved the document.
package struct CanvasEra: Hashable, Sendable {
  /// Which rules are left out, to see what they are worth.
  package struct Options: Hashable, Sendable {
    /// Whether the rules that fewer than three projects support are left out.
    package var withoutWeakRules: Bool
    /// The ids of further rules to leave out.
    package var excluded: Set<EditorRule.ID>

    /// Creates options; without arguments nothing is left out.
    package init(withoutWeakRules: Bool = false, excluded: Set<EditorRule.ID> = []) {
      self.withoutWeakRules = withoutWeakRules
      self.excluded = excluded
    }
  }

  /// The integer part of the document's `toolsVersion`, such as 14868.
  package let version: Int
  /// Which rules are left out.
  package let options: Options

  /// The number that stands for no version in particular.
  ///
  /// Several versions wrote it: it is above every threshold and in none of the ranges that belong to
  /// Xcode 26, so it behaves as the newest version before that (layout rule 12).
  package static let placeholder = 32700

  /// Creates the era of a version; 0 stands for a document that does not say its own.
  package init(_ version: Int, options: Options = Options()) {
    self.version = version == 0 ? Self.placeholder : version
    self.options = options
  }

  /// Whether the canvas follows a rule.
  package func follows(_ rule: EditorRule) -> Bool {
    guard rule.versions.contains(version) else { return false }
    if options.withoutWeakRules, rule.isWeak { return false }
    return options.excluded.isEmpty || !options.excluded.contains(rule.id)
  }

  /// The system that the version was made for and draws like.
  ///
  /// Xcode 5 was made for iOS 7, and each later one for the next, except that versions from 18000 to 24000
  /// differ from each other in nothing that was measured but iOS 15's accessories.
  package var system: SystemVersion {
    switch version {
    case ..<6000: SystemVersion(7)
    case ..<7702: SystemVersion(8)
    case ..<11000: SystemVersion(9)
    case ..<13000: SystemVersion(10)
    case ..<14200: SystemVersion(11)
    case ..<14800: SystemVersion(12)
    case ..<17000: SystemVersion(13)
    case ..<18000: SystemVersion(14)
    case ..<21000: SystemVersion(15)
    case ..<22000: SystemVersion(16)
    case ..<23000: SystemVersion(17)
    case ..<24000: SystemVersion(18)
    case ..<32000: SystemVersion(26)
    default: SystemVersion(18)
    }
  }

  /// How many pixels a point has on the canvas of a device with the given scale.
  package func scale(ofDevice scale: Double) -> Double {
    follows(.onePixelPerPoint) ? 1 : scale
  }
}
