/// A constant of `Sources/PlatformFacts` with its documentation, which states the source and the
/// confidence.
package struct Fact: Hashable, Sendable {
  /// The name, qualified with the names of the types that are nested in the type of the table.
  package var name: String
  /// The value as written in the source, in one line.
  package var value: String
  /// The documentation as one paragraph.
  package var documentation: String
}
