package import PlatformFacts

/// How the version of Interface Builder that saved a document drew its canvas.
///
/// A version draws like the system that it was made for, and has habits of its own besides, the
/// `EditorRule`s. Both matter on a document's own canvas alone; devices and cells follow the system of
/// their environment, whichever version saved the document.
package struct CanvasEra: Hashable, Sendable {
  /// The integer part of the document's `toolsVersion`, such as 14868.
  package let version: Int
  /// The rules that are left out, to see what they are worth.
  package let excludedRules: Set<EditorRule.ID>

  /// Creates the era of a version; 0 stands for a document that does not say its own.
  ///
  /// - Parameters:
  ///   - version: The integer part of `toolsVersion`.
  ///   - excludedRules: The rules that are left out.
  package init(_ version: Int, excludedRules: Set<EditorRule.ID> = []) {
    self.version = version == 0 ? EditorVersionTable.placeholder : version
    self.excludedRules = excludedRules
  }

  /// Whether the canvas follows a rule.
  package func follows(_ rule: EditorRule) -> Bool {
    rule.versions.contains(version)
      && (excludedRules.isEmpty || !excludedRules.contains(rule.id))
  }

  /// The system that the version was made for and draws like.
  package var system: SystemVersion {
    let row = EditorVersionTable.systems.last { $0.first <= version }
    return row.map { SystemVersion($0.system) } ?? .oldest
  }

  /// How many pixels a point has on the canvas of a device with the given scale.
  package func scale(ofDevice scale: Double) -> Double {
    follows(.onePixelPerPoint) ? 1 : scale
  }
}
