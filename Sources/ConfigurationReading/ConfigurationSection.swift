package import StructuredData

/// A part of a configuration, under a top-level key of its own.
///
/// To add a section: a type that reads it, in a folder of its own; a line in
/// `ConfigurationSections.all`; its part of `schemas/configuration.schema.json`, which a test
/// requires; a chapter of `docs/guide/configuration.md`.
package protocol ConfigurationSection: Sendable {
  /// The key, such as `views`.
  static var key: String { get }

  /// Creates an empty section.
  init()

  /// Reads the section in a file.
  ///
  /// Files are read from the outermost to the nearest; later values take precedence.
  mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader)

  /// Checks the combination of all files, and links sections with each other.
  mutating func finish(_ sections: ConfigurationSections, _ reader: inout ConfigurationReader)
}

extension ConfigurationSection {
  package mutating func finish(
    _ sections: ConfigurationSections, _ reader: inout ConfigurationReader
  ) {}
}
