package import PlatformFacts

/// The behavior of the canvas in the version of Interface Builder that saved a document.
///
/// A version draws like the system for which it was made, with further differences, the
/// `EditorRule`s. Both apply only to a document's own canvas; devices and cells follow the system
/// of their environment, regardless of the version that saved the document.
package struct CanvasBehavior: Hashable, Sendable {
  /// The integer part of the document's `toolsVersion`, such as 14868.
  package let version: Int
  /// The rules that are disabled to determine their effect.
  package let excludedRules: Set<EditorRule.ID>

  /// Creates the behavior of a version; 0 means that the document does not declare one.
  ///
  /// - Parameters:
  ///   - version: The integer part of `toolsVersion`.
  ///   - excludedRules: The rules that are disabled.
  package init(_ version: Int, excludedRules: Set<EditorRule.ID> = []) {
    self.version = version == 0 ? EditorVersionTable.placeholder : version
    self.excludedRules = excludedRules
  }

  /// Returns whether a rule applies to the canvas.
  package func follows(_ rule: EditorRule) -> Bool {
    rule.versions.contains(version)
      && (excludedRules.isEmpty || !excludedRules.contains(rule.id))
  }

  /// The system for which the version was made, and like which it draws.
  package var system: SystemVersion {
    let row = EditorVersionTable.systems.last { $0.first <= version }
    return row.map { SystemVersion($0.system) } ?? .oldest
  }

  /// Returns the number of pixels per point on the canvas of a device with the given scale.
  package func scale(ofDevice scale: Double) -> Double {
    follows(.onePixelPerPoint) ? 1 : scale
  }
}
