package import StructuredData

/// A part of a configuration, under a key of its own at the top of the file.
///
/// To add one: a type that reads itself, in a folder of its own; a line in `ConfigurationSections.all`; its part of
/// `schemas/configuration.schema.json`, which a test asks for; a chapter of `docs/configuration.md`.
package protocol ConfigurationSection: Sendable {
  /// The key, such as `views`.
  static var key: String { get }

  /// A section that says nothing.
  init()

  /// Takes what a file says.
  ///
  /// Files come from the outermost to the nearest: what is read later counts before what is there.
  mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader)

  /// Checks what all files together say, and links sections with each other.
  mutating func finish(_ sections: ConfigurationSections, _ reader: inout ConfigurationReader)
}

extension ConfigurationSection {
  package mutating func finish(
    _ sections: ConfigurationSections, _ reader: inout ConfigurationReader
  ) {}
}
